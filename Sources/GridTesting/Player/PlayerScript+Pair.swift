extension PlayerScript {
  /// A second recording beside the first, in step with it.
  static let pair = #"""
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
    """#
}
