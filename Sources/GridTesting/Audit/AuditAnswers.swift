import GridCore
import GridKit

/// The content size and the elements that a layout returns for its whole content at one moment, and
/// the elements that the grid shows.
struct AuditAnswers {
  let contentSize: CGSize
  /// The returned elements, in the order of the answer.
  let elements: [AuditElement]
  /// The elements on screen, with the frames that the grid gives them.
  let shown: [AuditElement]
  let contentOffset: CGPoint

  @MainActor init(_ rig: AuditRig) {
    contentSize = rig.contentSize()
    let survey = AuditCensus.survey(of: rig, contentSize: contentSize)
    elements = rig.elements(in: survey) ?? []
    shown = rig.grid.displayedElements.map { AuditElement($0.attributes) }
    contentOffset = rig.grid.contentOffset
  }

  /// Describes how later answers differ from these answers, which are the expected ones. Returns
  /// nil if nothing differs. The method compares the rectangles before the transform. A transform
  /// may depend on the offset, and a new content size can change the offset.
  func difference(
    to after: AuditAnswers, tolerance: CGFloat
  ) -> (text: String, elements: [GridElementID])? {
    let change = AuditChange(from: elements, to: after.elements) { a, b in
      !isNear(a.base, b.base, tolerance)
    }
    if let (a, b) = change.moved.first {
      let others = change.moved.count - 1
      return (
        "\(a.id) is at \(ElementWords.rect(b.base)) instead of \(ElementWords.rect(a.base))"
          + (others > 0 ? ", and \(others) more elements move" : ""), change.moved.map(\.old.id)
      )
    }
    let known = Set(elements.map(\.id))
    let lists = [
      (change.gone.filter(\.isFinite), "gone"),
      (change.added.filter { !known.contains($0.id) }, "new"),
    ].filter { !$0.0.isEmpty }
    if !lists.isEmpty {
      let parts = lists.map {
        "\(ElementWords.list($0.0)) \($0.0.count == 1 ? "is" : "are") \($0.1)"
      }
      return (parts.joined(separator: " and "), lists.flatMap { $0.0.map(\.id) })
    }
    let (a, b) = (contentSize, after.contentSize)
    guard a.isFiniteSize, b.isFiniteSize, !isNear(a, b, tolerance) else { return nil }
    return (
      "the content size is (\(NumberText.short(b))) instead of (\(NumberText.short(a)))", []
    )
  }
}

/// The differences between two lists of elements.
struct AuditChange {
  /// The finite elements of both lists that differ.
  var moved: [(old: AuditElement, new: AuditElement)] = []
  var gone: [AuditElement] = []
  var added: [AuditElement]

  /// Compares two lists. An element that occurs more than once in `old` cannot be told apart, and
  /// counts as absent there. It is reported as a separate finding.
  init(
    from old: [AuditElement], to new: [AuditElement],
    differs: (AuditElement, AuditElement) -> Bool
  ) {
    let counts = Dictionary(old.map { ($0.id, 1) }, uniquingKeysWith: +)
    let after = Dictionary(new.map { ($0.id, $0) }, uniquingKeysWith: { $1 })
    for element in old where counts[element.id] == 1 {
      if let other = after[element.id] {
        guard element.isFinite, other.isFinite, differs(element, other) else { continue }
        moved.append((element, other))
      } else {
        gone.append(element)
      }
    }
    added = new.filter { counts[$0.id] != 1 }
  }
}
