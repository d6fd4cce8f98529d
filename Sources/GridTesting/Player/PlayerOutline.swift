/// The content of a grid under one layout, as seen from afar: its elements, or how full each part
/// of it is.
///
/// While the grid runs, only elements that come on screen are known. At the end the grid's last
/// layout is asked: for all of a small content, and for a sample in each band of a large one, so
/// that a hundred thousand items cost no more than a few hundred screens.
public struct PlayerOutline: Hashable, Sendable {
  /// Elements up to which each has its own rectangle.
  public static let mostRects = 1500
  /// Parts of a content that is drawn by how full it is.
  public static let bandCount = 200

  /// Frames of elements in content points; empty where there are bands.
  public var rects: [CGRect] = []
  /// Share of each band along the scroll axis that is covered, 0 to 1; empty where there are rects.
  public var bands: [Double] = []

  /// The outline of the elements that have been on screen, by their frames there.
  init(seen: [GridElementID: CGRect]) {
    rects = seen.sorted { $0.key < $1.key }.map(\.value)
  }

  /// Asks the grid's layout.
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
    // A layout that answers with everything it has is asked once.
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

  /// Whether an answer about one band has elements in most of the others, too.
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

  /// The part of a band that is looked at: a screen's length from its start, if it is longer.
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

  /// Returns the share of a part of the content that frames cover.
  private static func cover(of part: CGRect, by frames: [CGRect]) -> Double {
    let covered = frames.reduce(0.0) { sum, frame in
      let shared = frame.common(with: part)
      return shared.isNull ? sum : sum + Double(shared.width * shared.height)
    }
    return min(1, covered / Double(part.width * part.height))
  }
}
