// Three layouts of the gallery, ported: numbers in, frames out. Nothing is imported, and nothing
// here knows a browser: the page beside this file draws what these layouts answer.
//
// Lengths are points, frames are [x, y, width, height] in content points, y grows downwards. The
// rules are those of the documentation comments of the layouts (`Sources/GridLayouts`) and of
// their solvers (`Sources/GridCore/Columns`, `Lines` and `Flow`).
//
// A layout is asked as it is by a grid view: `prepare`, then `contentSize`, `elements`, `item`,
// `isStaleFor` (a bounds change) and `target` (where scrolling shall end). The view it is prepared
// with tells `sections`, `size`, `inset` (all insets together), `offset`, `limits()` and `scale`
// (pixels a point). Questions look at every element: right for some thousands.

// MARK: Numbers

/** The nearest pixel: at scale 1 halves go away from zero, else halves go up. */
export function rounded(value, scale) {
  // `Math.round` alone lets every half go up, -0.5 among them; a sum turns -0 into 0.
  if (scale === 1) return Math.sign(value) * Math.round(Math.abs(value)) + 0;
  const whole = Math.floor(value);
  return whole + Math.round((value - whole) * scale) / scale;
}

/** The pixel at or below a length. */
const floored = (value, scale) => Math.floor(value * scale) / scale;

const longest = 1e100;

/** The nearest length that can be added up; 0 for what is no number. */
const usable = (length) =>
  Number.isFinite(length) ? Math.min(Math.max(length, -longest), longest) : 0;

const extent = (length) => Math.max(0, usable(length));

/** The nearest offset within limits {least, most}. */
export const within = (offset, { least, most }) => Math.min(Math.max(offset, least), most);

/** Insets of [top, left, bottom, right], or of one number for all four. */
export function insets(value = 0) {
  const [top, left, bottom, right] = (Array.isArray(value) ? value : Array(4).fill(value))
    .map(usable);
  return { top, left, bottom, right };
}

const sum = (lengths) => lengths.reduce((total, length) => total + length, 0);

// `Math.max(...list)` needs the stack for every entry.
const greatest = (lengths) => lengths.reduce((a, b) => Math.max(a, b), -Infinity);

// MARK: Elements

/** Whether two frames share more than an edge. */
export function overlaps([ax, ay, aw, ah], [bx, by, bw, bh]) {
  return ax < bx + bw && bx < ax + aw && ay < by + bh && by < ay + ah;
}

/** An element that is not transformed. */
function placed(kind, section, item, frame, zIndex = 0) {
  const [x, y, width, height] = frame;
  return {
    kind, section, item, frame, zIndex, center: [x + width / 2, y + height / 2],
    size: [width, height], scale: 1,
  };
}

/** An element drawn larger or smaller about its middle; its size stays. */
function scaled(element, scale) {
  const [x, y] = element.center;
  // A scale below zero turns the element about its middle: it covers as much as one above.
  const [width, height] = element.size.map((length) => length * Math.abs(scale));
  return { ...element, frame: [x - width / 2, y - height / 2, width, height], scale };
}

// MARK: Waterfall

const mostColumns = 1_000_000;

/** Where the columns of one section are, and how wide. */
function columnsOf(keys, width, margin) {
  const { columns = 1, columnWeights, interitemSpacing = 0, sectionInset } = keys;
  const gap = usable(interitemSpacing);
  const inset = insets(sectionInset);
  const weights = columnWeights?.length ? sharesOf(columnWeights) : null;
  const count = weights?.length
    ?? Math.min(Math.max(1, columnWeights ? 0 : columns), mostColumns);
  const shared = Math.max(
    0, width - margin.left - margin.right - inset.left - inset.right - (count - 1) * gap);
  const origin = margin.left + inset.left;
  // A million columns of one width need one number.
  const widthOf = weights
    ? (first, span) => sum(weights.slice(first, first + span).map(
      (weight) => shared * weight / sum(weights)))
    : (first, span) => span * shared / count;
  return {
    count, isWeighted: columnWeights != null,
    x: (column) => origin + widthOf(0, column) + column * gap,
    width: (column, span) => Math.max(0, widthOf(column, span) + (span - 1) * gap),
  };
}

/** Weights below 0 count as 0; without any share all are alike. */
function sharesOf(weights) {
  const shares = weights.map(extent);
  return shares.some((share) => share > 0) ? shares : shares.map(() => 1);
}

