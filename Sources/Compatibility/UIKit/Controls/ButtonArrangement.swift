/// The places of image, title and subtitle in a button, and the size that they need.
///
/// The subtitle is below the title. The image is beside or above or below both, at the distance of
/// the image padding. All lengths are points.
struct ButtonArrangement {
  /// The place of the contents along an axis.
  enum Alignment { case start, middle, end }

  /// The size of the image; nil for none.
  var image: CGSize?
  /// The size of the title; nil for none.
  var title: CGSize?
  /// The size of the subtitle; nil for none.
  var subtitle: CGSize?
  var imageEdge = NSDirectionalRectEdge.leading
  var imagePadding: CGFloat = 0
  var titlePadding: CGFloat = 0
  var insets = UIEdgeInsets.zero
  var isRightToLeft = false

  private var hasText: Bool { title != nil || subtitle != nil }
  private var isImageAboveOrBelow: Bool { imageEdge == .top || imageEdge == .bottom }
  private var padding: CGFloat { image != nil && hasText ? imagePadding : 0 }

  private var textSize: CGSize {
    CGSize(
      width: max(title?.width ?? 0, subtitle?.width ?? 0),
      height: (title?.height ?? 0) + (subtitle?.height ?? 0)
        + (title != nil && subtitle != nil ? titlePadding : 0))
  }

  private var contentSize: CGSize {
    let (image, text) = (image ?? .zero, textSize)
    return isImageAboveOrBelow
      ? CGSize(
        width: max(image.width, text.width), height: image.height + padding + text.height)
      : CGSize(
        width: image.width + padding + text.width, height: max(image.height, text.height))
  }

  /// The size of the button, not rounded.
  var size: CGSize {
    CGSize(
      width: contentSize.width + insets.horizontal, height: contentSize.height + insets.vertical)
  }

  /// The places of the parts; zero for a part that is not there.
  struct Frames: Equatable {
    var image = CGRect.zero
    var title = CGRect.zero
    var subtitle = CGRect.zero
  }

  /// Returns the places of the parts in the bounds of a button, not rounded. Text that finds too
  /// little room is cut; the image keeps its size.
  ///
  /// - Parameters:
  ///   - horizontal: The place of all parts in the button, from the left edge.
  ///   - text: The place of title and subtitle to each other, from the left edge.
  func frames(
    in bounds: CGRect, horizontal: Alignment, vertical: Alignment, text alignment: Alignment
  ) -> Frames {
    let room = bounds.inset(by: insets)
    var text = textSize
    let imageWidth = image.map { isImageAboveOrBelow ? 0 : $0.width + padding } ?? 0
    text.width = max(0, min(text.width, room.width - imageWidth))
    let image = image ?? .zero
    var content = contentSize
    content.width = isImageAboveOrBelow ? max(image.width, text.width) : imageWidth + text.width
    let origin = CGPoint(
      x: place(content.width, from: room.minX, within: room.width, horizontal),
      y: place(content.height, from: room.minY, within: room.height, vertical))

    var (imageOrigin, textOrigin) = (origin, origin)
    if isImageAboveOrBelow {
      imageOrigin.x = place(image.width, from: origin.x, within: content.width, horizontal)
      textOrigin.x = place(text.width, from: origin.x, within: content.width, horizontal)
      if imageEdge == .top {
        textOrigin.y += image.height + padding
      } else {
        imageOrigin.y += text.height + padding
      }
    } else {
      imageOrigin.y = place(image.height, from: origin.y, within: content.height, vertical)
      textOrigin.y = place(text.height, from: origin.y, within: content.height, vertical)
      if (imageEdge == .trailing) == isRightToLeft {
        textOrigin.x += imageWidth
      } else {
        imageOrigin.x += text.width + padding
      }
    }

    var frames = Frames()
    if self.image != nil { frames.image = CGRect(origin: imageOrigin, size: image) }
    func line(_ size: CGSize, y: CGFloat) -> CGRect {
      let width = min(size.width, text.width)
      return CGRect(
        x: place(width, from: textOrigin.x, within: text.width, alignment), y: y, width: width,
        height: size.height)
    }
    if let title { frames.title = line(title, y: textOrigin.y) }
    if let subtitle {
      frames.subtitle = line(subtitle, y: textOrigin.y + text.height - subtitle.height)
    }
    return frames
  }

  private func place(
    _ length: CGFloat, from start: CGFloat, within room: CGFloat, _ alignment: Alignment
  ) -> CGFloat {
    switch alignment {
    case .start: start
    case .middle: start + (room - length) / 2
    case .end: start + room - length
    }
  }
}
