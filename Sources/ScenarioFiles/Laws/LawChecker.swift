/// Runs a case and checks the laws of its layout after the first layout pass and after each action.
@MainActor
struct LawChecker {
  /// The largest difference, in points, at which two numbers count as equal. It is far below a
  /// pixel, and far above the rounding errors of numbers that are added in another order.
  nonisolated static let tolerance: CGFloat = 1e-6
  /// The maximum number of elements to make query rectangles from: `last` after the last action,
  /// `before` after each earlier action.
  private static let probedElements = (last: 80, before: 12)

  let scenario: ScenarioCase
  let registry: LayoutRegistry
  let declared: LayoutDeclarations
  /// The laws that are checked.
  let laws: Set<LayoutLaw>
  private let session: ScenarioSession
  private var step = -1
  /// The attributes objects that the layout has returned before, each with its state when it was
  /// returned. They are retained, so that no other object gets the same `ObjectIdentifier`.
  private var handedOut:
    [ObjectIdentifier: (object: GridViewLayoutAttributes, state: GridElementState)] = [:]
  /// The measured sizes by item; nil unless the items have names and the cells ask for sizes.
  private var sizes: MeasuredSizes?

  var grid: GridView { session.grid }

  init(
    _ scenario: ScenarioCase, registry: LayoutRegistry, declared: LayoutDeclarations,
    laws: Set<LayoutLaw> = Set(LayoutLaw.allCases)
  ) {
    self.scenario = scenario
    self.registry = registry
    self.declared = declared
    self.laws = laws
    session = ScenarioSession(scenario, registry: registry, traces: false)
    if scenario.preferredSizes != nil, scenario.dataSource == .diffable { sizes = MeasuredSizes() }
  }

  /// Runs the case. Returns the first breach in the order of the actions; nil if all laws hold.
  mutating func firstBreach() -> LawBreach? {
    session.start()
    if let breach = currentBreach() { return breach }
    for (index, action) in scenario.actions.enumerated() {
      step = index
      session.perform(action, step: index)
      if let breach = currentBreach() { return breach }
      // A breach after a fault is a consequence of the fault.
      if !session.faults.isEmpty { return nil }
    }
    return nil
  }

  private mutating func currentBreach() -> LawBreach? {
    if let fault = session.faults.first {
      guard laws.contains(.contracts) else { return nil }
      return breach(.contracts, "\(fault.code): \(fault.message)", expecting: ["faults": []])
    }
    let answer = grid.elements(.all)
    let elements = answer.map { GridElementState($0) }
    defer { remember(answer, elements) }
    if laws.contains(.placement), let breach = breachOfPlacement(elements) { return breach }
    // Comes before laws that a fresh grid may break as well, because its message says more.
    if laws.contains(.freshness), !declared.contains(.history), sizes == nil,
      var breach = breachOfFreshness()
    {
      breach.details += changeInPlace(answer, elements)
      return breach
    }
    if laws.contains(.overlap), !declared.contains(.overlaps),
      let breach = breachOfOverlap(elements)
    {
      return breach
    }
    if laws.contains(.rectQueries) {
      let isLast = step == scenario.actions.count - 1
      let limit = isLast ? Self.probedElements.last : Self.probedElements.before
      if let breach = breachOfRectQueries(elements, limit: limit) { return breach }
    }
    if laws.contains(.itemQueries), let breach = breachOfItemQueries(elements) { return breach }
    if laws.contains(.measuredSizes), let breach = breachOfMeasuredSizes(elements) { return breach }
    if laws.contains(.reach), !declared.contains(.unreachable) {
      return breachOfReach(answer, elements)
    }
    return nil
  }

  // MARK: Placement

  private func breachOfPlacement(_ elements: [GridElementState]) -> LawBreach? {
    var counts: [ElementName: Int] = [:]
    for element in elements { counts[element.name, default: 0] += 1 }
    var lines: [String] = []
    var cells: [JSONValue] = []
    var items: Set<ElementName> = []
    for (section, content) in session.data.sections.enumerated() {
      for item in content.items.indices {
        let name = ElementName(section, item)
        items.insert(name)
        cells.append(["section": JSONValue(section), "item": JSONValue(item)])
        if counts[name] == nil { lines.append("missing: \(name)") }
      }
    }
    for (name, count) in counts.sorted(by: { $0.key < $1.key }) {
      if name.kind == "cell", !items.contains(name) {
        lines.append("there is no item for \(name)")
      } else if count > 1 {
        lines.append("\(count) times: \(name)")
      }
    }
    for element in elements where !element.isFinite {
      lines.append("not finite: \(element)")
    }
    if lines.isEmpty { return nil }
    return breach(
      .placement,
      "the data source has \(items.count) items, the layout \(elements.count) elements"
        + list(lines), expecting: ["cells": .array(cells)])
  }

  // MARK: Overlap

