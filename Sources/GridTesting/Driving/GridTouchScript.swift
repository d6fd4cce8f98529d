/// A finger's way: where it is seen when.
///
/// ```swift
/// let script = GridTouchScript([[0, 160, 300], [0.05, 160, 230], [0.1, 160, 140]])
/// let scrolled = grid.touch(script)
/// ```
///
/// The finger comes down at the first point and lifts at the last; a last point elsewhere than the
/// one before counts as a move first. A point in between at an unchanged place is a move of no
/// length: a finger that is seen to rest, for 100 ms before it lifts, releases at rest. Without
/// such a point it is let go at the speed of its last moves, however long ago they were.
public struct GridTouchScript: Hashable, Codable, Sendable {
  /// A place where the finger is seen at a time.
  public struct Point: Hashable, Codable, Sendable {
    /// The time in seconds, on any scale: the first point is now.
    public var time: TimeInterval
    /// The location from the top left of the view that the script is played on, as it is on screen,
    /// in points.
    public var location: CGPoint

    /// A point for a script; only the first one's time is free, the others count from it.
    public init(time: TimeInterval, location: CGPoint) {
      self.time = time
      self.location = location
    }
  }

  /// The points of the script, in order of time.
  public var points: [Point]
  /// Whether flicks that interrupt a moving view travel further and further, as under a real
  /// finger.
  public var multipliesFlicks = true

  /// A script through points in order of time. One that cannot be played, such as an empty one, is
  /// refused when it is played: `bad-touch-script`.
  public init(_ points: [Point]) {
    self.points = points
  }

  /// Makes a script from points as `[seconds, x, y]`.
  public init(_ rows: [[Double]]) {
    self.init(
      rows.map { row in
        guard row.count == 3 else { stop(.badTouchScript("a point of \(row.count) numbers")) }
        return Point(time: row[0], location: CGPoint(x: row[1], y: row[2]))
      })
  }

  /// A straight way at one speed, lifted without a stop.
  ///
  /// The drag that comes of it lags 10 points behind the finger and is let go at the
  /// finger's speed.
  ///
  /// - Parameters:
  ///   - speed: Of the finger, in points per second.
  ///   - rest: Seconds that the finger stays at the end, where it is seen again, before it lifts.
  ///   - frameRate: How many positions a second the screen reports; at least three in all.
  public static func swipe(
    from start: CGPoint, to end: CGPoint, speed: CGFloat, rest: TimeInterval = 0,
    frameRate: Double = 60
  ) -> GridTouchScript {
    if let mistake = mistake(from: start, to: end, speed: speed, frameRate: frameRate) {
      stop(.badTouchScript(mistake))
    }
    let duration = Double(hypot(end.x - start.x, end.y - start.y) / speed)
    let moves = max(3, Int((duration * frameRate).rounded()))
    var points = (0...moves).map { move in
      let share = CGFloat(move) / CGFloat(moves)
      return Point(
        time: duration * Double(share),
        location: CGPoint(
          x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share))
    }
    if rest > 0 {
      points += [Point](repeating: Point(time: duration + rest, location: end), count: 2)
    }
    return GridTouchScript(points)
  }

  /// A finger that comes down and lifts at the same place.
  public static func tap(at location: CGPoint, for seconds: TimeInterval = 0.05) -> GridTouchScript
  {
    GridTouchScript([
      Point(time: 0, location: location), Point(time: seconds, location: location),
    ])
  }

  /// The mistake in a swipe, in words; nil when the swipe can be made.
  static func mistake(
    from start: CGPoint, to end: CGPoint, speed: CGFloat, frameRate: Double
  ) -> String? {
    guard speed > 0, frameRate > 0 else { return "a swipe that never moves" }
    let frames = Double(hypot(end.x - start.x, end.y - start.y) / speed) * frameRate
    return frames <= Double(Simulation.mostFrames)
      ? nil : "a swipe of more than \(Simulation.mostFrames) frames"
  }

  /// Places beyond have no speed that motion could be computed from; in points.
  static let furthest = 1e15
  /// The longest duration of a script, in seconds.
  static let longest: TimeInterval = 1e6

  /// The mistake in the script, in words; nil when the script can be played.
  var mistake: String? {
    for (index, point) in points.enumerated() {
      let numbers = [point.time, Double(point.location.x), Double(point.location.y)]
      if !numbers.allSatisfy(\.isFinite) { return "point \(index) is not finite" }
      if !numbers.allSatisfy({ abs($0) <= GridTouchScript.furthest }) {
        return "point \(index) is further away than any screen"
      }
      if point.time - points[0].time > GridTouchScript.longest {
        return "point \(index) comes more than a million seconds after the first"
      }
      if index > 0, point.time < points[index - 1].time {
        return "point \(index) comes before the one in front of it"
      }
    }
    return points.isEmpty ? "no points" : nil
  }
}

extension GridFault {
  package static func badTouchScript(_ mistake: String) -> GridFault {
    GridFault(
      code: "bad-touch-script", exceptionName: .fatalError,
      message: "a touch script that cannot be played: \(mistake)",
      advice: "A script is a list of points [seconds, x, y] with times that never go back.")
  }
}
