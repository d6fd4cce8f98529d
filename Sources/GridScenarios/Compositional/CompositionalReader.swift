/// A reader that makes the objects of a compositional layout from their JSON in a scenario file.
///
/// `CompositionalPart` has checked the JSON of a file before this reader gets it. In JSON that was
/// made in code, a member of the wrong type counts as missing. An object that needs the missing
/// member is left out.
@MainActor
enum CompositionalReader {
  // MARK: Sections

  static func section(_ part: JSONObject) -> NSCollectionLayoutSection? {
    guard let object = part["group"]?.objectValue, let group = group(object) else { return nil }
    let section = NSCollectionLayoutSection(group: group)
    if let value = part.directionalInsets("contentInsets") { section.contentInsets = value }
    if let value = part.number("interGroupSpacing") { section.interGroupSpacing = value }
    section.boundarySupplementaryItems = part.objects("boundary").compactMap(boundaryItem)
    section.decorationItems = part.objects("decorations").compactMap(decoration)
    if let value = part["supplementariesFollowContentInsets"]?.boolValue {
      section.supplementariesFollowContentInsets = value
    }
    if let value = part.insetsReference { section.contentInsetsReference = value }
    section.orthogonalScrollingBehavior =
      part.value(
        "orthogonalScrollingBehavior",
        [
          "continuous": .continuous, "paging": .paging, "groupPaging": .groupPaging,
          "continuousGroupLeadingBoundary": .continuousGroupLeadingBoundary,
          "groupPagingCentered": .groupPagingCentered,
        ]) ?? .none
    return section
  }

  static func list(_ part: JSONObject) -> GridCollectionLayoutListConfiguration {
    let appearance: GridCollectionLayoutListConfiguration.Appearance? = part.value(
      "appearance",
      [
        "grouped": .grouped, "insetGrouped": .insetGrouped, "sidebar": .sidebar,
        "sidebarPlain": .sidebarPlain,
      ])
    var list = GridCollectionLayoutListConfiguration(appearance: appearance ?? .plain)
    if part["headerMode"] == "supplementary" { list.headerMode = .supplementary }
    if part["headerMode"] == "firstItemInSection" { list.headerMode = .firstItemInSection }
    if part["footerMode"] == "supplementary" { list.footerMode = .supplementary }
    if let value = part.number("headerTopPadding") { list.headerTopPadding = value }
    return list
  }

  static func configuration(_ part: JSONObject) -> GridViewCompositionalLayoutConfiguration {
    let configuration = GridViewCompositionalLayoutConfiguration()
    if part["scrollDirection"] == "horizontal" { configuration.scrollDirection = .horizontal }
    if let value = part.number("interSectionSpacing") { configuration.interSectionSpacing = value }
    configuration.boundarySupplementaryItems = part.objects("boundary").compactMap(boundaryItem)
    if let value = part.insetsReference { configuration.contentInsetsReference = value }
    return configuration
  }

  // MARK: Groups and items

  static func group(_ part: JSONObject) -> NSCollectionLayoutGroup? {
    guard let size = size(part["size"]), let group = group(part, size: size) else { return nil }
    apply(part, to: group)
    group.interItemSpacing = spacing(part["interItemSpacing"])
    group.supplementaryItems = supplementaryItems(part)
    return group
  }

  private static func group(
    _ part: JSONObject, size: NSCollectionLayoutSize
  ) -> NSCollectionLayoutGroup? {
    let isHorizontal: Bool
    switch part["group"]?.stringValue {
    case "horizontal": isHorizontal = true
    case "vertical": isHorizontal = false
    case "custom": return customGroup(part, size: size)
    default: return nil
    }
    let items = part.objects("subitems").compactMap(subitem)
    if let item = items.first, let count = part["count"]?.intValue {
      return isHorizontal
        ? .horizontal(layoutSize: size, subitem: item, count: count)
        : .vertical(layoutSize: size, subitem: item, count: count)
    }
    if let item = items.first, let count = part["repeatingCount"]?.intValue {
      return isHorizontal
        ? .horizontal(layoutSize: size, repeatingSubitem: item, count: count)
        : .vertical(layoutSize: size, repeatingSubitem: item, count: count)
    }
    return isHorizontal
      ? .horizontal(layoutSize: size, subitems: items)
      : .vertical(layoutSize: size, subitems: items)
  }

  private static func customGroup(
    _ part: JSONObject, size: NSCollectionLayoutSize
  ) -> NSCollectionLayoutGroup {
    let frames = part["frames"]?.arrayValue ?? []
    return .custom(layoutSize: size) { _ in
      frames.compactMap { entry in
        let object = entry.objectValue
        return (object.map { $0["frame"]?.rectValue } ?? entry.rectValue).map {
          NSCollectionLayoutGroupCustomItem(frame: $0, zIndex: object?["zIndex"]?.intValue ?? 0)
        }
      }
    }
  }

  private static func subitem(_ part: JSONObject) -> NSCollectionLayoutItem? {
    if part["group"] != nil { return group(part) }
    guard let size = size(part["item"]) else { return nil }
    let item = NSCollectionLayoutItem(
      layoutSize: size, supplementaryItems: supplementaryItems(part))
    apply(part, to: item)
    return item
  }

