// What a view does around a layout: data, insets, limits of the offset, and actions at rest.
//
// Only what takes no time is here, and where a drag ends under a layout that decides on that. Any
// other action that moves over time is not ported, and says so.

import { NotPorted, insets, layoutNamed, overlaps, rounded, within } from "./layouts.mjs";

/** A section of a file with one entry for each item: null where only the count is known. */
function entries({ count, items = Array(count ?? 0).fill(null), ...keys }) {
  // A key that is null is at its default.
  const given = Object.entries(keys).filter(([, value]) => value !== null);
  return { ...Object.fromEntries(given), items: [...items] };
}

const compared = (value) => JSON.stringify(value);

// The share of its speed that the content keeps each millisecond, and the speed at which it rests.
const decay = -Math.log(0.998);
const slowest = 0.01;

// Not from -Infinity on: the end of an infinite rectangle is no number.
const everywhere = [-1e300, -1e300, 2e300, 2e300];

export class Grid {
  constructor(spec) {
    this.layoutName = spec.layout;
    this.layout = layoutNamed(spec.layout, spec.parameters);
    this.sections = (spec.sections ?? []).map(entries);
    this.size = spec.viewport ?? [375, 667];
    this.scale = spec.displayScale ?? 3;
    this.frameRate = spec.frameRate ?? 60;
    this.safeArea = insets(spec.safeArea);
    this.contentInset = insets(0);
    this.safePart = insets(0);
    this.offset = [0, 0];
    this.contentSize = [0, 0];
    this.shown = [];
    this.time = 0;
    this.isStale = true;
    // Until the clock has ticked after an update, scrolling alone makes no cells.
    this.hasOpenUpdate = false;
    this.change(() => { this.contentInset = insets(spec.viewContentInset); });
    this.layOut();
    if (spec.contentOffset) this.setOffset(spec.contentOffset);
    this.layOut();
  }

  // Geometry

  /** All insets together: what the content keeps free. */
  get inset() {
    return added(this.contentInset, this.safePart);
  }

  /** The least and the greatest offset of both axes; each term is rounded to pixels by itself. */
  limits(inset = this.inset) {
    const pixel = (value) => rounded(value, this.scale);
    return [[inset.left, inset.right], [inset.top, inset.bottom]].map(([before, after], axis) => {
      const least = 0 - pixel(before);
      const content = pixel(this.contentSize[axis]) + pixel(after);
      return { least, most: Math.max(least, pixel(content - pixel(this.size[axis]))) };
    });
  }

  clamped(offset) {
    return this.limits().map((limits, axis) => within(offset[axis], limits));
  }

  get isInside() {
    return compared(this.clamped(this.offset)) === compared(this.offset);
  }

  get bounds() {
    return [...this.offset, ...this.size];
  }

  /** Changes what the limits depend on; an offset outside new limits is brought into them. */
  change(act, clamps = true) {
    const before = { limits: compared(this.limits()), inset: compared(this.inset) };
    act();
    this.adjustSafePart();
    if (compared(this.inset) !== before.inset) this.isStale = true;
    if (clamps && compared(this.limits()) !== before.limits) {
      this.moveTo(this.clamped(this.offset));
    }
  }

  /** The safe area counts on an axis whose content does not fit the plain content inset. */
  adjustSafePart() {
    const [x, y] = this.limits(this.contentInset).map(({ least, most }) => (most > least ? 1 : 0));
    const { top, left, bottom, right } = this.safeArea;
    const part = { top: top * y, left: left * x, bottom: bottom * y, right: right * x };
    const moved = part.top - this.safePart.top;
    this.safePart = part;
    if (moved) this.moveTo([this.offset[0], this.offset[1] - moved]);
  }

  /** Moves the content, to the pixel. The layout may be stale for that. */
  moveTo(offset) {
    this.write(offset.map((value) => rounded(value, this.scale)));
  }

