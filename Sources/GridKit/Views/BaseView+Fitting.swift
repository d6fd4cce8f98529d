// Sizes that views have by themselves, without constraints.

extension BaseView {
  /// The number for a length that a view has no opinion about.
  public static let noIntrinsicMetric: CGFloat = -1
  /// The target size that asks for the smallest size that fits.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// The target size that asks for the largest size that fits: 10000 points on each axis, UIKit's
  /// number.
  public static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

  /// The number of answers of the base class to `sizeThatFits`: tells whether a view has an
  /// opinion.
  static var baseFittings = 0

  /// The intrinsic content size where there is one, else what `sizeThatFits` answers.
  final func fittingSize(within size: CGSize) -> CGSize {
    extras?.fittingObserver?(self)
    let intrinsic = intrinsicContentSize
    let isWidthKnown = intrinsic.width != BaseView.noIntrinsicMetric
    let isHeightKnown = intrinsic.height != BaseView.noIntrinsicMetric
    if isWidthKnown && isHeightKnown { return intrinsic }
    let fitting = sizeThatFits(size)
    return CGSize(
      width: isWidthKnown ? intrinsic.width : fitting.width,
      height: isHeightKnown ? intrinsic.height : fitting.height)
  }
}

extension GridReusableView {
  /// The number of answers of the base class to `preferredLayoutAttributesFitting(_:)` with what it
  /// got.
  static var baseAnswers = 0

  /// The smallest size that fits, in whole pixels; nil when it is the size given.
  ///
  /// An axis on which no view has a length of its own keeps the given length (FL-62).
  final func ownSize(insteadOf size: CGSize) -> CGSize? {
    let generation = BaseView.baseFittings
    let fitting = systemLayoutSizeFitting(
      size, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
    let present = bounds.size
    let isBase = BaseView.baseFittings != generation
    if fitting == size || (isBase && fitting == present) { return nil }
    let pixels = simulation.screen.pixels
    func length(_ fitting: CGFloat, present: CGFloat, given: CGFloat) -> CGFloat {
      if fitting == given || (isBase && fitting == present) { return given }
      return pixels.roundedUp(fitting)
    }
    let own = CGSize(
      width: length(fitting.width, present: present.width, given: size.width),
      height: length(fitting.height, present: present.height, given: size.height))
    return own == size ? nil : own
  }
}

extension GridViewCell {
  /// A view inside would fit another size: that counts for the cell if it is the content view.
  final func fittingSizeDidChange(of view: BaseView) {
    if view === contentView { fittingSizeDidChange() }
  }
}
