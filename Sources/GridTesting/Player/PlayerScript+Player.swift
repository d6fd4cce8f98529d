extension PlayerScript {
  /// Puts the parts together: controls, keys, what is told.
  static let player = #"""
    class Player extends Playback {
      constructor(sources) {
        super();
        this.sources = sources;
        this.stage = new Stage(document);
        this.pair = new Pair(document);
        this.inspector = new Inspector(document, (frame) => this.visit(frame));
        this.expectation = new Expectation(document, this.stage, (name, frame) => {
          this.visit(frame);
          this.inspect(name);
        });
        this.map = new ContentMap(this.node("map"));
        this.plot = new MotionPlot(this.node("plot"), this.node("playhead"));
        this.events = new EventLog(document, (frame) => this.seek(frame, { keepsEvent: true }));
        this.findings = new FindingLog(document, (frame) => this.visit(frame));
        this.makeReadout();
        this.connect();
        if (sources.length > 0) this.follow(Address.read());
        else this.node("summary").textContent = "There is no recording in this page.";
      }

      // Opening

      /** Reads a recording once, however often it is opened. */
      read(number) {
        const source = this.sources[number];
        source.recording ??= new Recording(JSON.parse(source.textContent));
        return source.recording;
      }

      /** Goes where an address leads; what it does not say is as when the page opens. */
      follow({ source, frame, element, isTilted, expected, other, sync }) {
        // A page about something that is not as expected opens there.
        const failed = this.sources.findIndex(({ dataset }) => dataset.fails === "true");
        const number = source !== undefined && source in this.sources ? source
          : Math.max(0, failed);
        if (this.source !== number) this.open(number);
        if (expected !== null && this.recording.expectation !== null) {
          this.expectation.setOn(expected === "on");
        }
        this.setTilted(isTilted);
        this.compare(other !== undefined && other in this.sources ? other : null, sync);
        this.pause();
        const { start } = this.recording;
        this.inspector.pick(element ?? (frame === undefined ? start.element : null));
        this.events.setElement(this.inspector.name);
        this.seek(frame ?? start.frame);
      }

      /** The address of what is shown. */
      get place() {
        return {
          source: this.source, frame: this.index, element: this.inspector.name,
          isTilted: this.stage.tilt !== null,
          expected: this.recording.expectation === null ? null
            : this.expectation.isOn ? "on" : "off",
          other: this.other ?? null, sync: this.pair.sync,
        };
      }

      open(number) {
        this.pause();
        this.source = number;
        this.recording = this.read(number);
        this.node("case").value = number;
        this.other = null;
        this.node("other").value = "";
        this.pair.open(null);
        this.node("main").classList.remove("paired");
        const { recording } = this;
        const last = recording.frames[recording.frames.length - 1];
        this.node("title").textContent = recording.title || "Grid player";
        this.node("summary").textContent = `${recording.frames.length} frames, `
          + `${short(last?.time ?? 0)} s at ${short(recording.frameRate)} per second, `
          + `${recording.eventCount} events`;
        const notice = recording.isCut
          ? "The run went on after the last frame that was recorded." : "";
        this.node("notice").textContent = notice;
        this.node("notice").hidden = notice === "";
        this.node("seek").max = Math.max(0, recording.frames.length - 1);
        this.node("finding").hidden = true;
        this.stage.open(recording);
        this.inspector.open(recording);
        this.expectation.open(recording);
        this.showField("layout", recording.layouts.some((name) => name !== ""));
        this.showField("control", recording.screen !== null);
        this.map.open(recording);
        this.plot.open(recording);
        this.index = 0;
        this.resize();
        this.events.open(recording);
        this.findings.open(recording);
        this.showTransport();
        this.inspector.pick(recording.start.element);
        this.events.setElement(this.inspector.name);
        this.seek(recording.start.frame);
      }

      /** One frame has nothing to play: what was found stays in view. */
      showTransport() {
        const isStill = this.last <= 0;
        for (const part of document.querySelectorAll("#seek, .transport > :not(#alarm), .curves")) {
          part.hidden = isStill;
        }
        this.node("transport").hidden = isStill && this.node("alarm").hidden;
        document.querySelector(".skip").hidden = isStill;
      }

      /** Another recording beside this one, or none. */
      compare(number, sync = "time") {
        this.other = number;
        this.pair.sync = sync;
        this.node("other").value = number === null ? "" : number;
        this.node("sync").value = sync;
        const other = number === null ? null : this.read(number);
        this.pair.open(other, other?.title || "Second recording");
        set(this.node("first-title"), "textContent", this.recording.title || "First recording");
        this.node("main").classList.toggle("paired", number !== null);
        this.pair.stage.setTilt(this.stage.tilt);
        this.resize();
      }

      makeReadout() {
        const fields = {
          time: "Time", tick: "Tick", step: "Step", layout: "Layout", \#
    control: "Pressed", state: "State", offset: "Offset",
          velocity: "Velocity", viewport: "Viewport", content: "Content", inset: "Inset",
          elements: "On screen",
          views: "Views made so far",
        };
        this.values = {};
        for (const [key, title] of Object.entries(fields)) {
          const pair = document.createElement("div");
          const term = document.createElement("dt");
          const value = document.createElement("dd");
          term.textContent = title;
          value.id = `value-${key}`;
          value.append("");
          pair.append(term, value);
          this.node("readout").append(pair);
          this.values[key] = value.firstChild;
        }
      }

      showField(key, isShown) {
        this.node(`value-${key}`).parentElement.hidden = !isShown;
      }

      connect() {
        const on = (id, type, action) => this.node(id).addEventListener(type, action);
        const [choice, other] = [this.node("case"), this.node("other")];
        this.sources.forEach((source, index) => {
          for (const menu of [choice, other]) {
            const option = document.createElement("option");
            option.value = index;
            option.textContent = source.dataset.title;
            menu.append(option);
          }
        });
        for (const field of ["case-field", "other-field"]) {
          this.node(field).hidden = this.sources.length < 2;
        }
        on("case", "change", () => this.open(Number(choice.value)));
        on("other", "change", () => {
          this.compare(other.value === "" ? null : Number(other.value), this.pair.sync);
          this.tell();
        });
        on("sync", "change", ({ target }) => {
          this.pair.sync = target.value;
          this.show();
          this.tell();
        });
        this.connectStage(on);
        window.addEventListener("hashchange", () => {
          if (this.sources.length > 0 && Address.isThere) this.follow(Address.read());
        });
        on("theme", "change", ({ target }) => this.setTheme(target.value));
        on("seek", "input", ({ target }) => this.visit(Number(target.value)));
        on("first", "click", () => this.visit(0));
        on("last", "click", () => this.visit(Infinity));
        on("back", "click", () => this.visit(this.index - 1));
        on("forward", "click", () => this.visit(this.index + 1));
        on("step-back", "click", () => this.visit(this.stepStart(-1)));
        on("step-forward", "click", () => this.visit(this.stepStart(1)));
        on("play", "click", () => this.toggle());
        on("plot", "pointerdown", (event) => {
          this.visit(this.recording.frameAt(this.plot.timeAt(event.offsetX)));
        });
        const layers = ["reuse", "findings", "motion", "queries", "offset", "velocity", "expected"];
        for (const layer of layers) {
          on(`layer-${layer}`, "change", ({ target }) => this.setLayer(layer, target.checked));
        }
        document.addEventListener("keydown", (event) => this.press(event));
        window.matchMedia("(prefers-color-scheme: dark)")
          .addEventListener("change", () => this.recolor());
        new ResizeObserver(() => this.resize()).observe(this.node("screen").parentElement);
      }

      /** The stage: elements under the pointer and by keys, its tilt, the full screen. */
      connectStage(on) {
        for (const { stage } of [this.stage, this.pair.stage]) {
          stage.addEventListener("click", ({ target }) => {
            if (this.wasTurned || !this.recording) return;
            const name = target.closest(".element")?.dataset.element;
            if (name !== undefined) this.inspect(name);
          });
          stage.addEventListener("pointerdown", (event) => this.startTurning(event));
          stage.addEventListener("pointermove", (event) => this.turn(event));
          stage.addEventListener("pointerup", () => { this.turning = null; });
          stage.addEventListener("pointercancel", () => { this.turning = null; });
        }
        on("elements", "keydown", (event) => {
          const way = { ArrowUp: -1, ArrowDown: 1 }[event.key];
          if (way === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
          event.preventDefault();
          event.stopPropagation();
          this.inspectNext(way);
        });
        on("inspect-close", "click", () => {
          this.inspect(null);
          this.node("elements").focus();
        });
        on("tilted", "click", () => this.setTilted(this.stage.tilt === null));
        for (const axis of ["x", "y"]) {
          on(`tilt-${axis}`, "input", ({ target }) => {
            this.setTilt({ ...this.stage.tilt, [axis]: Number(target.value) });
          });
        }
        on("full", "click", () => this.toggleFull());
        document.addEventListener("fullscreenchange", () => this.showFull());
        on("expected-go", "click", () => this.visit(this.recording.expectation.frame));
      }

      // Elements

      /** Looks at an element from now on, or at none. */
      inspect(name) {
        this.inspector.pick(name);
        this.events.setElement(this.inspector.name);
        this.show();
        this.tell();
      }

      /** The element before or after the present one, in the order of their positions. */
      inspectNext(way) {
        const elements = this.recording?.frames[this.index]?.elements ?? [];
        const kinds = (shown) => (shown.look.kind === "cell" ? 1 : 0);
        const sorted = [...elements].sort((a, b) => a.section - b.section || a.item - b.item
          || kinds(a) - kinds(b) || a.view - b.view);
        const names = [...new Set(sorted.map(({ name }) => name))];
        if (names.length === 0) return;
        const at = names.indexOf(this.inspector.name);
        const next = at < 0 ? (way > 0 ? 0 : names.length - 1) : at + way;
        this.inspect(names[Math.min(names.length - 1, Math.max(0, next))]);
      }

      // Depth

      setTilted(isTilted) {
        this.setTilt(isTilted ? { x: 38, y: -28 } : null);
      }

      setTilt(tilt) {
        for (const stage of [this.stage, this.pair.stage]) stage.setTilt(tilt);
        this.node("tilted").setAttribute("aria-pressed", `${tilt !== null}`);
        this.node("tilt").hidden = tilt === null;
        for (const axis of ["x", "y"]) {
          if (tilt !== null) this.node(`tilt-${axis}`).value = tilt[axis];
        }
        if (!this.recording) return;
        this.show();
        this.tell();
      }

      startTurning(event) {
        this.wasTurned = false;
        if (this.stage.tilt === null || event.button !== 0) return;
        this.turning = { x: event.clientX, y: event.clientY, from: this.stage.tilt };
      }

      turn(event) {
        if (!this.turning) return;
        const [dx, dy] = [event.clientX - this.turning.x, event.clientY - this.turning.y];
        if (!this.wasTurned && Math.hypot(dx, dy) < 4) return;
        if (!this.wasTurned) event.currentTarget.setPointerCapture(event.pointerId);
        this.wasTurned = true;
        const within = (angle) => Math.round(Math.min(80, Math.max(-80, angle)));
        const { from } = this.turning;
        this.setTilt({ x: within(from.x - dy / 3), y: within(from.y + dx / 3) });
      }

      // Full screen

      get isFull() {
        return document.fullscreenElement === this.node("screen-panel")
          || this.node("screen-panel").classList.contains("full");
      }

      async toggleFull() {
        const panel = this.node("screen-panel");
        const wasFull = this.isFull;
        panel.classList.remove("full");
        try {
          if (document.fullscreenElement) await document.exitFullscreen();
          else if (!wasFull) await panel.requestFullscreen();
        } catch {
          // Where no page may have the display to itself, the panel takes the window.
          if (!wasFull) panel.classList.add("full");
        }
        this.showFull();
      }

      /** The bar of the playback goes where it is seen, and keeps the focus. */
      showFull() {
        const { isFull } = this;
        this.node("full").setAttribute("aria-pressed", `${isFull}`);
        const bar = this.node("transport");
        const focused = bar.contains(document.activeElement)
          ? document.activeElement : null;
        if (isFull) this.node("screen-panel").append(bar);
        else this.node("main").after(bar);
        focused?.focus({ preventScroll: true });
        this.resize();
      }

      // Room and colours

      resize() {
        if (!this.recording || window.innerWidth === 0) return;
        const screen = this.node("screen");
        const { isFull } = this;
        const isPaired = this.pair.recording !== null;
        const isNarrow = window.innerWidth < 640;
        const tall = Math.min(window.innerHeight * (isNarrow ? 0.56 : 0.68), 860);
        const bar = this.node("transport").offsetHeight;
        const height = isFull ? window.innerHeight - 172 - bar : Math.max(260, tall);
        const { isWide } = this.map;
        screen.classList.toggle("wide", isWide && !isPaired);
        screen.classList.toggle("pair", isPaired);
        // Two screens need the room of the map.
        this.node("map").hidden = isPaired;
        if (isPaired) {
          const width = (screen.clientWidth - 12) / 2;
          this.stage.fit(width, height - 24);
          this.pair.stage.fit(width, height - 24);
        } else {
          const side = isNarrow ? 48 : 84;
          const room = screen.clientWidth - (isWide ? 0 : side + 12);
          const stage = this.stage.fit(room, isWide ? height - side - 12 : height);
          if (isWide) this.map.resize(stage.width, side);
          else this.map.resize(side, stage.height);
        }
        this.plot.draw();
        this.events.list.resize();
        this.findings.list.resize();
        this.expectation.list.resize();
        this.show();
      }

      setTheme(theme) {
        if (theme === "system") delete document.documentElement.dataset.theme;
        else document.documentElement.dataset.theme = theme;
        this.recolor();
      }

      recolor() {
        if (!this.recording) return;
        this.map.recolor();
        this.plot.draw();
        this.show();
      }

      setLayer(layer, isOn) {
        if (!this.recording) return;
        if (layer in this.plot.layers) {
          this.plot.layers[layer] = isOn;
          this.node("curves").hidden = this.plot.panels.length === 0;
          this.plot.draw();
        } else if (layer === "expected") {
          this.expectation.setOn(isOn);
          this.tell();
        } else {
          this.stage.layers[layer] = isOn;
          this.stage.refresh();
          this.pair.stage.refresh();
        }
        this.show();
      }

      // Going

      seek(index, { keepsEvent = false } = {}) {
        if (!this.recording) return;
        this.index = Math.min(this.last, Math.max(0, index));
        this.events.show(this.index, keepsEvent);
        this.findings.show(this.index);
        this.show();
        if (!this.isPlaying) this.tell();
      }

      press(event) {
        if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
        const { target } = event;
        const isOwn = target.matches("select, input[type=search], input[type=range]:not(#seek)");
        if (isOwn) return;
        const isPressed = target.matches("button, a, input[type=checkbox]");
        const far = event.shiftKey ? 10 : 1;
        const letters = !this.node("letters").checked ? {} : {
          t: () => this.setTilted(this.stage.tilt === null),
          f: () => this.toggleFull(),
          e: () => this.node("layer-expected").click(),
          i: () => this.node("elements").focus(),
          "/": () => this.node("event-words").focus(),
        };
        const action = {
          ArrowLeft: () => this.visit(this.index - far),
          ArrowRight: () => this.visit(this.index + far),
          Home: () => this.visit(0),
          End: () => this.visit(Infinity),
          PageUp: () => this.visit(this.stepStart(-1)),
          PageDown: () => this.visit(this.stepStart(1)),
          Escape: () => (this.isFull ? this.toggleFull() : this.inspect(null)),
          " ": isPressed ? undefined : () => this.toggle(),
          ...letters,
        }[event.key.length === 1 ? event.key.toLowerCase() : event.key];
        if (!action || !this.recording) return;
        event.preventDefault();
        action();
      }

      // Showing

      show() {
        const frame = this.recording.frames[this.index];
        if (!frame) return;
        const options = { inspected: this.inspector.name };
        const { layers } = this.stage;
        const differing = this.pair.show(this.recording, this.index, options, layers);
        this.stage.show(frame, this.index, { ...options, differing });
        this.expectation.show(frame, this.index);
        this.inspector.show(frame, this.index);
        this.showInspected(frame);
        this.map.show(frame, this.index, this.stage.layers);
        this.plot.show(frame);
        const seek = this.node("seek");
        seek.value = this.index;
        seek.setAttribute("aria-valuetext", `frame ${this.index + 1} of ${this.last + 1}`);
        this.node("clock").textContent
          = `${this.index + 1}/${this.last + 1}  ${frame.time.toFixed(3)} s`;
        const { values, recording } = this;
        const put = (key, text) => set(values[key], "data", text);
        put("time", `${frame.time.toFixed(3)} s`);
        put("tick", `${frame.tick}`);
        put("step", frame.step < 0
          ? "first layout" \#
    : `${frame.step + 1} of ${recording.steps.length}: ${recording.steps[frame.step]}`);
        put("layout", recording.layouts[frame.content.outline] || "not named");
        put("control", recording.pressed(frame).join(", ") || "none");
        put("state", Player.state(frame.state));
        put("offset", numbers([frame.x, frame.y]));
        put("velocity", `${numbers(frame.velocity)} pt/s`);
        put("viewport", `${short(frame.width)} × ${short(frame.height)}`);
        put("content", `${short(frame.content.width)} × ${short(frame.content.height)}`);
        put("inset", numbers(frame.content.inset));
        put("elements", `${frame.elements.length} elements`);
        put("views", `${frame.views}`);
      }

      /** What else follows the element that is looked at. */
      showInspected(frame) {
        const { name } = this.inspector;
        const node = name === null ? undefined
          : frame.elements.find((shown) => shown.name === name);
        const id = node === undefined ? "" : `element-${node.view}`;
        const list = this.node("elements");
        if ((list.getAttribute("aria-activedescendant") ?? "") !== id) {
          list.setAttribute("aria-activedescendant", id);
        }
        if (this.stage.tilt === null) return;
        set(this.node("levels"), "textContent",
          `z, back to front: ${this.stage.levels(frame.elements).join(", ") || "none"}`);
      }

      /** Bits: 1 finger down, 2 dragged, \#
    also while the content slows down after it, 4 slowing down. */
      static state(flags) {
        if (flags & 4) return "slowing down";
        if (flags & 1) return flags & 2 ? "dragged" : "finger down";
        return flags & 2 ? "let go" : "no touch";
      }

      /** Tells a screen reader where the player is, once it stays there. */
      tell() {
        clearTimeout(this.telling);
        this.telling = setTimeout(() => {
          const frame = this.recording.frames[this.index];
          this.stage.describe();
          if (frame !== undefined) this.map.describe(frame);
          this.node("status").textContent = frame === undefined ? "No frames." :
            `Frame ${this.index + 1} of ${this.last + 1}, ${frame.time.toFixed(3)} seconds, `
            + `offset ${numbers([frame.x, frame.y])}, ${frame.elements.length} elements on screen`
            + (this.inspector.name === null ? "" : `; ${this.node("inspect-name").textContent}: `
              + this.node("inspect-state").textContent);
          if (frame !== undefined) Address.write(this.place);
        }, 150);
      }
    }

    window.gridPlayer = new Player([...document.querySelectorAll("script.recording")]);
    """#
}
