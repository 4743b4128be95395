use http::Method;

/// Where requests lead, as metrics and the log name it: never by the path that was sent, which may hold anything.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Route {
    List,
    Integrations,
    TestAuth,
    Capture,
    Memo,
    Health,
    Ready,
    Metrics,
    /// Nothing is there.
    Nowhere,
}

/// A path's methods, as its `Allow` header says them.
#[derive(Debug, Clone, Copy)]
pub(super) enum Methods {
    Get,
    Post,
}

impl Route {
    pub(super) const ALL: [Route; 9] = [
        Route::List,
        Route::Integrations,
        Route::TestAuth,
        Route::Capture,
        Route::Memo,
        Route::Health,
        Route::Ready,
        Route::Metrics,
        Route::Nowhere,
    ];

    /// For the metrics.
    pub(super) fn name(self) -> &'static str {
        match self {
            Route::List => "list",
            Route::Integrations => "integrations",
            Route::TestAuth => "test-auth",
            Route::Capture => "capture",
            Route::Memo => "memo",
            Route::Health => "healthz",
            Route::Ready => "readyz",
            Route::Metrics => "metrics",
            Route::Nowhere => "none",
        }
    }

    /// For the log.
    pub(super) fn pattern(self) -> &'static str {
        match self {
            Route::List => "/automation/list",
            Route::Integrations => "/automation/integrations",
            Route::TestAuth => "/automation/test-auth",
            Route::Capture => "/capture/memos",
            Route::Memo => "/capture/memos/{id}",
            Route::Health => "/healthz",
            Route::Ready => "/readyz",
            Route::Metrics => "/metrics",
            Route::Nowhere => "-",
        }
    }

    /// `None` where nothing is.
    pub(super) fn methods(self) -> Option<Methods> {
        match self {
            Route::List | Route::Integrations | Route::TestAuth | Route::Capture => Some(Methods::Post),
            Route::Memo | Route::Health | Route::Ready | Route::Metrics => Some(Methods::Get),
            Route::Nowhere => None,
        }
    }
}

impl Methods {
    pub(super) fn allow(self) -> &'static str {
        match self {
            Methods::Get => "GET, HEAD, OPTIONS",
            Methods::Post => "POST, OPTIONS",
        }
    }

    pub(super) fn contain(self, method: &Method) -> bool {
        match self {
            Methods::Get => method == Method::GET || method == Method::HEAD,
            Methods::Post => method == Method::POST,
        }
    }
}
