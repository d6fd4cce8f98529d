/// The look of the player page, in light and dark.
enum PlayerStyle {
  static let css = #"""
    :root {
      color-scheme: light dark;
      --page: light-dark(#eef1f5, #0f1216);
      --panel: light-dark(#ffffff, #181c22);
      --content: light-dark(#f5f7fa, #1f242c);
      --line: light-dark(#d3dae3, #303843);
      --edge: light-dark(#7b8797, #77838f);
      --text: light-dark(#18202c, #e8ecf2);
      --muted: light-dark(#525e6e, #a3afbd);
      --accent: light-dark(#0a5bc4, #7db8ff);
      --on-accent: light-dark(#ffffff, #0b1220);
      --mark: light-dark(#e0edff, #1d3454);
      --screen: light-dark(#d4480b, #ff9a52);
      --coming: light-dark(#0b7a3b, #58d68d);
      --second: light-dark(#8a2be2, #d3a6ff);
      --query: light-dark(#7a2fb8, #cf9bff);
      --alarm: light-dark(#c01b2e, #ff8a94);
      --shade: light-dark(rgb(255 255 255 / 60%), rgb(15 18 22 / 62%));
      --shadow: light-dark(0 1px 2px rgb(20 30 50 / 8%), 0 0 0 transparent);
      --mono: ui-monospace, "SF Mono", "Cascadia Mono", "DejaVu Sans Mono", monospace;
      scroll-padding-bottom: 8.5rem;
    }
    :root[data-theme="light"] { color-scheme: light; }
    :root[data-theme="dark"] { color-scheme: dark; }
    * { box-sizing: border-box; }
    [hidden] { display: none !important; }
    body {
      display: flex; flex-direction: column; min-height: 100vh;
      margin: 0; background: var(--page); color: var(--text);
      font: 15px/1.45 system-ui, "Segoe UI", "Helvetica Neue", "DejaVu Sans", sans-serif;
      font-variant-numeric: tabular-nums; -webkit-text-size-adjust: 100%;
    }
    header {
      display: grid; align-items: center;
      grid-template-columns: minmax(min(20rem, 100%), 1fr) minmax(0, auto);
      gap: 0 1rem; width: 100%; max-width: 1480px; margin: 0 auto; padding: 1rem 1.25rem .25rem;
    }
    h1 { margin: 0; font-size: 1.375rem; line-height: 1.25; \#
    letter-spacing: -.01em; overflow-wrap: anywhere; }
    #summary { grid-column: 1; margin: .125rem 0 0; color: var(--muted); font-size: .875rem; }
    .choices { grid-column: 2; grid-row: 1 / 3; display: flex; \#
    flex-wrap: wrap; gap: .5rem 1rem; min-width: 0; }
    .choices select { max-width: min(18rem, 60vw); }
    h2 {
      margin: 0 0 .625rem; font-size: .9375rem; font-weight: 650; line-height: 1.3;
    }
    label { color: var(--muted); font-size: .875rem; }
    select, button {
      font: inherit; color: var(--text); background: var(--panel); border: 1px solid var(--edge);
      border-radius: .5rem; min-height: 2.25rem;
    }
    select { padding: 0 .5rem; font-size: .875rem; }
    button { display: inline-grid; place-items: center; \#
    min-width: 2.5rem; padding: 0; cursor: pointer; }
    button svg { width: 1rem; height: 1rem; fill: currentColor; }
    button:hover { background: var(--mark); }
    #play { min-width: 3.5rem; background: var(--accent); \#
    border-color: var(--accent); color: var(--on-accent); }
    :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
    .skip { position: absolute; left: -100vw; top: .5rem; z-index: 9; \#
    padding: .5rem 1rem; background: var(--panel); color: var(--accent); }
    .skip:focus { left: .5rem; }
    .unseen { position: absolute; width: 1px; height: 1px; margin: -1px; \#
    overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
    .notice { max-width: 1440px; margin: .75rem auto; \#
    padding: .625rem 1rem; border: 1px solid var(--alarm); \#
    border-radius: .5rem; color: var(--alarm); background: var(--panel); }

    main {
      display: grid; flex: 1 0 auto; gap: 1rem; width: 100%; \#
    max-width: 1480px; margin: 0 auto; padding: .75rem 1.25rem 1.25rem;
      grid-template-columns: minmax(0, 31rem) minmax(0, 1fr) minmax(20rem, 26rem);
      grid-template-rows: auto auto minmax(0, 1fr); align-items: start;
      grid-template-areas: "screen curves log" "screen details log" "screen moment log";
    }
    main.paired {
      grid-template-columns: minmax(0, 50rem) minmax(0, 1fr); \#
    grid-template-rows: auto auto auto minmax(0, 1fr);
      grid-template-areas: "screen curves" "screen details" "screen moment" "screen log";
    }
    .panel { padding: .875rem 1rem 1rem; background: var(--panel); \#
    border: 1px solid var(--line); border-radius: .75rem; box-shadow: var(--shadow); min-width: 0; }
    .screen { grid-area: screen; } .curves { grid-area: curves; } .moment { grid-area: moment; }
    .details { grid-area: details; display: grid; gap: 1rem; min-width: 0; }
    .log { grid-area: log; display: flex; flex-direction: column; gap: 1rem; min-width: 0; \#
    position: sticky; top: .75rem; height: calc(100vh - 15rem); min-height: 30rem; }
    .paired .log { position: static; height: auto; min-height: 0; }
    .heading { display: flex; justify-content: space-between; align-items: start; gap: .75rem; }
    .heading button, .ways button, #inspect-before button, .details ol button \#
    { padding: 0 .625rem; font-size: .875rem; }
    .tools { display: flex; gap: .375rem; margin: -.375rem 0 .375rem; }
    .tools button { font-size: .875rem; font-weight: 600; }
    button[aria-pressed="true"] { background: var(--accent); color: var(--on-accent); \#
    border-color: var(--accent); }
    h3 { margin: .75rem 0 .25rem; font-size: .8125rem; font-weight: 650; line-height: 1.4; \#
    overflow-wrap: anywhere; }
    .side h3 { margin: 0 0 .375rem; text-align: center; }
    .side { flex: none; }

    #screen { display: flex; justify-content: center; align-items: flex-start; gap: .75rem; }
    #screen.wide { flex-direction: column; align-items: center; }
    #screen.pair .side { flex: 1 1 0; min-width: 0; display: grid; justify-items: center; \#
    align-content: start; }
    #paired { margin: .625rem 0 0; font-size: .8125rem; white-space: pre-wrap; \#
    overflow-wrap: anywhere; }
    #tilt { display: flex; flex-wrap: wrap; gap: .25rem 1rem; align-items: center; \#
    margin-top: .625rem; font-size: .8125rem; color: var(--muted); }
    #tilt label { display: inline-flex; align-items: center; gap: .375rem; }
    #tilt input { width: 7rem; accent-color: var(--accent); }
    #levels { overflow-wrap: anywhere; }
    .screen:fullscreen, .screen.full { display: flex; flex-direction: column; overflow: auto; \#
    padding-bottom: 0; border-radius: 0; }
    .screen > .transport { margin: auto -1rem 0; }
    .screen.full { position: fixed; inset: 0; z-index: 8; }
    .stage { position: relative; overflow: hidden; contain: strict; \#
    flex: none; background: var(--page); border-radius: .5rem; }
    .plane { position: absolute; left: 0; top: 0; width: 0; height: 0; transform-origin: 0 0; }
    .stage:has(.elements:focus-visible) { outline: 3px solid var(--accent); }
    .backdrop, .overlay { pointer-events: none; }
    .elements { cursor: pointer; user-select: none; }
    .stage.tilted { perspective: 1400px; cursor: grab; touch-action: none; }
    .tilted .plane { transform-style: preserve-3d; }
    .tilted .frame { box-shadow: none; }
    .stage.turning .plane { transition: transform .35s ease; }
    .content { position: absolute; background: var(--content); \#
    outline: 1px dashed var(--edge); outline-offset: -1px; }
    .frame { position: absolute; border: 2px solid var(--screen); \#
    border-radius: 3px; box-shadow: 0 0 0 9999px var(--shade); }
    .device { position: absolute; overflow: hidden; \#
    border: 2px solid var(--edge); border-radius: 12px; }
    .control { position: absolute; margin: -2px 0 0 -2px; overflow: hidden; \#
    border: 1.5px solid var(--accent); border-radius: 8px; background: var(--mark); \#
    color: var(--text); text-align: center; white-space: pre; font-weight: 600; }
    .control[data-pressed] { background: light-dark(#ffd43b, #ffb000); \#
    border-color: var(--screen); color: #18202c; }
    .lacks, .expectations { position: absolute; }
    .lack { position: absolute; white-space: pre; color: var(--alarm); \#
    font-size: 12px; font-weight: 600; line-height: 16px; }
    .query { position: absolute; border: 2px dashed var(--query); }
    .query.past { opacity: .55; border-style: dotted; }
    #map { flex: none; display: block; border-radius: .5rem; background: var(--page); }

    .element {
      position: absolute; left: 0; top: 0; transform-origin: 0 0; overflow: hidden;
      border: 1px solid; border-radius: 4px; contain: strict;
      font-weight: 600; text-align: center; white-space: pre; text-overflow: ellipsis;
    }
    .element.plain { background: light-dark(#e3e8ee, #3a4350); \#
    border-color: light-dark(#76818f, #8b97a6); color: var(--text); }
    .element.supplementary { border-style: dashed; }
    .element.tagged::after { content: attr(data-tag); position: absolute; \#
    right: 4px; bottom: 3px; font-size: 10px; font-weight: 500; line-height: 1; }
    .element[data-movement="entering"] { outline: 3px solid var(--coming); outline-offset: -3px; }
    .element[data-movement="comes"] { outline: 2px dashed var(--coming); outline-offset: -2px; }
    .element[data-movement="moving"] { outline: 2px dotted var(--accent); outline-offset: -2px; }
    .element[data-movement="leaving"] { outline: 3px solid var(--alarm); outline-offset: -3px; }
    .element[data-movement="goes"] { outline: 2px dashed var(--alarm); outline-offset: -2px; }
    .element:not([data-movement=""])[data-movement]::before { content: attr(data-sign); \#
    position: absolute; left: 4px; top: 2px; font-size: 13px; font-weight: 700; line-height: 1; }
    .element[data-marked] { outline: 3px solid var(--alarm); outline-offset: -3px; }
    .element[data-differs] { outline: 4px double var(--second); outline-offset: -4px; }
    .element[aria-selected="true"] { box-shadow: inset 0 0 0 3px var(--text); }
    .sign { font-weight: 700; }
    .sign.entering { color: var(--coming); } .sign.leaving { color: var(--alarm); } \#
    .sign.moving { color: var(--accent); }
    .expected { position: absolute; border: 2px solid var(--coming); color: var(--alarm); \#
    font-size: 11px; font-weight: 600; line-height: 14px; white-space: pre; }
    .expected.different, .expected.missing { border: 2px dashed var(--second); \#
    color: var(--second); }
    .expected.found, .expected.unexpected { border: 3px solid var(--alarm); }
    .expected.met { opacity: .8; border-width: 1.5px; }
    .key { display: inline-block; width: 1.25rem; height: .75rem; vertical-align: -1px; \#
    border: 2px solid var(--coming); }
    .key.different { border: 2px dashed var(--second); } \#
    .key.found { border: 3px solid var(--alarm); }
    #expected-summary { margin: 0 0 .5rem; font-size: .875rem; }
    #differences { height: 9.25rem; }

    #inspect-name { margin: 0; font-weight: 650; overflow-wrap: anywhere; }
    #inspect-state, #inspect-why, #inspect-before { margin: .25rem 0 0; font-size: .875rem; \#
    overflow-wrap: anywhere; }
    .ways { margin: .375rem 0 0; display: flex; flex-wrap: wrap; gap: .375rem; }
    table { width: 100%; margin-top: .5rem; border-collapse: collapse; font-size: .8125rem; }
    th { text-align: left; font-weight: 500; color: var(--muted); }
    th, td { padding: .1875rem .5rem .1875rem 0; vertical-align: top; overflow-wrap: anywhere; \#
    border-top: 1px solid var(--line); }
    tbody th { white-space: nowrap; overflow-wrap: normal; }
    tr[data-differs] td { font-weight: 700; color: var(--accent); }
    .details ol { margin: 0; padding: 0; list-style: none; display: flex; flex-wrap: wrap; \#
    gap: .25rem; }
    .details ol button { min-height: 1.875rem; font-size: .8125rem; }
    .details button[data-now] { background: var(--mark); font-weight: 650; }

    .layers { display: flex; flex-wrap: wrap; gap: .25rem 1.125rem; \#
    margin: .875rem 0 0; padding: 0; border: 0; }
    .layers legend { float: left; margin-right: 1.125rem; padding: 0; \#
    color: var(--muted); font-size: .875rem; font-weight: 600; line-height: 1.75rem; }
    .layers label { display: inline-flex; align-items: center; \#
    gap: .375rem; min-height: 1.75rem; color: var(--text); }
    input[type="checkbox"] { width: 1.0625rem; height: 1.0625rem; \#
    margin: 0; accent-color: var(--accent); }

    #curves { position: relative; }
    #plot { display: block; width: 100%; height: 13rem; }
    #playhead { position: absolute; top: 0; bottom: 0; left: 0; width: 2px; \#
    margin-left: -1px; background: var(--screen); pointer-events: none; }

    dl { display: grid; grid-template-columns: repeat(auto-fill, minmax(8rem, 1fr)); \#
    grid-auto-flow: dense; gap: .625rem 1rem; margin: 0; }
    dl > div:has(#value-layout), dl > div:has(#value-step) { grid-column: span 2; }
    dt { color: var(--muted); font-size: .75rem; }
    dd { height: 1.45em; margin: 0; font-weight: 550; overflow: hidden; \#
    white-space: nowrap; text-overflow: ellipsis; contain: strict; }
    #value-layout, #value-step, #value-control { height: auto; min-height: 1.45em; \#
    white-space: normal; overflow-wrap: anywhere; contain: content; }

    .list { position: relative; contain: strict; height: 21rem; \#
    overflow-y: auto; border: 1px solid var(--line); border-radius: .5rem; \#
    background: var(--content); font: .75rem/1.5rem var(--mono); }
    .events { display: flex; flex-direction: column; flex: 1 1 0; min-height: 0; }
    .events .list { flex: 1 1 0; min-height: 8rem; height: auto; }
    .paired .events { flex: none; }
    .paired .events .list { flex: none; height: 18rem; }
    .findings { flex: none; }
    .findings .list { height: 6.25rem; }
    .search { display: grid; grid-template-columns: 1fr 1fr; gap: .375rem; margin-bottom: .5rem; }
    .search input[type="search"] { grid-column: 1 / 3; min-height: 2.25rem; padding: 0 .625rem; \#
    font: inherit; font-size: .875rem; color: var(--text); background: var(--panel); \#
    border: 1px solid var(--edge); border-radius: .5rem; min-width: 0; }
    .search select { min-width: 0; width: 100%; }
    .search label, #event-count { font-size: .8125rem; overflow-wrap: anywhere; }
    .search label, .keys label { display: inline-flex; align-items: center; gap: .25rem; }
    .keys label { vertical-align: bottom; }
    #event-count { color: var(--muted); }
    .list > div { position: relative; }
    .row { position: absolute; contain: strict; left: 0; right: 0; \#
    height: 1.5rem; padding: 0 .5rem; overflow: hidden; \#
    white-space: pre; text-overflow: ellipsis; cursor: pointer; }
    .wrapping .row { height: 3rem; white-space: normal; overflow-wrap: anywhere; \#
    display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; }
    .row.now { background: var(--mark); }
    .row[aria-selected="true"] { box-shadow: inset 3px 0 var(--accent); }
    .row.alarm { color: var(--alarm); font-weight: 600; }
    .detail { max-height: 9rem; overflow-y: auto; margin: .625rem 0 0; \#
    white-space: pre-wrap; overflow-wrap: anywhere; font-size: .8125rem; }
    #event { flex: none; height: 4.125rem; font: .75rem/1.375rem var(--mono); contain: strict; }
    .legend { margin: .5rem 0 0; color: var(--muted); font-size: .75rem; }

    .transport {
      position: sticky; bottom: 0; z-index: 5; \#
    padding: .5rem max(1.25rem, calc((100vw - 1440px) / 2)) .625rem;
      background: var(--panel); border-top: 1px solid var(--line);
      display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 0 1.5rem; align-items: center;
    }
    .transport .keys { grid-column: 1 / 3; grid-row: 3; }
    .keys label { font-size: inherit; }
    .keys a { color: var(--accent); }
    #alarm { grid-column: 1 / 3; display: flex; gap: .625rem; align-items: baseline; \#
    min-height: 1.75rem; margin-bottom: .375rem; padding: .125rem .625rem; text-align: left; \#
    font-size: .8125rem; line-height: 1.4; }
    #alarm strong { flex: none; }
    #alarm-text { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 1; \#
    overflow: hidden; overflow-wrap: anywhere; }
    #alarm.alarm { border-color: var(--alarm); color: var(--alarm); }
    #seek { width: 100%; height: 1.75rem; margin: 0; \#
    accent-color: var(--accent); grid-column: 2; grid-row: 2; }
    .buttons { display: flex; align-items: center; gap: .375rem; grid-row: 2; }
    #clock { width: 10.5rem; height: 1.25rem; padding-left: .5rem; \#
    font: .8125rem/1.25rem var(--mono); white-space: nowrap; contain: strict; }
    .keys { margin: .25rem 0 0; color: var(--muted); font-size: .75rem; }

    @media (max-width: 80rem) {
      main, main.paired {
        grid-template-columns: minmax(0, 31rem) minmax(0, 1fr); \#
    grid-template-rows: auto auto minmax(0, 1fr) auto;
        grid-template-areas: "screen curves" "screen details" "screen moment" "log log";
      }
      .log { position: static; height: auto; min-height: 0; }
      .events { flex: none; }
      .events .list { flex: none; height: 18rem; }
    }
    @media (max-width: 64rem) {
      header { grid-template-columns: minmax(0, 1fr); }
      .choices { grid-column: 1; grid-row: auto; margin-top: .5rem; }
    }
    @media (max-width: 56rem) {
      main, main.paired { grid-template-columns: minmax(0, 1fr); grid-template-rows: none; \#
    grid-template-areas: "screen" "details" "moment" "curves" "log"; }
      .transport { grid-template-columns: minmax(0, 1fr); }
      #seek, #alarm { grid-column: 1; grid-row: auto; }
      .buttons, .transport .keys { grid-column: 1; grid-row: auto; }
    }
    @media (max-width: 40rem) {
      header { padding: .75rem .75rem 0; }
      .choices { gap: .375rem .75rem; }
      .choices label { display: flex; align-items: center; gap: .375rem; min-width: 0; }
      .choices select { min-width: 0; max-width: 100%; }
      .choices label:last-child { flex: none; }
      h1 { font-size: 1.125rem; }
      main { padding: .625rem .75rem 1rem; gap: .75rem; }
      .panel { padding: .75rem; }
      .transport { padding: .375rem .75rem .5rem; }
      #alarm-text { -webkit-line-clamp: 2; }
      .buttons { flex-wrap: wrap; gap: .25rem; }
      .buttons button { min-width: 2.4rem; flex: 1 1 2.4rem; }
      #clock { order: 1; flex: 1 1 auto; min-width: 9rem; padding-left: 0; }
      .speed { order: 2; }
      .keys { display: none; }
      #plot { height: 11rem; }
    }
    @media (prefers-reduced-motion: reduce) \#
    { * { scroll-behavior: auto !important; transition: none !important; } }
    @media (forced-colors: active) \#
    { .element, .control, .frame, .query, .expected { forced-color-adjust: none; } }
    """#
}
