extension PlayerScript {
  /// Which events the list shows.
  static let filter = #"""
    class EventFilter {
      constructor() {
        this.words = "";
        this.who = "";
        this.call = "";
        this.element = null;
      }

      get isOpen() {
        return this.words.trim() === "" && this.who === "" && this.call === ""
          && this.element === null;
      }

      /** Positions of the events that pass, or null for all of them. */
      pass(recording) {
        if (this.isOpen) return null;
        const { texts } = recording;
        // Each text is looked into once, however many events have it.
        const holds = this.words.toLowerCase().split(/\s+/).filter((word) => word !== "")
          .map((word) => texts.map((text) => EventFilter.name(text).toLowerCase().includes(word)));
        const about = this.element === null ? null
          : texts.map((text) => EventFilter.isAbout(text, this.element, recording.kinds));
        const positions = [];
        let index = 0;
        for (const row of recording.calls) {
          for (let at = 0; at < row.length; at += 3, index++) {
            const [who, call, detail] = [row[at], row[at + 1], row[at + 2]];
            if (this.who !== "" && texts[who] !== this.who) continue;
            if (this.call !== "" && texts[call] !== this.call) continue;
            if (about !== null && !about[detail] && !about[call]) continue;
            if (holds.every((word) => word[who] || word[call] || word[detail])) {
              positions.push(index);
            }
          }
        }
        return positions;
      }

      static names = {
        L: "L layout", DS: "DS data source", DG: "DG delegate", C: "C view", G: "G grid",
        FAULT: "FAULT", FINDING: "FINDING", LOG: "LOG console",
      };

      /** What a text is found by: letters stand for whoever is called. */
      static name(text) {
        return Object.hasOwn(EventFilter.names, text) ? EventFilter.names[text] : text;
      }

      /** Other words of the trace for a kind of element. */
      static aliases(kind) {
        const names = {
          header: "UICollectionElementKindSectionHeader",
          footer: "UICollectionElementKindSectionFooter",
        };
        if (Object.hasOwn(names, kind)) return [kind, names[kind]];
        return kind.startsWith("decoration:") ? [kind, kind.slice(11)] : [kind];
      }

      /**
       * Whether a text names an element: a cell by its path alone, others by kind and path.
       *
       * @param kinds Those that there are: `header 0-3` is not the cell of that path.
       */
      static isAbout(text, element, kinds) {
        const end = element.lastIndexOf(" ");
        const [kind, place] = [element.slice(0, end), element.slice(end + 1)];
        const isCell = kind === "cell";
        const words = (isCell ? ["header", "footer", ...kinds.filter((other) => other !== "cell")]
          : [kind]).flatMap(EventFilter.aliases);
        for (let at = text.indexOf(place); at >= 0; at = text.indexOf(place, at + 1)) {
          const before = text.slice(0, at);
          if (/^[-.\d]/.test(text.slice(at + place.length)) || /[-.\d]$/.test(before)) continue;
          const isOfKind = words.some((word) => before.endsWith(`${word} `)
            && !/[\p{L}\d]$/u.test(before.slice(0, -word.length - 1)));
          if (isOfKind !== isCell) return true;
        }
        return false;
      }

      /** Who is called, and what is called, for the two menus. */
      static choices(recording) {
        const [callers, calls] = [new Set(), new Set()];
        for (const row of recording.calls) {
          for (let at = 0; at < row.length; at += 3) {
            callers.add(row[at]);
            calls.add(row[at + 1]);
          }
        }
        const sorted = (set) => [...set].map((index) => recording.texts[index]).sort();
        return { callers: sorted(callers), calls: sorted(calls) };
      }
    }
    """#

  /// The list of events, with what narrows it.
  static let events = #"""
    class EventLog {
      /** @param go Goes to a frame; the list stays where it is. */
      constructor(document, go) {
        this.document = document;
        this.node = (id) => document.getElementById(id);
        this.filter = new EventFilter();
        this.index = 0;
        this.list = new WindowedList(this.node("events"), {
          empty: "No event.",
          fill: (row, position) => this.fill(row, position),
          pick: (position) => go(this.recording.frameOfEvent(this.eventAt(position))),
        });
        const on = (id, type, action) => this.node(id).addEventListener(type, action);
        on("event-words", "input", ({ target }) => this.narrow("words", target.value));
        on("event-who", "change", ({ target }) => this.narrow("who", target.value));
        on("event-call", "change", ({ target }) => this.narrow("call", target.value));
        on("event-about", "change", ({ target }) => {
          this.narrow("element", target.checked ? this.element : null);
        });
        on("event-words", "keydown", (event) => {
          if (event.key !== "Enter" && event.key !== "ArrowDown") return;
          event.preventDefault();
          this.list.container.focus();
          this.list.go(Math.max(0, this.list.active));
        });
      }

