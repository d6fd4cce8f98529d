"""What a view does around the layout: data, insets, limits of the offset, and actions at rest.

Only what takes no time is here. An action that moves over time (an animated one, a fling) is not
ported, and says so.
"""

import copy
import math

import waterfall


class NotPorted(Exception):
    """A case needs something that this port does not have."""


def rounded(value, scale):
    """The nearest pixel: at scale 1 halves go away from zero, else halves go up."""
    if scale == 1:
        return math.copysign(math.floor(abs(value) + 0.5), value)
    whole = math.floor(value)
    return whole + math.floor((value - whole) * scale + 0.5) / scale


def entries(section):
    """A section of a file with one entry for each item: None where only the count is known."""
    section = dict(section)
    count = section.pop("count", None)
    return section if count is None else {**section, "items": [None] * count}


class Grid:
    def __init__(self, case, bug=None):
        if case["layout"] != "sectionedWaterfall":
            raise NotPorted("layout " + case["layout"])
        self.bug = bug
        self.parameters = dict(case.get("parameters", {}))
        self.sections = [entries(section) for section in copy.deepcopy(case.get("sections", []))]
        self.size = tuple(case.get("viewport", [375, 667]))
        self.scale = case.get("displayScale", 3)
        self.frame_rate = case.get("frameRate", 60)
        self.safe_area = case.get("safeArea", [0] * 4)
        self.inset = [0, 0, 0, 0]
        self.safe_part = [0, 0, 0, 0]
        self.offset = [0.0, 0.0]
        self.content = (0.0, 0.0)
        self.frames = []
        self.time = 0.0
        # Until the clock has ticked after an update, scrolling alone makes no cells.
        self.has_open_update = False
        self.laid_out_with = None
        self.change(lambda: setattr(self, "inset", case.get("viewContentInset", [0] * 4)))
        self.lay_out()
        if "contentOffset" in case:
            self.scroll(case["contentOffset"])
            self.lay_out()

    # Geometry

    @property
    def adjusted_inset(self):
        return [a + b for a, b in zip(self.inset, self.safe_part)]

    def limits(self, inset=None):
        """((least x, greatest x), (least y, greatest y)), each term rounded to pixels."""
        top, left, bottom, right = inset or self.adjusted_inset
        pixel = lambda value: rounded(value, self.scale)
        result = []
        for axis, (leading, trailing) in enumerate([(left, right), (top, bottom)]):
            least = 0 - pixel(leading)
            content = pixel(self.content[axis]) + pixel(trailing)
            result.append((least, max(least, pixel(content - pixel(self.size[axis])))))
        return tuple(result)

    def clamped(self, offset):
        return [min(max(value, low), high) for value, (low, high) in zip(offset, self.limits())]

    def change(self, act, clamps=True):
        """Changes what the limits depend on; an offset outside new limits is brought into them."""
        old = self.limits()
        act()
        # The safe area counts on an axis whose content does not fit the plain content inset.
        exceeds_x, exceeds_y = (high > low for low, high in self.limits(self.inset))
        top, left, bottom, right = self.safe_area
        part = [top * exceeds_y, left * exceeds_x, bottom * exceeds_y, right * exceeds_x]
        moved = part[0] - self.safe_part[0]
        self.safe_part = part
        if moved:
            self.offset[1] = rounded(self.offset[1] - moved, self.scale)
        if clamps and self.limits() != old:
            self.scroll(self.clamped(self.offset))

    def lay_out(self):
        """Solves the layout if anything that it depends on has changed, and shows what is seen."""
        is_stale = False
        # The safe area and the length of the content may depend on each other.
        for _ in range(100):
            if self.inputs() == self.laid_out_with:
                break
            is_stale = True
            content = self.solve()
            self.change(lambda: setattr(self, "content", content))
        if is_stale or not self.has_open_update:
            self.shown = self.seen()

    def inputs(self):
        """What the layout depends on."""
        return copy.deepcopy(
            (self.sections, self.size[0], self.adjusted_inset, self.parameters))

    def solve(self):
        """Places the items; the size of the content is the answer."""
        inset = self.adjusted_inset
        self.laid_out_with = self.inputs()
        self.planned_width = self.size[0]
        self.frames, content = waterfall.lay_out(
            self.sections, self.size[0] - inset[1] - inset[3],
            self.parameters.get("contentInset") or 0, self.bug)
        return content

    def scroll(self, offset):
        self.offset = [rounded(value, self.scale) for value in offset]

    def elements(self, rect):
        """[section, item] of the items that meet a rectangle, ascending."""
        return [[s, i] for s, section in enumerate(self.frames)
                for i, frame in enumerate(section) if waterfall.overlaps(frame, rect)]

    def seen(self):
        """What gets a cell: a frame without area has none, though a query finds it."""
        return [[s, i] for s, i in self.elements([*self.offset, *self.size])
                if min(self.frames[s][i][2:]) > 0]

    # Actions

    def perform(self, action):
        """Carries an action out; what its step has beside `op` and `contentOffset`."""
        op = action["op"]
        if action.get("animated") or not hasattr(self, "do_" + op):
            raise NotPorted(("animated " if action.get("animated") else "") + op)
        answer = getattr(self, "do_" + op)(action) or {}
        self.lay_out()
        return answer

    def do_setContentOffset(self, action):
        self.scroll(action["contentOffset"])

    def do_scrollToItem(self, action):
        section, item = action["item"]
        x, y, width, height = self.frames[section][item]
        names = action.get("position", [])
        names = [names] if isinstance(names, str) else names
        top, left, bottom, right = self.adjusted_inset
        self.scroll([
            self.showing(0, x, x + width, left, right, names, "left", "centeredHorizontally", "right"),
            self.showing(1, y, y + height, top, bottom, names, "top", "centeredVertically", "bottom")])

    def showing(self, axis, start, end, leading, trailing, names, at_start, at_middle, at_end):
        """The offset that shows a stretch of one axis."""
        low, high = self.limits()[axis]
        offset, length = self.offset[axis], self.size[axis]
        first, last = start - leading, end - length + trailing
        if at_start in names:
            target = first
        elif at_end in names:
            target = last
        elif at_middle in names:
            target = (start + end) / 2 - leading - (length - leading - trailing) / 2
        elif last <= offset <= first:
            return offset
        else:
            target = first if abs(first - offset) <= abs(last - offset) else last
        return min(max(target, low), high)

    def do_setBounds(self, action):
        self.change(lambda: setattr(self, "size", tuple(action["size"])))

    def do_setViewContentInset(self, action):
        self.change(lambda: setattr(self, "inset", action["inset"]))

    def do_setParameters(self, action):
        self.parameters.update(action["parameters"])

    def do_reloadData(self, action):
        self.has_open_update = False
        self.laid_out_with = None

    def do_update(self, action):
        if not action.get("model", True):
            raise NotPorted("update without the model")
        self.sections = updated(self.sections, action)
        old = self.limits()
        content = self.solve()
        self.change(lambda: setattr(self, "content", content), clamps=False)
        # First back from the new end, which is no whole pixel; then into the limits, if it is outside.
        top, left, bottom, right = self.adjusted_inset
        ends = [(left, right), (top, bottom)]
        self.offset = [
            offset - max(0, offset + size - content - trailing)
            if leading + content + trailing > size else offset
            for offset, size, content, (leading, trailing)
            in zip(self.offset, self.size, self.content, ends)]
        self.shown = self.seen()
        self.has_open_update = True
        if self.limits() != old and self.clamped(self.offset) != self.offset:
            self.scroll(self.clamped(self.offset))

    def pass_time(self, seconds):
        ticks = math.floor(self.time * self.frame_rate + 1e-6)
        self.time += seconds
        if math.floor(self.time * self.frame_rate + 1e-6) > ticks:
            self.has_open_update = False

    def do_advance(self, action):
        self.pass_time(action["seconds"])

    def do_settle(self, action):
        """An update ends at the next tick, and one more finds all at rest. What scrolling has brought
        meanwhile gets its cells in between."""
        frames = 0
        if self.has_open_update:
            frames = 2 if all(item in self.shown for item in self.seen()) else 3
        self.pass_time(frames / self.frame_rate)
        return {"frames": frames, "seconds": frames / self.frame_rate}

    def do_query(self, action):
        return {"elements": [["cell", s, i] for s, i in self.elements(action["rect"])]}

    def do_askTarget(self, action):
        return {"target": action["proposed"]}

    def do_askBoundsChange(self, action):
        return {"invalidates": action["newBounds"][2] != self.planned_width}

    # Output

    def record(self, section, item):
        x, y, width, height = self.frames[section][item]
        return {"section": section, "item": item, "frame": [x, y, width, height],
                "center": [x + width / 2, y + height / 2], "size": [width, height]}

    def output(self, name, steps):
        (left, right), (top, bottom) = self.limits()
        return {
            "id": name, "contentSize": list(self.content), "contentOffset": self.offset,
            "offsetRange": {"x": [left, right], "y": [top, bottom]},
            "cells": [self.record(s, i) for s, section in enumerate(self.frames)
                      for i in range(len(section))],
            "supplementary": [], "decorations": [], "selectedItems": [], "faults": [],
            "visibleItems": self.shown, "steps": steps,
        }


