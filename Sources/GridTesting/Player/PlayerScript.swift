/// What the player page does, in plain JavaScript: each part is one idea, in a file of its own.
///
/// Texts of a recording go into the page by `textContent` and attributes only.
enum PlayerScript {
  static let parts = [recording, stage, map, plot, list, player]

  /// Reads the JSON of `PlayerData` into frames that can be shown in any order.
  private static let recording = #"""
    /** One element as a view shows it. Frames share it until something of it changes. */
    class Shown {
      constructor(view, look, section, item, x, y, words) {
        Object.assign(this, { view, look, section, item, x, y });
        /** What the element says; null for its position. */
        this.text = Object.hasOwn(words, look.kind)
          ? words[look.kind].replaceAll("{section}", section)
            .replaceAll("{item}", Math.max(0, item))
          : null;
      }

      get place() { return this.item < 0 ? `${this.section}` : `${this.section}-${this.item}`; }
      get name() { return `${this.look.kind} ${this.place}`; }

      /** The corners' box after the transform, in content points. */
      get frame() {
        const { width, height, transform } = this.look;
        const [a, b, c, d, tx, ty] = transform ?? [1, 0, 0, 1, 0, 0];
        const w = Math.abs(a) * width + Math.abs(c) * height;
        const h = Math.abs(b) * width + Math.abs(d) * height;
        return [this.x + tx - w / 2, this.y + ty - h / 2, w, h];
      }

      get description() {
        const { alpha, z, transform } = this.look;
        const parts = [this.name, `view ${this.view}`, `frame ${numbers(this.frame)}`];
        if (alpha !== 1) parts.push(`alpha ${short(alpha)}`);
        if (z !== 0) parts.push(`z ${z}`);
        if (transform) parts.push(`transform ${numbers(transform)}`);
        if (this.text !== null) parts.push(`“${this.text}”`);
        return parts.join(", ");
      }
    }

    class Recording {
      constructor(data) {
        this.title = data.title;
        this.steps = data.steps;
        this.frameRate = data.frameRate;
        this.isCut = data.isCut;
        this.remarks = data.remarks;
        this.layouts = data.layouts;
        this.screen = Recording.screen(data.screen);
        this.outlines = data.outlines.map(({ bands, rects }) => ({
          bands, rects: rects.map((row) => row.map(points)),
        }));
        this.texts = data.texts;
        this.calls = data.calls;
        this.frames = Recording.frames(data);
        // Position of each frame's first event among all events.
        let count = 0;
        this.firstEvents = data.calls.map((row) => {
          const first = count;
          count += row.length / 3;
          return first;
        });
        this.eventCount = count;
      }

      static screen(screen) {
        if (screen === null) return null;
        const [width, height] = screen.size.map(points);
        const controls = screen.controls.map(
          (control) => ({ ...control, frame: control.frame.map(points) }));
        return { width, height, origin: screen.origin.map(points), controls };
      }

      /** Size of the screen in a frame: \#
    a view that only fits a turned one stands on a turned one. */
      screenSize({ width, height }) {
        const { width: w, height: h } = this.screen;
        const fits = (a, b) => width <= a + 0.5 && height <= b + 0.5;
        return !fits(w, h) && fits(h, w) ? [h, w] : [w, h];
      }

      /** Whether a control is pressed: what it does is done, or takes its time. */
      isPressed({ steps }, { step }) {
        let acting = step;
        while (acting > 0 && ["settle", "advance"].includes(this.steps[acting])) acting--;
        return steps.includes(acting) || steps.includes(step);
      }

      /** Titles of the controls that are pressed in a frame. */
      pressed(frame) {
        return (this.screen?.controls ?? [])
          .filter((control) => this.isPressed(control, frame)).map(({ title }) => title);
      }

      static frames(data) {
        const looks = data.looks.map((row) => Recording.look(row, data.kinds));
        const live = new Map();
        let elements = [];
        let content = null;
        let contentRow = 0;
        let queryRow = 0;
        let queries = [];
        let views = 0;
        return data.times.map(([time, tick], index) => {
          const [x, y, width, height] = data.viewports[index].slice(0, 4).map(points);
          if (contentRow < data.contents.length && data.contents[contentRow][0] === index) {
            const row = data.contents[contentRow++];
            const [w, h, top, left, bottom, right] = row.slice(1, 7).map(points);
            content = { width: w, height: h, inset: [top, left, bottom, right], outline: row[7] };
          }
          const row = data.views[index];
          if (row.length > 0) {
            let next = 1 + row[0];
            for (let gone = 1; gone < next; gone++) live.delete(row[gone]);
            for (; next < row.length; next += 6) {
              const [view, look, section, item, dx, dy] = row.slice(next, next + 6);
              live.set(
                view,
                new Shown(
                  view, looks[look], section, item, x + points(dx), y + points(dy), data.words));
              views = Math.max(views, view + 1);
            }
            elements = [...live.values()];
          }
          const asked = [];
          for (; queryRow < data.queries.length \#
    && data.queries[queryRow][0] === index; queryRow++) {
            asked.push(data.queries[queryRow].slice(1).map(points));
          }
          if (asked.length > 0) queries = asked;
          return {
            time: time / 1e6, tick, x, y, width, height, content, elements, queries, views,
            asks: asked.length > 0, velocity: data.viewports[index].slice(4),
            state: data.flags[index][0], step: data.flags[index][1],
          };
        });
      }

      static look([kind, width, height, alpha = 1000, z = 0, hidden = 0, ...transform], kinds) {
        const [a = 1e6, b = 0, c = 0, d = 1e6, tx = 0, ty = 0] = transform;
        return {
          kind: kinds[kind], width: points(width), height: points(height), alpha: alpha / 1000, z,
          isHidden: hidden === 1,
          transform: transform.length === 0
            ? null : [a / 1e6, b / 1e6, c / 1e6, d / 1e6, points(tx), points(ty)],
        };
      }

      /** The last frame at or before a moment. */
      frameAt(time) {
        return Math.max(0, lastIndex(this.frames.length, \#
    (i) => this.frames[i].time <= time + 1e-9));
      }

      frameOfEvent(index) {
        return lastIndex(this.firstEvents.length, (i) => this.firstEvents[i] <= index);
      }

      event(index) {
        const frame = this.frameOfEvent(index);
        const at = 3 * (index - this.firstEvents[frame]);
        const [who, call, detail] = this.calls[frame].slice(at, at + 3).map((i) => this.texts[i]);
        return { frame, who, call, detail };
      }

      /** Names of the elements that findings up to a frame are about. */
      markedNames(frame) {
        const names = new Set();
        for (const remark of this.remarks) {
          if ((remark.frame ?? 0) <= frame) remark.elements.forEach((name) => names.add(name));
        }
        return names;
      }
    }

    const points = (thousandths) => thousandths / 1000;

    /** At most three decimals. */
    const short = (value) => String(Math.round(value * 1000) / 1000 + 0);
    const numbers = (list) => list.map(short).join(", ");

    /** The last of `count` positions that passes a test which the first ones pass; -1 for none. */
    function lastIndex(count, passes) {
      let low = -1;
      let high = count;
      while (high - low > 1) {
        const middle = (low + high) >> 1;
        if (passes(middle)) low = middle; else high = middle;
      }
      return low;
    }
    """#
}
