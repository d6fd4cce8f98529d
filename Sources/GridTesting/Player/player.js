"use strict";
// The player of recordings: what PlayerData wrote, frame by frame. Texts of a recording go into the
// page by `textContent` and attributes only. Under node there is no page: the classes and functions
// that need none are exported for tests.

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

  /** Size of the screen in a frame: a view that only fits a turned one stands on a turned one. */
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
      for (; queryRow < data.queries.length && data.queries[queryRow][0] === index; queryRow++) {
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
    return Math.max(0, lastIndex(this.frames.length, (i) => this.frames[i].time <= time + 1e-9));
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
/** The viewport with its surroundings, scaled to the room that the page has. */
class Stage {
  static margin = 18;
  static spareNodes = 8;
  /** Up to so many elements at once each tells the number of its view in a corner. */
  static mostTags = 60;
  static sectionHues = [212, 140, 44, 288, 2, 186];
  /** Points between one z and the next, in the tilted view. */
  static depth = 42;
  static signs = { entering: "+", comes: "+", moving: "↔", leaving: "−", goes: "−" };

  /** @param suffix What the ids of the stage's nodes end with. */
  constructor(document, suffix = "") {
    this.document = document;
    this.suffix = suffix;
    const node = (id) => document.getElementById(id + suffix);
    this.stage = node("stage");
    this.planes = ["backdrop", "elements", "overlay"].map(node);
    this.expected = node("expected");
    this.content = node("content");
    this.list = node("elements");
    this.overlay = node("overlay");
    this.outline = node("frame");
    this.device = node("device");
    this.lacks = node("lacks");
    this.nodes = new Map();
    this.spare = [];
    this.queries = [];
    this.layers = { reuse: true, findings: true, motion: true, queries: false };
    /** Angles of the tilted view in degrees; null for the flat one. */
    this.tilt = null;
    this.depths = new WeakMap();
    this.list.addEventListener("pointerover", ({ target }) => {
      if (target.shown) target.title = target.shown.description;
    });
  }

  open(recording) {
    this.recording = recording;
    const { screen, frames } = recording;
    const room = (frame) => screen === null
      ? [frame.width, frame.height] : recording.screenSize(frame);
    this.origin = screen?.origin ?? [0, 0];
    this.width = Math.max(1, ...reduced(frames, (frame) => Math.max(frame.width, room(frame)[0])));
    this.height = Math.max(
      1, ...reduced(frames, (frame) => Math.max(frame.height, room(frame)[1])));
    this.makeControls();
    const [, most = 0] = reduced(recording.frames, (frame) => frame.elements.length);
    this.hasTags = most <= Stage.mostTags;
    this.refresh();
  }

  /**
   * Fits the largest viewport of the recording into a room, in pixels. A stage that is tilted
   * has a margin for what stands out.
   */
  fit(width, height) {
    const wide = this.width + 2 * Stage.margin;
    const high = this.height + 2 * Stage.margin;
    this.scale = Math.max(0.05, Math.min(width / wide, height / high, 1.6));
    this.stage.style.width = `${wide * this.scale}px`;
    this.stage.style.height = `${high * this.scale}px`;
    this.room = [wide * this.scale, high * this.scale];
    this.turn();
    return { width: this.room[0], height: this.room[1] };
  }

  /** Lays the planes where they are seen from, straight or from aside. */
  turn() {
    if (!this.room) return;
    const [x, y] = this.origin.map((start) => (Stage.margin + start) * this.scale);
    const scale = [this.scale, this.scale, this.scale].join(", ");
    const flat = `translate(${x}px, ${y}px) scale3d(${scale})`;
    let turned = "";
    if (this.tilt !== null) {
      const [halfWide, halfHigh] = this.room.map((length) => length / 2);
      turned = `translate(${halfWide}px, ${halfHigh}px) scale3d(0.82, 0.82, 0.82) `
        + `rotateX(${this.tilt.x}deg) rotateY(${this.tilt.y}deg) `
        + `translate(${-halfWide}px, ${-halfHigh}px) `;
    }
    this.stage.classList.toggle("tilted", this.tilt !== null);
    for (const plane of this.planes) plane.style.transform = turned + flat;
  }

  /** Tilts the stage, or lays it flat again: elements stand as high as their z says. */
  setTilt(tilt) {
    const isChange = (tilt === null) !== (this.tilt === null);
    this.tilt = tilt;
    if (isChange) {
      // Only from flat to tilted and back the planes take their time.
      this.stage.classList.add("turning");
      clearTimeout(this.turning);
      this.turning = setTimeout(() => this.stage.classList.remove("turning"), 400);
      this.refresh();
    }
    this.turn();
  }

  /** The different z of some elements, from back to front. */
  levels(elements) {
    let levels = this.depths.get(elements);
    if (levels === undefined) {
      levels = [...new Set(elements.map(({ look }) => look.z))].sort((a, b) => a - b);
      this.depths.set(elements, levels);
    }
    return levels;
  }

  /** Has every node drawn anew: colours or marks have changed. */
  refresh() {
    for (const node of this.nodes.values()) node.shown = null;
  }

  /**
   * @param inspected Name of the element that is looked at.
   * @param differing Names of elements that are not as in the other recording.
   */
  show(frame, index, { inspected = null, differing = null } = {}) {
    const levels = this.tilt === null ? null : this.levels(frame.elements);
    const marked = this.layers.findings ? this.recording.markedNames(index) : new Set();
    const left = new Set(this.nodes.keys());
    for (const shown of frame.elements) {
      left.delete(shown.view);
      const node = this.nodes.get(shown.view) ?? this.take(shown.view);
      if (node.shown !== shown) this.dress(node, shown);
      const isMarked = marked.size > 0 && marked.has(shown.name);
      if (node.isMarked !== isMarked) node.toggleAttribute("data-marked", isMarked);
      node.isMarked = isMarked;
      const movement = this.layers.motion ? this.recording.movement(shown, index) : "";
      if (node.movement !== movement) node.dataset.movement = movement;
      node.movement = movement;
      if (movement !== "") set(node.dataset, "sign", Stage.signs[movement]);
      const isInspected = shown.name === inspected;
      if (node.isInspected !== isInspected) node.ariaSelected = `${isInspected}`;
      node.isInspected = isInspected;
      const differs = differing !== null && differing.has(shown.name);
      if (node.differs !== differs) node.toggleAttribute("data-differs", differs);
      node.differs = differs;
      const depth = levels === null ? 0 : (levels.indexOf(shown.look.z) + 0.35) * Stage.depth;
      Stage.place(node, shown, frame, depth);
    }
    for (const view of left) this.put(view);
    this.showContent(frame);
    setBox(this.outline, [0, 0, frame.width, frame.height]);
    this.showScreen(frame);
    this.showQueries(frame);
  }

  /** The screen's controls, cut at its edge, and beside it what they lack. */
  makeControls() {
    const { screen } = this.recording;
    this.device.hidden = screen === null;
    this.controls = (screen?.controls ?? []).map((control) => {
      const [x, y, width, height] = control.frame;
      const node = this.document.createElement("div");
      node.className = "control";
      node.textContent = control.title;
      node.style.lineHeight = `${Math.max(0, height - 3)}px`;
      node.style.fontSize = `${Math.max(8, Math.min(15, height * 0.6))}px`;
      setBox(node, [x, y, width, height]);
      return { control, node };
    });
    this.device.replaceChildren(...this.controls.map(({ node }) => node));
    const [left, top] = this.origin;
    this.lacks.replaceChildren(...this.controls.filter(({ control }) => control.lack)
      .map(({ control: { frame: [x, y, width, height], lack } }) => {
        const node = this.document.createElement("div");
        node.className = "lack";
        node.textContent = lack;
        const end = Math.min(x + width, screen.width);
        node.style.right = `${left - end}px`;
        node.style.top = `${(y >= 18 ? y - 18 : y + height + 2) - top}px`;
        return node;
      }));
  }

  showScreen(frame) {
    if (this.device.hidden) return;
    const [left, top] = this.origin;
    setBox(this.device, [-left, -top, ...this.recording.screenSize(frame)]);
    for (const { control, node } of this.controls) {
      const isPressed = this.recording.isPressed(control, frame);
      if (node.isPressed !== isPressed) node.toggleAttribute("data-pressed", isPressed);
      node.isPressed = isPressed;
    }
  }

  take(view) {
    const node = this.spare.pop() ?? this.makeNode();
    node.shown = null;
    node.style.display = "";
    this.nodes.set(view, node);
    return node;
  }

  makeNode() {
    const node = this.document.createElement("div");
    node.setAttribute("role", this.suffix === "" ? "option" : "listitem");
    node.append("");
    this.list.append(node);
    return node;
  }

  put(view) {
    const node = this.nodes.get(view);
    this.nodes.delete(view);
    if (this.spare.length < Stage.spareNodes) {
      node.style.display = "none";
      node.id = "";
      this.spare.push(node);
    } else {
      node.remove();
    }
  }

  /** What stays while an element only moves with the content. */
  dress(node, shown) {
    const { kind, width, height, alpha, z, isHidden } = shown.look;
    const isCell = kind === "cell";
    const label = shown.text ?? (isCell ? shown.place : `${kind} ${shown.section}`);
    // Positions have no wide letters.
    const letters = Math.max(3, shown.text === null ? label.length : Stage.letters(label));
    let size = Math.min(15, height * 0.62, (width * 0.9) / (0.62 * letters));
    // Words that are too long end with an ellipsis, others would be too small to read.
    if (shown.text !== null) size = Math.max(size, Math.min(9, height * 0.62));
    const isTilted = this.tilt !== null;
    const tags = [];
    if (this.layers.reuse) tags.push(`#${shown.view}`);
    if (isTilted) tags.push(`z ${z}`);
    const hasTag = this.hasTags && tags.length > 0 && height >= (isTilted ? 24 : 44)
      && width >= 46;
    const classes = ["element"];
    if (!isCell) classes.push("supplementary");
    if (!isCell && !this.layers.reuse) classes.push("plain");
    if (hasTag) classes.push("tagged");
    // Browsers work on what is set, changed or not.
    set(node, "className", classes.join(" "));
    set(node.firstChild, "data", size >= 5 ? label : "");
    node.dataset.view = shown.view;
    node.dataset.element = shown.name;
    if (hasTag) node.dataset.tag = tags.join(" ");
    set(node, "id", `element-${shown.view}${this.suffix}`);
    const { style } = node;
    set(style, "width", `${width}px`);
    set(style, "height", `${height}px`);
    set(style, "lineHeight", `${Math.max(0, height - 2)}px`);
    set(style, "fontSize", `${Math.round(size * 10) / 10}px`);
    set(style, "opacity", alpha === 1 ? "" : `${alpha}`);
    set(style, "visibility", isHidden ? "hidden" : "");
    set(style, "zIndex", `${z}`);
    this.paint(node, classes.includes("plain") ? null : this.hue(shown));
    // Words of another element are worse than none: the label is a name too.
    if (node.isDescribed) node.removeAttribute("aria-label");
    node.isDescribed = false;
    node.shown = shown;
  }

  /** Length of a text in letters; ideographs are wider. */
  static letters(text) {
    let count = 0;
    for (const letter of text) {
      const code = letter.codePointAt(0);
      count += code >= 0x1100 && !(code >= 0x2000 && code < 0x2e80) ? 1.6 : 1;
    }
    return count;
  }

  /** Colours of both themes, written where they are used: variables would be slower. */
  paint(node, hue) {
    if (node.hue === hue) return;
    node.hue = hue;
    const both = (light, dark) =>
      hue === null ? "" : `light-dark(hsl(${hue} ${light}), hsl(${hue} ${dark}))`;
    node.style.backgroundColor = both("72% 85%", "36% 28%");
    node.style.borderColor = both("48% 46%", "42% 56%");
    node.style.color = both("60% 16%", "60% 93%");
  }

  /** Words for those who cannot see the elements, or point at one. */
  describe() {
    for (const node of this.nodes.values()) {
      const movement = node.movement ? `, ${node.movement}` : "";
      node.setAttribute("aria-label", node.shown.description + movement);
      node.isDescribed = true;
    }
  }

  /** Neighbouring numbers get colours far apart: steps of the golden angle. */
  hue({ view, section }) {
    if (this.layers.reuse) return Math.round((view * 137.508 + 205) % 360);
    return Stage.sectionHues[section % Stage.sectionHues.length];
  }

  static place(node, { x, y, look }, frame, depth) {
    const turn = look.transform ? ` matrix(${look.transform.join(",")})` : "";
    const start = depth === 0 ? `translate(${x - frame.x}px, ${y - frame.y}px)`
      : `translate3d(${x - frame.x}px, ${y - frame.y}px, ${depth}px)`;
    node.style.transform = start + turn
      + ` translate(${-look.width / 2}px, ${-look.height / 2}px)`;
  }

  /** The part of the content that can be seen: browsers do not draw a million points. */
  showContent(frame) {
    const reach = Stage.margin + 4;
    const left = Math.max(-frame.x, -reach);
    const top = Math.max(-frame.y, -reach);
    const right = Math.min(frame.content.width - frame.x, this.width + reach);
    const bottom = Math.min(frame.content.height - frame.y, this.height + reach);
    this.content.hidden = right <= left || bottom <= top;
    setBox(this.content, [left, top, right - left, bottom - top]);
  }

  showQueries(frame) {
    const rects = this.layers.queries ? frame.queries.slice(-6) : [];
    while (this.queries.length < rects.length) {
      const node = this.document.createElement("div");
      this.overlay.append(node);
      this.queries.push(node);
    }
    this.queries.forEach((node, index) => {
      node.hidden = index >= rects.length;
      if (node.hidden) return;
      const [x, y, width, height] = rects[index];
      node.className = frame.asks ? "query" : "query past";
      setBox(node, [x - frame.x, y - frame.y, width, height]);
    });
  }
}

function set(object, key, value) {
  if (object[key] !== value) object[key] = value;
}

function setBox(node, [x, y, width, height]) {
  set(node.style, "left", `${x}px`);
  set(node.style, "top", `${y}px`);
  set(node.style, "width", `${Math.max(0, width)}px`);
  set(node.style, "height", `${Math.max(0, height)}px`);
}

/** Least and greatest of some values; [] for none. Arrays may be longer than a call's arguments. */
function reduced(list, value) {
  if (list.length === 0) return [];
  let low = Infinity;
  let high = -Infinity;
  for (const entry of list) {
    const number = value(entry);
    low = Math.min(low, number);
    high = Math.max(high, number);
  }
  return [low, high];
}
/** Outlines of the expected elements, and the list of those that are not as expected. */
class Expectation {
  /** @param pick Called with the name of an element that the user goes to. */
  constructor(document, stage, pick) {
    this.document = document;
    this.stage = stage;
    this.node = (id) => document.getElementById(id);
    this.nodes = [];
    this.isOn = false;
    this.list = new WindowedList(this.node("differences"), {
      empty: "Every element is as expected.",
      lines: 2,
      fill: (row, index) => this.fill(row, index),
      pick: (index) => this.pick(index, pick),
    });
  }

  open(recording) {
    this.recording = recording;
    this.data = recording.expectation;
    const isThere = this.data !== null;
    this.node("expected-panel").hidden = !isThere;
    this.node("layer-expected-field").hidden = !isThere;
    this.setOn(isThere);
    this.differing = isThere ? this.data.elements.filter(({ state }) => state !== "met") : [];
    if (!isThere) return this.draw(null);
    const { elements, notes, title, frame } = this.data;
    const met = elements.length - this.differing.length;
    this.node("expected-summary").textContent = `${title}: `
      + `${count(this.differing.length, "element")} not as expected, ${met} as expected. `
      + `Compared in frame ${frame + 1}.`;
    this.node("expected-go").textContent = `Frame ${frame + 1}`;
    this.node("expected-notes").textContent = notes.join("\n");
    this.node("expected-notes").hidden = notes.length === 0;
    this.list.open(this.differing.length);
    this.tell(0);
  }

  setOn(isOn) {
    this.isOn = isOn;
    this.node("layer-expected").checked = isOn;
  }

  show(frame, index) {
    if (this.data === null) return;
    const isHere = this.isOn && index === this.data.frame;
    this.draw(isHere ? frame : null);
    set(this.node("expected-go"), "hidden", index === this.data.frame);
  }

  /** Only what is near the viewport has a node. */
  draw(frame) {
    const reach = 40;
    const isNear = ([x, y, width, height]) => x < frame.x + frame.width + reach
      && y < frame.y + frame.height + reach && x + width > frame.x - reach
      && y + height > frame.y - reach;
    const rows = frame === null ? [] : this.data.elements.flatMap((element) => {
      const rows = [];
      if (element.expected !== null && isNear(element.expected)) {
        rows.push({ rect: element.expected, sort: element.state, element });
      }
      if (element.state !== "met" && element.found !== null && isNear(element.found)) {
        rows.push({ rect: element.found, sort: "found", element });
      }
      return rows;
    });
    while (this.nodes.length < rows.length) {
      const node = this.document.createElement("div");
      node.append("");
      this.stage.expected.append(node);
      this.nodes.push(node);
    }
    this.nodes.forEach((node, index) => {
      node.hidden = index >= rows.length;
      if (node.hidden) return;
      const { rect: [x, y, width, height], sort, element } = rows[index];
      set(node, "className", `expected ${sort}`);
      const isTold = sort === "missing" || sort === "different";
      set(node.firstChild, "data", isTold ? `${element.name} expected` : "");
      setBox(node, [x - frame.x, y - frame.y, width, height]);
    });
  }

  static line({ name, expected, found, state }) {
    if (state === "missing") return `${name}  missing, expected ${box(expected)}`;
    if (state === "unexpected") return `${name}  unexpected, found ${box(found)}`;
    if (expected === null || found === null || box(expected) === box(found)) {
      return `${name}  differs`;
    }
    return `${name}  expected ${box(expected)}, found ${box(found)}`;
  }

  fill(row, index) {
    const text = Expectation.line(this.differing[index]);
    WindowedList.write(row, text, { isNow: false, isAlarm: true });
  }

  /** The active row in full, with everything that differs. */
  tell(index) {
    const element = this.differing[index];
    const detail = this.node("difference");
    detail.hidden = element === undefined;
    if (element === undefined) return;
    detail.textContent = [Expectation.line(element), ...element.notes].join("\n");
  }

  pick(index, pick) {
    this.tell(index);
    pick(this.differing[index].name, this.data.frame);
  }
}
class Pair {
  /** Differing elements that are told one by one. */
  static mostLines = 8;

  constructor(document) {
    this.node = (id) => document.getElementById(id);
    this.stage = new Stage(document, "-2");
    this.recording = null;
    /** "time" or "step" */
    this.sync = "time";
  }

  open(recording, title) {
    this.recording = recording;
    const isThere = recording !== null;
    for (const id of ["second", "paired", "sync-field", "side-title"]) {
      this.node(id).hidden = !isThere;
    }
    if (!isThere) return;
    this.node("second-title").textContent = title;
    this.stage.open(recording);
  }

  /** The frame of the second recording that belongs to one of the first. */
  frame(first, index) {
    const present = first.frames[index];
    if (this.sync === "time" || present === undefined) {
      return this.recording.frameAt(present?.time ?? 0);
    }
    // As far into the same step, as long as that lasts in the second recording.
    const start = first.stepStarts.get(present.step) ?? 0;
    const own = this.recording.stepStarts;
    const { frames } = this.recording;
    const most = Math.max(-1, ...own.keys());
    if (present.step > most) return frames.length - 1;
    let from = own.get(present.step);
    for (let step = present.step; from === undefined && step >= -1; step--) {
      from = own.get(step);
    }
    from ??= 0;
    const after = [...own.values()].filter((frame) => frame > from);
    const end = after.length > 0 ? Math.min(...after) - 1 : frames.length - 1;
    const base = (recording, frame) => recording.frames[Math.max(0, frame - 1)].time;
    const since = present.time - base(first, start);
    const wanted = base(this.recording, from) + since;
    // The last frame of the step is told by place: several may have one time.
    const nextOfFirst = first.frames[index + 1];
    if (nextOfFirst === undefined || nextOfFirst.step !== present.step) return end;
    return Math.min(end, Math.max(from, this.recording.frameAt(wanted)));
  }

  /**
   * Shows the frame that belongs to one of the first recording.
   *
   * @returns Names of the elements that are not the same on both sides.
   */
  show(first, index, options, layers) {
    if (this.recording === null) return null;
    const at = this.frame(first, index);
    const frame = this.recording.frames[at];
    const present = first.frames[index];
    if (frame === undefined || present === undefined) return null;
    const { differing, lines } = Pair.differences(present, frame);
    Object.assign(this.stage.layers, layers);
    this.stage.show(frame, at, { ...options, differing });
    const told = lines.slice(0, Pair.mostLines);
    if (lines.length > told.length) told.push(`and ${lines.length - told.length} more`);
    set(this.node("paired"), "textContent", [
      `Right: frame ${at + 1} of ${this.recording.frames.length}, `
      + `${frame.time.toFixed(3)} s, offset ${numbers([frame.x, frame.y])}. `
      + (lines.length === 0 ? "Nothing differs on screen."
        : `${count(lines.length, "difference")} (left, right):`),
      ...told,
    ].join("\n"));
    return differing;
  }

  /** Both frames, and everything else only where these are alike. */
  static sides(shown, other) {
    if (other === undefined) return `${box(shown.frame)} | not there`;
    const frames = [shown, other].map(({ frame }) => box(frame));
    return (frames[0] === frames[1] ? [shown.placeText, other.placeText] : frames).join(" | ");
  }

  /** Elements on screen of both sides that are not the same, in words and by name. */
  static differences(left, right) {
    const lines = [];
    const differing = new Set();
    const rest = new Map(right.elements.map((shown) => [shown.name, shown]));
    if (numbers([left.x, left.y]) !== numbers([right.x, right.y])) {
      lines.push(`offset: ${numbers([left.x, left.y])} | ${numbers([right.x, right.y])}`);
    }
    for (const shown of left.elements) {
      const other = rest.get(shown.name);
      rest.delete(shown.name);
      if (other !== undefined && shown.isLike(other)) continue;
      differing.add(shown.name);
      lines.push(`${shown.name}: ${Pair.sides(shown, other)}`);
    }
    for (const other of rest.values()) {
      differing.add(other.name);
      lines.push(`${other.name}: not there | ${box(other.frame)}`);
    }
    return { differing, lines };
  }
}
/** The panel on the element that was clicked or gone to. It stays with it over the frames. */
class Inspector {
  /** Rows of each of the two lists at once. */
  static mostStints = 6;

  /** @param visit Goes to a frame. */
  constructor(document, visit) {
    this.document = document;
    this.visit = visit;
    const node = (id) => document.getElementById(`inspect-${id}`);
    this.node = node;
    this.name = null;
    this.rows = new Map();
    const rows = {
      base: "Base frame", frame: "Frame", size: "Size", center: "Center", alpha: "Alpha",
      z: "Z", transform: "Transform", hidden: "Hidden",
    };
    for (const [key, title] of Object.entries(rows)) {
      const row = document.createElement("tr");
      const head = document.createElement("th");
      head.scope = "row";
      head.textContent = title;
      const cells = [0, 1].map(() => document.createElement("td"));
      for (const cell of cells) cell.append("");
      row.append(head, ...cells);
      node("values").append(row);
      this.rows.set(key, { row, texts: cells.map((cell) => cell.firstChild) });
    }
    this.lists = ["views", "elements"].map((id) => (
      { node: node(id), buttons: Array.from({ length: Inspector.mostStints }, () => {
        const item = document.createElement("li");
        const button = document.createElement("button");
        button.type = "button";
        button.append("");
        item.append(button);
        node(id).append(item);
        return { item, button };
      }) }));
    for (const { buttons } of this.lists) {
      for (const { button } of buttons) {
        button.addEventListener("click", () => this.visit(button.frame));
      }
    }
    for (const id of ["earlier", "later", "past"]) {
      node(id).addEventListener("click", () => this.visit(node(id).frame));
    }
  }

  open(recording) {
    this.recording = recording;
    this.pick(null);
  }

  /** @param name An element that was on screen at some time, or null. */
  pick(name) {
    const isKnown = name !== null && this.recording.stintsOf(name).length > 0;
    this.name = isKnown ? name : null;
    this.node("hint").hidden = isKnown;
    this.node("panel").hidden = !isKnown;
    this.node("close").hidden = !isKnown;
    this.told = null;
  }

  show(frame, index) {
    if (this.name === null) return;
    const stints = this.recording.stintsOf(this.name);
    const shown = frame.elements.find(({ name }) => name === this.name) ?? null;
    const answer = shown === null ? null : this.recording.answer(shown.view, index);
    set(this.node("name"), "textContent", this.name
      + (shown !== null && shown.text !== null ? ` “${shown.text}”` : ""));
    set(this.node("state"), "textContent", this.state(shown, index));
    set(this.node("present"), "hidden", shown === null);
    if (shown !== null) this.showValues(answer?.model ?? null, shown);
    this.showWhy(shown, answer);
    this.showWays(stints, index);
    const present = stints.findLast(({ from }) => from <= index) ?? stints[0];
    this.view = shown?.view ?? present.view;
    set(this.node("views-title"), "textContent", `View ${this.view} showed`);
    this.showStints(this.lists[0], this.recording.stints[this.view], index, ({ name }) => name);
    set(this.node("elements-title"), "textContent", `${this.name} was shown`);
    this.showStints(this.lists[1], stints, index, ({ view }) => `by view ${view}`);
  }

  state(shown, index) {
    if (shown === null) return "Not on screen in this frame.";
    const words = {
      entering: "an animation brings it to the screen",
      moving: "an animation moves it",
      leaving: "an animation takes it off the screen",
      comes: "it comes to the screen in this frame",
      goes: "this is its last frame on screen",
      "": "it stays",
    };
    return `On screen in view ${shown.view}; `
      + `${words[this.recording.movement(shown, index)]}.`;
  }

  showValues(model, shown) {
    const texts = (element) => element === null ? {} : {
      base: box(element.base), frame: box(element.frame),
      size: `${short(element.look.width)} × ${short(element.look.height)}`,
      center: numbers([element.x, element.y]), alpha: short(element.look.alpha),
      z: `${element.look.z}`,
      transform: element.look.transform ? numbers(element.look.transform) : "none",
      hidden: element.look.isHidden ? "yes" : "no",
    };
    const [answered, present] = [texts(model), texts(shown)];
    for (const [key, row] of this.rows) {
      const pair = [answered[key] ?? "–", present[key] ?? "–"];
      row.texts.forEach((text, column) => set(text, "data", pair[column]));
      const differs = model !== null && shown !== null && pair[0] !== pair[1];
      if (row.differs !== differs) row.row.toggleAttribute("data-differs", differs);
      row.differs = differs;
    }
  }

  /** The sentences of `WhyLog`; where an animation has brought it so far is told first. */
  showWhy(shown, answer) {
    const before = this.node("before");
    if (shown === null || answer === null) {
      const words = shown === null ? "" : "The recording has no reason for this element.";
      set(this.node("why"), "textContent", words);
      before.hidden = true;
      return;
    }
    const { model, reason, movement } = answer;
    const verb = movement === 3 ? "is on its way out, to" : "is at";
    const place = model === null ? "no place of its own" : model.placeText;
    const way = model !== null && !model.isLike(shown)
      ? ` On screen it is at ${shown.placeText}.` : "";
    set(this.node("why"), "textContent",
      `${this.name} ${verb} ${place}${this.recording.reason(reason)}${way}`);
    const earlier = this.answerBefore(answer, shown.view);
    before.hidden = earlier === null;
    if (earlier === null) return;
    const [why] = this.recording.reason(earlier.reason).split(/; since then |\. It was /);
    set(this.node("before-text"), "textContent",
      `Before, it was at ${earlier.model.placeText}${why.replace(/\.$/, "")}: `);
    const button = this.node("past");
    button.frame = earlier.frame;
    set(button, "textContent", `frame ${earlier.frame + 1}`);
  }

  /** What was said of the place before the present one, of an element in the same view. */
  answerBefore(answer, view) {
    const answers = this.recording.answers[view];
    for (let i = answers.indexOf(answer) - 1; i >= 0; i--) {
      const { model, frame } = answers[i];
      const name = this.recording.stints[view].findLast(({ from }) => from <= frame)?.name;
      if (name !== this.name) return null;
      if (model !== null && answer.model !== null && !model.isLike(answer.model)) {
        return answers[i];
      }
    }
    return null;
  }

  /** Ways to the frames before and after in which the element is there. */
  showWays(stints, index) {
    const isThere = stints.some(({ from, to }) => from <= index && index <= to);
    const earlier = isThere ? undefined : stints.findLast(({ to }) => to < index);
    const later = isThere ? undefined : stints.find(({ from }) => from > index);
    const offer = (id, frame, words) => {
      const button = this.node(id);
      button.hidden = frame === undefined;
      button.frame = frame;
      if (frame !== undefined) set(button, "textContent", `${words} frame ${frame + 1}`);
    };
    offer("earlier", earlier?.to, "Last seen in");
    offer("later", later?.from, "Seen again in");
  }

  /** Some of the stints around a frame, the present one marked. */
  showStints({ node, buttons }, stints, index, text) {
    const at = lastIndex(stints.length, (i) => stints[i].from <= index);
    const first = Math.max(0, Math.min(at - 2, stints.length - buttons.length));
    const last = this.recording.frames.length - 1;
    buttons.forEach(({ item, button }, row) => {
      const stint = stints[first + row];
      item.hidden = stint === undefined;
      if (stint === undefined) return;
      const isNow = stint.from <= index && index <= stint.to;
      button.frame = stint.from;
      set(button.firstChild, "data", `${text(stint)}, frames ${stint.from + 1} to `
        + `${Math.min(stint.to, last) + 1}`);
      if (button.isNow !== isNow) button.toggleAttribute("data-now", isNow);
      button.isNow = isNow;
      set(button, "ariaCurrent", isNow ? "true" : null);
    });
    const rest = stints.length - Math.min(buttons.length, stints.length);
    set(node.nextElementSibling, "textContent", rest > 0 ? `and ${rest} more` : "");
  }
}
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
    const [, wide = 1] = reduced(recording.frames, (f) => f.content.width / Math.max(1, f.width));
    const [, high = 1] = reduced(recording.frames, (f) => f.content.height / Math.max(1, f.height));
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
      ["content", "edge", "accent", "screen", "query", "alarm", "muted"].map((n) => [n, ink(n)]));
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
    this.canvas.ariaLabel = `Content ${short(content.width)} by ${short(content.height)} points, `
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
    const { rects, bands } = this.recording.outlines[content.outline] ?? { rects: [], bands: [] };
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
class WindowedList {
  static lineHeight = 24;
  static mostRows = 48;

