import Foundation

/// The classes of views that can say a size of their own.
///
/// A cell is asked for its size whenever it comes (SS-2), and most leave the answer to the base
/// classes. Those need not be asked: the result is the same, and a fling would ask by the million
/// (scenarios `steady-scroll` and `fling` of the benchmark). Which classes they are is found in
/// their tables of methods; see `MethodTable`. Before that counts, classes of each sort are put to
/// the test; if one of them is not recognised, only the base classes themselves are taken for
/// silent.
@MainActor
package final class SizeOverrides {
  /// Classes that show which word of the table belongs to which method: each overrides that alone.
  package struct Probes {
    /// Overrides nothing.
    package var nothing: GridViewCell.Type = NothingProbe.self
    /// Overrides `sizeThatFits(_:)`.
    package var sizeThatFits: GridViewCell.Type = ThatFitsProbe.self
    /// Overrides `intrinsicContentSize`.
    package var intrinsicContentSize: GridViewCell.Type = IntrinsicProbe.self
    /// Overrides `systemLayoutSizeFitting` with priorities.
    package var systemLayoutSizeFitting: GridViewCell.Type = FittingProbe.self
    /// Overrides `preferredLayoutAttributesFitting(_:)`.
    package var preferredAttributes: GridViewCell.Type = PreferredProbe.self
    /// Overrides `contentView`.
    package var contentView: GridViewCell.Type = ContentViewProbe.self

    package init() {}
  }

  /// The instance that every simulation asks, unless a test gives it another one: classes are the
  /// same in all.
  package static let shared = SizeOverrides()

  /// Places of the methods in the table.
  private struct Slots {
    /// The places of the methods that every view has.
    var ofViews: [Int]
    /// The places of the methods that reusable views have, those of every view included.
    var ofReusableViews: [Int]
    /// The places of the methods that cells have, those of reusable views included.
    var ofCells: [Int]

    init?(_ probes: Probes) {
      let types: [GridViewCell.Type] = [
        probes.sizeThatFits, probes.intrinsicContentSize, probes.systemLayoutSizeFitting,
        probes.preferredAttributes, probes.contentView,
      ]
      guard
        let found = MethodTable.slots(
          overriddenBy: types, of: GridViewCell.self, beside: probes.nothing)
      else { return nil }
      (ofViews, ofReusableViews, ofCells) = (Array(found[..<3]), Array(found[..<4]), found)
    }
  }

  /// The places of the methods; nil where they were not found, or are not to be trusted.
  private let slots: Slots?
  /// Whether a class is silent, for each class that was asked about.
  private var found: [ObjectIdentifier: Bool] = [:]

  /// Whether overrides can be told from the runtime's own methods.
  package var canTell: Bool { slots != nil }

  /// Finds the methods and puts itself to the test.
  package init(probes: Probes = Probes()) {
    guard let slots = Slots(probes) else {
      self.slots = nil
      return
    }
    let isRight = SizeOverrides.samples.allSatisfy { sample, usesDefaultSizing in
      SizeOverrides.usesDefaultSizing(sample, at: slots) == usesDefaultSizing
    }
    self.slots = isRight ? slots : nil
  }

  /// Whether a view of a class can only answer as the base classes do.
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

  private static func usesDefaultSizing(_ type: BaseView.Type, at slots: Slots) -> Bool {
    let own: BaseView.Type
    let methods: [Int]
    if type is GridViewCell.Type {
      (own, methods) = (GridViewCell.self, slots.ofCells)
    } else if type is GridReusableView.Type {
      (own, methods) = (GridReusableView.self, slots.ofReusableViews)
    } else {
      (own, methods) = (BaseView.self, slots.ofViews)
    }
    guard let table = MethodTable(type), let base = MethodTable(own) else { return false }
    return methods.allSatisfy { table[$0] == base[$0] }
  }

  /// Classes of each sort, and whether they are silent.
  private static let samples: [(BaseView.Type, Bool)] = [
    (BaseView.self, true), (GridReusableView.self, true), (GridViewCell.self, true),
    (GridListContentView.self, false), (PlainView.self, true), (FittingView.self, false),
    (IntrinsicView.self, false), (PlainReusableView.self, true),
    (PreferringView.self, false), (PlainCell.self, true), (FittingCell.self, false),
    (InheritingCell.self, false), (GenericCell<Int>.self, false),
  ]
}

// MARK: Probes

// Only the overrides in the classes' tables count: no object of these classes is made.

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
