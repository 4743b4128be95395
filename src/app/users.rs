use chrono_tz::Tz;

use super::view::UserView;
use super::{Answer, App, AppError, Reply};
use crate::model::{Language, Name, User};
use crate::store::{NewUser, UserEdit};

impl App {
    pub(super) fn add_user(&self, name: Name, time_zone: Tz, language: Language) -> Result<Reply, AppError> {
        let new = NewUser { name: name.clone(), time_zone, language, created_at: self.outside.now() };
        let user = self.store.add_user(new).wait().map_err(AppError::about(&name))?;
        Ok(Answer::User(UserView::from(&user)).into())
    }

    pub(super) fn list_users(&self) -> Reply {
        let directory = self.store.directory();
        Answer::Users(directory.accounts().map(|account| UserView::from(account.user())).collect()).into()
    }

    pub(super) fn edit_user(
        &self,
        name: Name,
        new_name: Option<Name>,
        time_zone: Option<Tz>,
        language: Option<Language>,
    ) -> Result<Reply, AppError> {
        // `Taken` is about the new name, `Unknown` about the old one.
        self.account(&name)?;
        let about = AppError::about(new_name.as_ref().unwrap_or(&name));
        let edit = UserEdit { name: new_name.clone(), time_zone, language };
        let user = self.store.edit_user(name, edit).wait().map_err(about)?;
        Ok(Answer::User(UserView::from(&user)).into())
    }

    pub(super) fn remove_user(&self, name: Name) -> Result<Reply, AppError> {
        let user = self.store.remove_user(name.clone()).wait().map_err(AppError::about(&name))?;
        self.store.finish_chores()?;
        Ok(Answer::User(UserView::from(&user)).into())
    }
}

impl From<&User> for UserView {
    fn from(user: &User) -> Self {
        UserView {
            name: user.name.clone(),
            time_zone: user.time_zone,
            language: user.language,
            created_at: user.created_at,
        }
    }
}
