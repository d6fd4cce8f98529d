extension LayoutRegistry {
  mutating func registerFlow() {
    register(
      GridViewFlowLayout.self,
      LayoutSchema(
        id: "flow", summary: "UIKit's flow layout: lines, headers, footers, stretched gaps"),
      fields: [
        .size("itemSize", \.itemSize, default: [50, 50]),
        .number("minimumLineSpacing", \.minimumLineSpacing, default: 10),
        .number("minimumInteritemSpacing", \.minimumInteritemSpacing, default: 10),
        .insets("sectionInset", \.sectionInset),
        .sizeOrLength("headerReferenceSize", \.headerReferenceSize),
        .sizeOrLength("footerReferenceSize", \.footerReferenceSize),
        .word("scrollDirection", ["vertical", "horizontal"], \.scrollDirection) {
          $0 == "horizontal" ? .horizontal : .vertical
        },
        .bool("sectionHeadersPinToVisibleBounds", \.sectionHeadersPinToVisibleBounds),
        .bool("sectionFootersPinToVisibleBounds", \.sectionFootersPinToVisibleBounds),
        .init(
          .init(
            "sectionInsetReference",
            .word(["fromContentInset", "fromSafeArea", "fromLayoutMargins"]),
            default: "fromContentInset")
        ) { layout, parameters in
          switch parameters["sectionInsetReference"]?.stringValue {
          case "fromContentInset": layout.setReference(.fromContentInset)
          case "fromSafeArea": layout.setReference(.fromSafeArea)
          case "fromLayoutMargins": layout.setReference(.fromLayoutMargins)
          default: break
          }
        },
        .init(.optional("sizeSource", .word(["property", "delegate"]))) { _, _ in },
      ],
      making: { setup in
        // If items have sizes in the file, the layout uses them, unless `sizeSource` says
        // otherwise.
        let source = setup.parameters["sizeSource"]?.stringValue
        let asks = source.map { $0 == "delegate" } ?? setup.data.hasItemSizes
        return Made(
          GridViewFlowLayout(), delegate: asks ? FlowSizeDelegate(setup.data) : nil)
      })
  }
}

extension GridViewFlowLayout {
  /// Sets the reference and makes the layout stale. Setting the property alone does not make the
  /// layout stale.
  fileprivate func setReference(_ reference: SectionInsetReference) {
    guard sectionInsetReference != reference else { return }
    sectionInsetReference = reference
    invalidateLayout()
  }
}

/// A delegate that gives a flow layout the sizes of its items.
final class FlowSizeDelegate: NSObject, GridViewDelegateFlowLayout {
  private let size: @MainActor (GridViewLayout, IndexPath) -> CGSize

  init(_ size: @escaping @MainActor (GridViewLayout, IndexPath) -> CGSize) {
    self.size = size
    super.init()
  }

  /// Makes a delegate with the item sizes of a scenario. An item with only a height in the file is
  /// as wide as `itemSize`. An item without a size in the file has `itemSize`.
  convenience init(_ data: ScenarioData) {
    self.init { layout, path in
      let standard = (layout as? GridViewFlowLayout)?.itemSize ?? .zero
      guard let item = data.item(at: path) else { return standard }
      return CGSize(width: item.width ?? standard.width, height: item.height)
    }
  }

  func collectionView(
    _ collectionView: GridView, layout collectionViewLayout: GridViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { size(collectionViewLayout, indexPath) }
}
