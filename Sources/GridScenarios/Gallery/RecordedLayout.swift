/// A layout that returns the answers of another layout, as they were recorded on a device: the
/// elements with their frames.
///
/// The class of the other layout is not available here. New answers apply from the next preparation
/// on, so that they come with the update or the scroll to which they belong.
final class RecordedLayout: GridViewLayout {
  /// The layout's answers: its elements, and the size of the content.
  struct Answers {
    var contentSize = CGSize.zero
    var elements: [GridViewLayoutAttributes] = []
  }

  private var answers = Answers()
  /// The answers that the next `prepare()` takes over.
  private var coming: Answers?
  /// The target offset that the layout returns when a drag ends; nil for the proposed offset.
  var target: CGPoint?
  private var preparedSize = CGSize.zero

  override func prepare() {
    super.prepare()
    preparedSize = collectionView?.bounds.size ?? .zero
    guard let coming else { return }
    answers = coming
    self.coming = nil
  }

  override var collectionViewContentSize: CGSize { answers.contentSize }

  override func layoutAttributesForElements(in rect: CGRect) -> [GridViewLayoutAttributes]? {
    answers.elements.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> GridViewLayoutAttributes? {
    element(.cell, nil, indexPath)
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> GridViewLayoutAttributes? {
    element(.supplementaryView, elementKind, indexPath)
  }

  private func element(
    _ category: GridElementID.Category, _ kind: String?, _ path: IndexPath
  ) -> GridViewLayoutAttributes? {
    answers.elements.first {
      $0.kind.category == category && $0.representedElementKind == kind && $0.indexPath == path
    }
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    coming != nil || newBounds.size != preparedSize
  }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    defer { target = nil }
    return target ?? proposedContentOffset
  }
}

extension LayoutRegistry {
  /// The layouts of the gallery, and the layout `recorded` for recordings on devices.
  public static var recordings: LayoutRegistry {
    var registry = gallery
    registry.registerRecorded()
    registry.summarizeParameters(GalleryParameters.summaries)
    return registry
  }

  private mutating func registerRecorded() {
    let element = ParameterType.object([
      .required("section", .count), .required("item", .count), .optional("kind", .text),
      .required("frame", .rect), .init("alpha", .number, default: 1),
      .init("zIndex", .integer, default: 0), .init("hidden", .bool, default: false),
    ])
    register(
      LayoutSchema(
        id: "recorded", summary: "what a layout answered on a device, element by element",
        parameters: [
          .init("contentSize", .size, default: [0, 0]),
          .init("elements", .list(element), default: []),
          .init("isDue", .bool, default: true),
          .optional("target", .point),
        ])
    ) { setup in
      let layout = RecordedLayout()
      layout.apply(setup.parameters)
      return layout
    } configure: { (layout: RecordedLayout, parameters) in
      layout.apply(parameters)
    }
  }
}

extension RecordedLayout {
  /// Applies the parameters that are present. A list of elements replaces all previous elements.
  fileprivate func apply(_ parameters: JSONObject) {
    if let target = parameters["target"]?.pointValue { self.target = target }
    guard parameters["contentSize"] != nil || parameters["elements"] != nil else { return }
    var answers = coming ?? self.answers
    if let size = parameters.size("contentSize") { answers.contentSize = size }
    if let elements = parameters["elements"]?.arrayValue {
      answers.elements = elements.compactMap { $0.objectValue.flatMap(Self.attributes) }
    }
    coming = answers
    // Answers that are not due wait for the next change that is reported to the grid.
    if parameters["isDue"]?.boolValue ?? true { invalidateLayout() }
  }

  private static func attributes(_ json: JSONObject) -> GridViewLayoutAttributes? {
    guard let section = json["section"]?.intValue, let item = json["item"]?.intValue,
      let frame = json["frame"]?.rectValue
    else { return nil }
    let path = IndexPath(item: item, section: section)
    let attributes =
      json.elementKind(under: "kind").map {
        GridViewLayoutAttributes(forSupplementaryViewOfKind: $0, with: path)
      } ?? GridViewLayoutAttributes(forCellWith: path)
    attributes.frame = frame
    attributes.alpha = json["alpha"]?.doubleValue.map { CGFloat($0) } ?? 1
    attributes.zIndex = json["zIndex"]?.intValue ?? 0
    attributes.isHidden = json["hidden"]?.boolValue ?? false
    return attributes
  }
}
