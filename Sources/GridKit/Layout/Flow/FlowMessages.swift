/// The console messages of UIKit's flow layout, word for word (5.12, 19.9).
@MainActor
package enum FlowMessages {
  /// Returns the message about an item that does not fit between the insets.
  ///
  /// - Parameter fromDelegate: Whether the size came from the delegate.
  package static func oversizedItem(
    layout: GridViewFlowLayout, grid: GridView, fromDelegate: Bool
  ) -> String {
    let isVertical = layout.scrollDirection == .vertical
    let (length, edges) = isVertical ? ("width", "left and right") : ("height", "top and bottom")
    let advice = fromDelegate ? "Please check the values returned by the delegate.\n" : ""
    return """
      The behavior of the UICollectionViewFlowLayout is not defined because:
      the item \(length) must be less than the \(length) of the UICollectionView minus the section \
      insets \(edges) values, minus the content insets \(edges) values.
      \(advice)The relevant UICollectionViewFlowLayout instance is \(MessageText.object(layout)), \
      and it is attached to \(MessageText.grid(grid)).
      Make a symbolic breakpoint at UICollectionViewFlowLayoutBreakForInvalidSizes to catch this \
      in the debugger.
      """
  }

  package static func cacheMismatch(
    attributes: GridViewLayoutAttributes, expected: CGRect, layout: GridViewFlowLayout
  ) -> String {
    """
    Logging only once for UICollectionViewFlowLayout cache mismatched frame
    UICollectionViewFlowLayout has cached frame mismatch for index path \
    \(attributes.indexPath.messageText) - cached value: \(NumberText.braced(attributes.frame)); \
    expected value: \(NumberText.braced(expected))
    This is likely occurring because the flow layout subclass \(MessageText.className(layout)) is \
    modifying attributes returned by UICollectionViewFlowLayout without copying them
    """
  }
}
