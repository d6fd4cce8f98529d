// Audits a layout that traps, in a process of its own: the program that AuditIsolationTests starts.
// The first argument says which trap; `json` behind it asks for the report as JSON.

import Foundation
import GridTesting

/// Rows that fail where they are told to.
final class TrappingLayout: GridViewLayout {
  let fault: String
  private var frames: [CGRect] = []
  private var headers: [GridViewLayoutAttributes] = []

  init(_ fault: String) {
    self.fault = fault
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override func prepare() {
    super.prepare()
    guard let grid = collectionView else { return }
    if fault == "prepare" { _ = headers[3] }
    frames = (0..<grid.numberOfItems(inSection: 0)).map {
      CGRect(x: 0, y: CGFloat($0) * 50, width: grid.bounds.width, height: 40)
    }
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: frames.first?.width ?? 0, height: frames.last?.maxY ?? 0)
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> GridViewLayoutAttributes? {
    let attributes = GridViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = frames[indexPath.item]
    return attributes
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [GridViewLayoutAttributes]? {
    // No query before was for a strip that narrow.
    if fault == "rect", rect.width < 200 { _ = headers[3] }
    while fault == "loop", rect.width < 200 {}
    return frames.indices.filter { frames[$0].overlaps(rect) }
      .compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> GridViewLayoutAttributes? {
    if fault == "leftOut", elementKind == GridView.elementKindSectionHeader {
      let attributes = GridViewLayoutAttributes(
        forSupplementaryViewOfKind: elementKind, with: indexPath)
      attributes.frame = CGRect(x: 0, y: 40, width: 375, height: 10)
      return attributes
    }
    return fault == "header" ? headers[indexPath.section] : nil
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.width != collectionView?.bounds.width
  }
}

let arguments = CommandLine.arguments.dropFirst()
let fault = arguments.first ?? "none"
let report = LayoutAudit.inChildProcess(
  "rows", in: .init(sections: [30]), timeLimit: fault == "loop" ? 5 : 60
) {
  TrappingLayout(fault)
}
if arguments.contains("json") {
  print(String(decoding: try JSONEncoder().encode(report), as: UTF8.self))
} else {
  print(report)
}
