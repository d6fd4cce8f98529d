extension PlayerScript {
  /// One element in full: its place, the answer that the place comes from, and the views that it
  /// was in.
  static let inspector = #"""
    /** The panel on the element that was clicked or gone to. It stays with it over the frames. */
    class Inspector {
      /** Rows of each of the two lists at once. */
      static mostStints = 6;

      /** @param visit Goes to a frame. */
      constructor(document, visit) {
        this.document = document;
        this.visit = visit;
        const node = (id) => document.getElementById(`inspect-${id}`);
        this.node = node;
        this.name = null;
        this.rows = new Map();
        const rows = {
          base: "Base frame", frame: "Frame", size: "Size", center: "Center", alpha: "Alpha",
          z: "Z", transform: "Transform", hidden: "Hidden",
        };
        for (const [key, title] of Object.entries(rows)) {
          const row = document.createElement("tr");
          const head = document.createElement("th");
          head.scope = "row";
          head.textContent = title;
          const cells = [0, 1].map(() => document.createElement("td"));
          for (const cell of cells) cell.append("");
          row.append(head, ...cells);
          node("values").append(row);
          this.rows.set(key, { row, texts: cells.map((cell) => cell.firstChild) });
        }
        this.lists = ["views", "elements"].map((id) => (
          { node: node(id), buttons: Array.from({ length: Inspector.mostStints }, () => {
            const item = document.createElement("li");
            const button = document.createElement("button");
            button.type = "button";
            button.append("");
            item.append(button);
            node(id).append(item);
            return { item, button };
          }) }));
        for (const { buttons } of this.lists) {
          for (const { button } of buttons) {
            button.addEventListener("click", () => this.visit(button.frame));
          }
        }
        for (const id of ["earlier", "later", "past"]) {
          node(id).addEventListener("click", () => this.visit(node(id).frame));
        }
      }

      open(recording) {
        this.recording = recording;
        this.pick(null);
      }

      /** @param name An element that was on screen at some time, or null. */
      pick(name) {
        const isKnown = name !== null && this.recording.stintsOf(name).length > 0;
        this.name = isKnown ? name : null;
        this.node("hint").hidden = isKnown;
        this.node("panel").hidden = !isKnown;
        this.node("close").hidden = !isKnown;
        this.told = null;
      }

      show(frame, index) {
        if (this.name === null) return;
        const stints = this.recording.stintsOf(this.name);
        const shown = frame.elements.find(({ name }) => name === this.name) ?? null;
        const answer = shown === null ? null : this.recording.answer(shown.view, index);
        set(this.node("name"), "textContent", this.name
          + (shown !== null && shown.text !== null ? ` “${shown.text}”` : ""));
        set(this.node("state"), "textContent", this.state(shown, index));
        set(this.node("present"), "hidden", shown === null);
        if (shown !== null) this.showValues(answer?.model ?? null, shown);
        this.showWhy(shown, answer);
        this.showWays(stints, index);
        const present = stints.findLast(({ from }) => from <= index) ?? stints[0];
        this.view = shown?.view ?? present.view;
        set(this.node("views-title"), "textContent", `View ${this.view} showed`);
        this.showStints(this.lists[0], this.recording.stints[this.view], index, ({ name }) => name);
        set(this.node("elements-title"), "textContent", `${this.name} was shown`);
        this.showStints(this.lists[1], stints, index, ({ view }) => `by view ${view}`);
      }

      state(shown, index) {
        if (shown === null) return "Not on screen in this frame.";
        const words = {
          entering: "an animation brings it to the screen",
          moving: "an animation moves it",
          leaving: "an animation takes it off the screen",
          comes: "it comes to the screen in this frame",
          goes: "this is its last frame on screen",
          "": "it stays",
        };
        return `On screen in view ${shown.view}; `
          + `${words[this.recording.movement(shown, index)]}.`;
      }

      showValues(model, shown) {
        const texts = (element) => element === null ? {} : {
          base: box(element.base), frame: box(element.frame),
          size: `${short(element.look.width)} × ${short(element.look.height)}`,
          center: numbers([element.x, element.y]), alpha: short(element.look.alpha),
          z: `${element.look.z}`,
          transform: element.look.transform ? numbers(element.look.transform) : "none",
          hidden: element.look.isHidden ? "yes" : "no",
        };
        const [answered, present] = [texts(model), texts(shown)];
        for (const [key, row] of this.rows) {
          const pair = [answered[key] ?? "–", present[key] ?? "–"];
          row.texts.forEach((text, column) => set(text, "data", pair[column]));
          const differs = model !== null && shown !== null && pair[0] !== pair[1];
          if (row.differs !== differs) row.row.toggleAttribute("data-differs", differs);
          row.differs = differs;
        }
      }

      /** The sentences of `WhyLog`; where an animation has brought it so far is told first. */
      showWhy(shown, answer) {
        const before = this.node("before");
        if (shown === null || answer === null) {
          const words = shown === null ? "" : "Nobody has said so while the recording listened.";
          set(this.node("why"), "textContent", words);
          before.hidden = true;
          return;
        }
        const { model, reason, movement } = answer;
        const verb = movement === 3 ? "is on its way out, to" : "is at";
        const place = model === null ? "no place of its own" : model.placeText;
        const way = model !== null && !model.isLike(shown)
          ? ` On screen it is at ${shown.placeText}.` : "";
        set(this.node("why"), "textContent",
          `${this.name} ${verb} ${place}${this.recording.reason(reason)}${way}`);
        const earlier = this.answerBefore(answer, shown.view);
        before.hidden = earlier === null;
        if (earlier === null) return;
        const [why] = this.recording.reason(earlier.reason).split(/; since then |\. It was /);
        set(this.node("before-text"), "textContent",
          `Before, it was at ${earlier.model.placeText}${why.replace(/\.$/, "")}: `);
        const button = this.node("past");
        button.frame = earlier.frame;
        set(button, "textContent", `frame ${earlier.frame + 1}`);
      }

      /** What was said of the place before the present one, of an element in the same view. */
      answerBefore(answer, view) {
        const answers = this.recording.answers[view];
        for (let i = answers.indexOf(answer) - 1; i >= 0; i--) {
          const { model, frame } = answers[i];
          const name = this.recording.stints[view].findLast(({ from }) => from <= frame)?.name;
          if (name !== this.name) return null;
          if (model !== null && answer.model !== null && !model.isLike(answer.model)) {
            return answers[i];
          }
        }
        return null;
      }

      /** Ways to the frames before and after in which the element is there. */
      showWays(stints, index) {
        const isThere = stints.some(({ from, to }) => from <= index && index <= to);
        const earlier = isThere ? undefined : stints.findLast(({ to }) => to < index);
        const later = isThere ? undefined : stints.find(({ from }) => from > index);
        const offer = (id, frame, words) => {
          const button = this.node(id);
          button.hidden = frame === undefined;
          button.frame = frame;
          if (frame !== undefined) set(button, "textContent", `${words} frame ${frame + 1}`);
        };
        offer("earlier", earlier?.to, "Last seen in");
        offer("later", later?.from, "Seen again in");
      }

      /** Some of the stints around a frame, the present one marked. */
      showStints({ node, buttons }, stints, index, text) {
        const at = lastIndex(stints.length, (i) => stints[i].from <= index);
        const first = Math.max(0, Math.min(at - 2, stints.length - buttons.length));
        const last = this.recording.frames.length - 1;
        buttons.forEach(({ item, button }, row) => {
          const stint = stints[first + row];
          item.hidden = stint === undefined;
          if (stint === undefined) return;
          const isNow = stint.from <= index && index <= stint.to;
          button.frame = stint.from;
          set(button.firstChild, "data", `${text(stint)}, frames ${stint.from + 1} to `
            + `${Math.min(stint.to, last) + 1}`);
          if (button.isNow !== isNow) button.toggleAttribute("data-now", isNow);
          button.isNow = isNow;
          set(button, "ariaCurrent", isNow ? "true" : null);
        });
        const rest = stints.length - Math.min(buttons.length, stints.length);
        set(node.nextElementSibling, "textContent", rest > 0 ? `and ${rest} more` : "");
      }
    }
    """#
}
