import GridCore
import GridKit

/// The answers of one grid's layout for its whole content at some moment, and the elements that the
/// grid shows.
struct AuditAnswers {
  let contentSize: CGSize
  /// The elements of the answer, in its order.
  let elements: [AuditElement]
  /// Elements on screen, where the grid has put them.
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

  /// Returns the elements without those that are answered more than once. These cannot be told
  /// apart, and they are a finding of their own.
  static func unrepeated(_ elements: [AuditElement]) -> [AuditElement] {
    var counts: [GridElementID: Int] = [:]
    for element in elements { counts[element.id, default: 0] += 1 }
    if counts.count == elements.count { return elements }
    return elements.filter { counts[$0.id] == 1 }
  }

  static func byID(_ elements: [AuditElement]) -> [GridElementID: AuditElement] {
    Dictionary(elements.map { ($0.id, $0) }, uniquingKeysWith: { $1 })
  }

  /// Describes how later answers differ, in words that call these the expected ones; nil if they do
  /// not differ. The rectangles before the transform count: a transform may follow the offset,
  /// which the offset limits of another content size can move.
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
      if other.isFinite, !element.base.isNear(other.base, tolerance: tolerance) {
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
