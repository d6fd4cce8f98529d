import Foundation

/// A search for the view classes that override the default sizing.
///
/// A cell is asked for its size whenever it comes on screen (SS-2), and most classes of cells use
/// the default sizing. Views of these classes need not be asked, because the result is known. A
/// fling would otherwise ask a million times (scenarios `steady-scroll` and `fling` of the
/// benchmark). The classes are found by their method tables; see `MethodTable`. The initialiser
/// tests the search with sample classes. If one result is wrong, only the base classes themselves
/// count as classes with default sizing.
@MainActor
package final class SizeOverrides {
  /// Classes that override one method each. They show which word of the method table belongs to
  /// which method.
  package struct Probes {
    /// A class that overrides nothing.
    package var nothing: GridViewCell.Type = NothingProbe.self
    /// A class that overrides `sizeThatFits(_:)`.
    package var sizeThatFits: GridViewCell.Type = ThatFitsProbe.self
    /// A class that overrides `intrinsicContentSize`.
    package var intrinsicContentSize: GridViewCell.Type = IntrinsicProbe.self
    /// A class that overrides `systemLayoutSizeFitting` with priorities.
    package var systemLayoutSizeFitting: GridViewCell.Type = FittingProbe.self
    /// A class that overrides `preferredLayoutAttributesFitting(_:)`.
    package var preferredAttributes: GridViewCell.Type = PreferredProbe.self
    /// A class that overrides `contentView`.
    package var contentView: GridViewCell.Type = ContentViewProbe.self

    package init() {}
  }

  /// The instance that every simulation uses, unless a test sets another instance. Classes are the
  /// same in all simulations.
  package static let shared = SizeOverrides()

  /// The indexes of the methods in a class's method table: three methods of every view, one of
  /// reusable views, one of cells. Nil if the search or its test with the samples failed.
  private let slots: [Int]?
  /// Whether a class uses the default sizing, for each class that was examined.
  private var found: [ObjectIdentifier: Bool] = [:]

  /// Whether overrides can be distinguished from GridKit's own methods.
  package var canTell: Bool { slots != nil }

  /// Finds the methods, and tests the result with the sample classes.
  package init(probes: Probes = Probes()) {
    let slots = MethodTable.slots(
      overriddenBy: [
        probes.sizeThatFits, probes.intrinsicContentSize, probes.systemLayoutSizeFitting,
        probes.preferredAttributes, probes.contentView,
      ], of: GridViewCell.self, beside: probes.nothing)
    let isRight = SizeOverrides.samples.allSatisfy { sample, usesDefaultSizing in
      slots.map { SizeOverrides.usesDefaultSizing(sample, at: $0) } == usesDefaultSizing
    }
    self.slots = isRight ? slots : nil
  }

  /// Whether all views of a class use the default sizing.
  ///
  /// - Complexity: O(1).
  func usesDefaultSizing(_ type: BaseView.Type) -> Bool {
    if let known = found[ObjectIdentifier(type)] { return known }
    let usesDefaultSizing =
      if let slots {
        SizeOverrides.usesDefaultSizing(type, at: slots)
      } else {
        type == BaseView.self || type == GridReusableView.self || type == GridViewCell.self
      }
    found[ObjectIdentifier(type)] = usesDefaultSizing
    return usesDefaultSizing
  }

  private static func usesDefaultSizing(_ type: BaseView.Type, at slots: [Int]) -> Bool {
    let (own, count): (BaseView.Type, Int) =
      if type is GridViewCell.Type {
        (GridViewCell.self, 5)
      } else if type is GridReusableView.Type {
        (GridReusableView.self, 4)
      } else {
        (BaseView.self, 3)
      }
    guard let table = MethodTable(type), let base = MethodTable(own) else { return false }
    return slots[..<count].allSatisfy { table[$0] == base[$0] }
  }

  /// The sample classes, with true for each class that uses the default sizing.
  private static let samples: [(BaseView.Type, Bool)] = [
    (BaseView.self, true), (GridReusableView.self, true), (GridViewCell.self, true),
    (GridListContentView.self, false), (PlainView.self, true), (FittingView.self, false),
    (IntrinsicView.self, false), (PlainReusableView.self, true),
    (PreferringView.self, false), (PlainCell.self, true), (FittingCell.self, false),
    (InheritingCell.self, false), (GenericCell<Int>.self, false),
  ]
}

// MARK: Probes

// Only the method tables of these classes are used. No object of the classes is made.

private class NothingProbe: GridViewCell {}

private class ThatFitsProbe: GridViewCell {
  override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
}

private class IntrinsicProbe: GridViewCell {
  override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
}

private class FittingProbe: GridViewCell {
  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: GridLayoutPriority,
    verticalFittingPriority vertical: GridLayoutPriority
  ) -> CGSize {
    super.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
  }
}

private class PreferredProbe: GridViewCell {
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: GridViewLayoutAttributes
  ) -> GridViewLayoutAttributes {
    super.preferredLayoutAttributesFitting(layoutAttributes)
  }
}

private class ContentViewProbe: GridViewCell {
  override var contentView: BaseView { super.contentView }
}

// MARK: Samples

private class PlainView: BaseView {
  override func layoutSubviews() { super.layoutSubviews() }
}

private class FittingView: BaseView {
  override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
}

private class IntrinsicView: BaseView {
  override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
}

private class PlainReusableView: GridReusableView {
  override func prepareForReuse() { super.prepareForReuse() }
}

private class PreferringView: GridReusableView {
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: GridViewLayoutAttributes
  ) -> GridViewLayoutAttributes {
    super.preferredLayoutAttributesFitting(layoutAttributes)
  }
}

private class PlainCell: GridViewCell {
  override func prepareForReuse() { super.prepareForReuse() }
  override func layoutSubviews() { super.layoutSubviews() }
}

private class FittingCell: GridViewCell {
  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: GridLayoutPriority,
    verticalFittingPriority vertical: GridLayoutPriority
  ) -> CGSize {
    targetSize
  }
}

private class InheritingCell: FittingCell {
  override func prepareForReuse() { super.prepareForReuse() }
}

private class GenericCell<Value>: GridViewCell {
  var value: Value?

  override var intrinsicContentSize: CGSize { value == nil ? .zero : super.intrinsicContentSize }
}