/** The column at which an item over `span` columns starts: the leftmost of the highest places. */
function shortest(bottoms, span) {
  let best = { column: 0, level: Infinity };
  for (let column = 0; column + span <= bottoms.length; column += 1) {
    const level = greatest(bottoms.slice(column, column + span));
    if (level < best.level) best = { column, level };
  }
  return best.column;
}

/** For each item its column and the offset of its top edge, and the lowest edge of all. */
function packed(items, columns, top, lineSpacing, takesTurns) {
  // In a section with weights or spans the rule of the shortest column places every item.
  const inTurn = takesTurns && !columns.isWeighted && items.every(({ span }) => span === 1);
  // No column further to the right than the items could fill is ever needed.
  const needed = Math.max(1, sum(items.map(({ span }) => span)));
  const bottoms = Array(Math.min(columns.count, needed)).fill(top);
  let lowest = top;
  const places = items.map(({ height, span }, index) => {
    const column = inTurn && index < columns.count ? index : shortest(bottoms, span);
    const offset = greatest(bottoms.slice(column, column + span));
    lowest = Math.max(lowest, offset + height);
    bottoms.fill(offset + height + lineSpacing, column, column + span);
    return { column, offset };
  });
  return { places, lowest };
}

/** Height and span of an item as a file spells it: nothing, h, [w, h] or {height, span}. */
function columnItem(item, standardHeight) {
  if (item == null) return { height: standardHeight, span: 1 };
  if (Array.isArray(item)) return { height: item[1], span: 1 };
  return typeof item === "number" ? { height: item, span: 1 } : { span: 1, ...item };
}

/** Sections below each other, each packed into columns of its own. */
class Waterfall {
  constructor(parameters) {
    this.parameters = parameters;
  }

  prepare(view) {
    this.plannedWidth = view.size[0];
    this.width = Math.max(0, view.size[0] - view.inset.left - view.inset.right);
    const margin = this.margin();
    let end = margin.top;
    this.sections = view.sections.map((section, index) => {
      const solved = this.solve(section, index, end, margin);
      end = solved.end;
      return solved.elements;
    });
    this.contentSize = [this.width, Math.max(0, end + margin.bottom)];
  }

  solve(section, index, start, margin) {
    const { keys, standardHeight, spans, takesTurns } = this.rules(section);
    const columns = columnsOf(keys, this.width, margin);
    const inset = insets(keys.sectionInset);
    const items = section.items.map((item) => {
      const { height, span } = columnItem(item, standardHeight);
      const covered = spans ? Math.min(Math.max(1, span), columns.count) : 1;
      return { height: extent(height), span: covered };
    });
    const { places, lowest } = packed(
      items, columns, start + inset.top, usable(keys.lineSpacing ?? 0), takesTurns);
    const elements = places.map(({ column, offset }, item) => {
      const { height, span } = items[item];
      return placed(
        "cell", index, item, [columns.x(column), offset, columns.width(column, span), height]);
    });
    return { elements, end: lowest + inset.bottom };
  }

  elements(rect) {
    return this.sections.flat().filter(({ frame }) => overlaps(frame, rect));
  }

  item(section, item) {
    return this.sections[section]?.[item];
  }

  isStaleFor(offset, [width]) {
    return width !== this.plannedWidth;
  }
}

/** `sectionedWaterfall`: each section has columns of its own; the first row takes them in turn. */
class SectionedWaterfall extends Waterfall {
  static defaults = { contentInset: 0 };

  margin() {
    return insets(this.parameters.contentInset);
  }

  rules(section) {
    return { keys: section, standardHeight: 60, spans: true, takesTurns: true };
  }
}

/** `shortestColumn`: the same columns in every section; each item goes under the shortest one. */
class ShortestColumn extends Waterfall {
  static defaults = {
    columnCount: 4, itemHeight: 40, interitemSpacing: 10, lineSpacing: 10, sectionInset: 0,
  };

  margin() {
    return insets(0);
  }

  rules() {
    const { columnCount, itemHeight, ...keys } = this.parameters;
    return {
      keys: { columns: columnCount, ...keys }, standardHeight: itemHeight, spans: false,
      takesTurns: false,
    };
  }
}

// MARK: Carousel

/** `carousel`: one line; the item in the middle is full size, and scrolling settles on one. */
class Carousel {
  static defaults = { itemSize: [200, 200], spacing: 10, pagingEnabled: false };

  constructor(parameters) {
    this.parameters = parameters;
  }

