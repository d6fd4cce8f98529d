extension PlayerScript {
  /// The expected elements of a frame, drawn over those that are there.
  static let expectation = #"""
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
    """#
}
