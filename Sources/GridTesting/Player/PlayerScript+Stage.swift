extension PlayerScript {
  /// Elements in the viewport as nodes of the page. There are never more nodes than elements on
  /// screen and a few spare ones, however long the recording is.
  static let stage = #"""
    /** The viewport with its surroundings, scaled to the room that the page has. */
    class Stage {
      static margin = 18;
      static spareNodes = 8;
      static sectionHues = [212, 140, 44, 288, 2, 186];

      constructor(document) {
        this.document = document;
        const node = (id) => document.getElementById(id);
        this.stage = node("stage");
        this.planes = ["backdrop", "elements", "overlay"].map(node);
        this.content = node("content");
        this.list = node("elements");
        this.overlay = node("overlay");
        this.outline = node("frame");
        this.nodes = new Map();
        this.spare = [];
        this.queries = [];
        this.layers = { reuse: true, findings: true, queries: false };
        this.list.addEventListener("pointerover", ({ target }) => {
          if (target.shown) target.title = target.shown.description;
        });
      }

      open(recording) {
        this.recording = recording;
        this.width = Math.max(1, ...reduced(recording.frames, (frame) => frame.width));
        this.height = Math.max(1, ...reduced(recording.frames, (frame) => frame.height));
        this.refresh();
      }

      /** Fits the largest viewport of the recording into a room, in pixels. */
      fit(width, height) {
        const wide = this.width + 2 * Stage.margin;
        const high = this.height + 2 * Stage.margin;
        this.scale = Math.max(0.05, Math.min(width / wide, height / high, 1.6));
        this.stage.style.width = `${wide * this.scale}px`;
        this.stage.style.height = `${high * this.scale}px`;
        const place = Stage.margin * this.scale;
        for (const plane of this.planes) {
          plane.style.transform = `translate(${place}px, ${place}px) scale(${this.scale})`;
        }
        return { width: wide * this.scale, height: high * this.scale };
      }

      /** Has every node drawn anew: colours or marks have changed. */
      refresh() {
        for (const node of this.nodes.values()) node.shown = null;
      }

      show(frame, index) {
        const marked = this.layers.findings ? this.recording.markedNames(index) : new Set();
        const left = new Set(this.nodes.keys());
        for (const shown of frame.elements) {
          left.delete(shown.view);
          const node = this.nodes.get(shown.view) ?? this.take(shown.view);
          if (node.shown !== shown) this.dress(node, shown);
          node.classList.toggle("marked", marked.size > 0 && marked.has(shown.name));
          Stage.place(node, shown, frame);
        }
        for (const view of left) this.put(view);
        this.showContent(frame);
        setBox(this.outline, [0, 0, frame.width, frame.height]);
        this.showQueries(frame);
      }

      take(view) {
        const node = this.spare.pop() ?? this.document.createElement("div");
        if (!node.isConnected) {
          node.setAttribute("role", "listitem");
          this.list.append(node);
        }
        node.shown = null;
        node.hidden = false;
        this.nodes.set(view, node);
        return node;
      }

      put(view) {
        const node = this.nodes.get(view);
        this.nodes.delete(view);
        if (this.spare.length < Stage.spareNodes) {
          node.hidden = true;
          this.spare.push(node);
        } else {
          node.remove();
        }
      }

      /** What stays while an element only moves with the content. */
      dress(node, shown) {
        const { kind, width, height, alpha, z, isHidden } = shown.look;
        const isCell = kind === "cell";
        const label = isCell ? shown.place : `${kind} ${shown.section}`;
        const letters = Math.max(3, label.length);
        const size = Math.min(15, height * 0.62, (width * 0.9) / (0.62 * letters));
        const hasTag = this.layers.reuse && width >= 46 && height >= 44;
        node.className = "element";
        node.classList.toggle("supplementary", !isCell);
        node.classList.toggle("plain", !isCell && !this.layers.reuse);
        node.classList.toggle("tagged", hasTag);
        node.dataset.view = shown.view;
        node.dataset.tag = `#${shown.view}`;
        node.dataset.element = shown.name;
        node.textContent = size >= 5 ? label : "";
        node.setAttribute("aria-label", shown.description);
        const style = node.style;
        style.width = `${width}px`;
        style.height = `${height}px`;
        style.fontSize = `${size}px`;
        style.opacity = alpha === 1 ? "" : alpha;
        style.visibility = isHidden ? "hidden" : "";
        style.zIndex = z;
        style.setProperty("--hue", this.hue(shown));
        node.title = "";
        node.shown = shown;
      }

      /** Neighbouring numbers get colours far apart: steps of the golden angle. */
      hue({ view, section }) {
        if (this.layers.reuse) return Math.round((view * 137.508 + 205) % 360);
        return Stage.sectionHues[section % Stage.sectionHues.length];
      }

      static place(node, { x, y, look }, frame) {
        const turn = look.transform ? ` matrix(${look.transform.join(",")})` : "";
        node.style.transform = `translate(${x - frame.x}px, ${y - frame.y}px)${turn}`
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

    function setBox(node, [x, y, width, height]) {
      node.style.left = `${x}px`;
      node.style.top = `${y}px`;
      node.style.width = `${Math.max(0, width)}px`;
      node.style.height = `${Math.max(0, height)}px`;
    }

    /** Least and greatest of some values; [] for none. Arrays may be longer than a call's arguments. */
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