  prepare(view) {
    this.view = view;
    const { inset } = view;
    this.width = extent(view.size[0] - inset.left - inset.right);
    this.height = extent(view.size[1] - inset.top - inset.bottom);
    this.itemSize = this.parameters.itemSize.map(extent);
    this.pitch = Math.max(0, this.itemSize[0] + usable(this.parameters.spacing));
    // Sections follow each other in the one line.
    this.paths = view.sections.flatMap(({ items }, section) =>
      items.map((_, item) => [section, item]));
    const last = this.paths.length - 1;
    this.contentSize = [
      last < 0 ? Math.max(0, this.width - this.itemSize[0]) : this.width + last * this.pitch,
      this.height,
    ];
  }

  /** How far the line has been moved from its first item in the middle. */
  position(offset) {
    return offset[0] + this.view.inset.left;
  }

  /** The frame of an item in full size, by its number in the line. */
  base(number) {
    const [width, height] = this.itemSize;
    const x = (this.width - width) / 2 + number * this.pitch;
    return [x, (this.height - height) / 2, width, height];
  }

  /** 1 in the middle of the view, less by the distance from there in widths of the view. */
  scale(number) {
    const distance = Math.abs(this.position(this.view.offset) - number * this.pitch);
    if (distance === 0) return 1;
    return this.width > 0 ? Math.max(-longest, 1 - distance / this.width) : 0;
  }

  numbered(number) {
    const [section, item] = this.paths[number];
    return scaled(placed("cell", section, item, this.base(number)), this.scale(number));
  }

  /** Chosen by base frame, so that no element comes or goes with its scale. */
  elements(rect) {
    return [...this.paths.keys()].filter((number) => overlaps(this.base(number), rect))
      .map((number) => this.numbered(number));
  }

  item(section, item) {
    const number = this.paths.findIndex(([s, i]) => s === section && i === item);
    return number < 0 ? undefined : this.numbered(number);
  }

  /** Always: scales follow the offset. */
  isStaleFor() {
    return true;
  }

  // Where scrolling ends

  restOffset(number) {
    return [number * this.pitch - this.view.inset.left, -this.view.inset.top];
  }

  /** The item whose middle is nearest to the middle of the view, the lower one on a tie. */
  nearest(offset) {
    const last = Math.max(0, this.paths.length - 1);
    const position = Math.min(Math.max(0, this.position(offset)), last * this.pitch);
    if (!(this.pitch > 0)) return 0;
    const before = Math.min(Math.floor(position / this.pitch), last);
    // Division may round up to the next whole number, so one item further back is looked at too.
    const distance = (number) => Math.abs(position - number * this.pitch);
    return [before - 1, before, before + 1].filter((number) => number >= 0 && number <= last)
      .reduce((best, number) => (distance(number) < distance(best) ? number : best));
  }

  /** One page on, one back or the same, however far the throw. */
  page(cursor, proposed) {
    const last = Math.max(0, this.paths.length - 1);
    const start = Math.min(Math.max(0, cursor), last);
    const step = Math.sign(this.position(proposed) - start * this.pitch);
    return Math.min(Math.max(0, start + step), last);
  }

  /** A finger has begun to drag: pages are turned from here. */
  dragBegins() {
    this.cursor = this.nearest(this.view.offset);
  }

  /** Where a drag ends, given where it would end. The velocity is not used. */
  target(proposed) {
    if (!this.parameters.pagingEnabled) return this.restOffset(this.nearest(proposed));
    const cursor = this.cursor ?? this.nearest(this.view.offset);
    this.cursor = undefined;
    return this.restOffset(this.page(cursor, proposed));
  }

  /** The view has come to rest, or was put somewhere. */
  rests(offset) {
    this.cursor = undefined;
    this.rest = offset;
  }

  /** Where a change of the data leaves the view: where it last came to rest. */
  targetOfChange(proposed) {
    if (!this.rest) return proposed;
    const [x, y] = this.view.limits();
    return [within(this.rest[0], x), within(0, y)];
  }
}

// MARK: Flow

// Lines run across the scroll axis. The solver speaks of length (along a line) and extent (along
// the scroll axis); only these two know which of them is a width.
const axes = {
  vertical: {
    length: ([width]) => width,
    extent: ([, height]) => height,
    lineInsets: ({ left, right }) => [left, right],
    scrollInsets: ({ top, bottom }) => [top, bottom],
    pair: (length, extent) => [length, extent],
  },
  horizontal: {
    length: ([, height]) => height,
    extent: ([width]) => width,
    lineInsets: ({ top, bottom }) => [top, bottom],
    scrollInsets: ({ left, right }) => [left, right],
    pair: (length, extent) => [extent, length],
  },
};

