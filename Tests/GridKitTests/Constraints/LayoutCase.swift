import Foundation
import Testing

@testable import GridKit

/// A case of `auto-layout-shown.json` or `auto-layout-ties.json`: views with constraints, and the
/// frames or the fitting size that come of them. The first key of the files describes the format.
struct LayoutCase: Decodable {
  var id: String
  var size: [CGFloat]?
  var rtl: Bool?
  var margins: [CGFloat]?
  var views: [ViewEntry]
  var guides: [GuideEntry]?
  var constraints: [ConstraintEntry]
  var fitting: Fitting?
  var expect: Expectation

  struct ViewEntry: Decodable {
    var id: String
    var parent: String
    var frame: [CGFloat]?
    var intrinsic: [CGFloat]?
    var hug: [Float]?
    var resist: [Float]?
    var margins: [CGFloat]?
    var alignmentInsets: [CGFloat]?
    var hidden: Bool?
    var arranged: String?
    var stack: StackEntry?
  }

  struct StackEntry: Decodable {
    var axis: String
    var distribution: String
    var alignment: String
    var spacing: CGFloat
    var marginsRelative: Bool?
    var custom: [String: CGFloat]?
  }

  struct GuideEntry: Decodable {
    var id: String
    var owner: String
  }

  /// Item, attribute, relation, item or null, attribute or null, multiplier, constant, priority.
  struct ConstraintEntry: Decodable {
    var first, firstAttribute, relation: String
    var second, secondAttribute: String?
    var multiplier, constant: CGFloat
    var priority: Float

    init(from decoder: any Decoder) throws {
      var list = try decoder.unkeyedContainer()
      first = try list.decode(String.self)
      firstAttribute = try list.decode(String.self)
      relation = try list.decode(String.self)
      second = try list.decode(String?.self)
      secondAttribute = try list.decode(String?.self)
      multiplier = try list.decode(CGFloat.self)
      constant = try list.decode(CGFloat.self)
      priority = try list.decode(Float.self)
    }
  }

  struct Fitting: Decodable {
    var target: [CGFloat]
    var priority: [Float]
  }

  struct Expectation: Decodable {
    var frames: [String: [CGFloat]]?
    var size: [CGFloat]?
  }

  /// Reads the cases of a file beside this one.
  static func all(in file: String) throws -> [LayoutCase] {
    struct File: Decodable { var cases: [LayoutCase] }
    let place = URL(filePath: #filePath).deletingLastPathComponent().appending(path: file)
    return try JSONDecoder().decode(File.self, from: Data(contentsOf: place)).cases
  }
}

/// A view with an intrinsic size and alignment insets.
@MainActor
final class CaseView: BaseView {
  var ownSize = BaseView.noIntrinsicSize
  var insets = GridEdgeInsets.zero

  override var intrinsicContentSize: CGSize { ownSize }
  override var alignmentRectInsets: GridEdgeInsets { insets }
}

/// The views of a case.
@MainActor
struct CaseViews {
  let root: BaseView
  private(set) var views: [String: BaseView] = [:]
  private(set) var guides: [String: GridLayoutGuide] = [:]
  private(set) var constraints: [NSLayoutConstraint] = []

  init(_ layoutCase: LayoutCase) throws {
    let size = layoutCase.size ?? [0, 0]
    root = BaseView(frame: CGRect(x: 0, y: 0, width: size[0], height: size[1]))
    root.insetsLayoutMarginsFromSafeArea = false
    if let margins = layoutCase.margins { root.layoutMargins = .init(margins) }
    views["root"] = root
    for entry in layoutCase.views { try add(entry) }
    if layoutCase.rtl == true {
      for view in views.values { view.semanticContentAttribute = .forceRightToLeft }
    }
    for entry in layoutCase.views { try setCustomSpacing(entry) }
    for entry in layoutCase.guides ?? [] {
      let guide = GridLayoutGuide()
      try #require(views[entry.owner]).addLayoutGuide(guide)
      guides[entry.id] = guide
    }
    constraints = try layoutCase.constraints.map(constraint)
    NSLayoutConstraint.activate(constraints)
  }

