/// The outline of a grid's content under one layout. For small content, it holds the frames of the
/// elements. Large content is divided into bands along the scroll axis, and the outline holds the
/// share of each band that elements cover.
///
/// During the run, only elements that come on screen are known. At the end, the grid's last layout
/// is asked for all elements of small content. For large content, the layout is asked for a sample
/// of each band. A hundred thousand items then cost no more than a few hundred screens.
public struct PlayerOutline: Hashable, Sendable {
  /// The greatest number of elements in an outline of rectangles.
  public static let mostRects = 1500
  /// The number of bands in an outline of covered shares.
  public static let bandCount = 200

  /// The frames of the elements, in content points; empty if the outline has bands.
  public var rects: [CGRect] = []
  /// The share of each band that elements cover, from 0 to 1; empty if the outline has rectangles.
  public var bands: [Double] = []

  /// Makes an outline of the elements that have been on screen, from their frames on screen.
  init(seen: [GridElementID: CGRect]) {
    rects = seen.sorted { $0.key < $1.key }.map(\.value)
  }

  /// Makes an outline of the grid's content by asking its layout.
  @MainActor init(of grid: GridView) {
    let content = CGRect(origin: .zero, size: grid.contentSize)
    let view = grid.bounds
    guard content.isFiniteRect, view.width > 0, view.height > 0 else { return }
    let screens = max(1, content.width / view.width) * max(1, content.height / view.height)
    let estimate = screens * CGFloat(max(1, grid.displayedElements.count))
    if estimate <= CGFloat(2 * Self.mostRects) {
      rects = Self.frames(of: grid, in: content.hull(with: view))
      if rects.count <= Self.mostRects { return }
      rects = []
    }
    // A layout that returns all its elements for every rectangle is asked once.
    var whole: [CGRect]?
    let runsDown = content.height / view.height >= content.width / view.width
    bands = (0..<Self.bandCount).map { band in
      let part = Self.part(band, of: content, in: view, runsDown: runsDown)
      guard part.width > 0, part.height > 0 else { return 0 }
      let frames = whole ?? Self.frames(of: grid, in: part)
      if whole == nil, Self.isWhole(frames, of: content, runsDown: runsDown) { whole = frames }
      return Self.cover(of: part, by: frames)
    }
  }

  /// Whether the answer for one band has more than `mostRects` elements, and whether these elements
  /// lie in more than half of all bands.
  private static func isWhole(
    _ frames: [CGRect], of content: CGRect, runsDown: Bool
  ) -> Bool {
    guard frames.count > mostRects else { return false }
    let length = (runsDown ? content.height : content.width) / CGFloat(bandCount)
    var bands: Set<Int> = []
    for frame in frames {
      let band = (runsDown ? frame.midY : frame.midX) / length
      if band.magnitude < CGFloat(bandCount) { bands.insert(Int(band)) }
    }
    return bands.count > bandCount / 2
  }

  @MainActor private static func frames(of grid: GridView, in rect: CGRect) -> [CGRect] {
    grid.ask(elementsIn: rect).filter { !$0.isHidden && $0.frame.isFiniteRect }.map(\.frame)
  }

  /// Returns the sample of a band: the whole band or, if the band is longer than the viewport, the
  /// start of the band with the viewport's length.
  private static func part(
    _ band: Int, of content: CGRect, in view: CGRect, runsDown: Bool
  ) -> CGRect {
    var part = content
    if runsDown {
      let length = content.height / CGFloat(bandCount)
      part.origin.y = CGFloat(band) * length
      part.size.height = min(length, view.height)
    } else {
      let length = content.width / CGFloat(bandCount)
      part.origin.x = CGFloat(band) * length
      part.size.width = min(length, view.width)
    }
    return part
  }

  /// Returns the share of `part` that the frames cover, from 0 to 1.
  private static func cover(of part: CGRect, by frames: [CGRect]) -> Double {
    let covered = frames.reduce(0.0) { sum, frame in
      let shared = frame.common(with: part)
      return shared.isNull ? sum : sum + Double(shared.width * shared.height)
    }
    return min(1, covered / Double(part.width * part.height))
  }
}
