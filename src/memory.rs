//! Where memory comes from. What one thread allocates for a capture another frees; docs/design.md says why glibc
//! does not serve that.

use mimalloc::MiMalloc;

#[global_allocator]
static ALLOCATOR: MiMalloc = MiMalloc;

/// Gives what this thread has freed back to the kernel now; by itself mimalloc does that at one of the next
/// allocations, and an idle server makes none.
#[allow(unsafe_code)]
pub(crate) fn give_back() {
    // SAFETY: mi_collect takes no pointer and may be called by any thread at any time.
    unsafe { libmimalloc_sys::mi_collect(true) };
}
