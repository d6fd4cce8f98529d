import Foundation

/// A horizontal line of items, each of which can be scrolled to the middle of the view.
///
/// A base frame is the frame of an item at full size. An item is drawn smaller the further it is
/// from the middle of the view, but its base frame decides whether it is drawn. Offsets are content
/// offsets of the view, so with a content inset item 0 rests at `(-left, -top)`.
package struct CarouselPlan: Equatable, Sendable {
  package let itemSize: CGSize
  package let itemCount: Int
  /// The size of the view's bounds less its content inset.
  package let available: CGSize
  /// The distance between the middles of two consecutive items.
  package let pitch: CGFloat
  /// The size of the line, with its gaps and the space at its ends.
  package let contentSize: CGSize
  /// The input values that had to be clamped or replaced.
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
    // With a negative pitch the items would run leftwards, out of every legal offset.
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

  /// Returns the frame of an item at full size; nil if there is no such item.
  package func baseFrame(ofItem item: Int) -> CGRect? {
    guard item >= 0, item < itemCount else { return nil }
    return CGRect(x: run.start(of: item), y: y, width: itemSize.width, height: itemSize.height)
  }

  /// Returns the items whose base frames meet a rectangle.
  ///
  /// - Complexity: O(1).
  package func items(in rect: CGRect) -> Range<Int> {
    guard AxisRange(start: y, end: y + itemSize.height).meets(AxisRange(verticalOf: rect))
    else { return 0..<0 }
    return run.elements(meeting: AxisRange(horizontalOf: rect))
  }

  /// Returns the scale at which an item is drawn. The scale is 1 minus a share: the item's distance
  /// from the middle of the view, divided by the width of the view.
  ///
  /// The scale is zero or negative at a distance of one width or more. If such an item is drawn,
  /// this is reported as a finding. In a view without width the scale is 1 in the very middle and 0
  /// elsewhere.
  package func scale(ofItem item: Int, atOffset offset: CGPoint) -> CGFloat {
    let distance = abs(position(at: offset) - CGFloat(item) * pitch)
    if distance == 0 { return 1 }
    guard available.width > 0 else { return 0 }
    return max(-LengthReader.limit, 1 - distance / available.width)
  }

  /// Returns the frame of an item at an offset: its base frame, scaled about its middle.
  package func frame(ofItem item: Int, atOffset offset: CGPoint) -> CGRect? {
    guard let base = baseFrame(ofItem: item) else { return nil }
    // A negative scale turns the item about its middle; the frame is that of the positive scale.
    let scale = abs(scale(ofItem: item, atOffset: offset))
    let size = CGSize(width: base.width * scale, height: base.height * scale)
    return CGRect(
      x: base.midX - size.width / 2, y: base.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  /// Returns the distance of an offset from the offset at which item 0 is in the middle; 0 if the
  /// distance is NaN.
  func position(at offset: CGPoint) -> CGFloat {
    let position = offset.x + viewInset.left
    return position.isNaN ? 0 : position
  }
}
