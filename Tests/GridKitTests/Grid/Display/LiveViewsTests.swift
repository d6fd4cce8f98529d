import GridKit
import GridTesting
import TestSupport
import Testing

@Suite("Live views")
@MainActor
struct LiveViewsTests {
  /// Compares `LiveViews` with a plain model: a dictionary. A search begins at any place, or where
  /// the one before it ended.
  @Test(.seeds(0..<300, inDebug: 60))
  func `views are found under their keys, in the order of those`() {
    var random = SplitMix64(seed: currentSeed)
    let views = (0..<6).map { _ in GridReusableView(frame: .zero) }
    // Few elements that come and go often, or many.
    let keys = (0..<(random.percent(80) ? 4 : 10)).flatMap { item in
      [
        ElementKey(.cell, Position(0, item)), ElementKey(.cell, Position(1, item)),
        ElementKey(.supplementary("header"), Position(item, 0)),
        ElementKey(.decoration("back"), Position(item, 0)),
      ]
    }
    var live = LiveViews()
    var plain: [ElementKey: GridReusableView] = [:]
    for _ in 0..<(keys.count > 16 ? 150 : 80) {
      guard let key = keys.randomElement(using: &random),
        let view = views.randomElement(using: &random)
      else { return }
      switch random.number(0...9) {
      case 0...5:
        live[key] = view
        plain[key] = view
      case 6:
        live[key] = nil
        plain[key] = nil
      case 7: #expect(live.removeValue(forKey: key) === plain.removeValue(forKey: key))
      case 8 where random.percent(20):
        live.removeAll()
        plain.removeAll()
      default: break
      }
      #expect(live.count == plain.count && live.isEmpty == plain.isEmpty)
      #expect(live.keys == plain.keys.sorted { $0.precedes($1) })
      var place = random.number(0...20)
      let isAnyPlace = random.percent(50)
      for key in random.percent(50) ? keys : keys.shuffled(using: &random) {
        #expect(live[key] === plain[key] && live.contains(key) == (plain[key] != nil))
        if isAnyPlace { place = random.number(0...20) }
        let found = live.view(for: key, near: &place)
        #expect(found === plain[key])
        if found != nil { #expect(live.elements[place - 1].key == key) }
      }
    }
  }

  @Test(.seeds(0..<100))
  func `many live views are those of a dictionary`() {
    var random = SplitMix64(seed: currentSeed)
    var views = LiveViews()
    var plainViews: [ElementKey: GridReusableView] = [:]
    let kinds: [ElementKind] = [.cell, .supplementary("header"), .decoration("board")]
    func key() -> ElementKey {
      ElementKey(
        kinds[Int.random(in: 0...2, using: &random)],
        Position(Int.random(in: 0...1, using: &random), Int.random(in: 0...40, using: &random)))
    }
    for _ in 0..<300 {
      let key = key()
      if Int.random(in: 0...2, using: &random) > 0 {
        let view = GridReusableView(frame: .zero)
        views[key] = view
        plainViews[key] = view
      } else {
        #expect(views.removeValue(forKey: key) === plainViews.removeValue(forKey: key))
      }
    }
    #expect(
      views.keys.sorted(by: ElementKey.isOrdered)
        == plainViews.keys.sorted(by: ElementKey.isOrdered))
    #expect(zip(views.keys, views.keys.dropFirst()).allSatisfy { $0.precedes($1) })
    for kind in kinds {
      for place in 0..<82 {
        let key = ElementKey(kind, Position(place / 41, place % 41))
        #expect(views[key] === plainViews[key])
      }
    }
  }

  @Test(.seeds(0..<50))
  func `a view is found wherever it is expected`() {
    var random = SplitMix64(seed: currentSeed)
    var views = LiveViews()
    let keys = (0...30).map { ElementKey(.cell, Position(0, $0)) }
    for key in keys where Int.random(in: 0...2, using: &random) > 0 {
      views[key] = GridReusableView(frame: .zero)
    }
    for _ in 0..<20 {
      var place = Int.random(in: 0...35, using: &random)
      for key in Int.random(in: 0...1, using: &random) == 0 ? keys : keys.shuffled(using: &random) {
        let isPresent = views[key] != nil
        #expect(views.view(for: key, near: &place) === views[key])
        if isPresent { #expect(views.keys[place - 1] == key) }
        if Int.random(in: 0...9, using: &random) == 0 { _ = views.removeValue(forKey: key) }
      }
    }
  }

  @Test func `cells go to the new positions of their items, other views stay`() {
    let cells = (0..<3).map { _ in GridViewCell(frame: .zero) }
    let header = GridReusableView(frame: .zero)
    var live = LiveViews()
    for (item, cell) in cells.enumerated() { live[ElementKey(.cell, Position(0, item))] = cell }
    live[ElementKey(.supplementary("header"), Position(0, 0))] = header
    live.moveCells { $0.item == 1 ? nil : Position(0, 2 - $0.item) }
    #expect(live.count == 3 && live[ElementKey(.cell, Position(0, 1))] == nil)
    #expect(live[ElementKey(.cell, Position(0, 0))] === cells[2])
    #expect(live[ElementKey(.cell, Position(0, 2))] === cells[0])
    #expect(cells[0].reuse.position == Position(0, 2))
    #expect(live[ElementKey(.supplementary("header"), Position(0, 0))] === header)
  }
}