  private func breachOfOverlap(_ elements: [GridElementState]) -> LawBreach? {
    let compared: Set<GridElementID.Category> =
      declared.contains(.pinnedHeaders) ? [.cell] : [.cell, .supplementaryView]
    let elements = elements.filter { $0.hasArea && compared.contains($0.id.category) }
      .sorted { ($0.frame.minY, $0.name) < ($1.frame.minY, $1.name) }
    for (index, upper) in elements.enumerated() {
      for lower in elements[(index + 1)...] {
        guard lower.frame.minY < upper.frame.maxY else { break }
        let shared = upper.frame.common(with: lower.frame)
        guard min(shared.width, shared.height) > Self.tolerance,
          upper.id.category == .cell || lower.id.category == .cell
        else { continue }
        let pair = [upper, lower].sorted { $0.name < $1.name }
        return breach(
          .overlap,
          "\(pair[0].name) and \(pair[1].name) share \(NumberText.short(shared))"
            + list(pair.map { "\($0)" }),
          probe: .Op.query(shared), expecting: ["elements": [pair[0].name.json]])
      }
    }
    return nil
  }

  // MARK: Reach

  /// Finds elements that no scroll can show, because the content size is too small. Checks only
  /// axes that scroll. On an axis that does not scroll, the viewport may be too small for the
  /// content without a mistake of the layout.
  private func breachOfReach(
    _ answer: [GridViewLayoutAttributes], _ elements: [GridElementState]
  ) -> LawBreach? {
    let (limits, size) = (grid.offsetLimits, grid.bounds.size)
    // While the offset is beyond its limits, elements pinned to the offset lie outside the content.
    guard limits.contains(grid.contentOffset) else { return nil }
    let shown = CGRect(
      x: limits.min.x, y: limits.min.y, width: limits.max.x - limits.min.x + size.width,
      height: limits.max.y - limits.min.y + size.height)
    // The same tolerance as in the audit.
    let room = shown.insetBy(dx: -AuditRun.reachTolerance, dy: -AuditRun.reachTolerance)
    var lines: [String] = []
    for (attributes, element) in zip(answer, elements)
    where element.hasArea && element.id.category != .decorationView
      && attributes.sectionShift == nil
    {
      // Without the transform, because a transform that depends on the offset may have any value
      // off screen.
      let box = element.base
      let isOutside =
        limits.x.hasRoom && (box.minX < room.minX || box.maxX > room.maxX)
        || limits.y.hasRoom && (box.minY < room.minY || box.maxY > room.maxY)
      if isOutside { lines.append("\(element.name), frame \(NumberText.short(box))") }
    }
    if lines.isEmpty { return nil }
    return breach(
      .reach,
      "the content size is \(NumberText.short(grid.contentSize)), and scrolling can show x "
        + "\(NumberText.short(shown.minX)) to \(NumberText.short(shown.maxX)) and y "
        + "\(NumberText.short(shown.minY)) to \(NumberText.short(shown.maxY)); beyond that is"
        + list(lines))
  }

  // MARK: Measured sizes

  private mutating func breachOfMeasuredSizes(_ elements: [GridElementState]) -> LawBreach? {
    guard var sizes, let wanted = scenario.preferredSizes, let names = session.data.names?.numbers,
      let snapshot = session.data.source?.snapshot()
    else { return nil }
    let isTall = !wanted.heights.isEmpty
    func length(_ size: CGSize) -> CGFloat { isTall ? size.height : size.width }
    let items = snapshot.sectionIdentifiers.map { snapshot.itemIdentifiers(inSection: $0) }
    func item(_ section: Int, _ item: Int) -> String? {
      items.indices.contains(section) && items[section].indices.contains(item)
        ? items[section][item] : nil
    }
    for cell in grid.visibleCells {
      guard let path = grid.indexPath(for: cell), let name = item(path.section, path.item),
        let number = names[name]
      else { continue }
      let wish = length(wanted.size(ofItem: number, insteadOf: cell.frame.size))
      sizes.record(name, length: length(cell.frame.size), wish: wish)
    }
    self.sizes = sizes
    guard session.simulation.isAtRest else { return nil }
    let cells = elements.filter { $0.id.category == .cell }.compactMap { element in
      item(element.id.section, element.id.item).map { (element, $0) }
    }
    let found = sizes.mistaken(in: cells.map { ($0.1, length($0.0.size)) })
    if found.isEmpty { return nil }
    return breach(
      .measuredSizes,
      "items have the sizes that others were measured at"
        + list(
          found.map {
            "\(cells[$0.place].0), item \"\(cells[$0.place].1)\", as \"\($0.owner)\" was"
          }))
  }

  // MARK: Freshness

