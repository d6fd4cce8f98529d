/// The path of a finger: the places where the finger is seen, with their times.
///
/// ```swift
/// let script = GridTouchScript([[0, 160, 300], [0.05, 160, 230], [0.1, 160, 140]])
/// let scrolled = grid.touch(script)
/// ```
///
/// The finger comes down at the first point and lifts at the last. If the last point is at a new
/// place, the finger moves there before it lifts. If any other point is at the place of the point
/// before it, the finger makes a move of no length. If the finger makes a move of no length, and
/// lifts at least 100 ms after it came to this place, the content is released at rest. Without a
/// move of no length, the content is released at the speed of the last moves, however long ago they
/// were.
public struct GridTouchScript: Hashable, Codable, Sendable {
  /// A place where the finger is seen at a time.
  public struct Point: Hashable, Codable, Sendable {
    /// The time, in seconds. Only the difference from the time of the first point counts. The first
    /// point is played at once.
    public var time: TimeInterval
    /// The location, in points. The origin is the top left corner, on screen, of the view on which
    /// the script is played.
    public var location: CGPoint

    /// Makes a point of a script.
    public init(time: TimeInterval, location: CGPoint) {
      self.time = time
      self.location = location
    }
  }

  /// The points of the script, in order of time.
  public var points: [Point]
  /// Whether repeated flicks that interrupt moving content travel further each time, as under a
  /// real finger.
  public var multipliesFlicks = true

  /// Makes a script from points in order of time. An attempt to play an invalid script, such as an
  /// empty script, raises the fault `bad-touch-script`.
  public init(_ points: [Point]) {
    self.points = points
  }

  /// Makes a script from lists `[seconds, x, y]`, one for each point.
  public init(_ rows: [[Double]]) {
    self.init(
      rows.map { row in
        guard row.count == 3 else { stop(.badTouchScript("a point of \(row.count) numbers")) }
        return Point(time: row[0], location: CGPoint(x: row[1], y: row[2]))
      })
  }

  /// Makes a straight swipe at one speed. Unless `rest` is given, the finger lifts without a stop.
  ///
  /// The drag lags 10 points behind the finger, and the content is released at the finger's speed.
  ///
  /// - Parameters:
  ///   - speed: The finger's speed, in points per second.
  ///   - rest: The seconds that the finger rests at the end. After the rest, the finger makes a
  ///     move of no length and lifts.
  ///   - frameRate: The number of positions that the screen reports per second. A swipe has at
  ///     least three moves.
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

  /// Makes a script for a finger that comes down and lifts at the same place.
  public static func tap(at location: CGPoint, for seconds: TimeInterval = 0.05) -> GridTouchScript
  {
    GridTouchScript([
      Point(time: 0, location: location), Point(time: seconds, location: location),
    ])
  }

  /// Returns the mistake in a swipe, in words; nil if the swipe can be made.
  static func mistake(
    from start: CGPoint, to end: CGPoint, speed: CGFloat, frameRate: Double
  ) -> String? {
    guard speed > 0, frameRate > 0 else { return "a swipe that never moves" }
    let frames = Double(hypot(end.x - start.x, end.y - start.y) / speed) * frameRate
    return frames <= Double(Simulation.mostFrames)
      ? nil : "a swipe of more than \(Simulation.mostFrames) frames"
  }

  /// The greatest coordinate of a point, in points. At greater coordinates, the finger's speed may
  /// be too large to compute a motion.
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
      when: "A script for a finger has no points, times that go back, or numbers that are not "
        + "finite.",
      message: "a touch script that cannot be played: \(mistake)",
      advice: "A script is a list of points [seconds, x, y] with times that never go back.")
  }
}
