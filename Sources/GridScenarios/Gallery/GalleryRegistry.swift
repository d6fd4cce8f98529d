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
  /// Returns the number under a key.
  func number(_ key: String) -> CGFloat? {
    self[key]?.doubleValue.map { CGFloat($0) }
  }

  /// Returns the insets under a key. A single number stands for all four edges.
  func insets(_ key: String) -> GridEdgeInsets? {
    if let value = number(key) {
      return GridEdgeInsets(top: value, left: value, bottom: value, right: value)
    }
    return self[key]?.insetsValue
  }

  func size(_ key: String) -> CGSize? { self[key]?.sizeValue }

  /// Returns the range between the two numbers under a key. The greater number may come first.
  func range(_ key: String) -> ClosedRange<CGFloat>? {
    guard let ends = self[key]?.doubleValues, ends.count == 2 else { return nil }
    // Values that no plan can use are limited first, so that a value can be drawn from the range.
    let usable = ends.map { LengthReader.usable(CGFloat($0)) }
    return min(usable[0], usable[1])...max(usable[0], usable[1])
  }

  /// Returns a size of which only the length along the scroll axis counts. The JSON is `[w, h]` or
  /// only this length.
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
