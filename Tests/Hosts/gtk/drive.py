"""Moves the GTK host by hand or by events of a display of its own, and looks at its widgets."""

import os
import shutil
import signal
import subprocess
import sys

import gi

gi.require_version("Gtk", "4.0")

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))


class Driver:
    name = "gtk"

    def __init__(self, gridview, folder, log):
        # The display chooses its number and tells it.
        reading, writing = os.pipe()
        self.display = subprocess.Popen(
            ["Xvfb", "-displayfd", str(writing), "-screen", "0", "800x600x24", "-nolisten", "tcp"],
            pass_fds=[writing], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(writing)
        with os.fdopen(reading) as numbers:
            number = numbers.readline().strip()
        if not number:
            raise SystemExit("Xvfb does not start")
        os.environ.update(
            DISPLAY=f":{number}", GDK_BACKEND="x11", GSK_RENDERER="cairo", GTK_A11Y="none",
            GSETTINGS_BACKEND="memory", NO_AT_BRIDGE="1")
        import host
        from gi.repository import GLib, Gtk
        self.GLib = GLib
        if not Gtk.init_check():
            raise SystemExit("GTK finds no display")
        self.context = GLib.MainContext.default()
        self.log = log
        self.host = host.Host(gridview, self.log)

    def close(self):
        self.host.window.destroy()
        self.host.session.pipe.close()
        self.display.terminate()
        self.display.wait()

    # By hand

    def open(self, case, is_live):
        self.host.is_live = is_live
        self.host.open(case)
        self.show()

    def tick(self, time, given):
        self.host.session.input += given
        self.host.tick(time)

    def act(self, actions, time):
        self.host.act(actions, time)

    def state(self):
        return self.host.session.pipe.ask("state")

    def mounted(self):
        """What the window has, back to front, in its pixels."""
        self.show()
        fixed = self.host.fixed
        found, tile = [], fixed.get_first_child()
        while tile:
            # The bounds of what is drawn, whatever the host believes.
            _, bounds = tile.compute_bounds(fixed)
            view = tile.view
            found.append({
                "view": view["view"], "element": [view["kind"], view["section"], view.get("item")],
                "rect": [bounds.get_x(), bounds.get_y(), bounds.get_width(), bounds.get_height()],
                "alpha": tile.get_opacity(), "hidden": not tile.get_child_visible(),
                "selected": view.get("selected", False), "bind": tile.bind})
            tile = tile.get_next_sibling()
        return found

    def show(self):
        """Lets the frame clock lay out and draw once."""
        clock = self.host.window.get_frame_clock()
        if clock is None or not self.host.window.get_mapped():
            while not self.host.window.get_mapped():
                self.context.iteration(True)
            clock = self.host.window.get_frame_clock()
        painted = []
        handler = clock.connect("after-paint", painted.append)
        self.host.fixed.queue_draw()
        while not painted:
            self.context.iteration(True)
        clock.disconnect(handler)

    # Faults

    def kill(self):
        """Takes the grid away."""
        self.host.session.pipe.process.send_signal(signal.SIGKILL)
        self.host.session.pipe.process.wait()

    def grid(self):
        """The process that has the grid."""
        return self.host.session.pipe.process.pid

    def ignore_gone(self):
        self.host.remove = lambda number: None

    # By events

    def tool(self, *arguments):
        """Runs a command, the window alive meanwhile."""
        process = subprocess.Popen([shutil.which(arguments[0]), *map(str, arguments[1:])])
        self.until(lambda: process.poll() is not None)
        if process.returncode:
            raise SystemExit(f"{arguments[0]} fails")

    def until(self, is_true):
        source = self.GLib.timeout_add(5, lambda: True)
        while not is_true():
            self.context.iteration(True)
        self.GLib.source_remove(source)

    def rest(self):
        host = self.host
        # What the display has sent is taken in first.
        for _ in range(2):
            self.show()
        self.until(lambda: host.beat is None and not host.session.has_work)

    def touches(self, points):
        (x, y), *rest = points
        self.tool("xdotool", "mousemove", x, y, "mousedown", 1)
        for x, y in rest:
            self.tool("xdotool", "mousemove", x, y)
            # The window sees each place, however busy the machine is.
            self.show()
        self.tool("xdotool", "mouseup", 1)

    def wheel(self, point, notches):
        """Returns how far the content has to move."""
        self.tool("xdotool", "mousemove", *point, "click", "--repeat", abs(notches),
                  "--delay", 30, 5 if notches > 0 else 4)
        return notches * self.host.room.get_height() ** (2 / 3)

    def requests(self):
        with open(self.log, "rb") as log:
            return log.read().count(b"\n")

    def idle(self):
        """Some frames of the display in which nothing is done."""
        for _ in range(20):
            self.show()

    def watch_motion(self):
        """Words of the motions that are shown from here on."""
        seen, mount = set(), self.host.mount

        def watched(frame):
            mount(frame)
            seen.add(self.host.session.motion)
        self.host.mount = watched
        return lambda: sorted(seen)

    def picture(self, path):
        """What the display shows, by ImageMagick."""
        self.show()
        self.tool("import", "-window", "root", path)
