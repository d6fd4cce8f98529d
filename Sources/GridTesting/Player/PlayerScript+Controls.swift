extension PlayerScript {
  /// A list of any length with nodes only for the rows that can be seen.
  static let list = #"""
    class WindowedList {
      static rowHeight = 24;
      static mostRows = 48;

      /**
       * @param fill Writes a row: `(node, index) => void`.
       * @param pick Called when the user goes to a row.
       */
      constructor(container, { fill, pick, empty }) {
        this.container = container;
        this.fill = fill;
        this.pick = pick;
        this.empty = empty;
        this.rows = [];
        this.sizer = document.createElement("div");
        this.sizer.setAttribute("role", "presentation");
        container.append(this.sizer);
        this.count = 0;
        this.active = -1;
        container.addEventListener("scroll", () => {
          if (this.top === container.scrollTop) return;
          this.top = container.scrollTop;
          this.draw();
        });
        container.addEventListener("keydown", (event) => this.press(event));
        container.addEventListener("click", ({ target }) => {
          const row = target.closest(".row");
          if (row) this.go(row.index ?? -1);
        });
      }

      open(count) {
        this.count = count;
        this.active = count > 0 ? 0 : -1;
        this.sizer.style.height = `${Math.max(1, count) * WindowedList.rowHeight}px`;
        for (const row of this.rows) row.remove();
        this.rows = [];
        this.top = 0;
        this.container.scrollTop = 0;
        this.resize();
      }

      resize() {
        this.height = this.container.clientHeight;
        this.draw();
      }

      press(event) {
        const page = Math.max(1, Math.floor(this.height / WindowedList.rowHeight) - 1);
        const way = {
          ArrowUp: -1, ArrowDown: 1, PageUp: -page, PageDown: page, Home: -this.count,
          End: this.count,
        }[event.key];
        if (way === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
        event.preventDefault();
        event.stopPropagation();
        this.go(Math.min(this.count - 1, Math.max(0, this.active + way)));
      }

      go(index) {
        if (index < 0 || index >= this.count) return;
        this.select(index);
        this.pick(index);
      }

      /** Makes a row the active one and brings it to where it can be seen. */
      select(index) {
        this.active = index;
        const { rowHeight } = WindowedList;
        const top = index * rowHeight;
        if (top < this.top || top + rowHeight > this.top + this.height) {
          const most = Math.max(0, this.count * rowHeight - this.height);
          const third = Math.floor(this.height / 3 / rowHeight) * rowHeight;
          this.top = Math.min(most, Math.max(0, top - third));
          this.container.scrollTop = this.top;
        }
        this.draw();
      }

      draw() {
        const { rowHeight, mostRows } = WindowedList;
        const first = Math.max(0, Math.floor(this.top / rowHeight) - 1);
        const room = Math.min(mostRows, Math.ceil(this.height / rowHeight) + 2);
        while (this.rows.length < Math.min(room, Math.max(1, this.count))) this.addRow();
        const slots = this.rows.length;
        for (let index = first; index < first + slots; index++) {
          // A row keeps its node while the list moves on.
          const row = this.rows[index % slots];
          const isThere = index < this.count;
          row.hidden = !isThere && this.count > 0;
          if (!isThere) continue;
          set(row, "id", `${this.container.id}-${index}`);
          set(row, "ariaPosInSet", `${index + 1}`);
          set(row, "ariaSelected", `${index === this.active}`);
          set(row.style, "transform", `translateY(${index * rowHeight}px)`);
          row.index = index;
          this.fill(row, index);
        }
        const isDrawn = this.active >= first && this.active < first + slots;
        const id = isDrawn ? `${this.container.id}-${this.active}` : "";
        if (this.container.getAttribute("aria-activedescendant") !== id) {
          this.container.setAttribute("aria-activedescendant", id);
        }
      }

      addRow() {
        const row = document.createElement("div");
        row.className = "row";
        row.setAttribute("role", "option");
        row.ariaSetSize = `${this.count}`;
        row.append(this.count === 0 ? this.empty : "");
        this.sizer.append(row);
        this.rows.push(row);
      }
    }
    """#

  /// Puts the parts together: time, controls, keys, what is told.
  static let player = #"""
    class Player {
      constructor(sources) {
        this.sources = sources;
        this.node = (id) => document.getElementById(id);
        this.stage = new Stage(document);
        this.map = new ContentMap(this.node("map"));
        this.plot = new MotionPlot(this.node("plot"), this.node("playhead"));
        this.events = new WindowedList(this.node("events"), {
          empty: "Nothing was traced.",
          fill: (row, index) => this.fillEvent(row, index),
          pick: (index) => this.seek(this.recording.frameOfEvent(index), { keepsEvent: true }),
        });
        this.findings = new WindowedList(this.node("findings"), {
          empty: "None.",
          fill: (row, index) => this.fillFinding(row, index),
          pick: (index) => this.pickFinding(index),
        });
        this.still = window.matchMedia("(prefers-reduced-motion: reduce)");
        this.index = 0;
        this.isPlaying = false;
        this.makeReadout();
        this.connect();
        if (sources.length > 0) this.open(0);
        else this.node("summary").textContent = "There is no recording in this page.";
      }

      // Opening

      open(number) {
        this.pause();
        this.recording = new Recording(JSON.parse(this.sources[number].textContent));
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
        this.showField("layout", recording.layouts.some((name) => name !== ""));
        this.showField("control", recording.screen !== null);
        this.map.open(recording);
        this.plot.open(recording);
        this.index = 0;
        this.resize();
        this.events.open(recording.eventCount);
        this.findings.open(recording.remarks.length);
        this.seek(0);
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
        const choice = this.node("case");
        this.sources.forEach((source, index) => {
          const option = document.createElement("option");
          option.value = index;
          option.textContent = source.dataset.title;
          choice.append(option);
        });
        this.node("case-field").hidden = this.sources.length < 2;
        on("case", "change", () => this.open(Number(choice.value)));
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
        for (const layer of ["reuse", "findings", "queries", "offset", "velocity"]) {
          on(`layer-${layer}`, "change", ({ target }) => this.setLayer(layer, target.checked));
        }
        document.addEventListener("keydown", (event) => this.press(event));
        window.matchMedia("(prefers-color-scheme: dark)")
          .addEventListener("change", () => this.recolor());
        new ResizeObserver(() => this.resize()).observe(this.node("screen").parentElement);
      }

      // Room and colours

      resize() {
        if (!this.recording || window.innerWidth === 0) return;
        const screen = this.node("screen");
        const isNarrow = window.innerWidth < 640;
        const height = Math.max(260, Math.min(window.innerHeight * (isNarrow ? 0.56 : 0.68), 860));
        const { isWide } = this.map;
        screen.classList.toggle("wide", isWide);
        const side = isNarrow ? 48 : 84;
        const room = screen.clientWidth - (isWide ? 0 : side + 12);
        const stage = this.stage.fit(room, isWide ? height - side - 12 : height);
        if (isWide) this.map.resize(stage.width, side); else this.map.resize(side, stage.height);
        this.plot.draw();
        this.events.resize();
        this.findings.resize();
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
        } else {
          this.stage.layers[layer] = isOn;
          this.stage.refresh();
        }
        this.show();
      }

      // Time

      get last() { return (this.recording?.frames.length ?? 0) - 1; }

      /** Goes to a frame by hand: what plays stops. */
      visit(index) {
        this.pause();
        this.seek(index);
      }

      /** Where the step before or after begins; \#
    beginnings of the present one count when it is under way. */
      stepStart(way) {
        const frames = this.recording?.frames ?? [];
        const isStart = (i) => i === 0 || frames[i].step !== frames[i - 1].step;
        let index = this.index + way;
        while (index > 0 && index < this.last && !isStart(index)) index += way;
        return index;
      }

      seek(index, { keepsEvent = false } = {}) {
        if (!this.recording) return;
        this.index = Math.min(this.last, Math.max(0, index));
        if (!keepsEvent) this.followEvents();
        else this.events.draw();
        this.show();
        if (!this.isPlaying) this.tell();
      }

      /** The log follows to the first event of the frame, or the last one before it. */
      followEvents() {
        const { eventCount, firstEvents } = this.recording;
        if (eventCount === 0) return;
        const first = firstEvents[this.index];
        const next = firstEvents[this.index + 1] ?? eventCount;
        this.events.select(Math.max(0, first < next ? first : first - 1));
      }

      toggle() {
        if (this.isPlaying) this.pause(); else this.play();
      }

      play() {
        if (this.last <= 0) return;
        if (this.index >= this.last) this.seek(0);
        this.isPlaying = true;
        this.showPlaying();
        const { frames } = this.recording;
        let moment = frames[this.index].time;
        let before = performance.now();
        let shown = -Infinity;
        const run = (now) => {
          if (!this.isPlaying) return;
          // A page that was in the background goes on where it was.
          moment += Math.min(0.25, Math.max(0, now - before) / 1000) \#
    * Number(this.node("speed").value);
          before = now;
          // Who asked for less motion sees a picture every half second.
          if (!this.still.matches || now - shown >= 500) {
            shown = now;
            const next = this.recording.frameAt(moment);
            if (next !== this.index) this.seek(next);
          }
          if (moment >= frames[this.last].time) {
            this.seek(this.last);
            return this.pause();
          }
          requestAnimationFrame(run);
        };
        requestAnimationFrame(run);
      }

      pause() {
        if (!this.isPlaying) return;
        this.isPlaying = false;
        this.showPlaying();
        this.tell();
      }

      showPlaying() {
        this.node("play").setAttribute("aria-label", this.isPlaying ? "Pause" : "Play");
        this.node("play-shape").setAttribute(
          "d", this.isPlaying ? "M3 2h4v12H3zM9 2h4v12H9z" : "M4 2v12l9-6z");
      }

      press(event) {
        if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
        const { target } = event;
        if (target.matches("select")) return;
        const isPressed = target.matches("button, a, input[type=checkbox]");
        const far = event.shiftKey ? 10 : 1;
        const action = {
          ArrowLeft: () => this.visit(this.index - far),
          ArrowRight: () => this.visit(this.index + far),
          Home: () => this.visit(0),
          End: () => this.visit(Infinity),
          PageUp: () => this.visit(this.stepStart(-1)),
          PageDown: () => this.visit(this.stepStart(1)),
          " ": isPressed ? undefined : () => this.toggle(),
        }[event.key];
        if (!action) return;
        event.preventDefault();
        action();
      }

      // Showing

      show() {
        const frame = this.recording.frames[this.index];
        if (!frame) return;
        this.stage.show(frame, this.index);
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
        this.showEvent();
      }

      /** The active event in full: rows have room for its beginning. */
      showEvent() {
        const { active } = this.events;
        const { who, call, detail } = active < 0 ? {} : this.recording.event(active);
        set(this.node("event"), "textContent", active < 0 ? "" : `${who} ${call} ${detail}`);
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
            + `offset ${numbers([frame.x, frame.y])}, ${frame.elements.length} elements on screen`;
        }, 150);
      }

      fillEvent(row, index) {
        const { frame, who, call, detail } = this.recording.event(index);
        const isFirst = this.recording.firstEvents[frame] === index;
        const time = isFirst ? this.recording.frames[frame].time.toFixed(3) : "";
        const isAlarm = who === "FAULT" || who === "FINDING";
        Player.fill(row, `${time.padStart(6)}  ${who.padEnd(2)}  ${call} ${detail}`, {
          isNow: frame === this.index, isAlarm,
        });
      }

      fillFinding(row, index) {
        const { frame, severity, code, message } = this.recording.remarks[index];
        const time = frame === null ? "all" : this.recording.frames[frame]?.time.toFixed(3) ?? "";
        Player.fill(row, `${time.padStart(6)}  ${severity} ${code}: ${message}`, {
          isNow: frame !== null && frame === this.index,
          isAlarm: severity === "fault" || severity === "error",
        });
      }

      static fill(row, text, { isNow, isAlarm }) {
        set(row.firstChild, "data", text.replaceAll("\n", " / "));
        set(row, "className", `row${isNow ? " now" : ""}${isAlarm ? " alarm" : ""}`);
      }

      pickFinding(index) {
        const { frame, message, elements } = this.recording.remarks[index];
        const about = elements.length > 0 ? `\nElements: ${elements.join(", ")}` : "";
        this.node("finding").textContent = message + about;
        this.node("finding").hidden = false;
        if (frame !== null) this.visit(frame);
      }
    }

    window.gridPlayer = new Player([...document.querySelectorAll("script.recording")]);
    """#
}