  write(offset) {
    if (compared(offset) === compared(this.offset)) return;
    this.offset = offset;
    this.isStale ||= this.layout.isStaleFor(offset, this.size);
  }

  /** What somebody asks for is left where it is put, outside the limits too. */
  setOffset(offset) {
    this.moveTo(offset);
    this.layout.rests?.(this.offset);
  }

  resize(size) {
    this.change(() => {
      this.size = size;
      this.isStale ||= this.layout.isStaleFor(this.offset, size);
    });
  }

  /** Prepares the layout if anything that it depends on has changed, and shows what is seen. */
  layOut() {
    const wasStale = this.isStale;
    this.prepare();
    if (wasStale || !this.hasOpenUpdate) this.shown = this.seen();
  }

  /** The safe area and the length of the content may depend on each other: both have to hold. */
  prepare(clamps = true) {
    for (let round = 0; this.isStale && round < 100; round += 1) {
      this.isStale = false;
      this.layout.prepare(this);
      this.change(() => { this.contentSize = this.layout.contentSize; }, clamps);
    }
  }

  /** What gets a view: an element without area has none, though a query finds it. */
  seen() {
    return this.layout.elements(this.bounds).filter(({ frame }) =>
      frame[2] > 0 && frame[3] > 0 && overlaps(frame, this.bounds));
  }

  // Actions

  /** Carries an action out; what its step has beside `op` and `contentOffset`. */
  perform(action) {
    const act = Object.hasOwn(actions, action.op) ? actions[action.op] : null;
    if (!act || action.animated) {
      throw new NotPorted((action.animated ? "animated " : "") + action.op);
    }
    const answer = act(this, action) ?? {};
    this.layOut();
    return answer;
  }

  /** How many ticks there were up to now. */
  get ticks() {
    return Math.floor(this.time * this.frameRate + 1e-6);
  }

  /** How long it is to a tick: 1 for the next one. */
  secondsUntilTick(number) {
    return (this.ticks + number) / this.frameRate - this.time;
  }

  passTime(seconds) {
    const before = this.ticks;
    this.time += seconds;
    if (this.ticks > before) this.hasOpenUpdate = false;
  }

  /** A finger lets the content go: the layout says where it comes to rest. */
  release(proposed) {
    if (!this.layout.target) throw new NotPorted(`the end of a drag under ${this.layoutName}`);
    const target = this.layout.target(proposed).map((value) => rounded(value, this.scale));
    this.moveTo(this.clamped(target));
    this.layout.rests(this.offset);
    // However long that takes, the clock stands on a tick afterwards.
    this.passTime(this.secondsUntilTick(1));
  }

  /** Where a release at a speed would end, in points per second, were it not for the layout. */
  projected(velocity) {
    const speeds = this.limits().map(({ least, most }, axis) =>
      most > least ? velocity[axis] / 1000 : 0);
    // A release so slow is one at rest, but for content that has to come back into its limits.
    if (this.isInside && Math.hypot(...speeds) < 0.25) return this.offset;
    const ends = speeds.map((speed, axis) =>
      this.offset[axis] + Math.sign(speed) * (Math.abs(speed) - slowest) / decay);
    return this.clamped(ends.map((value) => rounded(value, this.scale)));
  }

  // Output

  /** What somebody outside compares, as the package writes it. */
  output(id, steps, faults) {
    const all = this.layout.elements(everywhere);
    const [x, y] = this.limits();
    const bars = all.filter(({ kind }) => kind !== "cell");
    return {
      id, contentSize: this.contentSize, contentOffset: this.offset,
      offsetRange: { x: [x.least, x.most], y: [y.least, y.most] },
      cells: all.filter(({ kind }) => kind === "cell").map(record),
      supplementary: bars.sort(byPlace).map(record), decorations: [], selectedItems: [], faults,
      visibleItems: this.shown.filter(({ kind }) => kind === "cell").sort(byPlace)
        .map(({ section, item }) => [section, item]),
      steps,
    };
  }
}

