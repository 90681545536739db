use std::cell::{Cell, RefCell};
use std::collections::HashMap;
use std::io::{BufRead as _, BufReader};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use base64::Engine as _;
use serde_json::{Value, json};
use tempfile::TempDir;
use tungstenite::stream::MaybeTlsStream;
use tungstenite::{Message, WebSocket};

/// How long something may take before the test gives up.
const PATIENCE: Duration = Duration::from_secs(30);

/// A headless browser, driven by its own protocol.
pub(crate) struct Chromium {
    child: Child,
    line: RefCell<WebSocket<MaybeTlsStream<TcpStream>>>,
    next: Cell<u64>,
    errors: RefCell<Vec<String>>,
    traced: RefCell<Vec<Value>>,
    traces: Cell<bool>,
    _profile: TempDir,
}

/// One page, with cookies and storage of its own.
pub(crate) struct Page<'a> {
    chromium: &'a Chromium,
    session: String,
    context: String,
}

/// Something that a screen reader tells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Spoken {
    /// How deep within others it stands.
    pub(crate) depth: usize,
    /// What it is.
    pub(crate) role: String,
    /// What it is called.
    pub(crate) name: String,
}

/// A window to look through.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Window {
    pub(crate) name: &'static str,
    pub(crate) width: u32,
    pub(crate) height: u32,
}

/// How many steps of the keyboard there are to something, back to the first where none lies ahead; one where nobody can tell.
const AWAY: &str = "selector => {
    const stops = [...document.querySelectorAll('a[href], button, input, select, summary, [tabindex]')]
        .filter(e => e.tabIndex >= 0 && !e.disabled && e.offsetParent !== null && !e.closest('[inert]'));
    const here = stops.indexOf(document.activeElement);
    const there = stops.findIndex((e, at) => at > here && e.matches(selector));
    const first = stops.findIndex(e => e.matches(selector));
    return here < 0 ? 1 : there >= 0 ? there - here : first >= 0 && first < here ? first - here : 1;
}";

/// How high the browser's own bars are at most, in pixels.
const FRAME: u32 = 150;

pub(crate) const WIDE: Window = Window { name: "wide", width: 1440, height: 900 };
pub(crate) const PHONE: Window = Window { name: "phone", width: 390, height: 844 };

impl Chromium {
    pub(crate) fn start() -> Self {
        let profile = tempfile::tempdir().expect("a folder");
        let mut child = Command::new(program())
            .args(["--headless=new", "--no-sandbox", "--disable-gpu", "--no-first-run", "--remote-debugging-port=0"])
            // Nobody listens, and one process less draws.
            .args(["--disable-audio-output", "--in-process-gpu"])
            // What moves outside the window itself is never drawn, however large a page is told that it is.
            .arg(format!("--window-size={},{}", WIDE.width, WIDE.height + FRAME))
            .arg(format!("--user-data-dir={}", profile.path().display()))
            .arg("about:blank")
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the browser starts");
        let mut lines = BufReader::new(child.stderr.take().expect("a pipe")).lines();
        let address = lines
            .find_map(|line| line.ok()?.strip_prefix("DevTools listening on ").map(str::to_owned))
            .expect("the browser says where it listens");
        // Whatever else it says must not fill the pipe.
        std::thread::spawn(move || lines.for_each(drop));
        let (line, _) = tungstenite::connect(address).expect("the browser listens");
        Self {
            child,
            line: RefCell::new(line),
            next: Cell::new(1),
            errors: RefCell::default(),
            traced: RefCell::default(),
            traces: Cell::new(false),
            _profile: profile,
        }
    }

