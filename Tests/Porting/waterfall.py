"""The layout `sectionedWaterfall`, ported: numbers in, frames out.

Everything here is a function of its arguments. Lengths are points, frames are (x, y, width, height)
in content points, y grows downwards. The rules are those of the documentation comment of
`Sources/GridLayouts/SectionedWaterfall/SectionedWaterfallLayout.swift`.
"""

import math

STANDARD_HEIGHT = 60
MOST_COLUMNS = 1_000_000
LONGEST = 1e100


def usable(length):
    """The nearest length that can be added up; 0 for what is no number."""
    return max(-LONGEST, min(LONGEST, float(length))) if math.isfinite(length) else 0.0


def insets(value):
    """(top, left, bottom, right) of a list, or of one number for all four."""
    values = [value] * 4 if isinstance(value, (int, float)) else value or [0] * 4
    return tuple(usable(v) for v in values)


def height_of(item):
    """The height of an item as a file spells it: none, h, [w, h] or {"height", "span"}."""
    if item is None:
        return STANDARD_HEIGHT
    if isinstance(item, dict):
        return item["height"]
    return item[1] if isinstance(item, list) else item


def span_of(item):
    return item.get("span", 1) if isinstance(item, dict) else 1


class Columns:
    """Where the columns of one section are, and how wide."""

    def __init__(self, keys, width, margin):
        self.weights = keys.get("columnWeights")
        count = keys.get("columns", 1) if self.weights is None else len(self.weights)
        self.count = min(max(1, count), MOST_COLUMNS)
        self.gap = usable(keys.get("interitemSpacing", 0))
        _, left, _, right = insets(keys.get("sectionInset", 0))
        self.origin = margin[1] + left
        room = width - margin[1] - margin[3] - left - right - (self.count - 1) * self.gap
        shared = max(0.0, room)
        if self.weights:
            shares = self.shares(self.weights)
            total = math.fsum(shares)
            self.widths = [shared * share / total for share in shares]
        else:
            # A million columns of one width need one number.
            self.widths = None
            self.width = shared / self.count

    @staticmethod
    def shares(weights):
        """Weights below 0 count as 0; without any share all are alike."""
        shares = [max(0.0, usable(weight)) for weight in weights]
        return shares if any(shares) else [1.0] * len(shares)

    def x(self, column):
        if self.widths is None:
            return self.origin + column * (self.width + self.gap)
        return self.origin + sum(self.widths[:column]) + column * self.gap

    def width_of(self, column, span):
        columns = span * self.width if self.widths is None else sum(self.widths[column:column + span])
        return max(0.0, columns + (span - 1) * self.gap)


def place(columns, heights, spans, top, line_spacing, bug=None):
    """For each item its column and the offset of its top edge; then the lowest edge of all."""
    # In a section with weights or spans the rule of the shortest column places every item.
    in_turn = columns.weights is None and all(span == 1 for span in spans)
    # No column further to the right than the items could fill is ever needed.
    bottoms = [top] * min(columns.count, max(1, sum(spans)))
    places = []
    lowest = top
    for item, (height, span) in enumerate(zip(heights, spans)):
        if in_turn and item < columns.count:
            column = item
        else:
            windows = range(len(bottoms) - span + 1)
            # `min` takes the first of several: the leftmost on a tie.
            best = min(windows, key=lambda k: max(bottoms[k:k + span]))
            if bug == "ties-go-right":
                level = max(bottoms[best:best + span])
                best = max(k for k in windows if max(bottoms[k:k + span]) == level)
            column = best
        offset = max(bottoms[column:column + span])
        places.append((column, offset))
        edge = offset + height
        lowest = max(lowest, edge)
        for covered in range(column, column + span):
            bottoms[covered] = edge + line_spacing
    return places, lowest


def lay_out(sections, width, content_inset=0, bug=None):
    """The frames of all items, section by section, and the size of the content.

    `sections` have `items`, one entry each, and their own keys; `width` is the width of the view less
    its adjusted content inset; `content_inset` is the layout's own margin inside the content. `bug`
    plants a fault, to show that the vectors see it.
    """
    width = max(0.0, usable(width))
    margin = insets(content_inset)
    end = margin[0]
    frames = []
    for section in sections:
        keys = {key: value for key, value in section.items() if value is not None}
        columns = Columns(keys, width, margin)
        top_inset, _, bottom_inset, _ = insets(keys.get("sectionInset", 0))
        heights = [max(0.0, usable(height_of(item))) for item in section["items"]]
        spans = [min(max(1, span_of(item)), columns.count) for item in section["items"]]
        places, lowest = place(
            columns, heights, spans, end + top_inset, usable(keys.get("lineSpacing", 0)), bug)
        frames.append([
            (columns.x(column), offset, columns.width_of(column, span), height)
            for (column, offset), height, span in zip(places, heights, spans)])
        end = lowest + bottom_inset
    return frames, (width, max(0.0, end + margin[2]))


def overlaps(a, b):
    """Whether two frames share more than an edge."""
    return (a[0] < b[0] + b[2] and b[0] < a[0] + a[2]
            and a[1] < b[1] + b[3] and b[1] < a[1] + a[3])
