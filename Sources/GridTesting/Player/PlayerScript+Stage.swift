extension PlayerScript {
  /// Elements in the viewport as nodes of the page. There are never more nodes than elements on
  /// screen and a few spare ones, however long the recording is.
  static let stage = #"""
    /** The viewport with its surroundings, scaled to the room that the page has. */
    class Stage {
      static margin = 18;
      static spareNodes = 8;
      /** Up to so many elements at once each tells the number of its view in a corner. */
      static mostTags = 60;
      static sectionHues = [212, 140, 44, 288, 2, 186];
      /** Points between one z and the next, in the tilted view. */
      static depth = 42;
      static signs = { entering: "+", comes: "+", moving: "↔", leaving: "−", goes: "−" };

      /** @param suffix What the ids of the stage's nodes end with. */
      constructor(document, suffix = "") {
        this.document = document;
        this.suffix = suffix;
        const node = (id) => document.getElementById(id + suffix);
        this.stage = node("stage");
        this.planes = ["backdrop", "elements", "overlay"].map(node);
        this.expected = node("expected");
        this.content = node("content");
        this.list = node("elements");
        this.overlay = node("overlay");
        this.outline = node("frame");
        this.device = node("device");
        this.lacks = node("lacks");
        this.nodes = new Map();
        this.spare = [];
        this.queries = [];
        this.layers = { reuse: true, findings: true, motion: true, queries: false };
        /** Angles of the tilted view in degrees; null for the flat one. */
        this.tilt = null;
        this.depths = new WeakMap();
        this.list.addEventListener("pointerover", ({ target }) => {
          if (target.shown) target.title = target.shown.description;
        });
      }

      open(recording) {
        this.recording = recording;
        const { screen, frames } = recording;
        const room = (frame) => screen === null
          ? [frame.width, frame.height] : recording.screenSize(frame);
        this.origin = screen?.origin ?? [0, 0];
        this.width = Math.max(1, ...reduced(frames, \#
    (frame) => Math.max(frame.width, room(frame)[0])));
        this.height = Math.max(
          1, ...reduced(frames, (frame) => Math.max(frame.height, room(frame)[1])));
        this.makeControls();
        const [, most = 0] = reduced(recording.frames, (frame) => frame.elements.length);
        this.hasTags = most <= Stage.mostTags;
        this.refresh();
      }

      /**
       * Fits the largest viewport of the recording into a room, in pixels. A stage that is tilted
       * has a margin for what stands out.
       */
      fit(width, height) {
        const wide = this.width + 2 * Stage.margin;
        const high = this.height + 2 * Stage.margin;
        this.scale = Math.max(0.05, Math.min(width / wide, height / high, 1.6));
        this.stage.style.width = `${wide * this.scale}px`;
        this.stage.style.height = `${high * this.scale}px`;
        this.room = [wide * this.scale, high * this.scale];
        this.turn();
        return { width: this.room[0], height: this.room[1] };
      }

      /** Lays the planes where they are seen from, straight or from aside. */
      turn() {
        if (!this.room) return;
        const [x, y] = this.origin.map((start) => (Stage.margin + start) * this.scale);
        const scale = [this.scale, this.scale, this.scale].join(", ");
        const flat = `translate(${x}px, ${y}px) scale3d(${scale})`;
        let turned = "";
        if (this.tilt !== null) {
          const [halfWide, halfHigh] = this.room.map((length) => length / 2);
          turned = `translate(${halfWide}px, ${halfHigh}px) scale3d(0.82, 0.82, 0.82) `
            + `rotateX(${this.tilt.x}deg) rotateY(${this.tilt.y}deg) `
            + `translate(${-halfWide}px, ${-halfHigh}px) `;
        }
        this.stage.classList.toggle("tilted", this.tilt !== null);
        for (const plane of this.planes) plane.style.transform = turned + flat;
      }

      /** Tilts the stage, or lays it flat again: elements stand as high as their z says. */
      setTilt(tilt) {
        const isChange = (tilt === null) !== (this.tilt === null);
        this.tilt = tilt;
        if (isChange) {
          // Only from flat to tilted and back the planes take their time.
          this.stage.classList.add("turning");
          clearTimeout(this.turning);
          this.turning = setTimeout(() => this.stage.classList.remove("turning"), 400);
          this.refresh();
        }
        this.turn();
      }

      /** The different z of some elements, from back to front. */
      levels(elements) {
        let levels = this.depths.get(elements);
        if (levels === undefined) {
          levels = [...new Set(elements.map(({ look }) => look.z))].sort((a, b) => a - b);
          this.depths.set(elements, levels);
        }
        return levels;
      }

      /** Has every node drawn anew: colours or marks have changed. */
      refresh() {
        for (const node of this.nodes.values()) node.shown = null;
      }

      /**
       * @param inspected Name of the element that is looked at.
       * @param differing Names of elements that are not as in the other recording.
       */
      show(frame, index, { inspected = null, differing = null } = {}) {
        const levels = this.tilt === null ? null : this.levels(frame.elements);
        const marked = this.layers.findings ? this.recording.markedNames(index) : new Set();
        const left = new Set(this.nodes.keys());
        for (const shown of frame.elements) {
          left.delete(shown.view);
          const node = this.nodes.get(shown.view) ?? this.take(shown.view);
          if (node.shown !== shown) this.dress(node, shown);
          const isMarked = marked.size > 0 && marked.has(shown.name);
          if (node.isMarked !== isMarked) node.toggleAttribute("data-marked", isMarked);
          node.isMarked = isMarked;
          const movement = this.layers.motion ? this.recording.movement(shown, index) : "";
          if (node.movement !== movement) node.dataset.movement = movement;
          node.movement = movement;
          if (movement !== "") set(node.dataset, "sign", Stage.signs[movement]);
          const isInspected = shown.name === inspected;
          if (node.isInspected !== isInspected) node.ariaSelected = `${isInspected}`;
          node.isInspected = isInspected;
          const differs = differing !== null && differing.has(shown.name);
          if (node.differs !== differs) node.toggleAttribute("data-differs", differs);
          node.differs = differs;
          const depth = levels === null ? 0 : (levels.indexOf(shown.look.z) + 0.35) * Stage.depth;
          Stage.place(node, shown, frame, depth);
        }
        for (const view of left) this.put(view);
        this.showContent(frame);
        setBox(this.outline, [0, 0, frame.width, frame.height]);
        this.showScreen(frame);
        this.showQueries(frame);
      }

      /** The screen's controls, cut at its edge, and beside it what they lack. */
      makeControls() {
        const { screen } = this.recording;
        this.device.hidden = screen === null;
        this.controls = (screen?.controls ?? []).map((control) => {
          const [x, y, width, height] = control.frame;
          const node = this.document.createElement("div");
          node.className = "control";
          node.textContent = control.title;
          node.style.lineHeight = `${Math.max(0, height - 3)}px`;
          node.style.fontSize = `${Math.max(8, Math.min(15, height * 0.6))}px`;
          setBox(node, [x, y, width, height]);
          return { control, node };
        });
        this.device.replaceChildren(...this.controls.map(({ node }) => node));
        const [left, top] = this.origin;
        this.lacks.replaceChildren(...this.controls.filter(({ control }) => control.lack)
          .map(({ control: { frame: [x, y, width, height], lack } }) => {
            const node = this.document.createElement("div");
            node.className = "lack";
            node.textContent = lack;
            const end = Math.min(x + width, screen.width);
            node.style.right = `${left - end}px`;
            node.style.top = `${(y >= 18 ? y - 18 : y + height + 2) - top}px`;
            return node;
          }));
      }

      showScreen(frame) {
        if (this.device.hidden) return;
        const [left, top] = this.origin;
        setBox(this.device, [-left, -top, ...this.recording.screenSize(frame)]);
        for (const { control, node } of this.controls) {
          const isPressed = this.recording.isPressed(control, frame);
          if (node.isPressed !== isPressed) node.toggleAttribute("data-pressed", isPressed);
          node.isPressed = isPressed;
        }
      }

      take(view) {
        const node = this.spare.pop() ?? this.makeNode();
        node.shown = null;
        node.style.display = "";
        this.nodes.set(view, node);
        return node;
      }

      makeNode() {
        const node = this.document.createElement("div");
        node.setAttribute("role", this.suffix === "" ? "option" : "listitem");
        node.append("");
        this.list.append(node);
        return node;
      }

      put(view) {
        const node = this.nodes.get(view);
        this.nodes.delete(view);
        if (this.spare.length < Stage.spareNodes) {
          node.style.display = "none";
          node.id = "";
          this.spare.push(node);
        } else {
          node.remove();
        }
      }

      /** What stays while an element only moves with the content. */
      dress(node, shown) {
        const { kind, width, height, alpha, z, isHidden } = shown.look;
        const isCell = kind === "cell";
        const label = shown.text ?? (isCell ? shown.place : `${kind} ${shown.section}`);
        // Positions have no wide letters.
        const letters = Math.max(3, shown.text === null ? label.length : Stage.letters(label));
        let size = Math.min(15, height * 0.62, (width * 0.9) / (0.62 * letters));
        // Words that are too long end with an ellipsis, others would be too small to read.
        if (shown.text !== null) size = Math.max(size, Math.min(9, height * 0.62));
        const isTilted = this.tilt !== null;
        const tags = [];
        if (this.layers.reuse) tags.push(`#${shown.view}`);
        if (isTilted) tags.push(`z ${z}`);
        const hasTag = this.hasTags && tags.length > 0 && height >= (isTilted ? 24 : 44)
          && width >= 46;
        const classes = ["element"];
        if (!isCell) classes.push("supplementary");
        if (!isCell && !this.layers.reuse) classes.push("plain");
        if (hasTag) classes.push("tagged");
        // Browsers work on what is set, changed or not.
        set(node, "className", classes.join(" "));
        set(node.firstChild, "data", size >= 5 ? label : "");
        node.dataset.view = shown.view;
        node.dataset.element = shown.name;
        if (hasTag) node.dataset.tag = tags.join(" ");
        set(node, "id", `element-${shown.view}${this.suffix}`);
        const { style } = node;
        set(style, "width", `${width}px`);
        set(style, "height", `${height}px`);
        set(style, "lineHeight", `${Math.max(0, height - 2)}px`);
        set(style, "fontSize", `${Math.round(size * 10) / 10}px`);
        set(style, "opacity", alpha === 1 ? "" : `${alpha}`);
        set(style, "visibility", isHidden ? "hidden" : "");
        set(style, "zIndex", `${z}`);
        this.paint(node, classes.includes("plain") ? null : this.hue(shown));
        // Words of another element are worse than none: the label is a name too.
        if (node.isDescribed) node.removeAttribute("aria-label");
        node.isDescribed = false;
        node.shown = shown;
      }

      /** Length of a text in letters; ideographs are wider. */
      static letters(text) {
        let count = 0;
        for (const letter of text) {
          const code = letter.codePointAt(0);
          count += code >= 0x1100 && !(code >= 0x2000 && code < 0x2e80) ? 1.6 : 1;
        }
        return count;
      }

      /** Colours of both themes, written where they are used: variables would be slower. */
      paint(node, hue) {
        if (node.hue === hue) return;
        node.hue = hue;
        const both = (light, dark) =>
          hue === null ? "" : `light-dark(hsl(${hue} ${light}), hsl(${hue} ${dark}))`;
        node.style.backgroundColor = both("72% 85%", "36% 28%");
        node.style.borderColor = both("48% 46%", "42% 56%");
        node.style.color = both("60% 16%", "60% 93%");
      }

      /** Words for those who cannot see the elements, or point at one. */
      describe() {
        for (const node of this.nodes.values()) {
          const movement = node.movement ? `, ${node.movement}` : "";
          node.setAttribute("aria-label", node.shown.description + movement);
          node.isDescribed = true;
        }
      }

      /** Neighbouring numbers get colours far apart: steps of the golden angle. */
      hue({ view, section }) {
        if (this.layers.reuse) return Math.round((view * 137.508 + 205) % 360);
        return Stage.sectionHues[section % Stage.sectionHues.length];
      }

      static place(node, { x, y, look }, frame, depth) {
        const turn = look.transform ? ` matrix(${look.transform.join(",")})` : "";
        const start = depth === 0 ? `translate(${x - frame.x}px, ${y - frame.y}px)`
          : `translate3d(${x - frame.x}px, ${y - frame.y}px, ${depth}px)`;
        node.style.transform = start + turn
          + ` translate(${-look.width / 2}px, ${-look.height / 2}px)`;
      }

      /** The part of the content that can be seen: browsers do not draw a million points. */
      showContent(frame) {
        const reach = Stage.margin + 4;
        const left = Math.max(-frame.x, -reach);
        const top = Math.max(-frame.y, -reach);
        const right = Math.min(frame.content.width - frame.x, this.width + reach);
        const bottom = Math.min(frame.content.height - frame.y, this.height + reach);
        this.content.hidden = right <= left || bottom <= top;
        setBox(this.content, [left, top, right - left, bottom - top]);
      }

      showQueries(frame) {
        const rects = this.layers.queries ? frame.queries.slice(-6) : [];
        while (this.queries.length < rects.length) {
          const node = this.document.createElement("div");
          this.overlay.append(node);
          this.queries.push(node);
        }
        this.queries.forEach((node, index) => {
          node.hidden = index >= rects.length;
          if (node.hidden) return;
          const [x, y, width, height] = rects[index];
          node.className = frame.asks ? "query" : "query past";
          setBox(node, [x - frame.x, y - frame.y, width, height]);
        });
      }
    }

    function set(object, key, value) {
      if (object[key] !== value) object[key] = value;
    }

    function setBox(node, [x, y, width, height]) {
      set(node.style, "left", `${x}px`);
      set(node.style, "top", `${y}px`);
      set(node.style, "width", `${Math.max(0, width)}px`);
      set(node.style, "height", `${Math.max(0, height)}px`);
    }

    /** Least and greatest of some values; [] for none. \#
    Arrays may be longer than a call's arguments. */
    function reduced(list, value) {
      if (list.length === 0) return [];
      let low = Infinity;
      let high = -Infinity;
      for (const entry of list) {
        const number = value(entry);
        low = Math.min(low, number);
        high = Math.max(high, number);
      }
      return [low, high];
    }
    """#
}
