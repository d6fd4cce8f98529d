import GridHost
import GridScenarios
import GridTesting
import TestSupport
import Testing

/// Differences add up, whatever happens and however often a host asks.
@MainActor @Suite("Random sessions of hosts")
struct HostRandomTests {
  @Test(.rule("HO-4"), .seeds(0..<300, inDebug: 50))
  func `the sum of frames is what shows, and the end is the same at any rate`() throws {
    let seed = currentSeed
    let script = HostScript(seed: seed)
    func play(_ wait: @escaping () -> TimeInterval) throws -> (end: HostState, frames: Int) {
      let fixture = HostFixture([40, 60])
      try script.play(on: fixture, askingAfter: wait) { fixture in
        let state = try fixture.session.state()
        #expect(fixture.shown == state, "at \(fixture.frame.time)")
        #expect(
          state.views.map(\.words).sorted() == fixture.grid.wordsOfViews,
          "at \(fixture.frame.time)")
        // Ranks and numbers tell views apart.
        #expect(Set(state.views.map(\.rank)).count == state.views.count)
        #expect(Set(state.views.map(\.view)).count == state.views.count)
      }
      var end = fixture.shown
      let frames = end.sequence
      end.sequence = 0
      return (end, frames)
    }
    let each = try play { 1.0 / 60 }
    var random = SplitMix64(seed: ~seed)
    let some = try play { Double.random(in: 0.001...0.24, using: &random) }
    #expect(some.frames != each.frames)
    #expect(some.end == each.end)
  }

  @Test(.rule("HO-3"), .seeds(0..<300, inDebug: 50))
  func `a host that binds by bind alone shows the content of every cell`() throws {
    let seed = currentSeed
    let fixture = HostFixture([40, 60])
    var host = BindingHost()
    var random = SplitMix64(seed: seed)
    try HostScript(seed: seed).play(
      on: fixture, askingAfter: { Double.random(in: 0.01...0.2, using: &random) }
    ) { fixture in
      host.mount(fixture.frame, from: fixture.contents)
      #expect(
        host.words(of: fixture.shown.views) == fixture.grid.wordsOfContents,
        "at \(fixture.frame.time)")
    }
  }

  @Test(.rule("HO-5"), .seeds(0..<40, inDebug: 20))
  func `a script played twice gives the same bytes`() throws {
    let seed = currentSeed
    let script = HostScript(seed: seed)
    func lines() throws -> [String] {
      let fixture = HostFixture([40, 60], events: [.delegate, .dataSource])
      var random = SplitMix64(seed: seed)
      var lines: [String] = []
      try script.play(
        on: fixture, askingAfter: { Double.random(in: 0.01...0.2, using: &random) }
      ) { lines.append($0.frame.line()) }
      return lines
    }
    #expect(try lines() == lines())
  }

  @Test(.seeds(0..<40, inDebug: 20))
  func `a host that passes over what is gone is found out`() throws {
    let fixture = HostFixture([40, 60])
    var isFoundOut = false
    var sum = HostState()
    try HostScript(seed: currentSeed).play(on: fixture, askingAfter: { 0.05 }) { fixture in
      var frame = fixture.frame
      if frame.base == nil { sum = HostState(frame) }
      frame.gone = []
      if frame.base != nil { try sum.apply(frame) }
      isFoundOut = try isFoundOut || sum.views != fixture.session.state().views
    }
    #expect(isFoundOut)
  }
}

/// A host's nodes with what was bound to them.
private struct BindingHost {
  private var nodes: [Int: (bind: Int, content: Int?)] = [:]

  @MainActor mutating func mount(_ frame: HostFrame, from contents: [[Int]]) {
    for number in frame.gone { nodes[number] = nil }
    for view in frame.show where nodes[view.view]?.bind != view.bind {
      let (section, item) = (view.element.section, view.element.item)
      let isThere = contents.indices.contains(section) && contents[section].indices.contains(item)
      nodes[view.view] = (view.bind, isThere ? contents[section][item] : nil)
    }
  }

  func words(of views: [HostView]) -> [String] {
    views.filter { $0.element.kindText == "cell" }.map {
      "\($0.element) at \($0.center) shows \(nodes[$0.view]?.content ?? -1)"
    }.sorted()
  }
}

extension HostView {
  fileprivate var words: String {
    "\(element) at \(center), \(size), turned \(transform), alpha \(alpha), z \(zIndex)"
      + (isHidden ? ", hidden" : "") + (isSelected ? ", selected" : "")
      + (isHighlighted ? ", highlighted" : "")
  }
}

extension GridView {
  /// Places and contents of all cells, of those on their way out too.
  fileprivate var wordsOfContents: [String] {
    let live = liveViews.map { (view: $0.value, key: $0.key) }
    let leaving = viewsOnTheirWayOut.map { ($0.view, $0.key) }
    return (live + leaving).compactMap { view, key in
      (view as? ContentCell).map {
        "\(key.elementID) at \(view.presentationInContent.center) shows \($0.content ?? -1)"
      }
    }.sorted()
  }

  /// The slow way: all of every view, whether it has changed or not.
  fileprivate var wordsOfViews: [String] {
    let live = liveViews.map {
      (view: $0.value, key: $0.key, zIndex: $0.value.reuse.applied?.zIndex ?? 0)
    }
    let leaving = viewsOnTheirWayOut.map { ($0.view, $0.key, $0.view.reuse.zIndex) }
    return (live + leaving).map { view, key, zIndex in
      let place = view.presentationInContent
      let cell = view as? GridViewCell
      var shown = HostView(
        view: 0, element: key.elementID, center: place.center, size: place.bounds.size)
      (shown.transform, shown.alpha, shown.zIndex) = (place.transform3D, place.alpha, zIndex)
      shown.isHidden = view.isHidden
      shown.isSelected = cell?.isSelected ?? false
      shown.isHighlighted = cell?.isHighlighted ?? false
      return shown.words
    }.sorted()
  }
}
