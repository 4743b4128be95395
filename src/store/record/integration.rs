use serde::{Deserialize, Serialize};

use super::{Stored, first_version};
use crate::model::{FormatType, Integration, IntegrationNumber, Name};
use crate::store::layout::read_integration_key;

#[derive(Serialize, Deserialize)]
pub(in crate::store) struct IntegrationV1 {
    number: u32,
    trigger: String,
    format: u8,
}

first_version!(IntegrationV1);

impl Stored for Integration {
    const KIND: &'static str = "integration";
    type Payload = IntegrationV1;

    fn to_payload(&self) -> IntegrationV1 {
        let format = match self.format_type {
            FormatType::PlainText => 0,
            FormatType::Checklist => 1,
            FormatType::CalendarEvent => 2,
        };
        IntegrationV1 { number: self.number.0, trigger: self.trigger.to_string(), format }
    }

    fn from_payload(key: &[u8], payload: IntegrationV1) -> Option<Self> {
        let (user, id) = read_integration_key(key)?;
        let format_type = match payload.format {
            0 => FormatType::PlainText,
            1 => FormatType::Checklist,
            2 => FormatType::CalendarEvent,
            _ => return None,
        };
        let trigger = Name::parse(&payload.trigger).ok()?;
        Some(Integration { number: IntegrationNumber(payload.number), user, id, trigger, format_type })
    }
}
