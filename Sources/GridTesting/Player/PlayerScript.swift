/// The script of the player page, in plain JavaScript: each part is one idea, in a file of its own.
///
/// Texts of a recording go into the page by `textContent` and attributes only.
enum PlayerScript {
  static let parts = [
    recording, stage, expectation, pair, inspector, map, plot, list, filter, events, findings,
    address, playback, player,
  ]

  /// Reads the JSON of `PlayerData` into frames that can be shown in any order.
  private static let recording = #"""
    /** One element as a view shows it. Frames share it until something of it changes. */
    class Shown {
      /** @param left, top Where the frame before the transform begins. */
      constructor(view, look, section, item, left, top, words) {
        Object.assign(this, { view, look, section, item, left, top });
        /** The center, which a transform leaves where it is. */
        this.x = left + look.width / 2;
        this.y = top + look.height / 2;
        /** What the element says; null for its position. */
        this.text = Object.hasOwn(words, look.kind)
          ? words[look.kind].replaceAll("{section}", section)
            .replaceAll("{item}", Math.max(0, item))
          : null;
      }

      /** Frame before the transform. */
      get base() {
        return [this.left, this.top, this.look.width, this.look.height];
      }

      get place() { return this.item < 0 ? `${this.section}` : `${this.section}-${this.item}`; }
      get name() { return `${this.look.kind} ${this.place}`; }

      /** The corners' box after the transform, in content points. */
      get frame() {
        if (this.look.frame === null) return this.base;
        const [x, y, width, height] = this.look.frame;
        return [this.left + x, this.top + y, width, height];
      }

      /** Place and what is not at its default, in the words of `WhyLog`. */
      get placeText() {
        const { width, height, alpha, z, isHidden, transform } = this.look;
        const notes = [];
        if (transform) {
          notes.push(`center ${numbers([this.x, this.y])}`, `size ${numbers([width, height])}`);
          notes.push(`transform ${numbers(transform)}`);
        }
        if (alpha !== 1) notes.push(`alpha ${short(alpha)}`);
        if (z !== 0) notes.push(`z ${z}`);
        if (isHidden) notes.push("hidden");
        return box(this.frame) + (notes.length > 0 ? ` (${notes.join(", ")})` : "");
      }

