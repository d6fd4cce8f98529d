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
      display: grid; grid-template-columns: minmax(0, 1fr) auto; align-items: center;
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
      grid-template-rows: auto auto minmax(0, 1fr);
      grid-template-areas: "screen curves events" "screen moment events" "screen findings events";
    }
    .panel { padding: .875rem 1rem 1rem; background: var(--panel); \#
    border: 1px solid var(--line); border-radius: .75rem; box-shadow: var(--shadow); min-width: 0; }
    .screen { grid-area: screen; } .curves { grid-area: curves; } .moment { grid-area: moment; }
    .findings { grid-area: findings; } .events { grid-area: events; }

    #screen { display: flex; justify-content: center; align-items: flex-start; gap: .75rem; }
    #screen.wide { flex-direction: column; align-items: center; }
    #stage { position: relative; overflow: hidden; contain: strict; \#
    flex: none; background: var(--page); border-radius: .5rem; }
    .plane { position: absolute; left: 0; top: 0; width: 0; height: 0; transform-origin: 0 0; }
    #content { position: absolute; background: var(--content); \#
    outline: 1px dashed var(--edge); outline-offset: -1px; }
    #frame { position: absolute; border: 2px solid var(--screen); \#
    border-radius: 3px; box-shadow: 0 0 0 9999px var(--shade); }
    #device { position: absolute; overflow: hidden; \#
    border: 2px solid var(--edge); border-radius: 12px; }
    .control { position: absolute; margin: -2px 0 0 -2px; overflow: hidden; \#
    border: 1.5px solid var(--accent); border-radius: 8px; background: var(--mark); \#
    color: var(--text); text-align: center; white-space: pre; font-weight: 600; }
    .control[data-pressed] { background: light-dark(#ffd43b, #ffb000); \#
    border-color: var(--screen); color: #18202c; }
    #lacks { position: absolute; }
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
    .element[data-marked] { outline: 3px solid var(--alarm); outline-offset: -3px; }

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
    gap: .625rem 1rem; margin: 0; }
    dl > div:has(#value-layout) { grid-column: span 2; }
    dt { color: var(--muted); font-size: .75rem; }
    dd { height: 1.45em; margin: 0; font-weight: 550; overflow: hidden; \#
    white-space: nowrap; text-overflow: ellipsis; contain: strict; }

    .list { position: relative; contain: strict; height: 21rem; \#
    overflow-y: auto; border: 1px solid var(--line); border-radius: .5rem; \#
    background: var(--content); font: .75rem/1.5rem var(--mono); }
    .events { display: flex; flex-direction: column; min-height: 24rem; }
    .events .list { flex: 1 1 0; min-height: 18rem; height: auto; }
    .findings .list { height: 6.25rem; }
    .list > div { position: relative; }
    .row { position: absolute; contain: strict; left: 0; right: 0; \#
    height: 1.5rem; padding: 0 .5rem; overflow: hidden; \#
    white-space: pre; text-overflow: ellipsis; cursor: pointer; }
    .row.now { background: var(--mark); }
    .row[aria-selected="true"] { box-shadow: inset 3px 0 var(--accent); }
    .row.alarm { color: var(--alarm); font-weight: 600; }
    .detail { max-height: 9rem; overflow-y: auto; margin: .625rem 0 0; \#
    white-space: pre-wrap; overflow-wrap: anywhere; font-size: .8125rem; }
    #event { flex: none; height: 2.75rem; font: .75rem/1.375rem var(--mono); contain: strict; }
    .legend { margin: .5rem 0 0; color: var(--muted); font-size: .75rem; }

    .transport {
      position: sticky; bottom: 0; z-index: 5; \#
    padding: .5rem max(1.25rem, calc((100vw - 1440px) / 2)) .625rem;
      background: var(--panel); border-top: 1px solid var(--line);
      display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 0 1.5rem; align-items: center;
    }
    .transport .keys { grid-column: 1 / 3; }
    #seek { width: 100%; height: 1.75rem; margin: 0; \#
    accent-color: var(--accent); grid-column: 2; grid-row: 1; }
    .buttons { display: flex; align-items: center; gap: .375rem; }
    #clock { width: 10.5rem; height: 1.25rem; padding-left: .5rem; \#
    font: .8125rem/1.25rem var(--mono); white-space: nowrap; contain: strict; }
    .keys { margin: .25rem 0 0; color: var(--muted); font-size: .75rem; }

    @media (max-width: 80rem) {
      main {
        grid-template-columns: minmax(0, 31rem) minmax(0, 1fr); \#
    grid-template-rows: auto auto auto minmax(0, 1fr);
        grid-template-areas: "screen curves" "screen moment" "screen findings" "events events";
      }
    }
    @media (max-width: 56rem) {
      main { grid-template-columns: minmax(0, 1fr); grid-template-rows: none; \#
    grid-template-areas: "screen" "moment" "curves" "findings" "events"; }
      .transport { grid-template-columns: minmax(0, 1fr); }
      #seek { grid-column: 1; grid-row: auto; }
      .transport .keys { grid-column: 1; }
    }
    @media (max-width: 40rem) {
      header { grid-template-columns: minmax(0, 1fr); padding: .75rem .75rem 0; }
      .choices { grid-column: 1; grid-row: auto; flex-wrap: nowrap; margin-top: .5rem; }
      .choices label { display: flex; align-items: center; gap: .375rem; min-width: 0; }
      .choices select { min-width: 0; max-width: 100%; }
      .choices label + label { flex: none; }
      h1 { font-size: 1.125rem; }
      main { padding: .625rem .75rem 1rem; gap: .75rem; }
      .panel { padding: .75rem; }
      .transport { padding: .375rem .75rem .5rem; }
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
    { .element, .control, #frame, .query { forced-color-adjust: none; } }
    """#
}
