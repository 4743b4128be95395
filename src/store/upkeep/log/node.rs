//! A page of a tree, as its messages make it.

use super::bytes::Bytes;

/// No page of memod's has more keys; one that says so is none.
const MOST_KEYS: u64 = 1 << 20;

/// A node of a tree.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Node {
    /// The page on its right; 0 is none.
    pub(super) next: u64,
    /// The child that is about to be merged into the one on its left; 0 is none.
    pub(super) merging_child: u64,
    /// Whether it is about to be merged into the one on its left.
    pub(super) merging: bool,
    /// Its first possible key.
    pub(super) lo: Vec<u8>,
    /// The first key beyond it; empty for none.
    pub(super) hi: Vec<u8>,
    prefix: usize,
    /// Without the prefix.
    keys: Vec<Vec<u8>>,
    data: Data,
}

#[derive(Debug, Clone, PartialEq, Eq)]
enum Data {
    Leaf(Vec<Vec<u8>>),
    Index(Vec<u64>),
}

impl Default for Data {
    fn default() -> Self {
        Data::Leaf(Vec::new())
    }
}

impl Node {
    /// The node that was written as `body`. `None` for what sled cannot have written.
    pub(super) fn read(body: &[u8]) -> Option<Node> {
        let mut bytes = Bytes(body);
        let (next, merging_child) = (bytes.number()?, bytes.number()?);
        let (merging, prefix) = (bytes.byte()? != 0, usize::from(bytes.byte()?));
        let (lo, hi) = (bytes.string()?.to_vec(), bytes.string()?.to_vec());
        let kind = bytes.byte()?;
        let length = bytes.number().filter(|length| *length <= MOST_KEYS)?;
        let keys: Vec<Vec<u8>> =
            (0..length).map(|_| bytes.string().map(<[u8]>::to_vec)).collect::<Option<_>>()?;
        let data = match kind {
            0 => Data::Leaf((0..length).map(|_| bytes.string().map(<[u8]>::to_vec)).collect::<Option<_>>()?),
            1 => Data::Index((0..length).map(|_| bytes.number()).collect::<Option<_>>()?),
            _ => return None,
        };
        let is_ordered = keys.is_sorted_by(|one, two| one < two) && (hi.is_empty() || lo < hi);
        let is_whole = bytes.is_empty() && prefix <= lo.len() && is_ordered;
        is_whole.then_some(Node { next, merging_child, merging, lo, hi, prefix, keys, data })
    }

    /// Makes the change that was written as `body`. `None` where it cannot be one of this node.
    pub(super) fn apply(&mut self, body: &[u8]) -> Option<()> {
        let mut bytes = Bytes(body);
        match (bytes.byte()?, &mut self.data) {
            (0, Data::Leaf(values)) => {
                let (key, value) = (bytes.string()?, bytes.string()?.to_vec());
                match self.keys.binary_search_by(|known| known.as_slice().cmp(key)) {
                    Ok(at) => *values.get_mut(at)? = value,
                    Err(at) => {
                        self.keys.insert(at, key.to_vec());
                        values.insert(at, value);
                    }
                }
            }
            (1, Data::Leaf(values)) => {
                let key = bytes.string()?;
                if let Ok(at) = self.keys.binary_search_by(|known| known.as_slice().cmp(key)) {
                    self.keys.remove(at);
                    values.remove(at);
                }
            }
            (2, Data::Index(_)) => self.merging_child = bytes.number()?,
            (3, Data::Index(children)) => {
                let merged = std::mem::take(&mut self.merging_child);
                let at = children.iter().position(|child| *child == merged)?;
                self.keys.remove(at);
                children.remove(at);
            }
            (4, _) => self.merging = true,
            _ => return None,
        }
        bytes.is_empty().then_some(())
    }

    /// The children, each with the first key that is looked for there; `None` for a leaf.
    pub(super) fn children(&self) -> Option<impl Iterator<Item = (Vec<u8>, u64)> + '_> {
        let Data::Index(children) = &self.data else { return None };
        Some(self.keys.iter().map(|key| self.whole(key)).zip(children.iter().copied()))
    }

    /// The pairs of a leaf, in the order of keys.
    pub(super) fn pairs(&self) -> impl Iterator<Item = (Vec<u8>, &[u8])> + '_ {
        let values = match &self.data {
            Data::Leaf(values) => values.as_slice(),
            Data::Index(_) => &[],
        };
        self.keys.iter().map(|key| self.whole(key)).zip(values.iter().map(Vec::as_slice))
    }

    pub(super) fn get(&self, key: &[u8]) -> Option<&[u8]> {
        let Data::Leaf(values) = &self.data else { return None };
        let rest = key.strip_prefix(self.lo.get(..self.prefix)?)?;
        let at = self.keys.binary_search_by(|known| known.as_slice().cmp(rest)).ok()?;
        values.get(at).map(Vec::as_slice)
    }

    fn whole(&self, key: &[u8]) -> Vec<u8> {
        [self.lo.get(..self.prefix).unwrap_or_default(), key].concat()
    }
}

/// The name of each tree and the page that is its root.
pub(super) type Roots = Vec<(Vec<u8>, u64)>;

/// What the meta page says.
pub(super) fn read_meta(body: &[u8]) -> Option<Roots> {
    let mut bytes = Bytes(body);
    let mut roots = Roots::new();
    while !bytes.is_empty() {
        roots.push((bytes.string()?.to_vec(), bytes.number()?));
    }
    Some(roots)
}
