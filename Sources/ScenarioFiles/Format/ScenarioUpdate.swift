/// A batch update.
///
/// As in UIKit, what is deleted, reloaded or moved away is numbered as before the update; what is
/// inserted or moved to, as after it.
public struct ScenarioUpdate: Hashable, Sendable {
  /// An item that comes in.
  public struct Insertion: Hashable, Sendable {
    /// The item's position after the update.
    public var position: ItemPosition
    /// The item; nil for one of which the layout knows nothing.
    public var item: ScenarioSection.Item?

    /// An item at a place as after the update.
    public init(at position: ItemPosition, item: ScenarioSection.Item? = nil) {
      self.position = position
      self.item = item
    }
  }

  /// An item or a section that changes its place.
  public struct Move<Place: Hashable & Sendable>: Hashable, Sendable {
    /// The place before the update.
    public var from: Place
    /// The place after the update.
    public var to: Place

    /// A move between two places, the first as before the update, the second as after it.
    public init(from: Place, to: Place) {
      self.from = from
      self.to = to
    }
  }

  /// A section that comes in.
  public struct SectionInsertion: Hashable, Sendable {
    /// The section's number after the update.
    public var index: Int
    /// The section's items and keys; by default it is empty.
    public var section: ScenarioSection

    /// A section with its number as after the update.
    public init(at index: Int, section: ScenarioSection = ScenarioSection(.count(0))) {
      self.index = index
      self.section = section
    }
  }

  /// Items that go, as before the update.
  public var deletes: [ItemPosition] = []
  /// Items that come in.
  public var inserts: [Insertion] = []
  /// Items that change their place.
  public var moves: [Move<ItemPosition>] = []
  /// Items that get a new cell, as before the update.
  public var reloads: [ItemPosition] = []
  /// Sections that go, as before the update.
  public var sectionDeletes: [Int] = []
  /// Sections that come in.
  public var sectionInserts: [SectionInsertion] = []
  /// Sections that change their place.
  public var sectionMoves: [Move<Int>] = []
  /// Sections that get new views, as before the update.
  public var sectionReloads: [Int] = []
  /// Whether the change takes time; else it is there at once.
  public var animated = false
  /// Whether the data source changes accordingly. False provokes the fault.
  public var model = true

  /// An update without operations, to be filled.
  public init() {}
}
