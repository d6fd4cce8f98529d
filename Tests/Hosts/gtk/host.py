#!/usr/bin/python3
"""Draws a grid with GTK 4: host.py GRIDVIEW [LAYOUT]

Needs Debian's python3-gi and gir1.2-gtk-4.0. Drag, throw and wheel; a click selects."""

import math
import os
import sys
import tempfile

import gi

for name, version in {"Gdk": "4.0", "Gsk": "4.0", "Gtk": "4.0", "Graphene": "1.0"}.items():
    gi.require_version(name, version)
from gi.repository import Gdk, GLib, Graphene, Gsk, Gtk, Pango  # noqa: E402

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))

from grid import Pipe, Session  # noqa: E402

PADDING = 6
COLORS = {
    "cell": "#d5e3f7", "other": "#e8e0cf", "highlighted": "#f7e3a8", "selected": "#6fa3e8",
    "ink": "#222", "edge": "#7d9cc7"}


def color(name):
    rgba = Gdk.RGBA()
    rgba.parse(COLORS[name])
    return rgba


class Tile(Gtk.Widget):
    view, bind, words, sent = None, None, "", None

    def do_snapshot(self, snapshot):
        view, width = self.view, self.get_width()
        name = "cell" if view["kind"] == "cell" else "other"
        name = next((key for key in ("selected", "highlighted") if view.get(key)), name)
        box = Graphene.Rect().init(0, 0, width, self.get_height())
        snapshot.push_clip(box)
        snapshot.append_color(color("edge"), box)
        snapshot.append_color(color(name), box.inset_r(1, 1))
        snapshot.translate(Graphene.Point().init(PADDING, PADDING))
        snapshot.append_layout(self.layout(width), color("ink"))
        snapshot.pop()

    def layout(self, width):
        layout = self.create_pango_layout(self.words)
        layout.set_width(round(max(1, width - 2 * PADDING) * Pango.SCALE))
        layout.set_wrap(Pango.WrapMode.WORD_CHAR)
        return layout


