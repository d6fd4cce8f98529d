/// A stop of the tour: a scenario with what to look at.
public struct TourStop: Sendable {
  /// The scenario that the stop is about; its name is the name of the picture.
  public var scenario: ScenarioCase
  /// A sentence on what the pictures show.
  public var remark: String
  /// The states that the picture shows, in rows; where there are none it shows the end of the
  /// scenario.
  public var rows: [[TourState]]
  /// The cases that the player plays and whose faults are told.
  public var played: [ScenarioCase]
  /// Viewports that pictures show around the one in the middle.
  public var surroundings: Double

  /// A stop that shows the end of its scenario, and plays it, unless other states and cases are
  /// given.
  public init(
    scenario: ScenarioCase, remark: String, rows: [[TourState]] = [],
    played: [ScenarioCase] = [], surroundings: Double = 1
  ) {
    self.scenario = scenario
    self.remark = remark
    self.rows = rows
    self.played = played.isEmpty ? [scenario] : played
    self.surroundings = surroundings
  }
}

/// A moment that a stop shows: the end of a case.
public struct TourState: Sendable {
  /// The case up to the moment, without what it expects.
  public var scenario: ScenarioCase
  /// Text that the caption adds.
  public var note: String
  /// Whether an animation is under way: then what is on screen is shown, not where it ends.
  public var isUnderWay: Bool

  /// The state at the end of a case.
  public init(_ scenario: ScenarioCase, note: String = "", isUnderWay: Bool = false) {
    self.scenario = scenario
    self.note = note
    self.isUnderWay = isUnderWay
    // The expectations of the whole case do not hold for its beginning.
    self.scenario.expect = nil
  }
}

extension ScenarioCase {
  /// The case up to some of its actions, under another name if one is given.
  func upTo(_ count: Int, as name: String? = nil) -> ScenarioCase {
    var part = self
    part.actions = Array(actions.prefix(count))
    part.id = name ?? id
    return part
  }

  /// Numbers of actions after which a layout is about to be left, and of all of them.
  var rests: [Int] {
    actions.indices.filter {
      if case .setLayout = actions[$0] { true } else { false }
    } + [actions.count]
  }

  /// Returns the state of each layout as it is left.
  func states(as name: String? = nil) -> [TourState] {
    rests.map { TourState(upTo($0, as: name)) }
  }
}
