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
        // If items have sizes in the file, the layout uses them, unless `sizeSource` says
        // otherwise.
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

  /// Sets the reference and makes the layout stale. Setting the property alone does not make the
  /// layout stale.
  private func setReference(_ reference: SectionInsetReference) {
    guard sectionInsetReference != reference else { return }
    sectionInsetReference = reference
    invalidateLayout()
  }
}

/// A delegate that gives a flow layout the item sizes of a scenario.
final class ScenarioFlowDelegate: NSObject, GridViewDelegateFlowLayout {
  private let data: ScenarioData

  init(_ data: ScenarioData) {
    self.data = data
    super.init()
  }

  /// Returns the size of an item. An item with only a height in the file is as wide as `itemSize`.
  /// An item without a size in the file has `itemSize`.
  func collectionView(
    _ collectionView: GridView, layout collectionViewLayout: GridViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let standard = (collectionViewLayout as? GridViewFlowLayout)?.itemSize ?? .zero
    guard let item = data.item(at: indexPath) else { return standard }
    return CGSize(width: item.width ?? standard.width, height: item.height)
  }
}