  private static func apply(_ part: JSONObject, to item: NSCollectionLayoutItem) {
    if let value = part.directionalInsets("contentInsets") { item.contentInsets = value }
    guard let edges = part["edgeSpacing"]?.objectValue else { return }
    item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: spacing(edges["leading"]), top: spacing(edges["top"]),
      trailing: spacing(edges["trailing"]), bottom: spacing(edges["bottom"]))
  }

  // MARK: Views beside items

  private static func supplementaryItems(
    _ part: JSONObject
  ) -> [NSCollectionLayoutSupplementaryItem] {
    part.objects("supplementaryItems").compactMap { part in
      guard let kind = part.elementKind(), let size = size(part["size"]),
        let container = part["containerAnchor"]?.objectValue
      else { return nil }
      let item =
        if let inner = part["itemAnchor"]?.objectValue {
          NSCollectionLayoutSupplementaryItem(
            layoutSize: size, elementKind: kind, containerAnchor: anchor(container),
            itemAnchor: anchor(inner))
        } else {
          NSCollectionLayoutSupplementaryItem(
            layoutSize: size, elementKind: kind, containerAnchor: anchor(container))
        }
      if let value = part.directionalInsets("contentInsets") { item.contentInsets = value }
      if let value = part["zIndex"]?.intValue { item.zIndex = value }
      return item
    }
  }

  private static func boundaryItem(
    _ part: JSONObject
  ) -> NSCollectionLayoutBoundarySupplementaryItem? {
    guard let kind = part.elementKind(), let size = size(part["size"]) else { return nil }
    let item = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size, elementKind: kind, alignment: alignment(part),
      absoluteOffset: part["offset"]?.pointValue ?? .zero)
    if let value = part.directionalInsets("contentInsets") { item.contentInsets = value }
    if let value = part["extendsBoundary"]?.boolValue { item.extendsBoundary = value }
    if let value = part["pinToVisibleBounds"]?.boolValue { item.pinToVisibleBounds = value }
    if let value = part["zIndex"]?.intValue { item.zIndex = value }
    return item
  }

  private static func decoration(_ part: JSONObject) -> NSCollectionLayoutDecorationItem? {
    guard let kind = part["elementKind"]?.stringValue else { return nil }
    let item = NSCollectionLayoutDecorationItem.background(elementKind: kind)
    if let value = part.directionalInsets("contentInsets") { item.contentInsets = value }
    if let value = part["zIndex"]?.intValue { item.zIndex = value }
    return item
  }

  // MARK: Values

  private static func size(_ value: JSONValue?) -> NSCollectionLayoutSize? {
    guard let entries = value?.arrayValue, entries.count == 2,
      let width = dimension(entries[0]), let height = dimension(entries[1])
    else { return nil }
    return NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  private static func dimension(_ value: JSONValue) -> NSCollectionLayoutDimension? {
    guard let object = value.objectValue else { return nil }
    if let number = object.number("fractionalWidth") { return .fractionalWidth(number) }
    if let number = object.number("fractionalHeight") { return .fractionalHeight(number) }
    if let number = object.number("absolute") { return .absolute(number) }
    if let number = object.number("estimated") { return .estimated(number) }
    return object.number("uniformAcrossSiblings").map { .uniformAcrossSiblings(estimate: $0) }
  }

  private static func spacing(_ value: JSONValue?) -> NSCollectionLayoutSpacing? {
    guard let object = value?.objectValue else { return nil }
    if let number = object.number("fixed") { return .fixed(number) }
    return object.number("flexible").map { .flexible($0) }
  }

  private static func anchor(_ part: JSONObject) -> NSCollectionLayoutAnchor {
    let known: [String: NSDirectionalRectEdge] = [
      "top": .top, "leading": .leading, "bottom": .bottom, "trailing": .trailing,
    ]
    var edges: NSDirectionalRectEdge = []
    for word in part["edges"]?.arrayValue ?? [] {
      edges.formUnion(word.stringValue.flatMap { known[$0] } ?? [])
    }
    if let offset = part["absoluteOffset"]?.pointValue {
      return NSCollectionLayoutAnchor(edges: edges, absoluteOffset: offset)
    }
    if let offset = part["fractionalOffset"]?.pointValue {
      return NSCollectionLayoutAnchor(edges: edges, fractionalOffset: offset)
    }
    return NSCollectionLayoutAnchor(edges: edges)
  }

  private static func alignment(_ part: JSONObject) -> NSRectAlignment {
    part.value(
      "alignment",
      [
        "top": .top, "topLeading": .topLeading, "topTrailing": .topTrailing, "leading": .leading,
        "bottom": .bottom, "bottomLeading": .bottomLeading, "bottomTrailing": .bottomTrailing,
        "trailing": .trailing,
      ]) ?? .none
  }
}

extension JSONObject {
  /// Returns the value of the word under a key; nil for another word, or if there is no word.
  fileprivate func value<Value>(_ key: String, _ values: [String: Value]) -> Value? {
    self[key]?.stringValue.flatMap { values[$0] }
  }

  /// Returns the objects of the list under a key; empty if there is no list.
  func objects(_ key: String) -> [JSONObject] {
    self[key]?.arrayValue?.compactMap(\.objectValue) ?? []
  }

  /// Returns the insets under a key, which the JSON lists as `[top, leading, bottom, trailing]`.
  fileprivate func directionalInsets(_ key: String) -> NSDirectionalEdgeInsets? {
    guard let numbers = self[key]?.doubleValues, numbers.count == 4 else { return nil }
    return NSDirectionalEdgeInsets(
      top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3])
  }

  /// Returns the element kind under a key. The names `header` and `footer` stand for the kinds of
  /// section headers and footers, as in the output of a scenario.
  func elementKind(under key: String = "elementKind") -> String? {
    switch self[key]?.stringValue {
    case "header": GridView.elementKindSectionHeader
    case "footer": GridView.elementKindSectionFooter
    case let kind: kind
    }
  }

  fileprivate var insetsReference: GridContentInsetsReference? {
    value(
      "contentInsetsReference",
      [
        "automatic": .automatic, "none": .none, "safeArea": .safeArea,
        "layoutMargins": .layoutMargins, "readableContent": .readableContent,
      ])
  }
}
