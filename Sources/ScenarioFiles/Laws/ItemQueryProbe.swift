/// Makes a layout's answer for one item visible in the output of a case. The case scrolls to the
/// item, so that the grid asks the layout for the item by its index path.
///
/// The expected content offset comes from a second grid. The layout of the second grid answers for
/// each item with the attributes that the layout under test returns for rectangles.
@MainActor
struct ItemQueryProbe {
  let registry: LayoutRegistry

  /// Returns the case with a final scroll that leads to a wrong content offset, and with the right
  /// offset in its `expect`. Nil if the offset is right after every scroll.
  func showing(_ item: ItemPosition, after scenario: ScenarioCase) -> ScenarioCase? {
    // If the content is too short to scroll, content insets make room.
    let room = GridEdgeInsets(top: 500, left: 500, bottom: 500, right: 500)
    for preparation in [[], [ScenarioAction.setViewContentInset(room, animated: false)]] {
      var prepared = scenario
      prepared.actions += preparation
      let session = ScenarioSession(prepared, registry: registry, traces: false)
      session.start()
      for (step, action) in prepared.actions.enumerated() { session.perform(action, step: step) }
      for position in ScenarioAction.ScrollPosition.allCases {
        let scroll = ScenarioAction.scrollToItem(item, position: [position], animated: false)
        let target = offset(afterScrollingTo: item, position, in: session.grid)
        var candidate = prepared
        candidate.actions.append(scroll)
        candidate.expect = ["contentOffset": JSONValue(target)]
        if let run = try? ScenarioRunner(registry: registry).run(candidate), !run.isPassed {
          return candidate
        }
      }
    }
    return nil
  }

  /// Returns the content offset to which a new grid with the elements of `grid` scrolls.
  private func offset(
    afterScrollingTo item: ItemPosition, _ position: ScenarioAction.ScrollPosition,
    in grid: GridView
  ) -> CGPoint {
    let counts = (0..<grid.numberOfSections).map { grid.numberOfItems(inSection: $0) }
    let simulation = Simulation(screen: grid.simulation.screen)
    simulation.faultPolicy = .record
    let data = ScenarioData(counts.map { ScenarioSection(.count($0)) })
    let copy = simulation.perform {
      let layout = FixedLayout()
      (layout.elements, layout.size) = (grid.elements(.all), grid.contentSize)
      return GridView(frame: grid.frame, collectionViewLayout: layout)
    }
    copy.contentInset = grid.contentInset
    data.attach(to: copy)
    copy.layoutIfNeeded()
    copy.bounds.origin = grid.bounds.origin
    copy.layoutIfNeeded()
    copy.scrollToItem(
      at: item.indexPath, at: GridView.ScrollPosition([position]), animated: false)
    copy.layoutIfNeeded()
    return withExtendedLifetime(data) { copy.contentOffset }
  }
}

/// A layout that returns given elements and never moves them.
private final class FixedLayout: GridViewLayout {
  var elements: [GridViewLayoutAttributes] = []
  var size = CGSize.zero

  override var collectionViewContentSize: CGSize { size }

  override func layoutAttributesForElements(in rect: CGRect) -> [GridViewLayoutAttributes]? {
    elements.filter { $0.representedElementCategory == .cell && $0.frame.overlaps(rect) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> GridViewLayoutAttributes? {
    elements.first { $0.representedElementCategory == .cell && $0.indexPath == indexPath }
  }
}
