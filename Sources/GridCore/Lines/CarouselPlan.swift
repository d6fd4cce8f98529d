import Foundation

/// A horizontal line in which any item can stand in the middle of the view.
///
/// Base frames are those of the resting line. An item is drawn smaller the further it is from the
/// middle of the view; which items are drawn is decided by base frame. Offsets are content offsets
/// of the view, so under an inset of the view item 0 rests at `(-left, -top)`.
package struct CarouselPlan: Equatable, Sendable {
  package let itemSize: CGSize
  package let itemCount: Int
  /// The size that the view leaves between the edges of its content inset.
  package let available: CGSize
  /// Distance between the middles of neighbours.
  package let pitch: CGFloat
  /// The line, its gaps and the space at its ends.
  package let contentSize: CGSize
  /// Oddities of the input: values that had to be clamped or replaced.
  package let oddities: [GalleryOddity]
  let viewInset: GridEdgeInsets
  private let run: UniformRun
  private let y: CGFloat

  /// Makes a plan of items of one size.
  ///
  /// - Parameters:
  ///   - viewport: The size of the view's bounds.
  ///   - viewInset: The view's content inset.
  package init(
    viewport: CGSize, viewInset: GridEdgeInsets = .zero, itemSize: CGSize, gap: CGFloat,
    itemCount: Int
  ) {
    var reader = LengthReader()
    let inset = reader.insets(viewInset, "view inset")
    let width = reader.extent(
      reader.length(viewport.width, "viewport.width") - inset.left - inset.right,
      "width less the view's inset")
    let height = reader.extent(
      reader.length(viewport.height, "viewport.height") - inset.top - inset.bottom,
      "height less the view's inset")
    let item = reader.size(itemSize, "itemSize")
    let count = max(0, itemCount)
    let gap = reader.length(gap, "spacing")
    // Below zero the items would run leftwards, out of every legal offset.
    if item.width + gap < 0 { reader.record(.clampedSpacing(name: "spacing", value: gap)) }
    let pitch = max(0, item.width + gap)
    if item.width == 0 || item.height == 0 {
      reader.recordSizeless(section: 0, item: 0, count: count)
    }
    reader.finishItems()
    self.itemSize = item
    self.itemCount = count
    self.viewInset = inset
    self.pitch = pitch
    available = CGSize(width: width, height: height)
    contentSize = CGSize(
      width: count > 0 ? width + CGFloat(count - 1) * pitch : max(0, width - item.width),
      height: height)
    // The space at the ends lets the first and the last item reach the middle. An item wider than
    // the view makes it negative.
    run = UniformRun(
      origin: (width - item.width) / 2, pitch: pitch, extent: item.width, count: count)
    y = (height - item.height) / 2
    oddities = reader.oddities
  }

  /// Returns the frame of an item at full size, nil if there is none at this position.
  package func baseFrame(ofItem item: Int) -> CGRect? {
    guard item >= 0, item < itemCount else { return nil }
    return CGRect(x: run.start(of: item), y: y, width: itemSize.width, height: itemSize.height)
  }

  /// The items whose base frames meet a rectangle.
  ///
  /// - Complexity: O(1).
  package func items(in rect: CGRect) -> Range<Int> {
    guard AxisRange(start: y, end: y + itemSize.height).meets(AxisRange(verticalOf: rect))
    else { return 0..<0 }
    return run.elements(meeting: AxisRange(horizontalOf: rect))
  }

  /// Returns the scale at which an item is drawn: 1 in the middle of the view, less by its distance
  /// from there in widths of the view.
  ///
  /// Zero or less further than one width away, which is a finding for an item that is drawn. In a
  /// view without width only an item in the very middle has a size.
  package func scale(ofItem item: Int, atOffset offset: CGPoint) -> CGFloat {
    let distance = abs(position(at: offset) - CGFloat(item) * pitch)
    if distance == 0 { return 1 }
    guard available.width > 0 else { return 0 }
    return max(-LengthReader.limit, 1 - distance / available.width)
  }

  /// Returns the frame of an item at an offset: its base frame, scaled about its middle.
  package func frame(ofItem item: Int, atOffset offset: CGPoint) -> CGRect? {
    guard let base = baseFrame(ofItem: item) else { return nil }
    // A scale below zero turns the item about its middle and covers as much as the one above.
    let scale = abs(scale(ofItem: item, atOffset: offset))
    let size = CGSize(width: base.width * scale, height: base.height * scale)
    return CGRect(
      x: base.midX - size.width / 2, y: base.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  /// Returns the distance that the line has been moved from item 0 in the middle; 0 for an offset
  /// that is NaN.
  func position(at offset: CGPoint) -> CGFloat {
    let position = offset.x + viewInset.left
    return position.isNaN ? 0 : position
  }
}
