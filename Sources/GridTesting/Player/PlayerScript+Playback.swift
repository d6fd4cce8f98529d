extension PlayerScript {
  /// Where in the recording the player is, and how time goes on.
  static let playback = #"""
    class Playback {
      constructor() {
        this.node = (id) => document.getElementById(id);
        this.still = window.matchMedia("(prefers-reduced-motion: reduce)");
        this.index = 0;
        this.isPlaying = false;
      }

      get last() { return (this.recording?.frames.length ?? 0) - 1; }

      /** Goes to a frame by hand: what plays stops. */
      visit(index) {
        this.pause();
        this.seek(index);
      }

      /** Where the step before or after begins; \#
    beginnings of the present one count when it is under way. */
      stepStart(way) {
        const frames = this.recording?.frames ?? [];
        const isStart = (i) => i === 0 || frames[i].step !== frames[i - 1].step;
        let index = this.index + way;
        while (index > 0 && index < this.last && !isStart(index)) index += way;
        return index;
      }

      toggle() {
        if (this.isPlaying) this.pause(); else this.play();
      }

      play() {
        if (this.last <= 0) return;
        if (this.index >= this.last) this.seek(0);
        this.isPlaying = true;
        this.showPlaying();
        const { frames } = this.recording;
        let moment = frames[this.index].time;
        let before = performance.now();
        let shown = -Infinity;
        const run = (now) => {
          if (!this.isPlaying) return;
          // A page that was in the background goes on where it was.
          moment += Math.min(0.25, Math.max(0, now - before) / 1000) \#
    * Number(this.node("speed").value);
          before = now;
          // Who asked for less motion sees a picture every half second.
          if (!this.still.matches || now - shown >= 500) {
            shown = now;
            const next = this.recording.frameAt(moment);
            if (next !== this.index) this.seek(next);
          }
          if (moment >= frames[this.last].time) {
            this.seek(this.last);
            return this.pause();
          }
          requestAnimationFrame(run);
        };
        requestAnimationFrame(run);
      }

      pause() {
        if (!this.isPlaying) return;
        this.isPlaying = false;
        this.showPlaying();
        this.tell();
      }

      showPlaying() {
        this.node("play").setAttribute("aria-label", this.isPlaying ? "Pause" : "Play");
        this.node("play-shape").setAttribute(
          "d", this.isPlaying ? "M3 2h4v12H3zM9 2h4v12H9z" : "M4 2v12l9-6z");
      }
    }
    """#
}
