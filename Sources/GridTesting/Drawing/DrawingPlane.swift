/// The mapping of content points to pixels of a drawing.
struct DrawingPlane {
  let scale: CGFloat
  /// The content point in the upper left corner.
  let origin: CGPoint
  /// The size of the drawing, in pixels.
  let size: CGSize

  /// Makes a plane that shows the drawn area of a picture, with a margin.
  ///
  /// - Parameters:
  ///   - scale: Pixels per point; nil for the largest scale that fits.
  ///   - reach: The greatest number of viewports to show on each side of the viewport's middle.
  init(
    _ picture: GridPicture, maximumLength: CGFloat, scale fixedScale: CGFloat? = nil,
    reach: CGFloat = 3
  ) {
    let margin: CGFloat = 12
    let area = picture.drawnArea(reach: reach)
    let longest = max(area.width, area.height, 1)
    // Small grids are drawn larger, so that their labels can be read.
    let length = SVGText.length(
      min(maximumLength, max(longest, 240)), in: 1...SVGText.longestSide)
    scale = SVGText.length(fixedScale ?? length / longest, in: 1e-12...SVGText.longestSide)
    origin = CGPoint(x: area.minX - margin / scale, y: area.minY - margin / scale)
    let sides = 0...SVGText.longestSide
    size = CGSize(
      width: SVGText.length(area.width * scale, in: sides) + 2 * margin,
      height: SVGText.length(area.height * scale, in: sides) + 2 * margin)
  }

  /// Makes a plane that shows exactly an area.
  init(_ area: CGRect, scale: CGFloat) {
    self.scale = scale
    origin = area.origin
    size = CGSize(width: area.width * scale, height: area.height * scale)
  }

  func attributes(_ rect: CGRect) -> String {
    let corner = point(rect.origin)
    return "x=\"\(SVGText.number(corner.x))\" y=\"\(SVGText.number(corner.y))\" "
      + "width=\"\(SVGText.number(max(0, rect.width * scale)))\" "
      + "height=\"\(SVGText.number(max(0, rect.height * scale)))\""
  }

  func point(_ point: CGPoint) -> CGPoint {
    CGPoint(x: (point.x - origin.x) * scale, y: (point.y - origin.y) * scale)
  }

  /// Returns the lines of SVG that draw an element.
  ///
  /// - Parameters:
  ///   - view: The number of the view that shows the element, if it is known.
  ///   - text: The element's display text, if any.
  ///   - isOff: Whether the element is outside the viewport. If true, the element is dashed, and
  ///     its frame without the transform is drawn, too.
  func shape(
    _ element: GridPicture.Element, view: Int? = nil, text: String? = nil, isOff: Bool = false
  ) -> [String] {
    let n = SVGText.number
    let center = point(element.center)
    let size = CGSize(width: element.size.width * scale, height: element.size.height * scale)
    let t = element.transform
    var place = "translate(\(n(center.x)) \(n(center.y)))"
    if !t.isIdentity {
      place +=
        " matrix(\(n(t.a)) \(n(t.b)) \(n(t.c)) \(n(t.d)) \(n(t.tx * scale)) \(n(t.ty * scale)))"
    }
    let isGhost = element.isHidden || element.alpha < 0.005
    let opacity = isGhost || element.alpha >= 1 ? "" : " opacity=\"\(n(element.alpha))\""
    var tip = element.description.replacing("  ", with: " · ")
    if let text { tip += " · “\(text)”" }
    let state = (isOff ? " off" : "") + (isGhost ? " ghost" : "")
    var lines = [
      "<g class=\"\(Self.classes(element.id, view: view))\(state)\"\(opacity)>",
      "<title>\(SVGText.escaped(tip))</title>",
    ]
    let scaling = element.uniformScale
    if isOff, !t.isIdentity, let outline = path(around: element.baseFrame) {
      lines.append("<path class=\"base\" d=\"\(outline)\"/>")
    }
    // Far from the middle of a carousel, the scale of an element is 0 or negative. Only the frame
    // without the transform is drawn there.
    let isDrawn = !isOff || scaling.map { $0 > 0 } ?? true
    if isDrawn {
      lines.append(
        "<rect x=\"\(n(-size.width / 2))\" y=\"\(n(-size.height / 2))\" "
          + "width=\"\(n(max(0, size.width)))\" height=\"\(n(max(0, size.height)))\" rx=\"3\" "
          + "transform=\"\(place)\"/>")
    }
    // Far off, an element may be too small for its label. The label then stands in the frame
    // without the transform.
    let isSmall = isOff && element.frame.height * scale < 24
    lines += label(
      of: element, text: text, in: isDrawn && !isSmall ? element.frame : element.baseFrame)
    lines.append("</g>")
    return lines
  }

