extension LayoutRegistry {
  mutating func registerHeaderFooterGrid() {
    func bar(
      _ name: String, _ property: ReferenceWritableKeyPath<HeaderFooterGridLayout, CGSize>
    ) -> GalleryField<HeaderFooterGridLayout> {
      .init(.init(name, .sizeOrLength, default: 0)) { layout, parameters in
        // A length counts along the new axis.
        layout.turn(parameters)
        if let value = layout.barSize(name, parameters) { layout[keyPath: property] = value }
      }
    }
    register(
      HeaderFooterGridLayout.self,
      LayoutSchema(
        id: "headerFooterGrid", summary: "equal items with exact gaps, headers and footers"),
      fields: [
        .size("itemSize", \.itemSize, default: [50, 50]), .number("itemSpacing", \.itemSpacing),
        .insets("sectionInset", \.sectionInset), bar("headerSize", \.headerSize),
        bar("footerSize", \.footerSize),
        .init(.init("scrollDirection", .word(["vertical", "horizontal"]), default: "vertical")) {
          $0.turn($1)
        },
        .word("fillOrder", ["rowMajor", "columnMajor"], \.fillOrder) { .init(rawValue: $0) },
      ],
      making: { _ in Made(HeaderFooterGridLayout()) },
      asPublished: { setup in Made(PublishedHeaderFooterGridLayout(setup)) })
  }
}

extension HeaderFooterGridLayout {
  /// Changes the scroll direction, if the parameters give another one. A header or footer that was
  /// given by its length keeps this length along the new axis.
  fileprivate func turn(_ parameters: JSONObject) {
    guard let word = parameters["scrollDirection"]?.stringValue else { return }
    let direction: GridView.ScrollDirection = word == "horizontal" ? .horizontal : .vertical
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
  fileprivate func barSize(_ key: String, _ parameters: JSONObject) -> CGSize? {
    guard let length = parameters.number(key) else { return parameters.size(key) }
    let whole = GridViewLayout.automaticDimension
    return scrollDirection == .vertical
      ? CGSize(width: whole, height: length) : CGSize(width: length, height: whole)
  }
}
