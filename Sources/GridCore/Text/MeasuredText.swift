import Foundation

/// A text with the sizes that it was asked for: it is measured once, and laid out once at each
/// width (AL-126).
///
/// A text in one font that needs one line costs only the sum of its widths.
package struct MeasuredText: Sendable {
  package let runs: [TextRun]
  private var knownBlock: TextBlock?
  private var knownSizes: [(container: TextContainer, size: CGSize)] = []
  /// The size of a text in one font, without line breaks and paragraph style, on one line.
  private var lineSize: CGSize?

  package init(_ runs: [TextRun]) {
    self.runs = runs
  }

  /// Whether there is neither a character nor an attachment.
  package var isEmpty: Bool { runs.allSatisfy { $0.content == .text("") } }

  /// The characters, with U+FFFC for an attachment.
  package var string: String {
    runs.reduce(into: "") { string, run in
      switch run.content {
      case .text(let text): string += text
      case .attachment: string += "\u{FFFC}"
      }
    }
  }

  /// Whether all widths are those of fonts that were read from files.
  package var isExact: Bool {
    runs.allSatisfy { run in
      switch (run.content, run.font.face) {
      case (.attachment, _), (_, .file): true
      default: false
      }
    }
  }

  /// Whether the size in a container was asked for before.
  package func hasSize(in container: TextContainer) -> Bool {
    knownSizes.contains { $0.container == container }
  }

  /// Returns the size of the text, in points, not rounded.
  package mutating func size(in container: TextContainer) -> CGSize {
    // Views ask for the height at few widths.
    if let known = knownSizes.first(where: { $0.container == container }) { return known.size }
    let size = oneLine(in: container) ?? layout(in: container).size
    if knownSizes.count == 8 { knownSizes.removeFirst() }
    knownSizes.append((container, size))
    return size
  }

  /// Returns the size of a label around the text, up to whole pixels (AL-101).
  ///
  /// A label of one line ignores the width that it is offered. An empty text has no size.
  ///
  /// - Parameter scale: The pixels per point.
  /// - Note: After `UILabel.sizeThatFits(_:)`.
  package mutating func labelSize(
    fitting width: CGFloat = 0, lineLimit: Int = 1,
    lineBreakMode: TextContainer.LineBreakMode = .byTruncatingTail, scale: CGFloat
  ) -> CGSize {
    if isEmpty { return .zero }
    let container = TextContainer(
      width: lineLimit == 1 ? 0 : width, lineLimit: lineLimit, lineBreakMode: lineBreakMode)
    return PixelGrid(scale: scale).roundedUp(size(in: container))
  }

  /// Returns the lines of the text.
  package mutating func layout(in container: TextContainer) -> TextLayout {
    TextLayout(block, in: container)
  }

  /// Returns how far the widths may be off until the lines break elsewhere.
  package mutating func margin(in container: TextContainer) -> WrapMargin {
    WrapMargin(block, in: container)
  }

  private var block: TextBlock {
    mutating get {
      if let knownBlock { return knownBlock }
      let block = TextBlock(runs)
      knownBlock = block
      return block
    }
  }

  /// Returns the size of the text if it is known to need one line.
  private mutating func oneLine(in container: TextContainer) -> CGSize? {
    guard runs.count == 1, runs[0].style == ParagraphStyle(),
      case .text(let text) = runs[0].content, !text.isEmpty
    else { return nil }
    if lineSize == nil {
      if text.unicodeScalars.contains(where: \.endsLine) { return nil }
      let font = runs[0].font
      lineSize = CGSize(
        width: font.width(of: text, kern: runs[0].kern), height: font.metrics.lineHeight)
    }
    guard var size = lineSize else { return nil }
    guard container.width <= 0 || size.width <= container.width + TextBlock.tolerance else {
      return nil
    }
    if container.usesFontLeading { size.height += runs[0].font.metrics.leading }
    return size
  }
}

extension PixelGrid {
  /// Returns the size with both lengths up to the next pixel.
  package func roundedUp(_ size: CGSize) -> CGSize {
    CGSize(width: roundedUp(size.width), height: roundedUp(size.height))
  }
}
