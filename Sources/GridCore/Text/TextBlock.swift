import Foundation

/// A text that has been measured, to be broken into lines at any width.
///
/// Measuring looks at each character once. Keep the block to lay the text out at several widths.
package struct TextBlock: Sendable {
  /// A character of the text as a reader sees it, or an attachment.
  struct Cluster: Sendable {
    /// The width in points, kern included.
    var advance: CGFloat
    /// The place in the text, in `utf16` units.
    var offset: Int32
    var run: Int32
    var breaks: BreakClass

    var isSpace: Bool { breaks.contains(.space) }
    var isLineEnd: Bool { breaks.contains(.lineEnd) }
  }

  /// The runs that are not empty.
  package let runs: [TextRun]
  /// The length of the text in `utf16` units.
  package private(set) var length = 0

  private(set) var clusters: [Cluster] = []
  private(set) var heights: [RunHeight] = []

  package init(_ runs: [TextRun]) {
    let filled = runs.filter { $0.content != .text("") }
    // The font of an empty text is the height of its empty line.
    self.runs = filled.isEmpty ? Array(runs.prefix(1)) : filled
    clusters.reserveCapacity(runs.reduce(0) { $0 + $1.capacity })
    heights.reserveCapacity(runs.count)
    for run in self.runs {
      append(run)
      heights.append(RunHeight(run))
    }
    findOpportunities()
  }

  // MARK: Measuring

  private mutating func append(_ run: TextRun) {
    switch run.content {
    case .attachment(let bounds):
      append(advance: bounds.width + run.kern, length: 1, breaks: .ideograph)
    case .text(let text):
      let advances = FontAdvances(run.font)
      // ASCII characters are bytes, but for the line break of two.
      if text.utf8.allSatisfy({ $0 < 0x80 && $0 != 0x0D }) {
        for byte in text.utf8 {
          let scalar = Unicode.Scalar(byte)
          let breaks = BreakClass(scalar)
          let advance = breaks.contains(.lineEnd) ? 0 : advances.advance(of: scalar) + run.kern
          append(advance: advance, length: 1, breaks: breaks)
        }
      } else {
        for character in text {
          let breaks = BreakClass(character.unicodeScalars.first!)
          let advance = breaks.contains(.lineEnd) ? 0 : advances.advance(of: character) + run.kern
          append(advance: advance, length: character.utf16.count, breaks: breaks)
        }
      }
    }
  }

  private mutating func append(advance: CGFloat, length: Int, breaks: BreakClass) {
    clusters.append(
      Cluster(
        advance: advance, offset: Int32(self.length), run: Int32(heights.count), breaks: breaks))
    self.length += length
  }

  /// Marks the characters after which a line may break.
  private mutating func findOpportunities() {
    var previous: BreakClass = .space
    for index in clusters.indices {
      var breaks = clusters[index].breaks
      // At the start of a word, a hyphen belongs to it.
      if breaks.contains(.hyphen), !previous.isDisjoint(with: [.space, .lineEnd]) {
        breaks.remove([.hyphen, .allowsBreakAfter])
      }
      if index > 0, BreakClass.allowsBreak(previous, breaks) {
        clusters[index - 1].breaks.insert(.opportunity)
      }
      previous = breaks
    }
  }

  // MARK: Places

  /// Returns the places of characters in `utf16` units.
  func offsets(of range: Range<Int>) -> Range<Int> {
    offset(of: range.lowerBound)..<offset(of: range.upperBound)
  }

  private func offset(of cluster: Int) -> Int {
    cluster < clusters.count ? Int(clusters[cluster].offset) : length
  }

  /// Returns the run of a character. The end of the text belongs to the last run.
  func run(of cluster: Int) -> Int {
    cluster < clusters.count ? Int(clusters[cluster].run) : runs.count - 1
  }

  /// Returns the style of the paragraph that a character begins.
  func style(at cluster: Int) -> ParagraphStyle {
    runs.isEmpty ? ParagraphStyle() : runs[run(of: cluster)].style
  }
}

/// The height that a run gives its lines, in points.
struct RunHeight: Sendable {
  var ascent: CGFloat = 0
  var descent: CGFloat = 0
  var leading: CGFloat = 0

  init() {}

  init(_ run: TextRun) {
    switch run.content {
    case .text:
      let metrics = run.font.metrics
      (ascent, descent, leading) = (metrics.ascender, -metrics.descender, metrics.leading)
    case .attachment(let bounds):
      (ascent, descent) = (max(0, bounds.maxY), max(0, -bounds.minY))
    }
  }

  mutating func formUnion(_ other: RunHeight) {
    ascent = max(ascent, other.ascent)
    descent = max(descent, other.descent)
    leading = max(leading, other.leading)
  }
}

extension TextRun {
  /// At least the number of characters.
  fileprivate var capacity: Int {
    switch content {
    case .text(let text): text.utf8.count
    case .attachment: 1
    }
  }
}
