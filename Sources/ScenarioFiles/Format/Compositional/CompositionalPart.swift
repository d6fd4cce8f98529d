/// A part of a compositional layout, as the parameters of a case spell it.
///
/// Parts hold each other: a section has a group, a group has items and further groups. Each is an
/// object; what its members are and mean is told by the class that it becomes
/// (`NSCollectionLayoutSection` and so on). Insets are `[top, leading, bottom, trailing]` in
/// points.
public enum CompositionalPart: String, Hashable, Sendable, CaseIterable {
  /// `{"group": …}` with further members, or `{"list": …}`.
  case section
  /// `{"group": "horizontal" | "vertical" | "custom", "size": …}` with further members.
  case group
  /// `{"item": size}` with further members, or a group.
  case subitem
  /// `{"absolute": 44}`, or another of five words.
  case dimension
  /// `{"fixed": 8}` or `{"flexible": 8}`.
  case spacing
  /// `{"edges": ["top", "trailing"]}`, moved by one of two offsets.
  case anchor
  /// A view at a point of an item or of a group.
  case supplementaryItem
  /// A header, a footer, or another view at an edge of a section or of all sections.
  case boundaryItem
  /// A view behind a section.
  case decoration
  /// The configuration, which counts for all sections.
  case configuration
  /// A section that is a list.
  case list
}

extension CompositionalPart {
  /// The members of a part. Of `subitem` those of an item alone, of `section` those of one with a
  /// group: the other form of each is a part of its own.
  public var members: [LayoutSchema.Parameter] {
    switch self {
    case .section:
      [
        .required("group", .compositional(.group)), .optional("contentInsets", .directionalInsets),
        .optional("interGroupSpacing", .number), .optional("boundary", .some(.boundaryItem)),
        .optional("decorations", .some(.decoration)),
        .optional("supplementariesFollowContentInsets", .bool),
        .optional("contentInsetsReference", .insetsReference),
        .optional("orthogonalScrollingBehavior", .word(Self.scrollingBehaviors)),
      ]
    case .group:
      [
        .required("group", .word(Self.groupKinds)), .required("size", .layoutSize),
        .optional("subitems", .some(.subitem)), .optional("frames", .customFrames),
        .optional("count", .repetitions), .optional("repeatingCount", .repetitions),
        .optional("interItemSpacing", .compositional(.spacing)),
        .optional("contentInsets", .directionalInsets), .optional("edgeSpacing", .edgeSpacing),
        .optional("supplementaryItems", .some(.supplementaryItem)),
      ]
    case .subitem:
      [
        .required("item", .layoutSize), .optional("contentInsets", .directionalInsets),
        .optional("edgeSpacing", .edgeSpacing),
        .optional("supplementaryItems", .some(.supplementaryItem)),
      ]
    case .dimension:
      [
        "fractionalWidth", "fractionalHeight", "absolute", "estimated", "uniformAcrossSiblings",
      ].map { .required($0, .number) }
    case .spacing:
      [.required("fixed", .number), .required("flexible", .number)]
    case .anchor:
      [
        .required("edges", .list(.word(Self.edges))), .optional("absoluteOffset", .point),
        .optional("fractionalOffset", .point),
      ]
    case .supplementaryItem:
      [
        .required("elementKind", .elementKind), .required("size", .layoutSize),
        .required("containerAnchor", .compositional(.anchor)),
        .optional("itemAnchor", .compositional(.anchor)),
        .optional("contentInsets", .directionalInsets), .optional("zIndex", .integer),
      ]
    case .boundaryItem:
      [
        .required("elementKind", .elementKind), .required("size", .layoutSize),
        .required("alignment", .word(Self.alignments)), .optional("offset", .point),
        .optional("contentInsets", .directionalInsets), .optional("extendsBoundary", .bool),
        .optional("pinToVisibleBounds", .bool), .optional("zIndex", .integer),
      ]
    case .decoration:
      [
        .required("elementKind", .elementKind), .optional("contentInsets", .directionalInsets),
        .optional("zIndex", .integer),
      ]
    case .configuration:
      [
        .optional("scrollDirection", .word(["vertical", "horizontal"])),
        .optional("interSectionSpacing", .number), .optional("boundary", .some(.boundaryItem)),
        .optional("contentInsetsReference", .insetsReference),
      ]
    case .list:
      [
        .required(
          "appearance", .word(["plain", "grouped", "insetGrouped", "sidebar", "sidebarPlain"])),
        .optional("headerMode", .word(["none", "supplementary", "firstItemInSection"])),
        .optional("footerMode", .word(["none", "supplementary"])),
        .optional("headerTopPadding", .number),
      ]
    }
  }

  /// Rows of 44 points, an item in each.
  package static let row: JSONValue = [
    "group": "horizontal", "size": [["fractionalWidth": 1], ["absolute": 44]],
    "subitems": [["item": [["fractionalWidth": 1], ["fractionalHeight": 1]]]],
  ]

  /// The member of a section that is a list.
  static let listMember = LayoutSchema.Parameter.required("list", .compositional(.list))
  static let groupKinds = ["horizontal", "vertical", "custom"]
  private static let edges = ["top", "leading", "bottom", "trailing"]
  private static let alignments = [
    "top", "topLeading", "leading", "bottomLeading", "bottom", "bottomTrailing", "trailing",
    "topTrailing", "none",
  ]
  private static let scrollingBehaviors = [
    "none", "continuous", "continuousGroupLeadingBoundary", "paging", "groupPaging",
    "groupPagingCentered",
  ]
}

extension ParameterType {
  /// `[top, leading, bottom, trailing]`
  static let directionalInsets = ParameterType.named(
    ["top", "leading", "bottom", "trailing"], .number)
  /// `[width, height]`, each a dimension.
  static let layoutSize = ParameterType.named(["width", "height"], .compositional(.dimension))
  /// `{"leading", "top", "trailing", "bottom"}`, each a spacing.
  static let edgeSpacing = ParameterType.object(
    ["leading", "top", "trailing", "bottom"].map { .optional($0, .compositional(.spacing)) })
  /// UIKit's words for what section insets are measured from.
  static let insetsReference = ParameterType.word([
    "automatic", "none", "safeArea", "layoutMargins", "readableContent",
  ])
  /// The name of a kind of views; `header` and `footer` are UIKit's two kinds.
  static let elementKind = ParameterType.within(ScenarioLimits.text, .text)
  /// The number of times that a group holds its item.
  static let repetitions = ParameterType.within(ScenarioLimits.columns, .positiveInteger)
  /// The items of a custom group: `[x, y, width, height]` or `{"frame", "zIndex"}`.
  static let customFrames = ParameterType.within(
    ScenarioLimits.columns,
    .list(
      .either([.rect, .object([.required("frame", .rect), .optional("zIndex", .integer)])])))

  /// A list of parts of one sort.
  static func some(_ part: CompositionalPart) -> ParameterType {
    .within(ScenarioLimits.columns, .list(.compositional(part)))
  }
}
