extension ScenarioCase {
  /// Returns a case of forty named items whose cells ask for sizes. The case shows all items, then
  /// inserts some, deletes some and moves one item.
  static func measuring(
    _ sizes: ScenarioPreferredSizes, of layout: String, _ parameters: JSONObject
  ) -> ScenarioCase {
    let names = (0..<40).map { "i\($0)" }
    func section(_ items: [String]) -> ScenarioSection.Names { .init(id: "s", items: items) }
    func show(_ items: [String]) -> [ScenarioAction] {
      [.apply([section(items)]), .settle(limit: 10)]
    }
    let longer = ["new 1", "new 2"] + names
    let shorter = Array(longer.dropFirst(3))
    let moved = [shorter[38]] + shorter.dropLast()
    return ScenarioCase(
      id: "\(layout)-sizes", layout: layout, parameters: parameters,
      sections: [ScenarioSection(id: "s", items: names)],
      preferredSizes: sizes,
      actions: [10, 20, 30, 39, 14].map {
        .scrollToItem(ItemPosition(0, $0), position: [], animated: false)
      } + show(longer) + show(shorter) + show(moved),
      dataSource: .diffable)
  }
}
