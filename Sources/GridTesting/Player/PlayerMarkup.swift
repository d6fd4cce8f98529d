/// The bones of the player page: what is there before any recording is read.
enum PlayerMarkup {
  static let html = #"""
    <a class="skip" href="#seek">Skip to the controls</a>
    <header>
      <h1 id="title">Grid player</h1>
      <p id="summary"></p>
      <div class="choices">
        <label id="case-field" hidden>Case <select id="case"></select></label>
        <label>Theme
          <select id="theme">
            <option value="system">System</option>
            <option value="light">Light</option>
            <option value="dark">Dark</option>
          </select>
        </label>
      </div>
    </header>
    <noscript><p class="notice">This page plays a recording with a script of its own. \#
    Allow scripts to see it.</p></noscript>
    <p id="notice" class="notice" hidden></p>
    <main>
      <section class="panel screen" aria-labelledby="screen-heading">
        <h2 id="screen-heading">Screen</h2>
        <div id="screen">
          <div id="stage">
            <div id="backdrop" class="plane" aria-hidden="true"><div id="content"></div></div>
            <div id="elements" class="plane" role="list" aria-label="Elements on screen"></div>
            <div id="overlay" class="plane" aria-hidden="true">\#
    <div id="frame"></div><div id="device" hidden></div><div id="lacks"></div></div>
          </div>
          <canvas id="map" role="img" aria-label="Content"></canvas>
        </div>
        <fieldset class="layers">
          <legend>Layers</legend>
          <label><input type="checkbox" id="layer-reuse" checked> \#
    Reuse: a colour for each view</label>
          <label><input type="checkbox" id="layer-findings" checked> Findings</label>
          <label><input type="checkbox" id="layer-queries"> Query rectangles</label>
          <label><input type="checkbox" id="layer-offset" checked> Offset curve</label>
          <label><input type="checkbox" id="layer-velocity" checked> Velocity curve</label>
        </fieldset>
      </section>
      <section class="panel curves" aria-labelledby="curves-heading">
        <h2 id="curves-heading">Motion</h2>
        <div id="curves">
          <canvas id="plot" role="img" aria-label="Curves of offset and velocity"></canvas>
          <div id="playhead"></div>
        </div>
      </section>
      <section class="panel moment" aria-labelledby="moment-heading">
        <h2 id="moment-heading">This frame</h2>
        <dl id="readout"></dl>
      </section>
      <section class="panel findings" aria-labelledby="findings-heading">
        <h2 id="findings-heading">Findings and faults</h2>
        <div id="findings" class="list" tabindex="0" \#
    role="listbox" aria-labelledby="findings-heading"></div>
        <p id="finding" class="detail" hidden></p>
      </section>
      <section class="panel events" aria-labelledby="events-heading">
        <h2 id="events-heading">Events</h2>
        <div id="events" class="list" tabindex="0" \#
    role="listbox" aria-labelledby="events-heading"></div>
        <p id="event" class="detail"></p>
        <p class="legend">L layout · DS data source · DG delegate · C view · G grid</p>
      </section>
    </main>
    <section class="transport" aria-label="Playback">
      <input id="seek" type="range" min="0" max="0" step="1" value="0" aria-label="Frame">
      <div class="buttons">
        <button type="button" id="first" aria-label="First frame">\#
    <svg viewBox="0 0 16 16" aria-hidden="true">\#
    <path d="M3 3h2v10H3zM13 3v10L6 8z"/></svg></button>
        <button type="button" id="step-back" aria-label="Previous step">\#
    <svg viewBox="0 0 16 16" aria-hidden="true">\#
    <path d="M8 3v10L2 8zM14 3v10L8 8z"/></svg></button>
        <button type="button" id="back" aria-label="Previous frame">\#
    <svg viewBox="0 0 16 16" aria-hidden="true">\#
    <path d="M11 3v10L4 8z"/></svg></button>
        <button type="button" id="play" aria-label="Play">\#
    <svg viewBox="0 0 16 16" aria-hidden="true">\#
    <path id="play-shape" d="M4 2v12l9-6z"/></svg></button>
        <button type="button" id="forward" aria-label="Next frame">\#
    <svg viewBox="0 0 16 16" aria-hidden="true">\#
    <path d="M5 3v10l7-5z"/></svg></button>
        <button type="button" id="step-forward" aria-label="Next step">\#
    <svg viewBox="0 0 16 16" aria-hidden="true">\#
    <path d="M2 3v10l6-5zM8 3v10l6-5z"/></svg></button>
        <button type="button" id="last" aria-label="Last frame">\#
    <svg viewBox="0 0 16 16" aria-hidden="true">\#
    <path d="M11 3h2v10h-2zM3 3v10l7-5z"/></svg></button>
        <output id="clock" for="seek"></output>
        <label class="speed">Speed <select id="speed">
          <option value="0.1">0.1×</option><option value="0.25">¼×</option>
          <option value="0.5">½×</option><option value="1" selected>1×</option>
          <option value="2">2×</option><option value="4">4×</option>
        </select></label>
      </div>
      <p class="keys">← → frame · Shift 10 frames · \#
    Page Up, Page Down step · Home, End · Space plays</p>
    </section>
    <p id="status" class="unseen" role="status" aria-live="polite"></p>
    """#
}