  private mutating func add(_ entry: LayoutCase.ViewEntry) throws {
    let view: BaseView
    if let stack = entry.stack {
      view = Self.stack(stack)
    } else {
      let plain = CaseView(frame: .zero)
      if let size = entry.intrinsic { plain.ownSize = CGSize(width: size[0], height: size[1]) }
      if let insets = entry.alignmentInsets { plain.insets = .init(insets) }
      view = plain
    }
    for (axis, index) in [(NSLayoutConstraint.Axis.horizontal, 0), (.vertical, 1)] {
      if let hug = entry.hug {
        view.setContentHuggingPriority(.init(hug[index]), for: axis)
      }
      if let resist = entry.resist {
        view.setContentCompressionResistancePriority(.init(resist[index]), for: axis)
      }
    }
    view.insetsLayoutMarginsFromSafeArea = false
    if let margins = entry.margins { view.layoutMargins = .init(margins) }
    view.isHidden = entry.hidden ?? false
    if let stack = entry.arranged {
      try #require(views[stack] as? GridStackView).addArrangedSubview(view)
    } else {
      try #require(views[entry.parent]).addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    if let frame = entry.frame {
      view.translatesAutoresizingMaskIntoConstraints = true
      view.frame = CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3])
    }
    views[entry.id] = view
  }

  private static func stack(_ entry: LayoutCase.StackEntry) -> GridStackView {
    let stack = GridStackView(frame: .zero)
    stack.axis = entry.axis == "vertical" ? .vertical : .horizontal
    stack.distribution =
      switch entry.distribution {
      case "fillEqually": .fillEqually
      case "fillProportionally": .fillProportionally
      case "equalSpacing": .equalSpacing
      case "equalCentering": .equalCentering
      default: .fill
      }
    stack.alignment =
      switch entry.alignment {
      case "leading", "top": .leading
      case "trailing", "bottom": .trailing
      case "center": .center
      default: .fill
      }
    stack.spacing = entry.spacing
    stack.isLayoutMarginsRelativeArrangement = entry.marginsRelative ?? false
    return stack
  }

  private func setCustomSpacing(_ entry: LayoutCase.ViewEntry) throws {
    for (id, spacing) in entry.stack?.custom ?? [:] {
      let stack = try #require(views[entry.id] as? GridStackView)
      stack.setCustomSpacing(spacing, after: try #require(views[id]))
    }
  }

  private func item(_ name: String) throws -> AnyObject {
    if name.hasSuffix("@margins") {
      return try #require(views[String(name.dropLast("@margins".count))]).layoutMarginsGuide
    }
    return try #require(views[name] ?? guides[name])
  }

  private func constraint(_ entry: LayoutCase.ConstraintEntry) throws -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      item: try item(entry.first), attribute: try attribute(entry.firstAttribute),
      relatedBy: entry.relation == "=="
        ? .equal
        : entry.relation == "<="
          ? .lessThanOrEqual
          : .greaterThanOrEqual,
      toItem: try entry.second.map(item),
      attribute: try entry.secondAttribute.map(attribute) ?? .notAnAttribute,
      multiplier: entry.multiplier, constant: entry.constant)
    constraint.priority = GridLayoutPriority(entry.priority)
    return constraint
  }

  private func attribute(_ name: String) throws -> NSLayoutConstraint.Attribute {
    try #require((1...20).compactMap(NSLayoutConstraint.Attribute.init).first { $0.word == name })
  }

  /// The frame of a view or guide.
  func frame(of id: String) -> CGRect? { views[id]?.frame ?? guides[id]?.layoutFrame }
}

extension GridEdgeInsets {
  /// The insets in the order top, left, bottom, right.
  fileprivate init(_ sides: [CGFloat]) {
    self.init(top: sides[0], left: sides[1], bottom: sides[2], right: sides[3])
  }
}
