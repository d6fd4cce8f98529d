/// Draws a grid as a self-contained SVG: content, insets, viewport, cells with their position,
/// headers and footers. It follows the reader's light or dark scheme.
///
/// Elements that are hidden or fully transparent are outlines. Under a pointer each element tells
/// its frame.
public struct SVGDrawing: Hashable, Sendable {
  /// Longest side of the drawing in pixels, without title and caption.
  public var maximumLength: CGFloat
  /// Elements that are drawn at most; a drawing of a million cells helps nobody.
  public var maximumElements: Int

  public init(maximumLength: CGFloat = 900, maximumElements: Int = 4000) {
    self.maximumLength = maximumLength
    self.maximumElements = maximumElements
  }

  public func text(_ picture: GridPicture) -> String {
    let plane = Plane(picture, maximumLength: maximumLength)
    let drawn = elements(picture)
    let caption = caption(picture, drawn: drawn.count)
    let titleHeight: CGFloat = picture.title.isEmpty ? 0 : 28
    let width = max(300, plane.size.width)
    let height = titleHeight + plane.size.height + CGFloat(caption.count) * 17 + 8
    var lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(SVGText.number(width))\" "
        + "height=\"\(SVGText.number(height))\" "
        + "viewBox=\"0 0 \(SVGText.number(width)) \(SVGText.number(height))\" role=\"img\" "
        + "aria-label=\"\(SVGText.escaped(summary(picture)))\">",
      SVGText.style,
      "<rect class=\"page\" width=\"100%\" height=\"100%\"/>",
    ]
    if !picture.title.isEmpty {
      let title = SVGText.shortened(picture.title, to: Int(width / 8))
      lines.append("<text class=\"title\" x=\"12\" y=\"20\">\(SVGText.escaped(title))</text>")
    }
    // The inner picture cuts off what reaches over its edge.
    lines.append(
      "<svg y=\"\(SVGText.number(titleHeight))\" width=\"\(SVGText.number(plane.size.width))\" "
        + "height=\"\(SVGText.number(plane.size.height))\">")
    let content = CGRect(origin: .zero, size: picture.contentSize)
    if picture.contentInset != .zero {
      let inset = picture.contentInset
      let reach = CGRect(
        x: -inset.left, y: -inset.top, width: content.width + inset.left + inset.right,
        height: content.height + inset.top + inset.bottom)
      lines.append("<rect class=\"inset\" \(plane.attributes(reach))/>")
    }
    lines.append("<rect class=\"content\" \(plane.attributes(content))/>")
    for element in drawn { lines += plane.shape(element) }
    lines.append("<rect class=\"viewport\" \(plane.attributes(picture.viewport))/>")
    lines.append("</svg>")
    for (index, line) in caption.enumerated() {
      let y = titleHeight + plane.size.height + CGFloat(index) * 17 + 14
      lines.append(
        "<text class=\"note\" x=\"12\" y=\"\(SVGText.number(y))\">\(SVGText.escaped(line))</text>")
    }
    lines.append("</svg>")
    return lines.joined(separator: "\n") + "\n"
  }

  /// What is in the drawn area; elements near the viewport come first when there are too many.
  private func elements(_ picture: GridPicture) -> [GridPicture.Element] {
    let area = picture.area
    let shown = picture.elements.filter { $0.frame.isFiniteRect && $0.frame.overlaps(area) }
    guard shown.count > maximumElements else { return shown }
    let middle = CGPoint(x: picture.viewport.midX, y: picture.viewport.midY)
    let distances = shown.map { hypot($0.center.x - middle.x, $0.center.y - middle.y) }
    return shown.indices.sorted { (distances[$0], $0) < (distances[$1], $1) }
      .prefix(max(0, maximumElements)).sorted().map { shown[$0] }
  }

  private func caption(_ picture: GridPicture, drawn: Int) -> [String] {
    var lines = [
      "content \(SVGText.times(picture.contentSize)), offset "
        + NumberText.short(picture.viewport.origin)
    ]
    var viewport = "viewport \(SVGText.times(picture.viewport.size))"
    if picture.contentInset != .zero {
      viewport += ", inset \(NumberText.short(picture.contentInset))"
    }
    lines.append(viewport)
    let left = picture.elements.count - drawn
    if left > 0 {
      lines.append("\(left) more \(left == 1 ? "element is" : "elements are") not drawn")
    } else if picture.isPartial {
      lines.append("drawn: the part around the viewport")
    }
    return lines
  }

  private func summary(_ picture: GridPicture) -> String {
    "\(picture.title.isEmpty ? "grid" : picture.title): content "
      + "\(SVGText.times(picture.contentSize)), viewport \(SVGText.times(picture.viewport.size)) "
      + "at \(NumberText.short(picture.viewport.origin)), "
      + "\(picture.visibleElements.count) of \(picture.elements.count) elements show"
  }
}