  /**
   * @param fill Writes a row: `(node, index) => void`.
   * @param pick Called when the user goes to a row.
   * @param lines Lines that each row has room for; all rows have one height.
   */
  constructor(container, { fill, pick, empty, lines = 1 }) {
    this.container = container;
    this.rowHeight = WindowedList.lineHeight * lines;
    container.classList.toggle("wrapping", lines > 1);
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
    new ResizeObserver(() => this.resize()).observe(container);
    container.addEventListener("keydown", (event) => this.press(event));
    container.addEventListener("click", ({ target }) => {
      const row = target.closest(".row");
      if (row) this.go(row.index ?? -1);
    });
  }

  open(count) {
    this.count = count;
    this.active = count > 0 ? 0 : -1;
    this.sizer.style.height = `${Math.max(1, count) * this.rowHeight}px`;
    for (const row of this.rows) row.remove();
    this.rows = [];
    this.top = 0;
    this.container.scrollTop = 0;
    this.resize();
  }

  /** The active row stays in sight when the list gets another height. */
  resize() {
    const { clientHeight } = this.container;
    const isChange = clientHeight !== this.height;
    this.height = clientHeight;
    if (isChange && this.active >= 0) this.select(this.active);
    else this.draw();
  }

  press(event) {
    const page = Math.max(1, Math.floor(this.height / this.rowHeight) - 1);
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
    const { rowHeight } = this;
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
    const { rowHeight } = this;
    const { mostRows } = WindowedList;
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

  /** What a row says, on one line. */
  static write(row, text, { isNow, isAlarm }) {
    set(row.firstChild, "data", text.replaceAll("\n", " / "));
    set(row, "className", `row${isNow ? " now" : ""}${isAlarm ? " alarm" : ""}`);
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
class EventFilter {
  constructor() {
    this.words = "";
    this.who = "";
    this.call = "";
    this.element = null;
  }

  get isOpen() {
    return this.words.trim() === "" && this.who === "" && this.call === ""
      && this.element === null;
  }

  /** Positions of the events that pass, or null for all of them. */
  pass(recording) {
    if (this.isOpen) return null;
    const { texts } = recording;
    // Each text is looked into once, however many events have it.
    const holds = this.words.toLowerCase().split(/\s+/).filter((word) => word !== "")
      .map((word) => texts.map((text) => EventFilter.name(text).toLowerCase().includes(word)));
    const about = this.element === null ? null
      : texts.map((text) => EventFilter.isAbout(text, this.element, recording.kinds));
    const positions = [];
    let index = 0;
    for (const row of recording.calls) {
      for (let at = 0; at < row.length; at += 3, index++) {
        const [who, call, detail] = [row[at], row[at + 1], row[at + 2]];
        if (this.who !== "" && texts[who] !== this.who) continue;
        if (this.call !== "" && texts[call] !== this.call) continue;
        if (about !== null && !about[detail] && !about[call]) continue;
        if (holds.every((word) => word[who] || word[call] || word[detail])) {
          positions.push(index);
        }
      }
    }
    return positions;
  }

  static names = {
    L: "L layout", DS: "DS data source", DG: "DG delegate", C: "C view", G: "G grid",
    FAULT: "FAULT", FINDING: "FINDING", LOG: "LOG console",
  };

  /** What a text is found by: letters stand for whoever is called. */
  static name(text) {
    return Object.hasOwn(EventFilter.names, text) ? EventFilter.names[text] : text;
  }

  /** Other words of the trace for a kind of element. */
  static aliases(kind) {
    const names = {
      header: "UICollectionElementKindSectionHeader",
      footer: "UICollectionElementKindSectionFooter",
    };
    if (Object.hasOwn(names, kind)) return [kind, names[kind]];
    return kind.startsWith("decoration:") ? [kind, kind.slice(11)] : [kind];
  }

  /**
   * Whether a text names an element: a cell by its path alone, others by kind and path.
   *
   * @param kinds Those that there are: `header 0-3` is not the cell of that path.
   */
  static isAbout(text, element, kinds) {
    const end = element.lastIndexOf(" ");
    const [kind, place] = [element.slice(0, end), element.slice(end + 1)];
    const isCell = kind === "cell";
    const words = (isCell ? ["header", "footer", ...kinds.filter((other) => other !== "cell")]
      : [kind]).flatMap(EventFilter.aliases);
    for (let at = text.indexOf(place); at >= 0; at = text.indexOf(place, at + 1)) {
      const before = text.slice(0, at);
      if (/^[-.\d]/.test(text.slice(at + place.length)) || /[-.\d]$/.test(before)) continue;
      const isOfKind = words.some((word) => before.endsWith(`${word} `)
        && !/[\p{L}\d]$/u.test(before.slice(0, -word.length - 1)));
      if (isOfKind !== isCell) return true;
    }
    return false;
  }

  /** Who is called, and what is called, for the two menus. */
  static choices(recording) {
    const [callers, calls] = [new Set(), new Set()];
    for (const row of recording.calls) {
      for (let at = 0; at < row.length; at += 3) {
        callers.add(row[at]);
        calls.add(row[at + 1]);
      }
    }
    const sorted = (set) => [...set].map((index) => recording.texts[index]).sort();
    return { callers: sorted(callers), calls: sorted(calls) };
  }
}
class EventLog {
  /** @param go Goes to a frame; the list stays where it is. */
  constructor(document, go) {
    this.document = document;
    this.node = (id) => document.getElementById(id);
    this.filter = new EventFilter();
    this.index = 0;
    this.list = new WindowedList(this.node("events"), {
      empty: "No event.",
      fill: (row, position) => this.fill(row, position),
      pick: (position) => go(this.recording.frameOfEvent(this.eventAt(position))),
    });
    const on = (id, type, action) => this.node(id).addEventListener(type, action);
    on("event-words", "input", ({ target }) => this.narrow("words", target.value));
    on("event-who", "change", ({ target }) => this.narrow("who", target.value));
    on("event-call", "change", ({ target }) => this.narrow("call", target.value));
    on("event-about", "change", ({ target }) => {
      this.narrow("element", target.checked ? this.element : null);
    });
    on("event-words", "keydown", (event) => {
      if (event.key !== "Enter" && event.key !== "ArrowDown") return;
      event.preventDefault();
      this.list.container.focus();
      this.list.go(Math.max(0, this.list.active));
    });
  }

  /** Another recording: what was chosen in the menus stays if it is there. */
  open(recording) {
    this.recording = recording;
    this.index = 0;
    const { callers, calls } = EventFilter.choices(recording);
    this.filter.who = this.choose("event-who", callers, this.filter.who);
    this.filter.call = this.choose("event-call", calls, this.filter.call);
    this.pass();
  }

  /** Fills a menu of the filter. */
  choose(id, words, chosen) {
    const menu = this.node(id);
    menu.replaceChildren(menu.options[0], ...words.map((word) => {
      const option = this.document.createElement("option");
      option.value = word;
      option.textContent = id === "event-who" ? EventFilter.name(word) : word;
      return option;
    }));
    menu.value = words.includes(chosen) ? chosen : "";
    return menu.value;
  }

  narrow(key, value) {
    this.filter[key] = value;
    if (!this.recording) return;
    this.pass();
    this.show(this.index);
  }

  /** The element that is looked at; the list is about it, or about all of them. */
  setElement(name) {
    this.element = name;
    this.node("event-about-field").hidden = name === null;
    this.node("event-about-name").textContent = name === null ? "" : `About ${name}`;
    if (this.filter.element !== null && this.filter.element !== name) {
      this.narrow("element", name);
    }
    this.node("event-about").checked = this.filter.element !== null;
  }

  pass() {
    const { eventCount } = this.recording;
    this.passing = this.filter.pass(this.recording);
    this.list.open(this.passing?.length ?? eventCount);
    set(this.node("event-count"), "textContent", this.passing === null ? ""
      : `${this.passing.length} of ${count(eventCount, "event")}`);
  }

  /** Position among all events of a row of the list. */
  eventAt(row) { return this.passing === null ? row : this.passing[row]; }

  /** Follows to the first event of a frame, or the last one before it, unless it is to stay. */
  show(index, stays = false) {
    this.index = index;
    if (stays || this.list.count === 0) this.list.draw();
    else this.follow(index);
    const { active } = this.list;
    const { who, call, detail } = active < 0 ? {} : this.recording.event(this.eventAt(active));
    // Rows have room for an event's beginning only.
    set(this.node("event"), "textContent", active < 0 ? "" : `${who} ${call} ${detail}`);
  }

  follow(index) {
    const { eventCount, firstEvents } = this.recording;
    const first = firstEvents[index];
    const next = firstEvents[index + 1] ?? eventCount;
    const before = lastIndex(this.list.count, (row) => this.eventAt(row) < first);
    const isThere = before + 1 < this.list.count && this.eventAt(before + 1) < next;
    this.list.select(Math.max(0, isThere ? before + 1 : before));
  }

  fill(row, position) {
    const index = this.eventAt(position);
    const { frame, who, call, detail } = this.recording.event(index);
    const isFirst = position === 0
      || this.recording.frameOfEvent(this.eventAt(position - 1)) !== frame;
    const time = isFirst ? this.recording.frames[frame].time.toFixed(3) : "";
    const isAlarm = who === "FAULT" || who === "FINDING";
    WindowedList.write(row, `${time.padStart(6)}  ${who.padEnd(2)}  ${call} ${detail}`, {
      isNow: frame === this.index, isAlarm,
    });
  }
}
class FindingLog {
  /** @param visit Goes to a frame. */
  constructor(document, visit) {
    this.node = (id) => document.getElementById(id);
    this.visit = visit;
    this.list = new WindowedList(this.node("findings"), {
      empty: "None.",
      lines: 2,
      fill: (row, position) => this.fill(row, position),
      pick: (position) => this.pick(position),
    });
    this.node("alarm").addEventListener("click", () => this.goToNext());
  }

  open(recording) {
    this.recording = recording;
    this.index = 0;
    this.met = -1;
    this.list.open(recording.remarks.length);
    this.node("finding").hidden = true;
    this.openAlarm(recording.remarks);
  }

  /** Follows to the last finding that was met up to a frame. */
  show(index) {
    this.index = index;
    const met = this.recording.remarks.findLastIndex(
      ({ frame }) => frame !== null && frame <= index);
    if (met >= 0 && (met !== this.met || this.list.active !== met)) {
      this.list.select(met);
      this.tell(met);
    } else {
      this.list.draw();
    }
    this.met = met;
  }

  pick(position) {
    const { frame } = this.recording.remarks[position];
    if (frame !== null) this.visit(frame);
    // Others may be about the same frame.
    this.list.select(position);
    this.tell(position);
  }

  /** A finding in full. */
  tell(position) {
    const { message, elements } = this.recording.remarks[position];
    const about = elements.length > 0 ? `\nElements: ${elements.join(", ")}` : "";
    set(this.node("finding"), "textContent", message + about);
    set(this.node("finding"), "hidden", false);
  }

  fill(row, position) {
    const { frame, severity, code, message } = this.recording.remarks[position];
    const time = frame === null ? "all" : this.recording.frames[frame]?.time.toFixed(3) ?? "";
    WindowedList.write(row, `${time.padStart(6)}  ${severity} ${code}: ${message}`, {
      isNow: frame !== null && frame === this.index, isAlarm: FindingLog.isGrave(severity),
    });
  }

  static isGrave(severity) { return severity === "fault" || severity === "error"; }

  /** The first of the gravest, wherever the page is. */
  openAlarm(remarks) {
    const grave = remarks.filter(({ severity }) => FindingLog.isGrave(severity));
    const [first] = grave.length > 0 ? grave : remarks;
    this.node("alarm").hidden = first === undefined;
    if (first === undefined) return;
    const faults = remarks.filter(({ severity }) => severity === "fault").length;
    const words = [];
    if (faults > 0) words.push(count(faults, "fault"));
    if (remarks.length > faults) words.push(count(remarks.length - faults, "finding"));
    this.node("alarm-count").textContent = words.join(", ");
    this.node("alarm-text").textContent = `${first.code}: ${first.message}`;
    this.node("alarm").classList.toggle("alarm", grave.length > 0);
    this.next = remarks.indexOf(first);
  }

  /** From one finding to the next, with every press. */
  goToNext() {
    this.pick(this.next);
    this.list.container.scrollIntoView({ block: "nearest" });
    this.next = (this.next + 1) % this.recording.remarks.length;
  }
}
/** `#case=2&frame=31&element=cell+0-3&view=3d&expected=on&with=1&sync=step` */
class Address {
  /** Whether the page's address is one of these, and not that of a part of the page. */
  static get isThere() { return window.location.hash.includes("="); }

  static read() {
    const fields = new URLSearchParams(window.location.hash.slice(1));
    const position = (key) => {
      const value = fields.get(key) ?? "";
      return /^\d{1,9}$/.test(value) ? Number(value) - 1 : undefined;
    };
    return {
      source: position("case"), frame: position("frame"), element: fields.get("element"),
      isTilted: fields.get("view") === "3d", expected: fields.get("expected"),
      other: position("with"), sync: fields.get("sync") === "step" ? "step" : "time",
    };
  }

  /** Replaces the present entry of the history: going through frames leaves no trail. */
  static write({ source, frame, element, isTilted, expected, other, sync }) {
    const fields = new URLSearchParams();
    if (source > 0) fields.set("case", source + 1);
    fields.set("frame", frame + 1);
    if (element !== null) fields.set("element", element);
    if (isTilted) fields.set("view", "3d");
    if (expected !== null) fields.set("expected", expected);
    if (other !== null) {
      fields.set("with", other + 1);
      if (sync !== "time") fields.set("sync", sync);
    }
    const hash = `#${fields}`;
    document.getElementById("link").href = hash;
    if (window.location.hash === hash) return;
    try {
      window.history.replaceState(null, "", hash);
    } catch {
      // A page inside another document may have no history of its own; the link still tells.
    }
  }
}
class Playback {
  constructor() {
    this.node = (id) => document.getElementById(id);
    this.still = window.matchMedia("(prefers-reduced-motion: reduce)");
    this.index = 0;
    this.isPlaying = false;
  }

  get last() { return (this.recording?.frames.length ?? 0) - 1; }

  /** Goes to a frame by hand: what plays stops. */
  visit(index) {
    this.pause();
    this.seek(index);
  }

  /** Where the step before or after begins; beginnings of the present one count when it is under way. */
  stepStart(way) {
    const frames = this.recording?.frames ?? [];
    const isStart = (i) => i === 0 || frames[i].step !== frames[i - 1].step;
    let index = this.index + way;
    while (index > 0 && index < this.last && !isStart(index)) index += way;
    return index;
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
      moment += Math.min(0.25, Math.max(0, now - before) / 1000) * Number(this.node("speed").value);
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
}
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
      time: "Time", tick: "Tick", step: "Step", layout: "Layout", control: "Pressed", state: "State", offset: "Offset",
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
      ? "first layout" : `${frame.step + 1} of ${recording.steps.length}: ${recording.steps[frame.step]}`);
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

  /** Bits: 1 finger down, 2 dragged, also while the content slows down after it, 4 slowing down. */
  static state(flags) {
    if (flags & 4) return "slowing down";
    if (flags & 1) return flags & 2 ? "dragged" : "finger down";
    return flags & 2 ? "released" : "no touch";
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

if (typeof document === "undefined") {
  module.exports = {
    EventFilter, Playback, Recording, Shown, box, count, lastIndex, numbers, points, reduced,
    roundStep, short,
  };
} else {
  window.gridPlayer = new Player([...document.querySelectorAll("script.recording")]);
}
