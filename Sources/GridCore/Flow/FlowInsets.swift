import Foundation

/// The section insets that a flow is laid out with.
package enum FlowInsets {
  /// Returns a section's inset after `sectionInsetReference` was applied.
  ///
  /// Space that the content inset already keeps free is not added again. An edge that would become
  /// negative becomes 0. All four edges are adjusted (FL-46, FL-47).
  ///
  /// - Parameters:
  ///   - inset: The section's own inset, from the layout's property or from the delegate (FL-48).
  ///   - reference: The view's safe area or layout margins. Nil if the reference is the content
  ///     inset. The section's inset is then used as it is, negative edges included (FL-45).
  ///   - contentInset: The view's adjusted content inset.
  package static func effective(
    inset: GridEdgeInsets, reference: GridEdgeInsets?, contentInset: GridEdgeInsets
  ) -> GridEdgeInsets {
    guard let reference else { return inset }
    return GridEdgeInsets(
      top: max(inset.top + reference.top - contentInset.top, 0),
      left: max(inset.left + reference.left - contentInset.left, 0),
      bottom: max(inset.bottom + reference.bottom - contentInset.bottom, 0),
      right: max(inset.right + reference.right - contentInset.right, 0))
  }
}
