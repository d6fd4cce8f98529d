extension LayoutRegistry {
  mutating func registerFlow() {
    register(
      LayoutSchema(
        id: "flow", summary: "UIKit's flow layout: lines, headers, footers, stretched gaps",
        parameters: [
          .init("itemSize", .size, default: [50, 50]),
          .init("minimumLineSpacing", .number, default: 10),
          .init("minimumInteritemSpacing", .number, default: 10),
          .init("sectionInset", .insets, default: 0),
          .init("headerReferenceSize", .sizeOrLength, default: 0),
          .init("footerReferenceSize", .sizeOrLength, default: 0),
          .init("scrollDirection", .word(["vertical", "horizontal"]), default: "vertical"),
          .init("sectionHeadersPinToVisibleBounds", .bool, default: false),
          .init("sectionFootersPinToVisibleBounds", .bool, default: false),
          .init(
            "sectionInsetReference",
            .word(["fromContentInset", "fromSafeArea", "fromLayoutMargins"]),
            default: "fromContentInset"),
          .optional("sizeSource", .word(["property", "delegate"])),
        ]),
      making: { setup in
        let layout = GridViewFlowLayout()
        layout.apply(setup.parameters)
        // Items with sizes are meant to have them, unless the file says otherwise.
        let source = setup.parameters["sizeSource"]?.stringValue
        let asks = source.map { $0 == "delegate" } ?? setup.data.hasItemSizes
        return Made(layout, delegate: asks ? ScenarioFlowDelegate(setup.data) : nil)
      },
      configure: { (layout: GridViewFlowLayout, parameters) in layout.apply(parameters) })
  }
}

extension GridViewFlowLayout {
  fileprivate func apply(_ parameters: JSONObject) {
    if let value = parameters.size("itemSize") { itemSize = value }
    if let value = parameters.number("minimumLineSpacing") { minimumLineSpacing = value }
    if let value = parameters.number("minimumInteritemSpacing") { minimumInteritemSpacing = value }
    if let value = parameters.insets("sectionInset") { sectionInset = value }
    if let value = parameters.sizeOrLength("headerReferenceSize") { headerReferenceSize = value }
    if let value = parameters.sizeOrLength("footerReferenceSize") { footerReferenceSize = value }
    if let value = parameters["scrollDirection"]?.stringValue {
      scrollDirection = value == "horizontal" ? .horizontal : .vertical
    }
    if let value = parameters["sectionHeadersPinToVisibleBounds"]?.boolValue {
      sectionHeadersPinToVisibleBounds = value
    }
    if let value = parameters["sectionFootersPinToVisibleBounds"]?.boolValue {
      sectionFootersPinToVisibleBounds = value
    }
    switch parameters["sectionInsetReference"]?.stringValue {
    case "fromContentInset": setReference(.fromContentInset)
    case "fromSafeArea": setReference(.fromSafeArea)
    case "fromLayoutMargins": setReference(.fromLayoutMargins)
    default: break
    }
  }

  /// The property itself only stores; a scenario means it to count.
  private func setReference(_ reference: SectionInsetReference) {
    guard sectionInsetReference != reference else { return }
    sectionInsetReference = reference
    invalidateLayout()
  }
}

/// Answers a flow layout's size questions from the items of a scenario.
final class ScenarioFlowDelegate: NSObject, GridViewDelegateFlowLayout {
  private let data: ScenarioData

  init(_ data: ScenarioData) {
    self.data = data
    super.init()
  }

  /// An item of which the file only gives a height is as wide as `itemSize`; one of which it says
  /// nothing has `itemSize`.
  func collectionView(
    _ collectionView: GridView, layout collectionViewLayout: GridViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let standard = (collectionViewLayout as? GridViewFlowLayout)?.itemSize ?? .zero
    guard let item = data.item(at: indexPath) else { return standard }
    return CGSize(width: item.width ?? standard.width, height: item.height)
  }
}