const added = (a, b) => ({
  top: a.top + b.top, left: a.left + b.left, bottom: a.bottom + b.bottom, right: a.right + b.right,
});

/** By section, item and kind. Numbers are subtracted: `sort()` alone compares texts. */
function byPlace(a, b) {
  return a.section - b.section || a.item - b.item || (a.kind < b.kind ? -1 : 1);
}

function record({ scale, ...element }) {
  return { ...element, transform: [scale, 0, 0, scale, 0, 0] };
}

// MARK: Actions

const actions = {
  setContentOffset(grid, { contentOffset }) {
    grid.setOffset(contentOffset);
  },

  scrollToItem(grid, { item: [section, item], position = [] }) {
    const element = grid.layout.item(section, item);
    if (!element) return;
    const names = [position].flat();
    const target = [
      showing(grid, 0, element.frame, names, ["left", "centeredHorizontally", "right"]),
      showing(grid, 1, element.frame, names, ["top", "centeredVertically", "bottom"]),
    ];
    // Where it is shown already nothing is set: not even to the pixel.
    if (compared(target) !== compared(grid.offset)) grid.setOffset(target);
  },

  setBounds(grid, { size }) {
    grid.resize(size);
  },

  setViewContentInset(grid, { inset }) {
    grid.change(() => { grid.contentInset = insets(inset); });
  },

  setParameters(grid, { parameters }) {
    const { layout } = grid;
    const all = { ...layout.parameters, ...parameters };
    if (compared(all) === compared(layout.parameters)) return;
    // What is not ported of the layout is found as at the start.
    layoutNamed(grid.layoutName, all);
    layout.parameters = all;
    grid.isStale = true;
  },

  reloadData(grid) {
    grid.hasOpenUpdate = false;
    grid.isStale = true;
  },

  update(grid, action) {
    const mistake = mismatch(grid, action);
    if (mistake) return { fault: { code: "E-50", message: mistake } };
    if (action.model ?? true) grid.sections = updated(grid.sections, action);
    commit(grid);
  },

  advance(grid, { seconds }) {
    grid.passTime(seconds);
  },

  // An update ends at the next tick, and one more finds all at rest. What scrolling has brought
  // meanwhile gets its cells in between; those that the package has kept from before are not known
  // here, so it may need one tick less.
  settle(grid) {
    const known = new Set(grid.shown.map(name));
    const isNew = grid.seen().some((element) => !known.has(name(element)));
    const frames = grid.hasOpenUpdate ? (isNew ? 3 : 2) : 0;
    const seconds = frames > 0 ? grid.secondsUntilTick(frames) : 0;
    grid.passTime(seconds);
    return { frames, seconds };
  },

  query(grid, { rect }) {
    return {
      elements: grid.layout.elements(rect).map(({ kind, section, item }) => [kind, section, item]),
    };
  },

  askTarget(grid, { proposed }) {
    return { target: grid.layout.target?.(proposed) ?? proposed };
  },

  askBoundsChange(grid, { newBounds: [x, y, ...size] }) {
    return { invalidates: grid.layout.isStaleFor([x, y], size) };
  },

  fling(grid, { by = [0, 0], velocity }) {
    if (by.some((length) => length !== 0)) throw new NotPorted("fling that drags first");
    grid.layout.dragBegins?.();
    grid.release(grid.projected(velocity));
  },

  drag(grid, { proposed }) {
    if (!proposed) throw new NotPorted("drag without a proposed end");
    grid.layout.dragBegins?.();
    grid.release(proposed);
  },
};

const name = ({ kind, section, item }) => `${kind} ${section}-${item}`;