  /// Returns the lines of SVG for an element's label. The label is the display text of the element,
  /// or its position if it has no text. The scale of the element stands below the label. The label
  /// is not transformed, so that it can be read even if the element is rotated or mirrored.
  private func label(
    of element: GridPicture.Element, text: String?, in frame: CGRect
  ) -> [String] {
    let n = SVGText.number
    let middle = point(CGPoint(x: frame.midX, y: frame.midY))
    let height = frame.height * scale
    let width = frame.width * scale * 0.9
    var label = text.map(SVGText.plain) ?? Self.label(element.id)
    // A letter is about 0.6 times as wide as high. A text that is too long is cut.
    if text != nil { label = SVGText.fitted(label, ems: width / min(9, max(height * 0.7, 4))) }
    let ems = text == nil ? 0.6 * CGFloat(label.count) : SVGText.ems(label)
    let fontSize = min(14, height * 0.7, width / max(0.6, ems))
    guard fontSize >= 4, !label.isEmpty else { return [] }
    let line = "<text x=\"\(n(middle.x))\" y=\"\(n(middle.y))\" "
    var lines = [
      line + "dy=\"0.35em\" font-size=\"\(n(fontSize))\">\(SVGText.escaped(label))</text>"
    ]
    if let factor = element.uniformScale, height > 3 * fontSize {
      let note = "×\(NumberText.short((Double(factor) * 1000).rounded() / 1000))"
      let size = min(fontSize * 0.8, width / (0.6 * CGFloat(note.count)))
      if size >= 4 {
        lines.append(line + "dy=\"1.8em\" font-size=\"\(n(size))\">\(note)</text>")
      }
    }
    return lines
  }

  private func path(around rect: CGRect) -> String? {
    guard rect.isFiniteRect else { return nil }
    let n = SVGText.number
    let start = point(rect.origin)
    return "M\(n(start.x)) \(n(start.y))h\(n(rect.width * scale))v\(n(rect.height * scale))"
      + "h\(n(-rect.width * scale))z"
  }

  /// Returns a line across the content at the end of each screenful.
  func folds(_ picture: GridPicture) -> [String] {
    let n = SVGText.number
    let content = CGRect(origin: .zero, size: picture.contentSize)
    guard content.isFiniteRect else { return [] }
    let (start, end) = (point(content.origin), point(CGPoint(x: content.maxX, y: content.maxY)))
    return picture.folds(along: .vertical).map { fold in
      let y = n(point(CGPoint(x: 0, y: fold)).y)
      return "<path class=\"fold\" d=\"M\(n(start.x)) \(y)H\(n(end.x))\"/>"
    }
      + picture.folds(along: .horizontal).map { fold in
        let x = n(point(CGPoint(x: fold, y: 0)).x)
        return "<path class=\"fold\" d=\"M\(x) \(n(start.y))V\(n(end.y))\"/>"
      }
  }

  /// Returns a line, with its numbers, for each place where scrolling ends although an element
  /// reaches beyond this place.
  func scrollEnds(_ picture: GridPicture) -> [String] {
    let n = SVGText.number
    return picture.scrollEnds.flatMap { end -> [String] in
      let isVertical = end.axis == .vertical
      let place = point(CGPoint(x: end.reachable, y: end.reachable))
      let text = "scrolling ends here: \(end.numbers)"
      let room = isVertical ? size.width : max(size.width - place.x, place.x)
      let fontSize = max(7, min(11, (room - 16) / SVGText.ems(text)))
      let path =
        isVertical
        ? "M0 \(n(place.y))H\(n(size.width))" : "M\(n(place.x)) 0V\(n(size.height))"
      let isLeft = !isVertical && size.width - place.x < place.x
      let x = isVertical ? 6 : isLeft ? place.x - 5 : place.x + 5
      let y = isVertical ? place.y - 5 : 12
      return [
        "<path class=\"end\" d=\"\(path)\"/>",
        "<text class=\"end-note\" x=\"\(n(x))\" y=\"\(n(y))\" "
          + "style=\"text-anchor:\(isLeft ? "end" : "start");"
          + "font-size:\(n(fontSize))px\">\(text)</text>",
      ]
    }
  }

  /// Returns the CSS classes of an element. The classes are fixed words, because the name of a kind
  /// may hold any characters.
  private static func classes(_ id: GridElementID, view: Int?) -> String {
    let sort = ["cell", "header", "footer"].first { $0 == id.kindText } ?? "other"
    // Steps of 5 go through all twelve colours, so neighbouring numbers get colours far apart.
    if let view { return "view v\(Int(view.magnitude % 12) * 5 % SVGText.viewColors)" }
    return "\(sort) s\(id.section.magnitude % 6)"
  }

  private static func label(_ id: GridElementID) -> String {
    id.category == .cell
      ? id.positionText : SVGText.shortened("\(id.shortKind) \(id.section)", to: 24)
  }
}