    /// Opens a page at an address, as somebody who was never here.
    pub(crate) fn open(&self, address: &str, window: Window) -> Page<'_> {
        let page = self.blank(window);
        page.go(address);
        page
    }

    /// Opens an empty page, as somebody who was never here.
    pub(crate) fn blank(&self, window: Window) -> Page<'_> {
        let context = self.ask(None, "Target.createBrowserContext", &json!({}));
        let target = self.ask(
            None,
            "Target.createTarget",
            &json!({"url": "about:blank", "browserContextId": context["browserContextId"]}),
        );
        let attached =
            self.ask(None, "Target.attachToTarget", &json!({"targetId": target["targetId"], "flatten": true}));
        let session = attached["sessionId"].as_str().expect("a session").to_owned();
        let context = context["browserContextId"].as_str().expect("a context").to_owned();
        let page = Page { chromium: self, session, context };
        for domain in ["Page", "Runtime", "Log"] {
            page.ask(&format!("{domain}.enable"), &json!({}));
        }
        page.look_through(window);
        page
    }

    /// Begins to write down what becomes of every frame.
    #[allow(dead_code, reason = "only the benchmark needs it")]
    pub(crate) fn trace_frames(&self) {
        let categories = json!({"includedCategories": ["disabled-by-default-devtools.timeline.frame"]});
        self.ask(None, "Tracing.start", &json!({"traceConfig": categories, "transferMode": "ReportEvents"}));
        self.traces.set(true);
    }

    /// Whatever was written down about frames.
    #[allow(dead_code, reason = "only the benchmark needs it")]
    pub(crate) fn traced(&self) -> Vec<Value> {
        self.ask(None, "Tracing.end", &json!({}));
        while self.traces.get() {
            if let Some(heard) = self.hear() {
                self.note(&heard);
            }
        }
        self.traced.take()
    }

    /// Everything that pages complained about so far.
    pub(crate) fn errors(&self) -> Vec<String> {
        self.errors.borrow().clone()
    }

    fn ask(&self, session: Option<&str>, method: &str, params: &Value) -> Value {
        self.try_ask(session, method, params).unwrap_or_else(|error| panic!("{method}: {error}"))
    }

    /// What the browser answers, or why it does not.
    fn try_ask(&self, session: Option<&str>, method: &str, params: &Value) -> Result<Value, Value> {
        let id = self.next.get();
        self.next.set(id + 1);
        let mut message = json!({"id": id, "method": method, "params": params});
        if let Some(session) = session {
            message["sessionId"] = json!(session);
        }
        self.line.borrow_mut().send(Message::text(message.to_string())).expect("the browser listens");
        loop {
            let Some(heard) = self.hear() else { continue };
            if heard["id"] == json!(id) {
                return heard.get("error").map_or_else(|| Ok(heard["result"].clone()), |error| Err(error.clone()));
            }
            self.note(&heard);
        }
    }

    /// The next thing that the browser says, if it can be understood.
    fn hear(&self) -> Option<Value> {
        let heard = self.line.borrow_mut().read().expect("the browser answers");
        serde_json::from_str(&heard.into_text().ok()?).ok()
    }

    fn note(&self, heard: &Value) {
        let params = &heard["params"];
        let complaint = match heard["method"].as_str() {
            Some("Runtime.exceptionThrown") => params["exceptionDetails"].to_string(),
            Some("Runtime.consoleAPICalled") if params["type"] == "error" => params["args"].to_string(),
            Some("Log.entryAdded") if params["entry"]["level"] == "error" => params["entry"].to_string(),
            Some("Tracing.dataCollected") => {
                return self.traced.borrow_mut().extend(params["value"].as_array().into_iter().flatten().cloned());
            }
            Some("Tracing.tracingComplete") => return self.traces.set(false),
            _ => return,
        };
        self.errors.borrow_mut().push(complaint);
    }
}

impl Drop for Chromium {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Page<'_> {
    pub(crate) fn go(&self, address: &str) {
        self.ask("Page.navigate", &json!({"url": address}));
        self.wait_for("document.readyState === 'complete'");
    }

    /// Loads the page anew.
    pub(crate) fn reload(&self) {
        self.run("window.stale = true");
        self.ask("Page.reload", &json!({}));
        self.wait_for("!window.stale && document.readyState === 'complete'");
    }

    /// Cuts the page off from the network, or connects it again.
    pub(crate) fn set_offline(&self, offline: bool) {
        self.ask("Network.enable", &json!({}));
        self.ask(
            "Network.emulateNetworkConditions",
            &json!({"offline": offline, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1}),
        );
    }

    pub(crate) fn look_through(&self, window: Window) {
        self.ask(
            "Emulation.setDeviceMetricsOverride",
            &json!({"width": window.width, "height": window.height, "deviceScaleFactor": 1, "mobile": false}),
        );
    }

