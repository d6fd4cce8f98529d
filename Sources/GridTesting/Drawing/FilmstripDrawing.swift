/// A drawing of moments of a recording, side by side in one self-contained SVG. Each picture shows
/// the viewport, with the time, the step and the offset below. A view keeps its colour from picture
/// to picture.
///
/// ```swift
/// let strip = FilmstripDrawing().text(recording, moments: 8)
/// ```
public struct FilmstripDrawing: Hashable, Sendable {
  /// The number of pictures in a row.
  public var columns: Int
  /// The longer side of a picture, in pixels.
  public var pictureLength: CGFloat

  /// Makes a strip. `columns` is raised to at least 1, and `pictureLength` to at least 40 pixels.
  public init(columns: Int = 6, pictureLength: CGFloat = 240) {
    self.columns = max(1, columns)
    self.pictureLength = max(40, pictureLength)
  }

  /// Draws moments spread evenly over the time of a recording, the first and the last frame
  /// included.
  public func text(_ recording: PlayerRecording, moments: Int) -> String {
    guard let first = recording.frames.first, let last = recording.frames.last else {
      return text(recording, frames: [])
    }
    // Each frame is drawn once, so more moments than frames show nothing more.
    let count = min(max(1, moments), 100_000)
    var frames = (0..<count).map { moment in
      let share = count == 1 ? 1 : Double(moment) / Double(count - 1)
      return recording.frame(at: first.time + (last.time - first.time) * share)
    }
    // Several frames may have the time of the first frame; `frame(at:)` returns the last of them.
    if count > 1 { frames[0] = 0 }
    return text(recording, frames: frames)
  }

  /// Draws the given frames, each once, in the order of the recording. Indices in `frames` that the
  /// recording does not have are left out.
  public func text(_ recording: PlayerRecording, frames: [Int]) -> String {
    let chosen = Set(frames).sorted().filter(recording.frames.indices.contains)
    let sizes = chosen.map { recording.frames[$0].viewport.size }
    let widest = max(1, sizes.map(\.width).max() ?? 1)
    let highest = max(1, sizes.map(\.height).max() ?? 1)
    let scale =
      SVGText.length(pictureLength, in: 1...SVGText.longestSide)
      / SVGText.length(max(widest, highest), in: 1...CGFloat.greatestFiniteMagnitude)
    let cell = CGSize(
      width: max(widest * scale, Self.captionWidth) + Self.gap,
      height: highest * scale + Self.captionHeight + Self.gap)
    let across = min(max(1, columns), max(1, chosen.count))
    let rows = (chosen.count + across - 1) / across
    let size = CGSize(
      width: CGFloat(across) * cell.width + Self.gap,
      height: CGFloat(rows) * cell.height + Self.gap + Self.titleHeight)
    let title = SVGText.shortened(
      recording.title, to: SVGText.letters(in: size.width, each: 8))
    var lines = [SVGText.line(title, "title", x: Self.gap, y: 22)]
    for (position, index) in chosen.enumerated() {
      let corner = CGPoint(
        x: Self.gap + CGFloat(position % across) * cell.width,
        y: Self.titleHeight + CGFloat(position / across) * cell.height)
      lines += picture(of: recording, index, at: corner, scale: scale, highest: highest)
    }
    return SVGText.document(
      size: size, label: summary(recording, chosen), style: SVGText.style(hasViews: true), lines)
  }

  private static let gap: CGFloat = 16
  private static let titleHeight: CGFloat = 36
  private static let captionHeight: CGFloat = 38
  /// The width of a caption, in pixels: room for an offset with nine digits on each axis.
  private static let captionWidth: CGFloat = 132

  private func picture(
    of recording: PlayerRecording, _ index: Int, at corner: CGPoint, scale: CGFloat,
    highest: CGFloat
  ) -> [String] {
    let n = SVGText.number
    let frame = recording.frames[index]
    let picture = recording.picture(at: index)
    let plane = DrawingPlane(frame.viewport, scale: scale)
    var lines = [
      "<svg x=\"\(n(corner.x))\" y=\"\(n(corner.y))\" width=\"\(n(plane.size.width))\" "
        + "height=\"\(n(plane.size.height))\">",
      "<rect class=\"content\" "
        + plane.attributes(CGRect(origin: .zero, size: frame.contentSize)) + "/>",
    ]
    for element in picture.visibleElements {
      lines += plane.shape(
        element, view: picture.views[element.id], text: picture.texts[element.id])
    }
    lines += ["<rect class=\"viewport\" \(plane.attributes(frame.viewport))/>", "</svg>"]
    let step = frame.step.map { " · " + recording.steps[$0] } ?? ""
    let y = corner.y + highest * scale + 16
    for (line, text) in [
      "\(NumberText.short((frame.time * 1000).rounded() / 1000)) s\(step)",
      "at \(NumberText.short(frame.viewport.origin))",
    ].enumerated() {
      lines.append(
        SVGText.line(
          SVGText.shortened(text, to: 24), "note", x: corner.x, y: y + CGFloat(line) * 16))
    }
    return lines
  }

  private func summary(_ recording: PlayerRecording, _ chosen: [Int]) -> String {
    let times = chosen.map { NumberText.short(recording.frames[$0].time) + " s" }
    return "\(recording.title): \(times.joined(separator: ", "))"
  }
}