/** The offset that shows a frame on one axis. */
function showing(grid, axis, frame, names, [atStart, atMiddle, atEnd]) {
  const [before, after] = axis === 0
    ? [grid.inset.left, grid.inset.right] : [grid.inset.top, grid.inset.bottom];
  const limits = grid.limits()[axis];
  const [start, end] = [frame[axis], frame[axis] + frame[axis + 2]];
  const [offset, length] = [grid.offset[axis], grid.size[axis]];
  const [first, last] = [start - before, end - length + after];
  if (names.includes(atStart)) return within(first, limits);
  if (names.includes(atEnd)) return within(last, limits);
  if (names.includes(atMiddle)) {
    return within((start + end) / 2 - before - (length - before - after) / 2, limits);
  }
  if (last <= offset && offset <= first) return offset;
  const isFirstNearer = Math.abs(first - offset) <= Math.abs(last - offset);
  return within(isFirstNearer ? first : last, limits);
}

// MARK: Updates

/** Lays changed data out. */
function commit(grid) {
  const before = compared(grid.limits());
  grid.isStale = true;
  grid.prepare(false);
  const proposed = grid.offset.map((offset, axis) => broughtBack(grid, axis, offset));
  // What the layout answers is no whole pixel, and stands where the limits allow it.
  grid.write(grid.layout.targetOfChange?.(proposed) ?? proposed);
  grid.shown = grid.seen();
  grid.hasOpenUpdate = true;
  if (!grid.isInside && compared(grid.limits()) !== before) grid.moveTo(grid.clamped(grid.offset));
}

/** The offset of one axis, moved back where the view sticks out past the end of the content. */
function broughtBack({ inset, size, contentSize }, axis, offset) {
  const [before, after] = axis === 0 ? [inset.left, inset.right] : [inset.top, inset.bottom];
  if (before + contentSize[axis] + after <= size[axis]) return offset;
  return offset - Math.max(0, offset + size[axis] - contentSize[axis] - after);
}

const ends = (move) => (Array.isArray(move) ? move : [move.from, move.to]);

const isPlace = ([section, item], [s, i]) => section === s && item === i;

/**
 * The sections after a batch update: everything that goes or moves is taken out first, by its old
 * place; then everything that comes is put in at its new place, from the lowest one up.
 */
function updated(sections, update) {
  const {
    deletes = [], inserts = [], sectionDeletes = [], sectionInserts = [],
  } = update;
  const moves = (update.moves ?? []).map(ends);
  const sectionMoves = (update.sectionMoves ?? []).map(ends);
  const leaving = [...deletes, ...moves.map(([from]) => from)];
  const rest = sections.map((section, s) => ({
    ...section,
    items: section.items.filter((_, i) => !leaving.some((place) => isPlace(place, [s, i]))),
  }));

  const gone = new Set([...sectionDeletes, ...sectionMoves.map(([from]) => from)]);
  const result = rest.filter((_, s) => !gone.has(s));
  const comingSections = [
    ...sectionInserts.map((entry) => (typeof entry === "number" ? { at: entry } : entry))
      .map(({ at, section = {} }) => ({ at, section: entries(section) })),
    ...sectionMoves.map(([from, at]) => ({ at, section: rest[from] })),
  ];
  comingSections.sort((a, b) => a.at - b.at);
  for (const { at, section } of comingSections) result.splice(at, 0, section);

  const coming = [
    ...inserts.map(({ at, item = null }) => ({ at, item })),
    ...moves.map(([[s, i], at]) => ({ at, item: sections[s].items[i] })),
  ];
  coming.sort((a, b) => a.at[0] - b.at[0] || a.at[1] - b.at[1]);
  for (const { at: [s, i], item } of coming) result[s].items.splice(i, 0, item);
  return result;
}

// MARK: Refused updates

const classNames = {
  carousel: "CarouselLayout", flow: "UICollectionViewFlowLayout",
  sectionedWaterfall: "SectionedWaterfallLayout", shortestColumn: "ShortestColumnLayout",
};

