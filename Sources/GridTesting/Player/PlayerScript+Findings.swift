extension PlayerScript {
  /// Findings and faults: their list, one of them in full, and the line that is always in view.
  static let findings = #"""
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
    """#
}
