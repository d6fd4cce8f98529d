/// A drawing of several pictures as one self-contained SVG, in rows and at one scale. Below each
/// picture are its title, content size, offset, viewport and number of elements.
///
/// ```swift
/// let sheet = SheetDrawing().text([[corrected], [published]], title: "before and after")
/// ```
public struct SheetDrawing: Hashable, Sendable {
  /// Longest side of a picture, in pixels.
  public var pictureLength: CGFloat
  /// The length drawn around the viewport, as a multiple of the viewport's length. With 1, the
  /// drawing shows half of this length on each side.
  public var surroundings: CGFloat
  /// The greatest number of pictures side by side. A longer row is broken into several rows.
  public var columns: Int

  /// Makes a sheet with at least one picture in a row. The longest side of a picture is at least 40
  /// pixels.
  public init(pictureLength: CGFloat = 380, surroundings: CGFloat = 1, columns: Int = 4) {
    self.pictureLength = max(40, pictureLength)
    self.surroundings = max(0, surroundings)
    self.columns = min(max(1, columns), 1000)
  }

  private static let gap: CGFloat = 20
  private static let lineHeight: CGFloat = 17
  private static let least: CGFloat = 250
  private static let titleHeight: CGFloat = 36

  /// A picture with the lines of text below it.
  private struct Tile {
    var picture: GridPicture
    var plane: DrawingPlane
    var title: [String]
    var notes: [String]

    var textHeight: CGFloat { CGFloat(title.count + notes.count) * SheetDrawing.lineHeight + 12 }
  }

  /// Returns the sheet as SVG text.
  ///
  /// - Parameter rows: Pictures by row, from the top.
  public func text(_ rows: [[GridPicture]], title: String = "") -> String {
    let reach = 0.5 + surroundings / 2
    let all = rows.flatMap(\.self)
    // One scale for all, so that sizes can be compared.
    let areas = all.map { $0.drawnArea(reach: reach) }
    let longest = areas.map { max($0.width, $0.height) }.max() ?? 1
    let length = SVGText.length(pictureLength, in: 1...SVGText.longestSide)
    let scale = length / SVGText.length(longest, in: 240...CGFloat.greatestFiniteMagnitude)
    let width =
      all.map {
        DrawingPlane($0, maximumLength: pictureLength, scale: scale, reach: reach).size.width
      }.max() ?? 0
    let column = max(width, Self.least)
    let columns = min(max(1, columns), 1000)
    let broken = rows.flatMap { row in
      stride(from: 0, to: row.count, by: columns).map {
        Array(row[$0..<min($0 + columns, row.count)])
      }
    }
    let across = CGFloat(broken.map(\.count).max() ?? 0)
    let sheetWidth = max(300, Self.gap + across * (column + Self.gap))
    let heading = SVGText.lines(title, length: SVGText.letters(in: sheetWidth, each: 7.8))
    var (body, y) = ([String](), Self.titleHeight + CGFloat(max(0, heading.count - 1)) * 18)
    for row in broken {
      let tiles = row.map { tile($0, scale: scale, reach: reach, width: column) }
      let height = tiles.map(\.plane.size.height).max() ?? 0
      for (index, tile) in tiles.enumerated() {
        let x = Self.gap + CGFloat(index) * (column + Self.gap)
        body += lines(of: tile, at: CGPoint(x: x, y: y), height: height, reach: reach)
      }
      y += height + (tiles.map(\.textHeight).max() ?? 0) + Self.gap
    }
    let titles = heading.enumerated().map { index, line in
      SVGText.line(line, "title", x: Self.gap, y: 23 + CGFloat(index) * 18)
    }
    return SVGText.document(
      size: CGSize(width: sheetWidth, height: y), label: summary(all, title),
      style: SVGText.style(
        hasViews: all.contains { !$0.views.isEmpty }, hasScreen: all.contains { $0.screen != nil }),
      titles + body)
  }

  private func tile(
    _ picture: GridPicture, scale: CGFloat, reach: CGFloat, width: CGFloat
  ) -> Tile {
    let drawing = SVGDrawing()
    return Tile(
      picture: picture,
      plane: DrawingPlane(picture, maximumLength: pictureLength, scale: scale, reach: reach),
      title: SVGText.lines(picture.title, length: SVGText.letters(in: width, each: 7.4)),
      notes: drawing.caption(picture, drawn: picture.elements.count)
        .filter { !$0.hasPrefix("drawn: ") }
        + [ElementWords.count(picture.visibleElements.count, "element") + " on screen"])
  }

  private func lines(
    of tile: Tile, at corner: CGPoint, height: CGFloat, reach: CGFloat
  ) -> [String] {
    let n = SVGText.number
    let drawn = SVGDrawing().elements(tile.picture, reach: reach)
    var lines = [
      "<svg x=\"\(n(corner.x))\" y=\"\(n(corner.y))\" width=\"\(n(tile.plane.size.width))\" "
        + "height=\"\(n(tile.plane.size.height))\">"
    ]
    if tile.picture.isDrawable { lines += tile.plane.body(tile.picture, drawn: drawn) }
    lines.append("</svg>")
    var y = corner.y + height + Self.lineHeight
    for (style, texts) in [("title", tile.title), ("note", tile.notes)] {
      for text in texts {
        lines.append(SVGText.line(text, style, x: corner.x, y: y))
        y += Self.lineHeight
      }
    }
    return lines
  }

  private func summary(_ pictures: [GridPicture], _ title: String) -> String {
    ([title] + pictures.map(SVGDrawing().summary)).filter { !$0.isEmpty }.joined(separator: "; ")
  }
}