def updated(sections, update):
    """The sections after a batch update.

    Everything that goes or moves is taken out first, by its old place; then everything that comes is
    put in at its new place, from the lowest one up.
    """
    def ends(move):
        return (move["from"], move["to"]) if isinstance(move, dict) else tuple(move)

    def item(place):
        return sections[place[0]]["items"][place[1]]

    moves = [ends(move) for move in update.get("moves", [])]
    arrivals = [(entry["at"], entry.get("item")) for entry in update.get("inserts", [])]
    arrivals += [(to, item(start)) for start, to in moves]
    leaving = [tuple(place) for place in update.get("deletes", [])]
    leaving += [tuple(start) for start, _ in moves]
    rest = [{**section, "items": [entry for i, entry in enumerate(section["items"])
                                  if (s, i) not in leaving]}
            for s, section in enumerate(sections)]

    section_moves = [ends(move) for move in update.get("sectionMoves", [])]
    gone = list(update.get("sectionDeletes", [])) + [start for start, _ in section_moves]
    result = [section for s, section in enumerate(rest) if s not in gone]
    coming = []
    for insertion in update.get("sectionInserts", []):
        if isinstance(insertion, dict):
            coming.append((insertion["at"], entries(insertion.get("section", {"count": 0}))))
        else:
            coming.append((insertion, {"items": []}))
    coming += [(to, rest[start]) for start, to in section_moves]
    for place, section in sorted(coming, key=lambda entry: entry[0]):
        result.insert(place, section)

    for place, entry in sorted(arrivals, key=lambda arrival: tuple(arrival[0])):
        result[place[0]]["items"].insert(place[1], entry)
    return result


def run(case, name, bug=None):
    """The output of a case."""
    grid = Grid(case, bug)
    steps = []
    for action in case.get("actions", []):
        answer = grid.perform(action)
        steps.append({"op": action["op"], "contentOffset": list(grid.offset), **answer})
    return grid.output(name, steps)