/** How many equally long items fit beside each other, whether that many exist or not. */
function itemsPerLine(length, spacing, available, count) {
  const pitch = length + spacing;
  if (!(pitch > 0)) return length <= available ? Math.max(1, count) : 1;
  // The quotient in plain doubles: three items of (390 - 10) / 3 with 5 between do not fit in 390.
  return Math.max(1, Math.floor((available + spacing) / pitch));
}

/** The start that centres an item; never before the inset, however long it is. */
const centred = (length, available) => Math.max(0, (available - length) / 2);

/** Lines of items of one size: the last one keeps the columns of the others. */
function evenLines(sizes, { axis, spacing, available }) {
  const length = axis.length(sizes[0]);
  const most = itemsPerLine(length, spacing, available, sizes.length);
  const start = most > 1 ? 0 : (available - length) / 2;
  const gap = most > 1 ? (available - most * length) / (most - 1) : 0;
  const lines = [];
  for (let first = 0; first < sizes.length; first += most) {
    lines.push({ first, end: Math.min(first + most, sizes.length), start, gap });
  }
  return lines;
}

/** Lines of items whose sizes differ: filled one after the other. */
function mixedLines(sizes, { axis, spacing, available }) {
  const lengths = sizes.map(axis.length);
  const ends = [];
  let used = lengths[0];
  for (let item = 1; item < lengths.length; item += 1) {
    const isFull = used + spacing + lengths[item] > available;
    if (isFull) ends.push(item);
    used = isFull ? lengths[item] : used + spacing + lengths[item];
  }
  ends.push(lengths.length);
  return ends.map((end, index) => {
    const first = index === 0 ? 0 : ends[index - 1];
    const isLast = end === lengths.length;
    return { first, end, ...mixedLine(lengths.slice(first, end), isLast, spacing, available) };
  });
}

/** Start of the first item and gap of one line of a mixed section. */
function mixedLine(lengths, isLast, spacing, available) {
  const total = sum(lengths);
  if (lengths.length > 1) {
    return { start: 0, gap: isLast ? spacing : (available - total) / (lengths.length - 1) };
  }
  // A lone item of the last line stays left if a second one would fit, with room to spare.
  const hasRoomForTwin = 2 * total + spacing < available;
  return { start: isLast && hasRoomForTwin ? 0 : centred(total, available), gap: 0 };
}

/** Gives lines their offsets and extents; answers where the last one ends. */
function stack(lines, sizes, { axis, lineSpacing, offset }) {
  const first = sizes[0];
  // Lines of items of one size are multiplied, others summed up: as the package does, to the bit.
  const isLattice = sizes.every((size) => size[0] === first[0] && size[1] === first[1]);
  let next = offset;
  for (const [index, line] of lines.entries()) {
    line.extent = greatest(sizes.slice(line.first, line.end).map(axis.extent));
    line.offset = isLattice ? offset + index * (line.extent + lineSpacing) : next;
    next = line.offset + line.extent + lineSpacing;
  }
  const last = lines.at(-1);
  return last.offset + last.extent;
}

/** `flow`: lines that are filled and then spread over their length, with headers and footers. */
class Flow {
  static defaults = {
    itemSize: [50, 50], minimumLineSpacing: 10, minimumInteritemSpacing: 10, sectionInset: 0,
    headerReferenceSize: 0, footerReferenceSize: 0, scrollDirection: "vertical",
  };

  constructor(parameters) {
    this.parameters = parameters;
  }

  prepare(view) {
    this.axis = axes[this.parameters.scrollDirection];
    this.scale = view.scale;
    this.plannedLength = this.axis.length(view.size);
    const [leading, trailing] = this.axis.lineInsets(view.inset);
    this.length = this.plannedLength - leading - trailing;
    const hasRoom = this.length > 0 && view.size[0] > 0 && view.size[1] > 0;
    let end = 0;
    this.sections = (hasRoom ? view.sections : []).map((section, index) => {
      const solved = this.solve(section, index, end);
      end = solved.end;
      return solved;
    });
    this.contentSize = hasRoom ? this.axis.pair(this.length, floored(end, this.scale)) : [0, 0];
  }

