extension PlayerScript {
  /// A list of any length with nodes only for the rows that can be seen.
  static let list = #"""
    class WindowedList {
      static lineHeight = 24;
      static mostRows = 48;

      /**
       * @param fill Writes a row: `(node, index) => void`.
       * @param pick Called when the user goes to a row.
       * @param lines Lines that each row has room for; all rows have one height.
       */
      constructor(container, { fill, pick, empty, lines = 1 }) {
        this.container = container;
        this.rowHeight = WindowedList.lineHeight * lines;
        container.classList.toggle("wrapping", lines > 1);
        this.fill = fill;
        this.pick = pick;
        this.empty = empty;
        this.rows = [];
        this.sizer = document.createElement("div");
        this.sizer.setAttribute("role", "presentation");
        container.append(this.sizer);
        this.count = 0;
        this.active = -1;
        container.addEventListener("scroll", () => {
          if (this.top === container.scrollTop) return;
          this.top = container.scrollTop;
          this.draw();
        });
        new ResizeObserver(() => this.resize()).observe(container);
        container.addEventListener("keydown", (event) => this.press(event));
        container.addEventListener("click", ({ target }) => {
          const row = target.closest(".row");
          if (row) this.go(row.index ?? -1);
        });
      }

      open(count) {
        this.count = count;
        this.active = count > 0 ? 0 : -1;
        this.sizer.style.height = `${Math.max(1, count) * this.rowHeight}px`;
        for (const row of this.rows) row.remove();
        this.rows = [];
        this.top = 0;
        this.container.scrollTop = 0;
        this.resize();
      }

      /** The active row stays in sight when the list gets another height. */
      resize() {
        const { clientHeight } = this.container;
        const isChange = clientHeight !== this.height;
        this.height = clientHeight;
        if (isChange && this.active >= 0) this.select(this.active);
        else this.draw();
      }

      press(event) {
        const page = Math.max(1, Math.floor(this.height / this.rowHeight) - 1);
        const way = {
          ArrowUp: -1, ArrowDown: 1, PageUp: -page, PageDown: page, Home: -this.count,
          End: this.count,
        }[event.key];
        if (way === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
        event.preventDefault();
        event.stopPropagation();
        this.go(Math.min(this.count - 1, Math.max(0, this.active + way)));
      }

      go(index) {
        if (index < 0 || index >= this.count) return;
        this.select(index);
        this.pick(index);
      }

      /** Makes a row the active one and brings it to where it can be seen. */
      select(index) {
        this.active = index;
        const { rowHeight } = this;
        const top = index * rowHeight;
        if (top < this.top || top + rowHeight > this.top + this.height) {
          const most = Math.max(0, this.count * rowHeight - this.height);
          const third = Math.floor(this.height / 3 / rowHeight) * rowHeight;
          this.top = Math.min(most, Math.max(0, top - third));
          this.container.scrollTop = this.top;
        }
        this.draw();
      }

      draw() {
        const { rowHeight } = this;
        const { mostRows } = WindowedList;
        const first = Math.max(0, Math.floor(this.top / rowHeight) - 1);
        const room = Math.min(mostRows, Math.ceil(this.height / rowHeight) + 2);
        while (this.rows.length < Math.min(room, Math.max(1, this.count))) this.addRow();
        const slots = this.rows.length;
        for (let index = first; index < first + slots; index++) {
          // A row keeps its node while the list moves on.
          const row = this.rows[index % slots];
          const isThere = index < this.count;
          row.hidden = !isThere && this.count > 0;
          if (!isThere) continue;
          set(row, "id", `${this.container.id}-${index}`);
          set(row, "ariaPosInSet", `${index + 1}`);
          set(row, "ariaSelected", `${index === this.active}`);
          set(row.style, "transform", `translateY(${index * rowHeight}px)`);
          row.index = index;
          this.fill(row, index);
        }
        const isDrawn = this.active >= first && this.active < first + slots;
        const id = isDrawn ? `${this.container.id}-${this.active}` : "";
        if (this.container.getAttribute("aria-activedescendant") !== id) {
          this.container.setAttribute("aria-activedescendant", id);
        }
      }

      /** What a row says, on one line. */
      static write(row, text, { isNow, isAlarm }) {
        set(row.firstChild, "data", text.replaceAll("\n", " / "));
        set(row, "className", `row${isNow ? " now" : ""}${isAlarm ? " alarm" : ""}`);
      }

      addRow() {
        const row = document.createElement("div");
        row.className = "row";
        row.setAttribute("role", "option");
        row.ariaSetSize = `${this.count}`;
        row.append(this.count === 0 ? this.empty : "");
        this.sizer.append(row);
        this.rows.push(row);
      }
    }
    """#
}
