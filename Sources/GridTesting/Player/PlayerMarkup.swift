/// The bones of the player page: what is there before any recording is read.
enum PlayerMarkup {
  static let html = #"""
    <a class="skip" href="#seek">Skip to the controls</a>
    <header>
      <h1 id="title">Grid player</h1>
      <p id="summary"></p>
      <div class="choices">
        <label id="case-field" hidden>Case <select id="case"></select></label>
        <label id="other-field" hidden>Beside it <select id="other">
          <option value="">nothing</option></select></label>
        <label id="sync-field" hidden>In step by <select id="sync">
          <option value="time">time</option><option value="step">step</option></select></label>
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
    <main id="main">
      <section id="screen-panel" class="panel screen" aria-labelledby="screen-heading">
        <div class="heading">
          <h2 id="screen-heading">Screen</h2>
          <div class="tools">
            <button type="button" id="tilted" aria-pressed="false" \#
    aria-label="Tilted view, depth by z">3D</button>
            <button type="button" id="full" aria-pressed="false" aria-label="Full screen">\#
    <svg viewBox="0 0 16 16" aria-hidden="true">\#
    <path d="M2 2h5v2H4v3H2zM9 2h5v5h-2V4H9zM2 9h2v3h3v2H2zM12 9h2v5H9v-2h3z"/></svg></button>
          </div>
        </div>
        <div id="screen">
          <div class="side">
            <h3 id="side-title" hidden><span id="first-title"></span></h3>
            \#(stage("", attributes: #"role="listbox" tabindex="0""#))
          </div>
          <div class="side" id="second" hidden>
            <h3 id="second-title"></h3>
            \#(stage("-2", attributes: #"role="list""#))
          </div>
          <canvas id="map" role="img" aria-label="Content"></canvas>
        </div>
        <p id="paired" hidden></p>
        <div id="tilt" hidden>
          <label>Tilt <input type="range" id="tilt-x" min="-80" max="80" step="2"></label>
          <label>Turn <input type="range" id="tilt-y" min="-80" max="80" step="2"></label>
          <span id="levels"></span>
        </div>
        <fieldset class="layers">
          <legend>Layers</legend>
          <label><input type="checkbox" id="layer-reuse" checked> \#
    Reuse: a colour for each view</label>
          <label><input type="checkbox" id="layer-motion" checked> Coming and going: \#
    <span class="sign entering">+</span> in <span class="sign leaving">−</span> out \#
    <span class="sign moving">↔</span> moving</label>
          <label><input type="checkbox" id="layer-findings" checked> Findings</label>
          <label><input type="checkbox" id="layer-queries"> Query rectangles</label>
          <label id="layer-expected-field" hidden>\#
    <input type="checkbox" id="layer-expected"> Expected</label>
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
      <div class="details">
        <section id="expected-panel" class="panel" aria-labelledby="expected-heading" hidden>
          <div class="heading">
            <h2 id="expected-heading">Expected and found</h2>
            <button type="button" id="expected-go"></button>
          </div>
          <p id="expected-summary"></p>
          <div id="differences" class="list" tabindex="0" \#
    role="listbox" aria-labelledby="expected-heading"></div>
          <p id="difference" class="detail" hidden></p>
          <p id="expected-notes" class="detail" hidden></p>
          <p class="legend"><span class="key met"></span> as expected \#
    <span class="key different"></span> expected, not so \#
    <span class="key found"></span> found instead</p>
        </section>
        <section class="panel" aria-labelledby="inspect-heading">
          <div class="heading">
            <h2 id="inspect-heading">Element</h2>
            <button type="button" id="inspect-close" hidden>Let go</button>
          </div>
          <p id="inspect-hint" class="legend">Click an element on the screen, or go through them \#
    with ↑ ↓ while the screen has the focus.</p>
          <div id="inspect-panel" hidden>
            <p id="inspect-name"></p>
            <p id="inspect-state"></p>
            <p class="ways">
              <button type="button" id="inspect-earlier" hidden></button>
              <button type="button" id="inspect-later" hidden></button>
            </p>
            <div id="inspect-present">
            <table>
              <thead><tr><td></td><th scope="col">Layout answered</th>\#
    <th scope="col">On screen</th></tr></thead>
              <tbody id="inspect-values"></tbody>
            </table>
            <h3>Why</h3>
            <p id="inspect-why"></p>
            <p id="inspect-before" hidden><span id="inspect-before-text"></span>\#
    <button type="button" id="inspect-past"></button></p>
            </div>
            <h3 id="inspect-views-title"></h3>
            <ol id="inspect-views"></ol>
            <p class="legend"></p>
            <h3 id="inspect-elements-title"></h3>
            <ol id="inspect-elements"></ol>
            <p class="legend"></p>
          </div>
        </section>
      </div>
      <div class="log">
        <section class="panel findings" aria-labelledby="findings-heading">
          <h2 id="findings-heading">Findings and faults</h2>
          <div id="findings" class="list" tabindex="0" \#
    role="listbox" aria-labelledby="findings-heading"></div>
          <p id="finding" class="detail" hidden></p>
        </section>
        <section class="panel events" aria-labelledby="events-heading">
          <h2 id="events-heading">Events</h2>
          <div class="search" role="search" aria-label="Events">
            <input type="search" id="event-words" placeholder="Search" aria-label="Search events" \#
    autocomplete="off" spellcheck="false">
            <select id="event-who" aria-label="Who is called">
              <option value="">anybody</option></select>
            <select id="event-call" aria-label="What is called">
              <option value="">any call</option></select>
            <label id="event-about-field" hidden><input type="checkbox" id="event-about"> \#
    <span id="event-about-name"></span></label>
            <span id="event-count" role="status"></span>
          </div>
          <div id="events" class="list" tabindex="0" \#
    role="listbox" aria-labelledby="events-heading"></div>
          <p id="event" class="detail"></p>
          <p class="legend">L layout · DS data source · DG delegate · C view · G grid</p>
        </section>
      </div>
    </main>
    <section id="transport" class="transport" aria-label="Playback">
      <button type="button" id="alarm" hidden>\#
    <strong id="alarm-count"></strong> <span id="alarm-text"></span></button>
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
    Page Up, Page Down step · Home, End · Space plays · \#
    <label><input type="checkbox" id="letters" checked> letters</label>: I elements, T tilt, \#
    F full screen, E expected, / search · Esc lets go · <a id="link" href="#">link to here</a></p>
    </section>
    <p id="status" class="unseen" role="status" aria-live="polite"></p>
    """#

  /// The planes of a screen: what is below the elements, these, and what is above.
  ///
  /// - Parameters:
  ///   - suffix: What the ids end with.
  ///   - attributes: Those of the list of elements.
  private static func stage(_ suffix: String, attributes: String) -> String {
    """
    <div id="stage\(suffix)" class="stage">\
    <div id="backdrop\(suffix)" class="plane backdrop" aria-hidden="true">\
    <div id="content\(suffix)" class="content"></div></div>\
    <div id="elements\(suffix)" class="plane elements" \(attributes) \
    aria-label="Elements on screen\(suffix.isEmpty ? "" : ", second recording")"></div>\
    <div id="overlay\(suffix)" class="plane overlay" aria-hidden="true">\
    <div id="frame\(suffix)" class="frame"></div>\
    <div id="device\(suffix)" class="device" hidden></div>\
    <div id="lacks\(suffix)" class="lacks"></div>\
    <div id="expected\(suffix)" class="expectations"></div></div></div>
    """
  }
}