  solve(section, index, start) {
    const { axis, parameters } = this;
    const inset = insets(parameters.sectionInset);
    const [before, after] = axis.lineInsets(inset);
    const [above, below] = axis.scrollInsets(inset);
    const header = this.bar("header", index, start, parameters.headerReferenceSize);
    const offset = start + this.depth(header) + above;
    const sizes = section.items.map((item) => this.sizeOf(item));
    const available = this.length - before - after;
    // Without room no item has a place, but header, insets and footer stay.
    const solved = sizes.length > 0 && available > 0
      ? this.lines(sizes, available, offset) : { lines: [], end: offset };
    const lines = solved.lines.map((line) => this.itemsOf(line, sizes, index, before));
    const footer = this.bar("footer", index, solved.end + below, parameters.footerReferenceSize);
    const parts = [header, ...lines, footer].filter((elements) => elements.length > 0);
    return { parts, items: lines.flat(), end: solved.end + below + this.depth(footer) };
  }

  lines(sizes, available, offset) {
    const { axis, parameters } = this;
    const space = {
      axis, available, offset, spacing: parameters.minimumInteritemSpacing,
      lineSpacing: parameters.minimumLineSpacing,
    };
    const isEven = sizes.every((size) => size.every((side, index) => side === sizes[0][index]));
    const lines = isEven ? evenLines(sizes, space) : mixedLines(sizes, space);
    for (const line of lines) line.commonLength = isEven ? axis.length(sizes[0]) : null;
    return { lines, end: stack(lines, sizes, space) };
  }

  /** The elements of a line: each centred across it, origins on pixels, sizes as they are. */
  itemsOf(line, sizes, section, before) {
    let lengths = 0;
    return sizes.slice(line.first, line.end).map((size, number) => {
      // By multiplying where all are equally long, so that columns are straight. The order of the
      // terms is the package's: another differs in the last bit, and may round to another pixel.
      const start = before + line.start;
      const along = line.commonLength === null
        ? start + lengths + number * line.gap : start + number * (line.commonLength + line.gap);
      lengths += this.axis.length(size);
      const across = line.offset + (line.extent - this.axis.extent(size)) / 2;
      return placed(
        "cell", section, line.first + number,
        this.frame(along, across, size));
    });
  }

  frame(start, offset, size) {
    const origin = this.axis.pair(start, offset).map((value) => rounded(value, this.scale));
    return [...origin, ...size];
  }

  /** A header or footer as long as the view allows, insets or not; none without an extent. */
  bar(kind, section, offset, reference) {
    const extent = this.axis.extent(Array.isArray(reference) ? reference : [reference, reference]);
    if (!(extent > 0)) return [];
    const frame = this.frame(0, offset, this.axis.pair(this.length, extent));
    return [placed(kind, section, 0, frame, 10)];
  }

  depth([bar]) {
    return bar ? this.axis.extent(bar.size) : 0;
  }

  /** An item of which the file only gives a height is as wide as `itemSize`. */
  sizeOf(item) {
    const standard = this.parameters.itemSize;
    if (item == null) return standard;
    if (Array.isArray(item)) return item;
    return [standard[0], typeof item === "number" ? item : item.height];
  }

  /**
   * Section by section the header, the items and the footer. A line that the rectangle reaches or
   * touches along the scroll axis comes with all its items: a view draws those that it sees.
   */
  elements(rect) {
    const [start, end] = this.span(rect);
    return this.sections.flatMap(({ parts }) => parts).filter((elements) => {
      const spans = elements.map(({ frame }) => this.span(frame));
      return spans.some((span) => span[0] <= end) && spans.some((span) => span[1] >= start);
    }).flat();
  }

  /** The part of the scroll axis that a frame covers. */
  span([x, y, width, height]) {
    const start = this.axis.extent([x, y]);
    return [start, start + this.axis.extent([width, height])];
  }

  item(section, item) {
    return this.sections[section]?.items[item];
  }

  isStaleFor(offset, size) {
    return this.axis.length(size) !== this.plannedLength;
  }
}

// MARK: By name

const layouts = {
  carousel: Carousel, flow: Flow, sectionedWaterfall: SectionedWaterfall,
  shortestColumn: ShortestColumn,
};

/** Parameters that a layout knows in the package and not here. */
const notPorted = {
  flow: [
    "sectionHeadersPinToVisibleBounds", "sectionFootersPinToVisibleBounds",
    "sectionInsetReference", "sizeSource",
  ],
};

/** A case needs something that this port does not have. */
export class NotPorted extends Error {}

/** A layout with some parameters; those that are left out have their defaults. */
export function layoutNamed(name, parameters = {}) {
  const Layout = Object.hasOwn(layouts, name) ? layouts[name] : null;
  if (!Layout) throw new NotPorted(`layout ${name}`);
  const missing = (notPorted[name] ?? []).find((key) => parameters[key]);
  if (missing) throw new NotPorted(`${missing} of ${name}`);
  return new Layout({ ...Layout.defaults, ...parameters });
}
