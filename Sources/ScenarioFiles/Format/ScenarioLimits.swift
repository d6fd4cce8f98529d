/// The limits on the numbers of a scenario file: the one table of them, which
/// `Docs/Reference/Limits.md` repeats.
///
/// A limit stands far beyond what a case needs, and before what a program cannot do in seconds and
/// a gigabyte of memory. What passes one is a mistake with its path and the limit, as any other;
/// the file is not run. The options of the command line pass through the same door.
///
/// Limits are for files. Grids, layouts and simulations that Swift code makes know nothing of them.
public enum ScenarioLimits {
  /// A row of the table.
  public struct Limit: Hashable, Sendable {
    /// The name of the limit, as on the page.
    public var name: String
    /// The least number; nil where it is as far below 0 as `most` is above.
    public var least: Double?
    /// The largest number, which is still legal.
    public var most: Double
    /// The unit that is counted, after the number in a message: `columns`.
    public var unit: String
    /// The reason why the limit stands where it does.
    public var reason: String

    init(_ name: String, from least: Double? = 0, to most: Double, _ unit: String, _ reason: String)
    {
      self.name = name
      self.least = least
      self.most = most
      self.unit = unit
      self.reason = reason
    }

    /// The largest whole number within the limit.
    var whole: Int { Int(exactly: most) ?? .max }

    /// Whether a number is within the limit.
    public func allows(_ number: Double) -> Bool {
      number <= most && number >= (least ?? -most)
    }

    /// Whether so many are within the limit.
    func allows(_ count: Int) -> Bool { count <= whole }

    /// `at most 10000 columns`
    package var inWords: String {
      let most = "at most \(JSONWriter.number(most))\(unit.isEmpty ? "" : " \(unit)")"
      guard let least else { return "\(most) either way" }
      return least > 0 ? "at least \(JSONWriter.number(least)) and \(most)" : most
    }
  }

  // MARK: Files

  /// Bytes of one scenario file.
  public static let fileSize = Limit(
    "size of a file", to: 16_777_216, "bytes",
    "16 MiB hold two million sizes. A value takes some forty times its text in memory.")
  /// Arrays and objects inside of each other.
  public static let nesting = Limit(
    "nesting", to: 256, "levels", "Reading is recursive; no key of a scenario is deeper than ten.")
  /// Cases that one file holds.
  public static let cases = Limit(
    "cases of a file", to: 10_000, "cases", "Each is run by itself, on a grid of its own.")
  /// Mistakes of a file that are told one by one.
  public static let mistakes = Limit(
    "mistakes that are told", to: 100_000, "mistakes",
    "Nobody reads more. The rest is counted, and the number told.")
  /// Characters of a name, a title or a text.
  public static let text = Limit(
    "length of a name, title or text", to: 200, "characters",
    "Texts are drawn and printed for every element. What a case expects may be longer.")

  // MARK: Counts

  /// Items of all sections of a case, those that updates bring included.
  public static let items = Limit(
    "items of a case", to: 1_000_000, "items",
    "Every item may be listed: a million take less than a gigabyte. What updates bring counts.")
  /// Elements that are on screen when a case starts and after each of its actions.
  public static let shown = Limit(
    "elements on screen", to: 100_000, "elements on screen",
    "Each has a view, and every step may list, draw and explain it. An action that brings more is "
      + "refused.")
  /// Sections of a case, those that updates bring included.
  public static let sections = Limit(
    "sections of a case", to: 100_000, "sections",
    "A section has its own parameters, and may have a header and a footer.")
  /// Columns of a layout, and entries of its lists.
  public static let columns = Limit(
    "columns", to: 10_000, "columns",
    "With room for one point each they are wider than any screen. Spans, templates, groups and "
      + "lists of widths are as long.")
  /// Groups of a compositional layout, each inside the one before.
  public static let groups = Limit(
    "groups one inside the other", to: 64, "levels",
    "A layout is solved level by level; a layout that is drawn by hand has three.")
  /// Numbers of sections and items, and other whole numbers, either way from 0.
  public static let positions = Limit(
    "positions and other whole numbers", from: nil, to: 2_147_483_647, "",
    "Positions of sections and items are 32 bits wide.")
  /// Actions of a case.
  public static let actions = Limit(
    "actions of a case", to: 10_000, "actions", "Each leaves a step in the output.")
  /// Changes of all updates of a case.
  public static let changes = Limit(
    "changes of a case's updates", to: 100_000, "changes",
    "Each names an item or a section; whole sections can be named instead.")
  /// Items of all cases of a file, each ten times and once more for every action of its case, and
  /// twenty times as often under a layout that `LayoutSchema.itemCost` calls costly. Supplementary
  /// and decoration views of compositional parts count as items; answers, frames that move the
  /// content, touches, snapshots and trees count what they handle.
  public static let work = Limit(
    "items that a file handles", to: 20_000_000, "items handled",
    "Showing and listing an item costs as much as ten actions, and each of these may lay out all "
      + "anew: a million items with ten actions, or 100000 in a circle with none.")

  // MARK: Lengths

  /// Lengths, positions and other numbers, in points, either way from 0.
  public static let points = Limit(
    "lengths, positions and other numbers", from: nil, to: 1e9, "",
    "Up to there a double still tells a ten-millionth of a point, "
      + "and no product or sum of a layout leaves its range.")
  /// Width and height of a grid or a screen, in points.
  public static let side = Limit(
    "sides of a grid or a screen", to: 16_384, "points",
    "The largest picture that graphics hardware draws, and six times the largest screen: "
      + "what is on screen has a view.")
  /// Speeds of drags and flings, in points a second, either way from 0.
  public static let speed = Limit(
    "speeds", from: nil, to: 1e6, "points a second", "Fingers stay below 20000.")
  /// Angles, in degrees, either way from 0.
  public static let angle = Limit(
    "angles", from: nil, to: 36_000, "", "A hundred turns in degrees.")

  // MARK: Time

  /// Ticks a second of the clock.
  public static let frameRate = Limit(
    "frameRate", from: 1, to: 1000, "ticks a second",
    "Screens have 24 to 240; a frame of more than a second is none.")
  /// Virtual seconds that the actions of a case name.
  public static let seconds = Limit(
    "seconds of a case", to: 3600, "seconds",
    "An hour, in one action or in all that name a time.")
  /// Ticks that a case may take.
  public static let frames = Limit(
    "frames of a case", to: 600_000, "frames",
    "Every tick is carried out. "
      + "What is left to settle counts with the ten seconds that it may take at most.")

  /// A column count may be below 0: layouts say what that means.
  static let columnCount = Limit(
    columns.name, from: nil, to: columns.most, columns.unit, columns.reason)
  /// The limit of expected numbers: any finite one, since it is compared and nothing else.
  package static let outcome = Limit(
    "what is expected", from: nil, to: .greatestFiniteMagnitude, "", "Nothing is made of it.")

  /// Every limit, in the order of the page.
  public static let all = [
    fileSize, nesting, cases, mistakes, text, items, shown, sections, columns, groups,
    positions,
    actions, changes, work, points, side, speed, angle, frameRate, seconds, frames,
  ]
}