/** What an update is refused with whose counts do not add up; null if they do. */
function mismatch(grid, update) {
  if (update.model ?? true) return null;
  const odd = [
    "reloads", "moves", "sectionDeletes", "sectionInserts", "sectionReloads", "sectionMoves",
  ].find((key) => update[key]?.length > 0);
  if (odd) throw new NotPorted(`update without the model, with ${odd}`);
  const { deletes = [], inserts = [] } = update;
  const counts = grid.sections.map(({ items }) => items.length);
  if ([...deletes, ...inserts.map(({ at }) => at)].some(([s, i]) => !(i < counts[s]))) {
    throw new NotPorted("update that names a place that is not there");
  }
  const findings = counts.flatMap((count, section) => {
    const inserted = inserts.filter(({ at }) => at[0] === section).length;
    const deleted = deletes.filter((place) => place[0] === section).length;
    if (inserted === deleted) return [];
    return [`Section ${section} had ${count} items; with ${inserted} inserted, ${deleted} deleted, `
      + `0 moved in and 0 moved out, ${count + inserted - deleted} are expected, but the data `
      + `source reports ${count}.`];
  });
  return findings.length > 0 ? refusal(grid, counts, deletes, inserts, findings) : null;
}

/** UIKit's words, then what was found and what to change. */
function refusal(grid, counts, deletes, inserts, findings) {
  const sections = counts.length === 1 ? "1 section" : `${counts.length} sections`;
  const data = `{ ${sections} with item counts: [${counts.join(", ")}] }`;
  const places = (list) => list.sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const operations = [
    ...places([...deletes]).reverse().map(([s, i]) => `\tDelete item (${s} - ${i})`),
    ...places(inserts.map(({ at }) => at)).map(([s, i]) => `\tInsert item (${s} - ${i})`),
  ];
  return [
    "Invalid batch updates detected: the number of sections and/or items returned by the data "
      + "source before and after performing the batch updates are inconsistent with the updates.",
    `Data source before updates = ${data}`,
    `Data source after updates = ${data}`,
    "Updates = [",
    operations.join(",\n"),
    "]",
    `Collection view: ${description(grid)}`,
    `${findings.join(" ")} Change the data source inside the updates closure, by the same amounts. `
      + "[E-50]",
  ].join("\n");
}

/** The view in UIKit's words, with addresses printed as 0x0. */
function description({ size, offset, contentSize, inset, layoutName }) {
  const braced = (numbers) => `{${numbers.map((value) => text(value, 17)).join(", ")}}`;
  const { top, left, bottom, right } = inset;
  return `<UICollectionView: 0x0; frame = (0 0; ${text(size[0], 6)} ${text(size[1], 6)}); `
    + `contentOffset: ${braced(offset)}; contentSize: ${braced(contentSize)}; `
    + `adjustedContentInset: ${braced([top, left, bottom, right])}; `
    + `layout: <${classNames[layoutName]}: 0x0>; dataSource: <ScenarioData: 0x0>>`;
}

/** A number with so many significant digits, as C's `%g` prints it. */
function text(value, digits) {
  if (Number.isInteger(value) && Math.abs(value) < 1e6) return String(value);
  const [mantissa, exponent] = value.toExponential(digits - 1).split("e");
  const power = Number(exponent);
  const short = (number) => (number.includes(".") ? number.replace(/\.?0+$/, "") : number);
  if (power >= -4 && power < digits) return short(value.toFixed(digits - 1 - power));
  const sign = power < 0 ? "-" : "+";
  return `${short(mantissa)}e${sign}${String(Math.abs(power)).padStart(2, "0")}`;
}

// MARK: Cases

/** The output of a case. */
export function run(spec, id = spec.id) {
  const grid = new Grid(spec);
  const steps = [];
  const faults = [];
  for (const [step, action] of (spec.actions ?? []).entries()) {
    const { fault, ...answer } = grid.perform(action);
    if (fault) faults.push({ ...fault, step });
    steps.push({ op: action.op, contentOffset: grid.offset, ...answer });
  }
  return grid.output(id, steps, faults);
}