  /// Compares the grid with a new grid that starts with the present data, bounds and insets. The
  /// layout of the new grid is made from the first sections and the actions of the case, because
  /// some layouts depend on both. The new grid does not perform the actions.
  private func breachOfFreshness() -> LawBreach? {
    guard let installed = session.installed else { return nil }
    let start = ScenarioCase(
      layout: installed.id, parameters: installed.installation.parameters,
      sections: scenario.sections, viewport: grid.bounds.size,
      displayScale: scenario.displayScale, frameRate: scenario.frameRate,
      safeArea: scenario.safeArea, viewContentInset: grid.contentInset,
      queryPolicy: scenario.queryPolicy, actions: scenario.actions)
    let other = ScenarioSession(start, registry: registry, traces: false)
    other.data.sections = session.data.sections
    other.start()
    // `setContentOffset` would round the offset; the answer of a layout's hook is not rounded.
    other.grid.bounds.origin = grid.bounds.origin
    other.grid.layoutIfNeeded()
    guard other.faults.isEmpty else { return nil }
    return withExtendedLifetime(other) { breach(comparedWith: other.grid) }
  }

  private mutating func remember(
    _ answer: [GridViewLayoutAttributes], _ elements: [GridElementState]
  ) {
    for (object, element) in zip(answer, elements) where handedOut[ObjectIdentifier(object)] == nil
    {
      handedOut[ObjectIdentifier(object)] = (object, element)
    }
  }

  /// Returns a message if the layout has changed an attributes object that it returned before;
  /// otherwise an empty string.
  private func changeInPlace(
    _ answer: [GridViewLayoutAttributes], _ elements: [GridElementState]
  ) -> String {
    for (object, element) in zip(answer, elements) {
      guard let earlier = handedOut[ObjectIdentifier(object)],
        !earlier.state.isNear(element, Self.tolerance)
      else { continue }
      return "\nThe layout has handed out the same object for \(element.name) before, then at "
        + "\(NumberText.short(earlier.state.frame)), and has changed it in place: what is kept "
        + "between answers is to be changed in a copy()."
    }
    return ""
  }

  private func breach(comparedWith fresh: GridView) -> LawBreach? {
    func isolated(_ grid: GridView, _ scope: ElementScope) -> GridState {
      var state = GridState(of: grid, scope: scope)
      state.contentOffset = .zero
      state.selectedItems = []
      // During an animation, views appear early and disappear late.
      if !session.simulation.isAtRest { state.visibleItems = [] }
      return state
    }
    let (expected, found) = (isolated(fresh, .all), isolated(grid, .all))
    if let difference = found.difference(from: expected, tolerance: Self.tolerance, limit: 12) {
      var expectation: JSONObject = ["contentSize": JSONValue(expected.contentSize)]
      if expected.visibleItems != found.visibleItems {
        expectation["visibleItems"] = .array(expected.visibleItems.map(\.json))
      }
      for (key, category) in Self.outputKeys {
        let (old, new) = (expected.records(category), found.records(category))
        if old != new { expectation[key] = .array(old.map(\.json)) }
      }
      return breach(
        .freshness, "- a fresh grid, + this one\n\(difference)", expecting: expectation)
    }
    guard session.simulation.isAtRest else { return nil }
    let (shownFresh, shown) = (isolated(fresh, .visible), isolated(grid, .visible))
    guard
      let difference = shown.difference(from: shownFresh, tolerance: Self.tolerance, limit: 12)
    else { return nil }
    return breach(
      .freshness, "what is on screen: - of a fresh grid, + of this one\n\(difference)",
      probe: .snapshot(.visible),
      expecting: ["elements": .array(shownFresh.elements.map { ElementRecord($0).json })])
  }

  private static let outputKeys: [(String, GridElementID.Category)] = [
    ("cells", .cell), ("supplementary", .supplementaryView), ("decorations", .decorationView),
  ]

  // MARK: Breaches

  /// Makes a breach of a law after the present action.
  ///
  /// - Parameter expectation: The expected output of the case, or of the probe's step if there is a
  ///   probe.
  func breach(
    _ law: LayoutLaw, _ details: String, probe: ScenarioAction? = nil,
    expecting expectation: JSONObject? = nil
  ) -> LawBreach {
    var expectation = expectation
    if probe != nil, let answer = expectation {
      // Nothing is expected of the steps before.
      let steps = Array(repeating: JSONValue.object(JSONObject()), count: step + 1)
      expectation = ["steps": .array(steps + [.object(answer)])]
    }
    return LawBreach(
      law: law, step: step, details: details, probe: probe, expectation: expectation)
  }

  /// Returns a text with the first lines, indented, and the number of remaining lines.
  func list(_ lines: [String]) -> String {
    let most = 8
    let rest = lines.count - most
    return (lines.prefix(most) + (rest > 0 ? ["… and \(rest) more"] : []))
      .map { "\n  " + $0 }.joined()
  }
}

extension GridState {
  fileprivate func records(_ category: GridElementID.Category) -> [ElementRecord] {
    elements.filter { $0.id.category == category }.map { ElementRecord($0) }
  }
}
