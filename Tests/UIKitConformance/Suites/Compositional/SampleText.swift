import UIKit

/// The layout of a sample's data, as text: a line for each element, and after each step the
/// elements that show then.
@MainActor
enum SampleText {
  static func text(of sample: CompositionalSample, width: CGFloat, height: CGFloat) -> String {
    let stage = sample.stage(width: width, height: height)
    stage.layOut()
    let size = stage.layout.collectionViewContentSize
    var lines = ["in \(Words.text(CGSize(width: width, height: height)))"]
    lines.append("content \(Words.text(size))")
    let cells = sample.counts.indices.flatMap { section in
      (0..<sample.counts[section]).compactMap {
        stage.view.layoutAttributesForItem(at: path($0, in: section))
      }
    }
    let content = CGRect(origin: .zero, size: size)
    lines += sorted(cells + others(in: content, of: stage)).map(line)
    for step in sample.steps { lines += text(of: step, of: sample, on: stage) }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func text(
    of step: CompositionalSample.Step, of sample: CompositionalSample,
    on stage: Stage<UICollectionViewLayout>
  ) -> [String] {
    switch step {
    case .scroll(let y):
      stage.scroll(to: y)
      stage.layOut()
      let items = stage.visibleItems
      // Cells stay where they were unless they have been measured.
      let cells = sample.height == nil ? [] : stage.view.indexPathsForVisibleItems
      return [
        "scrolled to \(Words.text(stage.view.contentOffset)) of "
          + Words.text(stage.view.contentSize),
        "shows \(items.first ?? "nothing") to \(items.last ?? "nothing")",
      ]
        + sorted(
          cells.compactMap { stage.view.layoutAttributesForItem(at: $0) }
            + others(in: stage.view.bounds, of: stage)
        ).map(line)
    case .scrollSection(let section, let x):
      stage.scroll(section: section, to: x)
      let offset = stage.scrollView(ofSection: section)?.contentOffset ?? .zero
      return [
        "section \(section) asked for \(Words.text(x)), scrolled to \(Words.text(offset))"
      ]
        + stage.visibleItems(inSection: section).map {
          "shows cell \(section)-\($0) at "
            + Words.text(stage.shownFrame($0, in: section) ?? .null)
        }
    }
  }

  /// Returns the elements that are not cells.
  private static func others(
    in rect: CGRect, of stage: Stage<UICollectionViewLayout>
  ) -> [UICollectionViewLayoutAttributes] {
    (stage.layout.layoutAttributesForElements(in: rect) ?? [])
      .filter { $0.representedElementCategory != .cell }
  }

  private static func sorted(
    _ elements: [UICollectionViewLayoutAttributes]
  ) -> [UICollectionViewLayoutAttributes] {
    func rank(_ element: UICollectionViewLayoutAttributes) -> Int {
      element.representedElementCategory == .cell
        ? 1 : element.representedElementKind == UICollectionView.elementKindSectionHeader ? 0 : 2
    }
    return elements.sorted {
      let (a, b) = ($0.indexPath, $1.indexPath)
      return (a.section, rank($0), $0.representedElementKind ?? "", a.item)
        < (b.section, rank($1), $1.representedElementKind ?? "", b.item)
    }
  }

  private static func line(_ element: UICollectionViewLayoutAttributes) -> String {
    let name =
      switch element.representedElementKind {
      case nil: "cell"
      case UICollectionView.elementKindSectionHeader?: "header"
      case UICollectionView.elementKindSectionFooter?: "footer"
      case let kind?: kind
      }
    let z = element.zIndex == 0 ? "" : " z \(element.zIndex)"
    return "\(name) \(Words.text(element.indexPath)) at \(Words.text(element.frame))\(z)"
  }

  // MARK: Kept texts

  /// Returns a text in which items that follow one another share a line, and neighbours a size:
  /// `cell 0-3 at 0,0,9,9 · 9,0` are the items 3 and 4, both of 9 × 9.
  static func packed(_ text: String) -> String {
    var lines: [String] = []
    var (next, size) = ("", "")
    for line in text.components(separatedBy: "\n") {
      let parts = line.components(separatedBy: " at ")
      let own = split(parts[parts.count - 1])
      if parts.count == 2, parts[0] == next {
        let frame = own.size == size ? own.corner : parts[1]
        if lines[lines.count - 1].count + frame.count > 97 {
          lines.append("  · \(frame)")
        } else {
          lines[lines.count - 1] += " · \(frame)"
        }
      } else {
        lines.append(line)
      }
      size = own.size
      next = parts.count == 2 ? following(parts[0]) : ""
    }
    return lines.joined(separator: "\n")
  }

  /// Returns a packed text with a line for each element.
  static func unpacked(_ text: String) -> String {
    text.replacingOccurrences(of: "\n  · ", with: " · ").components(separatedBy: "\n").map { line in
      let parts = line.components(separatedBy: " · ")
      var name = parts[0].components(separatedBy: " at ")[0]
      var size = split(parts[0]).size
      return parts.dropFirst().reduce(parts[0]) { lines, frame in
        name = following(name)
        let own = split(frame)
        if !own.size.isEmpty { size = own.size }
        return "\(lines)\n\(name) at \(own.corner),\(size)"
      }
    }.joined(separator: "\n")
  }

  /// The first two numbers of a frame, and what stands behind them.
  private static func split(_ frame: String) -> (corner: String, size: String) {
    let numbers = frame.components(separatedBy: ",")
    return (
      numbers.prefix(2).joined(separator: ","), numbers.dropFirst(2).joined(separator: ",")
    )
  }

  /// The name of the next item: `cell 0-4` behind `cell 0-3`.
  private static func following(_ name: String) -> String {
    let parts = name.split(separator: "-")
    return "\(parts[0])-\(parts.last.flatMap { Int($0) }.map { $0 + 1 } ?? 0)"
  }

  // MARK: Comparing

  /// The pixels of a point that kept texts are for.
  static let keptScale: CGFloat = 3

  /// Lines that differ, each with what it should be; empty as it should be.
  ///
  /// - Parameter scale: The pixels of a point. Where it is not that of the kept texts, numbers may
  ///   differ by less than a point.
  static func differences(_ text: String, from kept: String, scale: CGFloat) -> [String] {
    let lines = text.components(separatedBy: "\n")
    let keptLines = kept.components(separatedBy: "\n")
    var differences: [String] = []
    for index in 0..<max(lines.count, keptLines.count) {
      let line = index < lines.count ? lines[index] : "nothing"
      let keptLine = index < keptLines.count ? keptLines[index] : "nothing"
      if line == keptLine || scale != keptScale && isNear(line, keptLine) { continue }
      differences.append("line \(index + 1): \(line), expected \(keptLine)")
    }
    return differences
  }

  private static func isNear(_ line: String, _ other: String) -> Bool {
    func parts(_ line: String) -> (words: [Substring], numbers: [CGFloat]) {
      let parts = line.split { $0 == " " || $0 == "," }
      return (
        parts.filter { Double($0) == nil }, parts.compactMap { Double($0).map { CGFloat($0) } }
      )
    }
    let (a, b) = (parts(line), parts(other))
    return a.words == b.words && a.numbers.count == b.numbers.count
      && zip(a.numbers, b.numbers).allSatisfy { abs($0 - $1) < 1 }
  }
}
