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
    let keys = (0..<(random.percent(70) ? 4 : random.percent(60) ? 10 : 60)).flatMap { item in
      [
        ElementKey(.cell, Position(0, item)), ElementKey(.cell, Position(1, item)),
        ElementKey(.supplementary("header"), Position(item, 0)),
        ElementKey(.decoration("back"), Position(item, 0)),
      ]
    }
    var live = LiveViews()
    var plain: [ElementKey: GridReusableView] = [:]
    let hasMany = keys.count > 40
    for _ in 0..<(hasMany ? 200 : keys.count > 16 ? 150 : 80) {
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
      case 8 where random.percent(20) && !hasMany:
        live.removeAll()
        plain.removeAll()
      default: break
      }
      #expect(live.count == plain.count && live.isEmpty == plain.isEmpty)
      #expect(live.keys == plain.keys.sorted { $0.precedes($1) })
      var place = random.number(0...20)
      let isAnyPlace = random.percent(50)
      let all = random.percent(50) ? keys : keys.shuffled(using: &random)
      for key in all.dropFirst(random.number(0...max(0, keys.count - 40))).prefix(40) {
        #expect(live[key] === plain[key] && live.contains(key) == (plain[key] != nil))
        if isAnyPlace { place = random.number(0...20) }
        let found = live.view(for: key, near: &place)
        #expect(found === plain[key])
        if found != nil { #expect(live.elements[place - 1].key == key) }
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
