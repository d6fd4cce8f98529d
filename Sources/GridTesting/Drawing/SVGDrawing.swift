/// A drawing of a grid as a self-contained SVG. It shows content, insets, viewport, cells with
/// their position, headers and footers, and dotted lines where each screenful ends. The colours
/// follow the reader's light or dark scheme. An element has the colour of its section. If the
/// picture has the number of the element's view (`GridPicture.views`), the element has the colour
/// of this view instead.
///
/// Elements outside the viewport are pale and dashed. Hidden and fully transparent elements are
/// outlines. A tooltip shows the frame of the element under the pointer. If an element reaches
/// beyond the last point that scrolling can show, a line marks this point. In a picture with a
/// screen (`GridPicture.screen`), the viewport clips the cells, and the screen's edge clips the
/// controls. A note at a clipped control tells how many points are cut off.
public struct SVGDrawing: Hashable, Sendable {
  /// Longest side of the drawing in pixels, without title and caption.
  public var maximumLength: CGFloat
  /// The greatest number of elements to draw. A drawing of a million cells is of no use.
  public var maximumElements: Int

  /// Makes a drawing, by default of readable size and with at most 4000 elements.
  public init(maximumLength: CGFloat = 900, maximumElements: Int = 4000) {
    self.maximumLength = maximumLength
    self.maximumElements = maximumElements
  }

  /// Returns the drawing as SVG text, with a line break at its end.
  public func text(_ picture: GridPicture) -> String {
    let plane = DrawingPlane(picture, maximumLength: maximumLength)
    let drawn = elements(picture)
    let caption = caption(picture, drawn: drawn.count)
    let width = max(300, plane.size.width)
    let title = SVGText.lines(picture.title, length: SVGText.letters(in: width, each: 8))
    let titleHeight: CGFloat = title.isEmpty ? 0 : 10 + CGFloat(title.count) * 18
    let height = titleHeight + plane.size.height + CGFloat(caption.count) * 17 + 8
    var lines = title.enumerated().map { index, line in
      SVGText.line(line, "title", x: 12, y: 20 + CGFloat(index) * 18)
    }
    // The inner `svg` clips shapes that reach over its edge.
    lines.append(
      "<svg y=\"\(SVGText.number(titleHeight))\" width=\"\(SVGText.number(plane.size.width))\" "
        + "height=\"\(SVGText.number(plane.size.height))\">")
    if picture.isDrawable { lines += plane.body(picture, drawn: drawn) }
    lines.append("</svg>")
    lines += caption.enumerated().map { index, line in
      SVGText.line(
        line, "note", x: 12, y: titleHeight + plane.size.height + CGFloat(index) * 17 + 14)
    }
    return SVGText.document(
      size: CGSize(width: width, height: height), label: summary(picture),
      style: SVGText.style(hasViews: !picture.views.isEmpty, hasScreen: picture.screen != nil),
      lines)
  }

  /// Returns the elements in the drawn area. If there are more than `maximumElements`, only the
  /// elements nearest to the middle of the viewport are returned.
  func elements(_ picture: GridPicture, reach: CGFloat = 3) -> [GridPicture.Element] {
    let area = picture.drawnArea(reach: reach)
    let shown = picture.elements.filter { $0.frame.isFiniteRect && $0.frame.overlaps(area) }
    guard shown.count > maximumElements else { return shown }
    return GridPicture.nearest(maximumElements, to: picture.viewport, of: shown.map(\.center))
      .sorted().map { shown[$0] }
  }

  func caption(_ picture: GridPicture, drawn: Int) -> [String] {
    var lines = [
      "content \(PlaceText.size(picture.contentSize)), offset "
        + NumberText.short(picture.viewport.origin)
    ]
    var viewport = "viewport \(PlaceText.size(picture.viewport.size))"
    if picture.contentInset != .zero {
      viewport += ", inset \(NumberText.short(picture.contentInset))"
    }
    lines.append(viewport)
    let left = picture.elements.count - drawn
    if let refusal = picture.refusal {
      lines.append(refusal)
    } else if left > 0 {
      lines.append("\(left) more \(left == 1 ? "element is" : "elements are") not drawn")
    } else if picture.isPartial {
      lines.append("drawn: the part around the viewport")
    }
    return lines
  }

  func summary(_ picture: GridPicture) -> String {
    "\(picture.title.isEmpty ? "grid" : picture.title): content "
      + "\(PlaceText.size(picture.contentSize)), viewport \(PlaceText.size(picture.viewport.size)) "
      + "at \(NumberText.short(picture.viewport.origin)), "
      + "\(picture.visibleElements.count) of \(picture.elements.count) elements show"
  }
}
