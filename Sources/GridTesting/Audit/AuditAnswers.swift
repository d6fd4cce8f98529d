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
  private let byID: [GridElementID: AuditElement]
  private let comparable: [AuditElement]

  @MainActor init(_ rig: AuditRig) {
    contentSize = rig.contentSize()
    let survey = AuditCensus.survey(of: rig, contentSize: contentSize)
    elements = rig.elements(in: survey) ?? []
    shown = rig.grid.displayedElements.map { AuditElement($0.attributes) }
    contentOffset = rig.grid.contentOffset
    byID = Self.byID(elements)
    comparable = Self.unrepeated(elements)
  }

  /// Returns the elements that occur only once in an answer. Repeated elements cannot be told
  /// apart. They are reported as a separate finding.
  static func unrepeated(_ elements: [AuditElement]) -> [AuditElement] {
    var counts: [GridElementID: Int] = [:]
    for element in elements { counts[element.id, default: 0] += 1 }
    if counts.count == elements.count { return elements }
    return elements.filter { counts[$0.id] == 1 }
  }

  static func byID(_ elements: [AuditElement]) -> [GridElementID: AuditElement] {
    Dictionary(elements.map { ($0.id, $0) }, uniquingKeysWith: { $1 })
  }

  /// Describes how later answers differ from these answers, which are the expected ones. Returns
  /// nil if nothing differs. The method compares the rectangles before the transform. A transform
  /// may depend on the offset, and a new content size can change the offset.
  func difference(
    to after: AuditAnswers, tolerance: CGFloat
  ) -> (text: String, elements: [GridElementID])? {
    var moved: [(AuditElement, AuditElement)] = []
    var gone: [AuditElement] = []
    for element in comparable where element.isFinite {
      guard let other = after.byID[element.id] else {
        gone.append(element)
        continue
      }
      if other.isFinite, !isNear(element.base, other.base, tolerance) {
        moved.append((element, other))
      }
    }
    if let (a, b) = moved.first {
      let more = moved.count > 1 ? ", and \(moved.count - 1) more elements move" : ""
      return (
        "\(a.id) is at \(ElementWords.rect(b.base)) instead of \(ElementWords.rect(a.base))\(more)",
        moved.map(\.0.id)
      )
    }
    let added = after.elements.filter { byID[$0.id] == nil }
    if !gone.isEmpty || !added.isEmpty {
      let parts =
        (gone.isEmpty ? [] : ["\(ElementWords.list(gone)) \(gone.count == 1 ? "is" : "are") gone"])
        + (added.isEmpty
          ? [] : ["\(ElementWords.list(added)) \(added.count == 1 ? "is" : "are") new"])
      return (parts.joined(separator: " and "), (gone + added).map(\.id))
    }
    let (a, b) = (contentSize, after.contentSize)
    guard a.isFinite, b.isFinite,
      abs(a.width - b.width) > tolerance || abs(a.height - b.height) > tolerance
    else { return nil }
    return (
      "the content size is (\(NumberText.short(b))) instead of (\(NumberText.short(a)))", []
    )
  }
}
