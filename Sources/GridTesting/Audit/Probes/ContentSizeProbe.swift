import GridCore
import GridKit

/// Explains the content size, and holds it against how far the elements reach.
@MainActor
enum ContentSizeProbe {
  static func run(_ audit: AuditRun) {
    let census = audit.census
    findGrowth(audit, census)
    findZero(audit, census)
  }

  private static func findGrowth(_ audit: AuditRun, _ census: AuditCensus) {
    let again = (0..<2).map { _ in census.rig.contentSize() }
    guard census.contentSize.isFinite, again.contains(where: { $0 != census.contentSize })
    else { return }
    let sizes = ([census.contentSize] + again).map { "(\(NumberText.short($0)))" }
    audit.find(
      .notIdempotent, in: .contentSize, cause: "content size",
      "asked three times in a row it answers \(sizes.joined(separator: ", ")).")
  }

  private static func findZero(_ audit: AuditRun, _ census: AuditCensus) {
    guard !census.elements.isEmpty, census.contentSize.isFinite else { return }
    let (width, height) = (census.contentSize.width, census.contentSize.height)
    guard width == 0 || height == 0 else { return }
    let axis = width == 0 && height == 0 ? "on both axes" : width == 0 ? "wide" : "high"
    audit.find(
      .zeroExtentContentSize, in: .contentSize,
      "the content is 0 \(axis) (\(NumberText.short(census.contentSize))) although there are "
        + "\(census.elements.count) elements.")
  }

  static func explanation(of census: AuditCensus, _ declaration: LayoutDeclaration) -> String {
    "The content is \(NumberText.short(census.contentSize))."
  }
}

extension CGSize {
  var isFinite: Bool { width.isFinite && height.isFinite }
}
