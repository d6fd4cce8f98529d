/// How content points become pixels of a drawing.
struct DrawingPlane {
  let scale: CGFloat
  /// The content point in the upper left corner.
  let origin: CGPoint
  /// In pixels.
  let size: CGSize

  /// A plane that shows what a picture has to show, with a margin.
  init(_ picture: GridPicture, maximumLength: CGFloat) {
    let margin: CGFloat = 12
    let area = picture.area
    let longest = max(area.width, area.height, 1)
    // Small grids are drawn larger, so that their labels can be read.
    scale = max(min(maximumLength, max(longest, 240)), 1) / longest
    origin = CGPoint(x: area.minX - margin / scale, y: area.minY - margin / scale)
    size = CGSize(width: area.width * scale + 2 * margin, height: area.height * scale + 2 * margin)
  }

  /// A plane that shows an area and nothing beyond.
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

  private func point(_ point: CGPoint) -> CGPoint {
    CGPoint(x: (point.x - origin.x) * scale, y: (point.y - origin.y) * scale)
  }

  /// - Parameter view: The number of the view that shows the element, if it is known.
  func shape(_ element: GridPicture.Element, view: Int? = nil) -> [String] {
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
    let tip = element.description.replacing("  ", with: " · ")
    var lines = [
      "<g class=\"\(Self.classes(element.id, view: view))\(isGhost ? " ghost" : "")\"\(opacity)>",
      "<title>\(SVGText.escaped(tip))</title>",
      "<rect x=\"\(n(-size.width / 2))\" y=\"\(n(-size.height / 2))\" "
        + "width=\"\(n(max(0, size.width)))\" height=\"\(n(max(0, size.height)))\" rx=\"3\" "
        + "transform=\"\(place)\"/>",
    ]
    // The label is not transformed, so that it can be read under any turn and reflection.
    let label = Self.label(element.id)
    let frame = element.frame
    let middle = point(CGPoint(x: frame.midX, y: frame.midY))
    // Letters are about 0.6 of their height wide.
    let fontSize = min(
      14, frame.height * scale * 0.7, frame.width * scale * 0.9 / (0.6 * CGFloat(label.count)))
    if fontSize >= 4 {
      lines.append(
        "<text x=\"\(n(middle.x))\" y=\"\(n(middle.y))\" dy=\"0.35em\" font-size=\"\(n(fontSize))\">"
          + "\(SVGText.escaped(label))</text>")
    }
    lines.append("</g>")
    return lines
  }

  /// A line where each screenful ends, across the content.
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

  /// Only words of our own: a kind's name may hold anything.
  private static func classes(_ id: GridElementID, view: Int?) -> String {
    let sort = ["cell", "header", "footer"].first { $0 == id.kindText } ?? "other"
    // Neighbouring numbers get colours far apart: 5 goes through all twelve.
    if let view { return "view v\(view * 5 % SVGText.viewColors)" }
    return "\(sort) s\(id.section.magnitude % 6)"
  }

  private static func label(_ id: GridElementID) -> String {
    id.category == .cell
      ? id.positionText : SVGText.shortened("\(id.shortKind) \(id.section)", to: 24)
  }
}
