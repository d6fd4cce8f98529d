extension PlayerScript {
  /// The content from afar, on a canvas: its price does not depend on the number of items.
  static let map = #"""
    /** A canvas in pixels of the page, sharp on every screen. */
    class Paper {
      constructor(canvas) {
        this.canvas = canvas;
        this.context = canvas.getContext("2d");
      }

      resize(width, height) {
        const density = window.devicePixelRatio || 1;
        this.width = width;
        this.height = height;
        this.canvas.width = Math.max(1, Math.round(width * density));
        this.canvas.height = Math.max(1, Math.round(height * density));
        this.context.setTransform(density, 0, 0, density, 0, 0);
      }

      clear() { this.context.clearRect(0, 0, this.width, this.height); }
    }

    /** The colour that a custom property has now. */
    function ink(name) {
      const probe = document.getElementById("status");
      probe.style.color = `var(--${name})`;
      return getComputedStyle(probe).color;
    }

    /** The whole content, and where the viewport is. */
    class ContentMap {
      constructor(canvas) {
        this.canvas = canvas;
        this.paper = new Paper(canvas);
        this.far = new Paper(document.createElement("canvas"));
      }

      open(recording) {
        this.recording = recording;
        // Beside the screen or below it, as suits the content that takes the most screens.
        const [, wide = 1] = reduced(recording.frames, \#
    (f) => f.content.width / Math.max(1, f.width));
        const [, high = 1] = reduced(recording.frames, \#
    (f) => f.content.height / Math.max(1, f.height));
        this.isWide = wide > high;
        this.drawn = null;
      }

      resize(width, height) {
        this.canvas.style.width = `${width}px`;
        this.canvas.style.height = `${height}px`;
        this.paper.resize(width, height);
        this.far.resize(width, height);
        this.recolor();
      }

      recolor() {
        this.inks = Object.fromEntries(
          ["content", "edge", "accent", "screen", "query", "alarm", "muted"]\#
    .map((n) => [n, ink(n)]));
        this.drawn = null;
      }

      /** Squeezes the content into the canvas, each way for itself; never larger than the other. */
      scales(content) {
        const room = { width: this.paper.width - 8, height: this.paper.height - 8 };
        const x = room.width / Math.max(1, content.width);
        const y = room.height / Math.max(1, content.height);
        const scale = this.isWide ? { x: Math.min(x, y), y } : { x, y: Math.min(x, y) };
        const left = 4 + Math.max(0, room.width - content.width * scale.x) / 2;
        return { ...scale, left, top: 4 };
      }

      show(frame, index, layers) {
        const { content } = frame;
        if (this.drawn !== content) this.drawContent(content);
        const { context } = this.paper;
        this.paper.clear();
        context.drawImage(this.far.canvas, 0, 0, this.paper.width, this.paper.height);
        const scales = this.scales(content);
        const box = (rect) => ContentMap.box(rect, scales, 1.5);
        context.fillStyle = this.inks.accent;
        for (const shown of frame.elements) context.fillRect(...box(shown.frame));
        const marked = layers.findings ? this.recording.markedNames(index) : new Set();
        if (marked.size > 0) {
          context.fillStyle = this.inks.alarm;
          for (const shown of frame.elements) {
            if (marked.has(shown.name)) context.fillRect(...box(shown.frame));
          }
        }
        if (layers.queries) {
          context.strokeStyle = this.inks.query;
          context.lineWidth = 1;
          for (const rect of frame.queries) context.strokeRect(...box(rect));
        }
        const [left, top, width, height] = box([frame.x, frame.y, frame.width, frame.height]);
        context.strokeStyle = this.inks.screen;
        context.lineWidth = 2;
        context.strokeRect(left, top, Math.max(4, width), Math.max(4, height));
      }

      describe({ content, x, y }) {
        this.canvas.ariaLabel = \#
    `Content ${short(content.width)} by ${short(content.height)} points, `
          + `the screen at ${short(x)}, ${short(y)}`;
      }

      /** A rectangle of the content on the canvas, with a hair's breadth between neighbours. */
      static box([x, y, width, height], scales, least) {
        return [
          scales.left + x * scales.x, scales.top + y * scales.y,
          Math.max(least, width * scales.x - 0.5), Math.max(least, height * scales.y - 0.5),
        ];
      }

      drawContent(content) {
        this.drawn = content;
        const { context } = this.far;
        const scales = this.scales(content);
        const whole = ContentMap.box([0, 0, content.width, content.height], scales, 1);
        this.far.clear();
        context.fillStyle = this.inks.content;
        context.fillRect(...whole);
        context.fillStyle = this.inks.edge;
        const { rects, bands } = \#
    this.recording.outlines[content.outline] ?? { rects: [], bands: [] };
        context.globalAlpha = 0.45;
        for (const rect of rects) context.fillRect(...ContentMap.box(rect, scales, 0.5));
        bands.forEach((share, index) => {
          context.globalAlpha = 0.5 * share / 100;
          const [left, top, width, height] = whole;
          const part = index / bands.length;
          const band = this.isWide
            ? [left + part * width, top, width / bands.length, height]
            : [left, top + part * height, width, height / bands.length];
          context.fillRect(...band);
        });
        context.globalAlpha = 1;
        context.strokeStyle = this.inks.edge;
        context.strokeRect(...whole);
      }
    }
    """#

  /// Offset and velocity over time, drawn once; only the line of the present moves.
  static let plot = #"""
    class MotionPlot {
      static left = 56;
      static right = 10;

      constructor(canvas, playhead) {
        this.canvas = canvas;
        this.playhead = playhead;
        this.paper = new Paper(canvas);
        this.layers = { offset: true, velocity: true };
      }

      open(recording) {
        this.recording = recording;
        const frames = recording.frames;
        this.end = Math.max(frames.length > 0 ? frames[frames.length - 1].time : 0, 1e-6);
        this.hasTime = this.end > 1e-6;
        const reach = (value) => {
          const [low, high] = reduced(frames, value);
          return high - low;
        };
        const axes = [
          { name: "x", of: (frame) => frame.x, speed: (frame) => frame.velocity[0] },
          { name: "y", of: (frame) => frame.y, speed: (frame) => frame.velocity[1] },
        ];
        const moving = axes.filter((axis) => reach(axis.of) > 0.5);
        this.axes = moving.length > 0 ? moving : [axes[1]];
      }

      get panels() {
        const all = [
          { key: "offset", title: "offset, points", value: "of" },
          { key: "velocity", title: "velocity, points per second", value: "speed" },
        ];
        return all.filter(({ key }) => this.layers[key]);
      }

      draw() {
        const { clientWidth: width, clientHeight: height } = this.canvas;
        if (width === 0 || this.recording === undefined) return;
        this.paper.resize(width, height);
        this.paper.clear();
        const panels = this.panels;
        const room = (height - 18) / Math.max(1, panels.length);
        panels.forEach((panel, index) => this.drawPanel(panel, index * room, room));
        this.drawTimes(height);
        this.drawSteps(height);
        this.canvas.setAttribute("aria-label", this.description);
      }

      get description() {
        const parts = this.panels.flatMap(({ key, value }) => this.axes.map((axis) => {
          const [low = 0, high = 0] = reduced(this.recording.frames, axis[value]);
          return `${key} ${axis.name} from ${short(low)} to ${short(high)}`;
        }));
        return `Curves over ${short(this.end)} seconds: ${parts.join("; ")}`;
      }

      place(time) {
        const room = this.paper.width - MotionPlot.left - MotionPlot.right;
        return MotionPlot.left + room * time / this.end;
      }

      timeAt(place) {
        const room = this.paper.width - MotionPlot.left - MotionPlot.right;
        return Math.min(1, Math.max(0, (place - MotionPlot.left) / room)) * this.end;
      }

      drawPanel(panel, top, room) {
        const { context, width } = this.paper;
        const frames = this.recording.frames;
        let [low, high] = reduced(
          this.axes.flatMap((axis) => reduced(frames, axis[panel.value])), (value) => value);
        low = Math.min(0, low ?? 0);
        high = Math.max(0, high ?? 0);
        if (low === high) high = low + 1;
        const step = roundStep((high - low) / 3);
        [low, high] = [Math.floor(low / step) * step, Math.ceil(high / step) * step];
        const start = top + room - 8;
        const end = top + 24;
        const place = (value) => start + (end - start) * (value - low) / (high - low);
        context.font = "11px system-ui, sans-serif";
        context.textBaseline = "middle";
        context.lineWidth = 1;
        for (let value = low; value <= high + step / 2; value += step) {
          context.strokeStyle = ink("line");
          context.beginPath();
          context.moveTo(MotionPlot.left, place(value));
          context.lineTo(width - MotionPlot.right, place(value));
          context.stroke();
          context.fillStyle = ink("muted");
          context.textAlign = "right";
          context.fillText(short(value), MotionPlot.left - 6, place(value));
        }
        context.textAlign = "left";
        context.fillText(
          panel.title + (this.axes.length > 1 ? " (x dashed)" : ""), MotionPlot.left, top + 9);
        for (const axis of this.axes) {
          context.strokeStyle = ink(panel.key === "offset" ? "accent" : "query");
          context.lineWidth = 1.75;
          context.setLineDash(this.axes.length > 1 && axis.name === "x" ? [5, 4] : []);
          context.beginPath();
          frames.forEach((frame, index) => {
            const point = [this.place(frame.time), place(axis[panel.value](frame))];
            if (index === 0) context.moveTo(...point); else context.lineTo(...point);
          });
          context.stroke();
          context.setLineDash([]);
        }
      }

      drawTimes(height) {
        const { context } = this.paper;
        const step = roundStep(this.end / 6);
        context.fillStyle = ink("muted");
        if (!this.hasTime) {
          context.textAlign = "left";
          context.fillText("0 s: no time passes", MotionPlot.left, height - 8);
          return;
        }
        context.textAlign = "center";
        for (let time = 0; time <= this.end * 0.97; time += step) {
          context.fillText(`${short(time)} s`, Math.max(this.place(time), 66), height - 8);
        }
      }

      /** Where each step begins, and where something was found. */
      drawSteps(height) {
        const { context } = this.paper;
        const { frames, remarks } = this.recording;
        const line = (time, color) => {
          context.strokeStyle = color;
          context.beginPath();
          context.moveTo(this.place(time), 18);
          context.lineTo(this.place(time), height - 18);
          context.stroke();
        };
        context.lineWidth = 1;
        context.setLineDash([2, 3]);
        frames.forEach((frame, index) => {
          if (index > 0 && frames[index - 1].step !== frame.step) {
            line(frames[index - 1].time, ink("edge"));
          }
        });
        context.setLineDash([]);
        for (const remark of remarks) {
          if (remark.frame !== null && frames[remark.frame]) {
            line(frames[remark.frame].time, ink("alarm"));
          }
        }
      }

      show(frame) {
        this.playhead.style.transform = `translateX(${this.place(frame.time)}px)`;
      }
    }

    /** 1, 2 or 5 times a power of ten, not below a length. */
    function roundStep(length) {
      const power = 10 ** Math.floor(Math.log10(Math.max(length, 1e-9)));
      return [1, 2, 5, 10].map((factor) => factor * power).find((step) => step >= length * 0.999);
    }
    """#
}
