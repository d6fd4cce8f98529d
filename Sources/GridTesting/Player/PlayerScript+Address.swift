extension PlayerScript {
  /// The place in the player as the end of the page's address.
  static let address = #"""
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
    """#
}