      /** Another recording: what was chosen in the menus stays if it is there. */
      open(recording) {
        this.recording = recording;
        this.index = 0;
        const { callers, calls } = EventFilter.choices(recording);
        this.filter.who = this.choose("event-who", callers, this.filter.who);
        this.filter.call = this.choose("event-call", calls, this.filter.call);
        this.pass();
      }

      /** Fills a menu of the filter. */
      choose(id, words, chosen) {
        const menu = this.node(id);
        menu.replaceChildren(menu.options[0], ...words.map((word) => {
          const option = this.document.createElement("option");
          option.value = word;
          option.textContent = id === "event-who" ? EventFilter.name(word) : word;
          return option;
        }));
        menu.value = words.includes(chosen) ? chosen : "";
        return menu.value;
      }

      narrow(key, value) {
        this.filter[key] = value;
        if (!this.recording) return;
        this.pass();
        this.show(this.index);
      }

      /** The element that is looked at; the list is about it, or about all of them. */
      setElement(name) {
        this.element = name;
        this.node("event-about-field").hidden = name === null;
        this.node("event-about-name").textContent = name === null ? "" : `About ${name}`;
        if (this.filter.element !== null && this.filter.element !== name) {
          this.narrow("element", name);
        }
        this.node("event-about").checked = this.filter.element !== null;
      }

      pass() {
        const { eventCount } = this.recording;
        this.passing = this.filter.pass(this.recording);
        this.list.open(this.passing?.length ?? eventCount);
        set(this.node("event-count"), "textContent", this.passing === null ? ""
          : `${this.passing.length} of ${count(eventCount, "event")}`);
      }

      /** Position among all events of a row of the list. */
      eventAt(row) { return this.passing === null ? row : this.passing[row]; }

      /** Follows to the first event of a frame, or the last one before it, unless it is to stay. */
      show(index, stays = false) {
        this.index = index;
        if (stays || this.list.count === 0) this.list.draw();
        else this.follow(index);
        const { active } = this.list;
        const { who, call, detail } = active < 0 ? {} : this.recording.event(this.eventAt(active));
        // Rows have room for an event's beginning only.
        set(this.node("event"), "textContent", active < 0 ? "" : `${who} ${call} ${detail}`);
      }

      follow(index) {
        const { eventCount, firstEvents } = this.recording;
        const first = firstEvents[index];
        const next = firstEvents[index + 1] ?? eventCount;
        const before = lastIndex(this.list.count, (row) => this.eventAt(row) < first);
        const isThere = before + 1 < this.list.count && this.eventAt(before + 1) < next;
        this.list.select(Math.max(0, isThere ? before + 1 : before));
      }

      fill(row, position) {
        const index = this.eventAt(position);
        const { frame, who, call, detail } = this.recording.event(index);
        const isFirst = position === 0
          || this.recording.frameOfEvent(this.eventAt(position - 1)) !== frame;
        const time = isFirst ? this.recording.frames[frame].time.toFixed(3) : "";
        const isAlarm = who === "FAULT" || who === "FINDING";
        WindowedList.write(row, `${time.padStart(6)}  ${who.padEnd(2)}  ${call} ${detail}`, {
          isNow: frame === this.index, isAlarm,
        });
      }
    }
    """#
}
