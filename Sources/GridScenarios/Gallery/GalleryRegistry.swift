extension LayoutRegistry {
  /// The layouts of the gallery, by the ids and keys that scenario files use.
  public static var gallery: LayoutRegistry {
    var registry = LayoutRegistry()
    registry.registerShortestColumn()
    registry.registerList()
    registry.registerGroupedRows()
    registry.registerSectionedWaterfall()
    registry.registerSkyline()
    registry.registerHeaderFooterGrid()
    registry.registerCarousel()
    registry.registerCircle()
    registry.registerMosaicGrid()
    registry.registerBlock()
    registry.registerFlow()
    registry.registerCompositional()
    registry.summarizeParameters(GalleryParameters.summaries)
    return registry
  }
}

extension JSONObject {
  /// A number under a key.
  func number(_ key: String) -> CGFloat? {
    self[key]?.doubleValue.map { CGFloat($0) }
  }

  /// Insets, where one number stands for all four edges.
  func insets(_ key: String) -> GridEdgeInsets? {
    if let value = number(key) {
      return GridEdgeInsets(top: value, left: value, bottom: value, right: value)
    }
    return self[key]?.insetsValue
  }

  func size(_ key: String) -> CGSize? { self[key]?.sizeValue }

  /// The range between two numbers, in whichever order they stand.
  func range(_ key: String) -> ClosedRange<CGFloat>? {
    guard let ends = self[key]?.doubleValues, ends.count == 2 else { return nil }
    // Between what no plan can use there is nothing to choose from.
    let usable = ends.map { LengthReader.usable(CGFloat($0)) }
    return min(usable[0], usable[1])...max(usable[0], usable[1])
  }

  /// A size of which only the length along the scroll axis counts: `[w, h]` or that length alone.
  func sizeOrLength(_ key: String) -> CGSize? {
    number(key).map { CGSize(width: $0, height: $0) } ?? size(key)
  }
}

extension ScenarioSchema {
  /// The schema of files that name layouts of the gallery.
  @MainActor package static var gallery: JSONValue {
    ScenarioSchema(LayoutRegistry.recordings.schemas).json
  }
}
