// Fitting sizes of views without constraints, and of the views of a grid.

extension BaseView {
  /// The length in `intrinsicContentSize` for an axis on which the view has no size of its own.
  public static let noIntrinsicMetric: CGFloat = -1
  /// The intrinsic size of a view that has no size of its own on either axis.
  static let noIntrinsicSize = CGSize(width: noIntrinsicMetric, height: noIntrinsicMetric)
  /// The target size that asks for the smallest size that fits.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// The target size that asks for the largest size that fits: 10000 points on each axis, as in
  /// UIKit.
  public static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

  /// The number of times that the base class's `sizeThatFits` was called. If a call for a view's
  /// size leaves the number unchanged, the size comes from the view's own class.
  static var baseFittings = 0

  /// Sets the size before any transform. Without a transform, the origin of the frame stays.
  final func resize(to size: CGSize) {
    if placement.isTransformed {
      bounds.size = size
    } else {
      frame.size = size
    }
  }

  /// Returns the intrinsic content size. On an axis without an intrinsic length, returns the length
  /// that `sizeThatFits` returns.
  final func fittingSize(within size: CGSize) -> CGSize {
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
  /// The number of times that the base class's `preferredLayoutAttributesFitting(_:)` found no size
  /// of the view's own.
  static var baseAnswers = 0

  /// Returns the smallest size that fits, rounded up to pixels; nil if it is the given one.
  ///
  /// An axis on which no view has a length of its own keeps the given length (FL-62). So does an
  /// axis that the layout does not estimate.
  final func ownSize(insteadOf size: CGSize) -> CGSize? {
    let axes = reuse.estimatedAxes
    let generation = BaseView.baseFittings
    let fitting = systemLayoutSizeFitting(
      size, withHorizontalFittingPriority: axes.x ? .fittingSizeLevel : .required,
      verticalFittingPriority: axes.y ? .fittingSizeLevel : .required)
    let present = bounds.size
    let isBase = BaseView.baseFittings != generation
    let pixels = simulation.screen.pixels
    func length(_ fitting: CGFloat, present: CGFloat, given: CGFloat) -> CGFloat {
      if fitting == given || (isBase && fitting == present) { return given }
      return pixels.roundedUp(fitting)
    }
    let own = CGSize(
      width: axes.x
        ? length(fitting.width, present: present.width, given: size.width) : size.width,
      height: axes.y
        ? length(fitting.height, present: present.height, given: size.height) : size.height)
    if own != size { return own }
    if isBase { GridReusableView.baseAnswers &+= 1 }
    return nil
  }
}

extension GridViewCell {
  /// Handles a change of a subview's fitting size. Only the content view affects the fitting size
  /// of the cell.
  final func fittingSizeDidChange(of view: BaseView) {
    if view === contentView { fittingSizeDidChange() }
  }
}