    pub(crate) fn set_scheme(&self, scheme: &str) {
        self.ask(
            "Emulation.setEmulatedMedia",
            &json!({"features": [{"name": "prefers-color-scheme", "value": scheme}]}),
        );
    }

    /// Lets nothing move that need not: whoever looks at something else than motion is sooner there.
    pub(crate) fn calm(&self) {
        self.ask(
            "Emulation.setEmulatedMedia",
            &json!({"features": [{"name": "prefers-reduced-motion", "value": "reduce"}]}),
        );
    }

    /// The value of a script; nothing where the page was left meanwhile.
    pub(crate) fn run(&self, script: &str) -> Value {
        let how = json!({"expression": script, "returnByValue": true, "awaitPromise": true});
        let Ok(answer) = self.chromium.try_ask(Some(&self.session), "Runtime.evaluate", &how) else {
            return Value::Null;
        };
        assert!(answer.get("exceptionDetails").is_none(), "{script}: {}", answer["exceptionDetails"]);
        answer["result"]["value"].clone()
    }

    /// Waits until a script says true.
    pub(crate) fn wait_for(&self, script: &str) {
        let start = Instant::now();
        while self.run(script) != json!(true) {
            assert!(start.elapsed() < PATIENCE, "this never came true: {script}; the page says: {}", self.text());
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    /// Waits for something to be there.
    pub(crate) fn wait_to_see(&self, selector: &str) {
        self.wait_for(&format!("document.querySelector({}) !== null", json!(selector)));
    }

    /// Presses the mouse on something, where it is.
    pub(crate) fn click(&self, selector: &str) {
        self.wait_to_see(selector);
        self.run(&format!("document.querySelector({}).scrollIntoView({{block: 'center'}})", json!(selector)));
        let (x, y) = self.middle(selector);
        self.click_at(x, y);
    }

    /// Presses the mouse at a point.
    pub(crate) fn click_at(&self, x: f64, y: f64) {
        for kind in ["mousePressed", "mouseReleased"] {
            self.ask(
                "Input.dispatchMouseEvent",
                &json!({"type": kind, "x": x, "y": y, "button": "left", "clickCount": 1}),
            );
        }
    }

    /// Runs a script in every document before anything of its own.
    pub(crate) fn prepare(&self, script: &str) {
        self.ask("Page.addScriptToEvaluateOnNewDocument", &json!({"source": script}));
    }

    /// Presses a key, as somebody at a keyboard does.
    pub(crate) fn press(&self, key: &str) {
        self.press_with(key, 0);
    }

    /// Presses a key while others are held down.
    fn press_with(&self, key: &str, modifiers: u32) {
        let (number, text) = match key {
            "Tab" => (9, ""),
            "Enter" => (13, "\r"),
            "Escape" => (27, ""),
            "End" => (35, ""),
            "Home" => (36, ""),
            "ArrowLeft" => (37, ""),
            "ArrowRight" => (39, ""),
            "ArrowDown" => (40, ""),
            letter => (u32::from(letter.as_bytes()[0].to_ascii_uppercase()), letter),
        };
        for kind in ["keyDown", "keyUp"] {
            let text = if kind == "keyDown" { text } else { "" };
            self.ask(
                "Input.dispatchKeyEvent",
                &json!({"type": kind, "key": key, "code": key, "windowsVirtualKeyCode": number, "text": text, "modifiers": modifiers}),
            );
        }
    }

    /// Goes from one thing to the next until it stands on something, or has been everywhere.
    pub(crate) fn tab_to(&self, selector: &str) {
        let there = format!("document.activeElement.matches({})", json!(selector));
        let away = self.run(&format!("({AWAY})({})", json!(selector))).as_i64().expect("a number");
        let shift = if away < 0 { 8 } else { 0 };
        for _ in 1..away.abs() {
            self.press_with("Tab", shift);
        }
        for _ in 0..200 {
            self.press_with("Tab", shift);
            if self.run(&there) == json!(true) {
                return;
            }
        }
    }

    /// Puts a finger on something, draws it over to something else and lifts it there.
    pub(crate) fn draw(&self, from: &str, to: &str) {
        self.ask("Emulation.setTouchEmulationEnabled", &json!({"enabled": true}));
        let (from, to) = (self.middle(from), self.middle(to));
        let touch = |kind: &str, points: Value| {
            self.ask("Input.dispatchTouchEvent", &json!({"type": kind, "touchPoints": points}));
        };
        let between = |part: f64| json!([{"x": from.0 + (to.0 - from.0) * part, "y": from.1 + (to.1 - from.1) * part}]);
        touch("touchStart", between(0.0));
        for step in 1..=8 {
            touch("touchMove", between(f64::from(step) / 8.0));
        }
        touch("touchEnd", json!([]));
        self.ask("Emulation.setTouchEmulationEnabled", &json!({"enabled": false}));
    }

    /// The middle of something, in the window.
    fn middle(&self, selector: &str) -> (f64, f64) {
        self.wait_to_see(selector);
        let script = format!(
            "(() => {{ const r = document.querySelector({}).getBoundingClientRect(); \
             return [r.x + r.width / 2, r.y + r.height / 2]; }})()",
            json!(selector)
        );
        let at = self.run(&script);
        (at[0].as_f64().expect("a number"), at[1].as_f64().expect("a number"))
    }

    /// Types into a field.
    pub(crate) fn fill(&self, selector: &str, text: &str) {
        self.wait_to_see(selector);
        self.run(&format!("document.querySelector({}).focus()", json!(selector)));
        self.ask("Input.insertText", &json!({"text": text}));
    }

    /// What a screen reader is told of the page: roles, names and texts in the order in which they are read.
    pub(crate) fn spoken(&self) -> Vec<Spoken> {
        let tree = self.ask("Accessibility.getFullAXTree", &json!({}));
        let nodes = tree["nodes"].as_array().cloned().unwrap_or_default();
        let by_id: HashMap<&str, &Value> =
            nodes.iter().filter_map(|node| Some((node["nodeId"].as_str()?, node))).collect();
        let mut spoken = Vec::new();
        let mut waiting: Vec<(&Value, usize)> = nodes.first().map(|root| (root, 0)).into_iter().collect();
        while let Some((node, depth)) = waiting.pop() {
            let text = |what: &str| node[what]["value"].as_str().unwrap_or_default().to_owned();
            if node["ignored"] == json!(false) {
                spoken.push(Spoken { depth, role: text("role"), name: text("name") });
            }
            let children = node["childIds"].as_array().map_or(&[][..], |children| children);
            let children = children.iter().rev().filter_map(|id| by_id.get(id.as_str()?));
            waiting.extend(children.map(|child| (*child, depth + 1)));
        }
        spoken
    }

    /// All that can be read.
    pub(crate) fn text(&self) -> String {
        self.run("document.body.innerText").as_str().unwrap_or_default().to_owned()
    }

    /// Where the page is.
    pub(crate) fn address(&self) -> String {
        self.run("location.href").as_str().unwrap_or_default().to_owned()
    }

    /// Keeps a picture of the page.
    pub(crate) fn picture(&self, file: &Path) {
        let picture = self.ask("Page.captureScreenshot", &json!({"format": "png"}));
        let bytes = base64::engine::general_purpose::STANDARD
            .decode(picture["data"].as_str().expect("a picture"))
            .expect("a picture in base64");
        std::fs::create_dir_all(file.parent().expect("a folder")).expect("a folder for pictures");
        std::fs::write(file, bytes).expect("the picture is kept");
    }

    /// Leaves the page.
    #[allow(dead_code, reason = "only the benchmark needs it")]
    pub(crate) fn close(self) {
        self.chromium.ask(None, "Target.disposeBrowserContext", &json!({"browserContextId": self.context}));
    }

    fn ask(&self, method: &str, params: &Value) -> Value {
        self.chromium.ask(Some(&self.session), method, params)
    }
}

/// Where pictures are kept.
pub(crate) fn pictures() -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).with_file_name("pictures")
}

fn program() -> String {
    if let Ok(program) = std::env::var("CHROMIUM") {
        return program;
    }
    let works = |program: &&str| Command::new(program).arg("--version").output().is_ok();
    // The one without windows takes a third less of the processor. What Debian calls so is a script, and whoever ends that
    // leaves the browser behind.
    let known = ["/usr/lib/chromium/chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"];
    (*known.iter().find(|program| works(program)).expect("`cargo verify` installs Chromium, or name one in CHROMIUM"))
        .to_owned()
}