/// How content points become pixels of a drawing.
private struct Plane {
  let scale: CGFloat
  /// The content point in the upper left corner.
  let origin: CGPoint
  /// In pixels.
  let size: CGSize

  init(_ picture: GridPicture, maximumLength: CGFloat) {
    let margin: CGFloat = 12
    let area = picture.area
    let longest = max(area.width, area.height, 1)
    // Small grids are drawn larger, so that their labels can be read.
    scale = max(min(maximumLength, max(longest, 240)), 1) / longest
    origin = CGPoint(x: area.minX - margin / scale, y: area.minY - margin / scale)
    size = CGSize(width: area.width * scale + 2 * margin, height: area.height * scale + 2 * margin)
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

  func shape(_ element: GridPicture.Element) -> [String] {
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
      "<g class=\"\(Self.classes(element.id))\(isGhost ? " ghost" : "")\"\(opacity)>",
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

  /// Only words of our own: a kind's name may hold anything.
  private static func classes(_ id: GridElementID) -> String {
    let sort = ["cell", "header", "footer"].first { $0 == id.kindText } ?? "other"
    return "\(sort) s\(id.section.magnitude % 6)"
  }

  private static func label(_ id: GridElementID) -> String {
    id.category == .cell
      ? id.positionText : SVGText.shortened("\(id.shortKind) \(id.section)", to: 24)
  }
}

/// Pieces of SVG.
enum SVGText {
  /// A number with at most three decimals; SVG has no spelling for what is not finite.
  static func number(_ value: CGFloat) -> String {
    value.isFinite ? NumberText.short(Double(value)) : "0"
  }

  /// `360 × 640`
  static func times(_ size: CGSize) -> String {
    "\(NumberText.short(size.width)) × \(NumberText.short(size.height))"
  }

  static func shortened(_ text: String, to length: Int) -> String {
    text.count > length ? text.prefix(max(0, length - 1)) + "…" : text
  }

  /// The text as XML spells it. Characters that XML cannot hold become U+FFFD.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n", "\r", "\t": result += " "
      case _ where scalar.value < 0x20 || scalar.value & 0xFFFE == 0xFFFE: result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  static let style = """
    <style>
    .page{fill:#ffffff}.content{fill:#f1f3f5;stroke:#adb5bd;stroke-dasharray:6 4}
    .inset{fill:none;stroke:#adb5bd;stroke-dasharray:2 3}
    .viewport{fill:none;stroke:#e8590c;stroke-width:2.5}
    text{font-family:system-ui,sans-serif;text-anchor:middle;fill:#14213d}
    .title,.note{text-anchor:start;font-size:14px;fill:#343a40}
    .note{font-size:12px}
    .cell rect{fill:#a5d8ff;stroke:#1971c2}.s1.cell rect{fill:#b2f2bb;stroke:#2f9e44}
    .s2.cell rect{fill:#ffec99;stroke:#e67700}.s3.cell rect{fill:#eebefa;stroke:#9c36b5}
    .s4.cell rect{fill:#ffc9c9;stroke:#c92a2a}.s5.cell rect{fill:#c5f6fa;stroke:#0c8599}
    .header rect{fill:#495057;stroke:#212529}.footer rect{fill:#868e96;stroke:#495057}
    .other rect{fill:#dee2e6;stroke:#868e96}.header text,.footer text{fill:#ffffff}
    g.ghost rect{fill:none;stroke-dasharray:3 3}g.ghost text{fill:#868e96}
    @media (prefers-color-scheme:dark){.page{fill:#16191d}.content{fill:#212529;stroke:#495057}
    .title,.note{fill:#e9ecef}.viewport{stroke:#ff922b}}
    </style>
    """
}