class Host:
    """A grid in a window: what its frames say is shown, what is done to it goes in."""

    def __init__(self, gridview, log):
        self.session = Session(Pipe(gridview, log), "gtk")
        self.tiles = {}  # by number of the view
        self.is_live = True  # Else moved by hand: tick(time).
        self.beat, self.lag, self.pointer = None, math.inf, (0, 0)
        self.room, self.fixed = Gtk.Box(), Gtk.Fixed()
        overlay = Gtk.Overlay(child=self.room)
        overlay.add_overlay(self.fixed)
        overlay.set_clip_overlay(self.fixed, True)
        self.window = Gtk.Window(title="A grid", child=overlay, resizable=False, decorated=False)
        self.listen(overlay)

    def open(self, case):
        self.start = GLib.get_monotonic_time()
        self.mount(self.session.open(case))
        self.window.present()
        self.wake()

    def act(self, actions, time=None):
        self.tick(time := self.clock() if time is None else time)
        self.mount(self.session.act(actions, time))
        self.wake()

    def tick(self, time):
        self.mount(self.session.frame(time))

    def clock(self, microseconds=None):
        return max(0, (microseconds or GLib.get_monotonic_time()) - self.start) / 1e6

    def wake(self):
        """Beats with the frame clock while there is work; then sleeps until there is input."""
        if self.is_live and self.beat is None and self.session.has_work:
            self.beat = self.fixed.add_tick_callback(self.on_beat)

    def on_beat(self, widget, frame_clock):
        self.tick(self.clock())
        self.beat = self.beat if self.session.has_work else None
        return self.beat is not None

    def mount(self, frame):
        for number in frame["gone"]:
            self.remove(number)
        shown = [self.show(view) for view in frame["show"]]
        for tile in self.tiles.values() if "contentOffset" in frame else shown:
            self.place(tile)
        if shown:
            self.stack()
        if "viewport" in frame:
            self.room.set_size_request(*map(round, frame["viewport"]))

    def remove(self, number):
        self.fixed.remove(self.tiles.pop(number))

    def show(self, view):
        tile = self.tiles.get(view["view"])
        if tile is None:
            tile = self.tiles[view["view"]] = Tile()
            self.fixed.put(tile, 0, 0)
        tile.view = view
        if tile.bind != view.get("bind", 0):  # The cell was configured anew.
            name = f'{view["kind"]} {view["section"]}.{view.get("item", "")}'
            tile.bind, tile.words = view.get("bind", 0), view.get("text") or name
            tile.words += ", measured by Pango" * (view["item"] % 4 if "wantsSize" in view else 0)
        if "wantsSize" in view:
            self.measure(tile, *view["wantsSize"])
        tile.set_size_request(*map(round, view["size"]))
        tile.set_opacity(view.get("alpha", 1))
        tile.set_child_visible(not view.get("hidden", False))
        tile.queue_draw()
        return tile

    def place(self, tile):
        """Allocations are whole pixels: the transform puts their middle at the view's center."""
        view = tile.view
        (x, y), (width, height) = view["center"], map(round, view["size"])
        left, top = self.session.offset
        numbers = view.get("transform3D")
        if "transform" in view:
            a, b, c, d, tx, ty = view["transform"]
            numbers = [a, b, 0, 0, c, d, 0, 0, 0, 0, 1, 0, tx, ty, 0, 1]
        transform = Gsk.Transform().translate(Graphene.Point().init(x - left, y - top))
        if numbers:
            transform = transform.matrix(Graphene.Matrix().init_from_float(numbers))
        corner = Graphene.Point().init(-width / 2, -height / 2)
        self.fixed.set_child_transform(tile, transform.translate(corner))

    def measure(self, tile, width, height):
        element = {key: tile.view[key] for key in ("view", "section", "item")}
        if tile.sent == (element, width, tile.words):
            return
        tile.sent = (element, width, tile.words)
        needed = tile.layout(width).get_pixel_size()[1] + 2 * PADDING
        if needed != height:
            self.session.measured.append({**element, "size": [width, needed]})

    def stack(self):
        """Children are drawn in their order."""
        before = None
        for tile in sorted(self.tiles.values(), key=lambda tile: tile.view["rank"]):
            if tile.get_prev_sibling() is not before:
                tile.insert_after(self.fixed, before)
            before = tile

    def listen(self, widget):
        drag, pointer = Gtk.GestureDrag(), Gtk.EventControllerMotion()
        wheel = Gtk.EventControllerScroll(flags=Gtk.EventControllerScrollFlags.BOTH_AXES)
        for name, phase in (("begin", "began"), ("update", "moved"), ("end", "ended")):
            drag.connect(f"drag-{name}", self.touch, phase)
        drag.connect("cancel", lambda drag, _: self.touch(drag, 0, 0, "cancelled"))
        pointer.connect("motion", lambda _, x, y: setattr(self, "pointer", (x, y)))
        wheel.connect("scroll", self.wheel)
        for controller in (drag, pointer, wheel):
            widget.add_controller(controller)

    def touch(self, drag, x, y, phase):
        _, left, top = drag.get_start_point()
        place = [left, top] if phase == "began" else [left + x, top + y]
        self.add(drag, type="touch", phase=phase, finger=0, location=place)

    def wheel(self, controller, x, y):
        # A notch is as far as in GTK's own scrolled windows.
        is_notch = controller.get_unit() == Gdk.ScrollUnit.WHEEL
        way = self.room.get_height() ** (2 / 3) if is_notch else 1
        self.add(controller, type="wheel", delta=[x * way, y * way], location=list(self.pointer))

    def add(self, controller, **given):
        # Events have times of the display's own clock: how far it is off, the quickest one tells.
        now, seen = GLib.get_monotonic_time(), controller.get_current_event_time() * 1000
        self.lag = min(self.lag, now - seen) if seen else self.lag
        given["at"] = self.clock(min(now, seen + self.lag) if seen else now)
        self.session.input.append(given)
        self.wake()


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        host = Host(sys.argv[1], os.path.join(folder, "log"))
        host.open({"layout": (sys.argv[2:] or ["flow"])[0], "sections": [{"count": 200}]})
        loop = GLib.MainLoop()
        host.window.connect("close-request", lambda _: loop.quit())
        loop.run()
        host.session.pipe.close()
