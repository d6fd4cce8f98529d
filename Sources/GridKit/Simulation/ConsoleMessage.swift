/// A message that UIKit writes to the console without ending the program.
///
/// GridKit writes the message to the trace. Some messages are also part of a finding.
package struct ConsoleMessage: Hashable, Sendable {
  /// The id of a rule of `Docs/Fidelity.md`, or the code of the finding.
  package let code: String
  /// UIKit's words, with addresses printed as `0x0`.
  package let text: String
  /// The advice for the catalogue of faults. The message does not have it.
  package let advice: String
  package let trigger: CodeTrigger

  init(
    code: String, rules: String..., when situation: String, text: String, advice: String
  ) {
    (self.code, self.text, self.advice) = (code, text, advice)
    trigger = CodeTrigger(situation, rules)
  }
}

@MainActor extension ConsoleMessage {
  package static func ignoredAttributes(
    _ attributes: GridViewLayoutAttributes, of layout: GridViewLayout
  ) -> ConsoleMessage {
    ConsoleMessage(
      code: "phantom-item", rules: "E-30",
      when: "Outside a batch update the layout answers with an item that the data source does not "
        + "have. Its attributes are ignored, and the pass goes on. The finding is said once for "
        + "each layout.",
      text: "Layout attributes \(attributes) were received from the layout "
        + "\(MessageText.object(layout)) but are not valid for the data source counts. Attributes "
        + "will be ignored.",
      advice: "Take the counts from the collection view in prepare(), and drop cached attributes "
        + "when the invalidation context says invalidateDataSourceCounts or "
        + "invalidateEverything.")
  }

  /// Makes the message about an item that does not fit between the insets.
  ///
  /// - Parameter fromDelegate: Whether the size came from the delegate.
  package static func oversizedItem(
    layout: GridViewFlowLayout, grid: GridView, fromDelegate: Bool
  ) -> ConsoleMessage {
    let isVertical = layout.scrollDirection == .vertical
    let (length, edges) = isVertical ? ("width", "left and right") : ("height", "top and bottom")
    let request = fromDelegate ? "Please check the values returned by the delegate.\n" : ""
    return ConsoleMessage(
      code: "oversized-item", rules: "FL-80",
      when: "An item of a flow layout is longer than its line. It is laid out. Before these words "
        + "its finding says both lengths.",
      text: """
        The behavior of the UICollectionViewFlowLayout is not defined because:
        the item \(length) must be less than the \(length) of the UICollectionView minus the \
        section insets \(edges) values, minus the content insets \(edges) values.
        \(request)The relevant UICollectionViewFlowLayout instance is \
        \(MessageText.object(layout)), and it is attached to \(MessageText.grid(grid)).
        Make a symbolic breakpoint at UICollectionViewFlowLayoutBreakForInvalidSizes to catch this \
        in the debugger.
        """,
      advice: "Make the item shorter across the lines than the grid without its insets.")
  }

  package static func cacheMismatch(
    attributes: GridViewLayoutAttributes, expected: CGRect, layout: GridViewFlowLayout
  ) -> ConsoleMessage {
    ConsoleMessage(
      code: "shared-attributes-mutated", rules: "FL-81",
      when: "A subclass of the flow layout changes the frame of attributes that it got from super. "
        + "It is said once in a simulation.",
      text: """
        Logging only once for UICollectionViewFlowLayout cache mismatched frame
        UICollectionViewFlowLayout has cached frame mismatch for index path \
        \(attributes.indexPath.messageText) - cached value: \
        \(NumberText.braced(attributes.frame)); expected value: \(NumberText.braced(expected))
        This is likely occurring because the flow layout subclass \
        \(MessageText.className(layout)) is modifying attributes returned by \
        UICollectionViewFlowLayout without copying them
        """,
      advice: "Copy what super answers before changing it.")
  }

  /// Makes the message that UIKit logs before the fault E-92.
  package static func mixedQueues(_ grid: GridView?) -> ConsoleMessage {
    ConsoleMessage(
      code: "E-93", rules: "DA-15",
      when: "A snapshot comes from another kind of queue than the one before. E-92 follows.",
      text: "Warning: applying updates in a non-thread confined manner is dangerous and can lead "
        + "to deadlocks. Please always submit updates either always on the main queue or always "
        + "off the main queue - view=\(grid.map { MessageText.grid($0) } ?? "(null)")",
      advice: "Apply on the main queue always.")
  }

  nonisolated package static func existingItems(_ existing: [Any]) -> ConsoleMessage {
    let isOne = existing.count == 1
    let (identifier, verb) = isOne ? ("identifier", "exists") : ("identifiers", "exist")
    let list = isOne ? IdentifierText.one(existing[0]) : IdentifierText.list(existing)
    return ConsoleMessage(
      code: "E-83", rules: "DS-4", when: "An item is added that the snapshot has. It is moved.",
      text: "Diffable data source detected an attempt to insert or append \(existing.count) item "
        + "\(identifier) that already \(verb) in the snapshot. The existing item \(identifier) "
        + "will be moved into place instead, but this operation will be more expensive. For best "
        + "performance, inserted item identifiers should always be unique. Set a symbolic "
        + "breakpoint on BUG_IN_CLIENT_OF_DIFFABLE_DATA_SOURCE__IDENTIFIER_ALREADY_EXISTS to "
        + "catch this in the debugger. Item \(identifier) that already \(verb): \(list)",
      advice: "Leave the item out, or move it with moveItem(_:beforeItem:).")
  }
}
