extension LayoutRegistry {
  mutating func registerHeaderFooterGrid() {
    register(
      LayoutSchema(
        id: "headerFooterGrid", summary: "equal items with exact gaps, headers and footers",
        parameters: [
          .init("itemSize", .size, default: [50, 50]),
          .init("itemSpacing", .number, default: 0),
          .init("sectionInset", .insets, default: 0),
          .init("headerSize", .sizeOrLength, default: 0),
          .init("footerSize", .sizeOrLength, default: 0),
          .init("scrollDirection", .word(["vertical", "horizontal"]), default: "vertical"),
          .init("fillOrder", .word(["rowMajor", "columnMajor"]), default: "rowMajor"),
        ]),
      making: { setup in
        let layout = HeaderFooterGridLayout()
        layout.apply(setup.parameters)
        return Made(layout)
      },
      configure: { (layout: HeaderFooterGridLayout, parameters) in layout.apply(parameters) },
      asPublished: { setup in Made(PublishedHeaderFooterGridLayout(setup.parameters)) })
  }
}

extension HeaderFooterGridLayout {
  fileprivate func apply(_ parameters: JSONObject) {
    if let value = parameters["scrollDirection"]?.stringValue {
      turn(value == "horizontal" ? .horizontal : .vertical)
    }
    if let value = parameters.size("itemSize") { itemSize = value }
    if let value = parameters.number("itemSpacing") { itemSpacing = value }
    if let value = parameters.insets("sectionInset") { sectionInset = value }
    if let value = barSize("headerSize", parameters) { headerSize = value }
    if let value = barSize("footerSize", parameters) { footerSize = value }
    if let value = parameters["fillOrder"]?.stringValue.flatMap(FillOrder.init) {
      fillOrder = value
    }
  }

  /// Changes the scroll direction. A header or footer that was given by its length keeps this
  /// length along the new axis.
  private func turn(_ direction: GridView.ScrollDirection) {
    guard direction != scrollDirection else { return }
    let whole = GridViewLayout.automaticDimension
    func turned(_ size: CGSize) -> CGSize {
      size.width == whole || size.height == whole
        ? CGSize(width: size.height, height: size.width) : size
    }
    scrollDirection = direction
    headerSize = turned(headerSize)
    footerSize = turned(footerSize)
  }

  /// Returns the size of a header or footer. The parameter is `[w, h]`, or only the length along
  /// the scroll axis. In the second form, the header or footer takes the available length across
  /// the scroll axis.
  private func barSize(_ key: String, _ parameters: JSONObject) -> CGSize? {
    guard let length = parameters.number(key) else { return parameters.size(key) }
    let whole = GridViewLayout.automaticDimension
    return scrollDirection == .vertical
      ? CGSize(width: whole, height: length) : CGSize(width: length, height: whole)
  }
}
