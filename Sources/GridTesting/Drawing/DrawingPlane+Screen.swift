extension GridPicture {
  /// Returns the area that a drawing shows: the area around the viewport, and the screen that the
  /// grid stands on.
  func drawnArea(reach: CGFloat) -> CGRect {
    let area = area(reach: reach)
    return screenArea.map { area.hull(with: $0) } ?? area
  }
}

/// The drawing of screens and their controls.
extension DrawingPlane {
  /// Returns the lines between the `svg` tags: the grid and everything around it.
  ///
  /// - Parameter drawn: The picture's elements that are drawn.
  func body(_ picture: GridPicture, drawn: [GridPicture.Element]) -> [String] {
    var lines: [String] = []
    func shape(_ element: GridPicture.Element, isOff: Bool) -> [String] {
      self.shape(
        element, view: picture.views[element.id], text: picture.texts[element.id], isOff: isOff)
    }
    func isOff(_ element: GridPicture.Element) -> Bool {
      !element.frame.overlaps(picture.viewport) || picture.unseen.contains(element.id)
    }
    let screen = picture.screenArea
    if let screen {
      lines.append("<rect class=\"screen\" rx=\"\(SVGText.number(10))\" \(attributes(screen))/>")
    }
    let content = CGRect(origin: .zero, size: picture.contentSize)
    if picture.contentInset != .zero {
      let inset = picture.contentInset
      let reach = CGRect(
        x: -inset.left, y: -inset.top, width: content.width + inset.left + inset.right,
        height: content.height + inset.top + inset.bottom)
      lines.append("<rect class=\"inset\" \(attributes(reach))/>")
    }
    lines.append("<rect class=\"content\" \(attributes(content))/>")
    if screen == nil {
      for element in drawn { lines += shape(element, isOff: isOff(element)) }
      lines += folds(picture)
    } else {
      // The grid view clips its cells. The part of a cell beyond the view's edge is not on screen,
      // and is drawn as pale as a cell off screen.
      for element in drawn
      where isOff(element) || !picture.viewport.contains(element.frame) {
        lines += shape(element, isOff: true)
      }
      let view = DrawingPlane(picture.viewport, scale: scale)
      lines.append("<svg \(attributes(picture.viewport))>")
      for element in drawn where !isOff(element) {
        lines += view.shape(
          element, view: picture.views[element.id], text: picture.texts[element.id])
      }
      lines.append("</svg>")
    }
    lines += scrollEnds(picture)
    lines.append("<rect class=\"viewport\" \(attributes(picture.viewport))/>")
    if let screen { lines += controls(picture, on: screen) }
    return lines
  }

  /// Returns the lines of SVG for the controls, for the edge of the screen, and for the notes on
  /// clipped controls. The controls are clipped to the screen.
  private func controls(_ picture: GridPicture, on area: CGRect) -> [String] {
    guard let screen = picture.screen else { return [] }
    let n = SVGText.number
    let plane = DrawingPlane(CGRect(origin: .zero, size: area.size), scale: scale)
    var lines = ["<svg class=\"controls\" \(attributes(area))>"]
    for (index, control) in screen.controls.enumerated() where control.frame.isFiniteRect {
      let frame = control.frame
      let middle = plane.point(CGPoint(x: frame.midX, y: frame.midY))
      let (width, height) = (frame.width * scale * 0.94, frame.height * scale)
      let size = min(14, height * 0.6, width / max(0.6, SVGText.ems(control.title)))
      let title = SVGText.fitted(SVGText.plain(control.title), ems: width / max(6, size))
      lines += [
        "<g\(picture.pressedControls.contains(index) ? " class=\"pressed\"" : "")>",
        "<title>\(SVGText.escaped(control.title)) · \(NumberText.short(frame))</title>",
        "<rect class=\"control\" rx=\"\(n(min(8, height / 3)))\" \(plane.attributes(frame))/>",
        "<text x=\"\(n(middle.x))\" y=\"\(n(middle.y))\" dy=\"0.35em\" "
          + "font-size=\"\(n(max(6, size)))\">\(SVGText.escaped(title))</text>",
        "</g>",
      ]
    }
    lines.append("</svg>")
    lines.append("<rect class=\"bezel\" rx=\"10\" \(attributes(area))/>")
    for control in screen.controls {
      guard let lack = screen.lack(of: control, around: picture.viewport.size),
        control.frame.isFiniteRect
      else { continue }
      lines += self.lack(lack, of: control.frame, on: area)
    }
    return lines
  }

  /// Returns the lines of SVG for the note on a clipped control. The note is a line along each edge
  /// that cuts the control, and a text above the control. For a control at the top of the screen,
  /// the text is below.
  private func lack(_ text: String, of frame: CGRect, on area: CGRect) -> [String] {
    let n = SVGText.number
    let shown = frame.offsetBy(dx: area.minX, dy: area.minY)
    let part = shown.common(with: area)
    var lines: [String] = []
    let near = part.isNull ? area : part
    if !part.isNull {
      let (low, high) = (point(part.origin), point(CGPoint(x: part.maxX, y: part.maxY)))
      var path = ""
      if shown.minX < area.minX { path += "M\(n(low.x)) \(n(low.y))V\(n(high.y))" }
      if shown.maxX > area.maxX { path += "M\(n(high.x)) \(n(low.y))V\(n(high.y))" }
      if shown.minY < area.minY { path += "M\(n(low.x)) \(n(low.y))H\(n(high.x))" }
      if shown.maxY > area.maxY { path += "M\(n(low.x)) \(n(high.y))H\(n(high.x))" }
      lines.append("<path class=\"cut\" d=\"\(path)\"/>")
    }
    let corner = point(CGPoint(x: min(near.maxX, area.maxX), y: near.minY))
    let foot = point(CGPoint(x: 0, y: near.maxY)).y
    let room = SVGText.ems(text) * 11
    let x = max(corner.x - 4, min(room + 6, size.width - 4))
    let y = corner.y - point(area.origin).y > 16 ? corner.y - 5 : foot + 13
    lines.append(
      "<text class=\"lack\" x=\"\(n(x))\" y=\"\(n(y))\" style=\"text-anchor:end\">\(text)</text>")
    return lines
  }
}