      /** Whether two elements look the same and stand in the same place, to half a pixel. */
      isLike(other) {
        const { alpha, z, isHidden } = this.look;
        return this.frame.every((value, index) => Math.abs(value - other.frame[index]) < 0.25)
          && Math.abs(alpha - other.look.alpha) < 0.01 && z === other.look.z
          && isHidden === other.look.isHidden;
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
        this.opening = data.opening;
        this.layouts = data.layouts;
        this.screen = Recording.screen(data.screen);
        this.outlines = data.outlines.map(({ bands, rects }) => ({
          bands, rects: rects.map((row) => row.map(points)),
        }));
        this.texts = data.texts;
        this.kinds = data.kinds;
        this.calls = data.calls;
        this.expectation = Recording.expectation(data.expectation);
        this.patterns = data.patterns;
        this.reasons = data.reasons;
        /** By view: what it showed from which frame to which. */
        this.stints = [];
        /** By view: what was said of where it belongs, and when. */
        this.answers = [];
        this.stintsOfElements = new Map();
        this.frames = this.read(data);
        /** The first frame of each step. */
        this.stepStarts = new Map();
        this.frames.forEach(({ step }, index) => {
          if (!this.stepStarts.has(step)) this.stepStarts.set(step, index);
        });
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

      static expectation(expectation) {
        if (expectation === null) return null;
        const rect = (row) => row === null ? null : row.map(points);
        return {
          ...expectation,
          elements: expectation.elements.map((element) => (
            { ...element, expected: rect(element.expected), found: rect(element.found) })),
        };
      }

      read(data) {
        const looks = data.looks.map((row) => Recording.look(row, data.kinds));
        const live = new Map();
        let modelRow = 0;
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
            for (let gone = 1; gone < next; gone++) {
              live.delete(row[gone]);
              this.endStint(row[gone], index - 1);
            }
            for (; next < row.length; next += 6) {
              const [view, look, section, item, dx, dy] = row.slice(next, next + 6);
              const shown = new Shown(
                view, looks[look], section, item, x + points(dx), y + points(dy), data.words);
              live.set(view, shown);
              this.noteStint(view, shown.name, index);
              views = Math.max(views, view + 1);
            }
            elements = [...live.values()];
          }
          const models = new Map();
          for (; modelRow < data.models.length && data.models[modelRow][0] === index; modelRow++) {
            const [, view, look, dx, dy] = data.models[modelRow];
            const { section, item } = live.get(view) ?? { section: 0, item: 0 };
            models.set(view, look < 0 ? null : new Shown(
              view, looks[look], section, item, x + points(dx), y + points(dy), data.words));
          }
          const words = data.answers[index];
          for (let next = 0; next < words.length; next += 3) {
            const [view, movement, reason] = words.slice(next, next + 3);
            const model = models.has(view) ? models.get(view) : live.get(view) ?? null;
            (this.answers[view] ??= []).push({ frame: index, movement, reason, model });
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

      noteStint(view, name, frame) {
        const stints = this.stints[view] ??= [];
        const last = stints[stints.length - 1];
        if (last !== undefined && last.to === Infinity) {
          if (last.name === name) return;
          last.to = frame - 1;
        }
        stints.push({ view, name, from: frame, to: Infinity });
      }

      endStint(view, frame) {
        const stints = this.stints[view] ?? [];
        if (stints.length > 0) stints[stints.length - 1].to = frame;
      }

      /** When an element was on screen, and in which view. Two views may have one name in turn. */
      stintsOf(name) {
        if (!this.stintsOfElements.has(name)) {
          const stints = this.stints.flatMap((list) => list.filter((s) => s.name === name));
          this.stintsOfElements.set(name, stints.sort((a, b) => a.from - b.from));
        }
        return this.stintsOfElements.get(name);
      }

      /** The last word about where a view belongs. */
      answer(view, frame) {
        const answers = this.answers[view] ?? [];
        return answers[lastIndex(answers.length, (i) => answers[i].frame <= frame)] ?? null;
      }

      /** What follows an element's name and place in the words of `WhyLog`. */
      reason(number) {
        const [pattern, ...numbers] = (this.reasons[number] ?? "").split(" ");
        return (this.patterns[pattern] ?? "").split("\u0001")
          .map((part, index) => index === 0 ? part : (numbers[index - 1] ?? "") + part)
          .join("");
      }

      /**
       * What a view is doing in a frame: "entering", "moving" or "leaving" in an animation, "comes"
       * or "goes" where there is nothing before the frame, or after it; "" for what stays.
       */
      movement({ view, name }, index) {
        const stints = this.stints[view];
        const position = lastIndex(stints.length, (i) => stints[i].from <= index);
        const stint = stints[position];
        const answer = this.answer(view, index);
        const words = ["", "entering", "moving", "leaving"];
        if (answer !== null && answer.movement > 0) return words[answer.movement];
        if (stint.from === index && index > 0 && !this.isRenamed(stint, answer)) return "comes";
        const next = stints[position + 1];
        const isLast = stint.to === index && index < this.frames.length - 1;
        const stays = next !== undefined && next.from === index + 1
          && this.isRenamed(next, this.answer(view, index + 1));
        return isLast && !stays ? "goes" : "";
      }

      /** Whether a view stayed with its item, which has got another path. */
      isRenamed({ view, name, from }, answer) {
        const before = this.stints[view].find(({ to }) => to === from - 1);
        return before !== undefined && answer !== null && answer.frame === from
          && this.reason(answer.reason).includes(` It was ${before.name} until `);
      }

      static look([kind, width, height, alpha = 1000, z = 0, hidden = 0, ...rest], kinds) {
        const [a = 1e6, b = 0, c = 0, d = 1e6, tx = 0, ty = 0, ...frame] = rest;
        const isPlain = [a - 1e6, b, c, d - 1e6, tx, ty].every((number) => number === 0);
        return {
          kind: kinds[kind], width: points(width), height: points(height), alpha: alpha / 1000, z,
          isHidden: hidden === 1,
          transform: isPlain
            ? null : [a / 1e6, b / 1e6, c / 1e6, d / 1e6, points(tx), points(ty)],
          frame: frame.length === 0 ? null : frame.map(points),
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

      /** Where the page opens: what was expected, or what the recording was made for. */
      get start() {
        if (this.expectation !== null) return { frame: this.expectation.frame, element: null };
        const remark = this.remarks[this.opening ?? -1];
        return { frame: remark?.frame ?? 0, element: remark?.elements[0] ?? null };
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
    const box = ([x, y, width, height]) =>
      `${numbers([x, y])}, ${short(width)} × ${short(height)}`;
    const count = (number, noun) => `${number} ${noun}${number === 1 ? "" : "s"}`;

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
