import Foundation
import GridCore

/// One step of a case.
///
/// Velocities are in points per second, times in seconds.
public enum ScenarioAction: Hashable, Sendable {
  /// A drag of the content, at rest when lifted if `hold` is true, else at the speed of the move.
  case drag(by: CGPoint, over: Double, hold: Bool)
  /// A drag lifted so that scrolling would end at `proposed`. The same op as `drag`.
  case dragProposing(CGPoint, velocity: CGPoint)
  case fling(by: CGPoint, velocity: CGPoint)
  case touch([TouchPoint])
  case setContentOffset(CGPoint, animated: Bool)
  case scrollToItem(ItemPosition, position: [ScrollPosition], animated: Bool)
  /// `fresh` makes a new layout object even where the case has made one before.
  case setLayout(
    String, parameters: JSONObject, animated: Bool, reload: Bool, fresh: Bool = false)
  /// Changes the current layout.
  case setParameters(JSONObject)
  /// One tick for each progress value, then the end of the transition or its cancellation.
  case interactiveTransition(
    String, parameters: JSONObject, progress: [Double], finish: Bool)
  case setBounds(CGSize, animated: Bool)
  case setViewContentInset(GridEdgeInsets, animated: Bool)
  case update(ScenarioUpdate)
  case reloadData
  case tap(TapTarget)
  case select(Selection)
  case deselect(Selection)
  case advance(seconds: Double)
  case settle(limit: Double)
  case query(CGRect)
  case askTarget(proposed: CGPoint, velocity: CGPoint)
  case askBoundsChange(CGRect)
  case snapshot(SnapshotScope)

  /// The names of actions in files.
  public enum Op: String, Hashable, Sendable, CaseIterable {
    case drag, fling, touch, setContentOffset, scrollToItem, setLayout, setParameters
    case interactiveTransition, setBounds, setViewContentInset, update, reloadData, tap, select
    case deselect, advance, settle, query, askTarget, askBoundsChange, snapshot
  }

  /// One sample of a finger.
  public struct TouchPoint: Hashable, Sendable {
    /// Seconds from the first contact.
    public var time: Double
    /// In the viewport.
    public var location: CGPoint

    public init(time: Double, location: CGPoint) {
      self.time = time
      self.location = location
    }
  }

  /// UIKit's names; an action gives none, one or several.
  public enum ScrollPosition: String, Hashable, Sendable, CaseIterable {
    case top, centeredVertically, bottom, left, centeredHorizontally, right
  }

  public enum TapTarget: Hashable, Sendable {
    /// A point of the viewport.
    case point(CGPoint)
    /// The middle of an item.
    case item(ItemPosition)
  }

  /// What `select` and `deselect` are told. UIKit scrolls to a selected item only.
  public struct Selection: Hashable, Sendable {
    public var item: ItemPosition
    public var position: [ScrollPosition]
    public var animated: Bool

    public init(_ item: ItemPosition, position: [ScrollPosition] = [], animated: Bool = false) {
      self.item = item
      self.position = position
      self.animated = animated
    }
  }

  public enum SnapshotScope: String, Hashable, Sendable, CaseIterable {
    case visible, all
  }

  public var op: Op {
    switch self {
    case .drag, .dragProposing: .drag
    case .fling: .fling
    case .touch: .touch
    case .setContentOffset: .setContentOffset
    case .scrollToItem: .scrollToItem
    case .setLayout: .setLayout
    case .setParameters: .setParameters
    case .interactiveTransition: .interactiveTransition
    case .setBounds: .setBounds
    case .setViewContentInset: .setViewContentInset
    case .update: .update
    case .reloadData: .reloadData
    case .tap: .tap
    case .select: .select
    case .deselect: .deselect
    case .advance: .advance
    case .settle: .settle
    case .query: .query
    case .askTarget: .askTarget
    case .askBoundsChange: .askBoundsChange
    case .snapshot: .snapshot
    }
  }

  /// Whether the action is to take time.
  public var isAnimated: Bool {
    switch self {
    case .setContentOffset(_, let animated), .scrollToItem(_, _, let animated),
      .setLayout(_, _, let animated, _, _), .setBounds(_, let animated),
      .setViewContentInset(_, let animated):
      animated
    case .update(let update): update.animated
    case .select(let selection), .deselect(let selection): selection.animated
    case .drag, .dragProposing, .fling, .touch, .setParameters, .interactiveTransition,
      .reloadData, .tap, .advance, .settle, .query, .askTarget, .askBoundsChange, .snapshot:
      false
    }
  }
}

/// One batch update.
///
/// As in UIKit, what is deleted, reloaded or moved away is numbered as before the update; what is
/// inserted or moved to, as after it.
public struct ScenarioUpdate: Hashable, Sendable {
  public struct Insertion: Hashable, Sendable {
    public var position: ItemPosition
    /// Nil for an item of which the layout knows nothing.
    public var item: ScenarioSection.Item?

    public init(at position: ItemPosition, item: ScenarioSection.Item? = nil) {
      self.position = position
      self.item = item
    }
  }

  public struct Move: Hashable, Sendable {
    public var from: ItemPosition
    public var to: ItemPosition

    public init(from: ItemPosition, to: ItemPosition) {
      self.from = from
      self.to = to
    }
  }

  public struct SectionInsertion: Hashable, Sendable {
    public var index: Int
    public var section: ScenarioSection

    public init(at index: Int, section: ScenarioSection = ScenarioSection(.count(0))) {
      self.index = index
      self.section = section
    }
  }

  public struct SectionMove: Hashable, Sendable {
    public var from: Int
    public var to: Int

    public init(from: Int, to: Int) {
      self.from = from
      self.to = to
    }
  }

  public var deletes: [ItemPosition] = []
  public var inserts: [Insertion] = []
  public var moves: [Move] = []
  public var reloads: [ItemPosition] = []
  public var sectionDeletes: [Int] = []
  public var sectionInserts: [SectionInsertion] = []
  public var sectionMoves: [SectionMove] = []
  public var sectionReloads: [Int] = []
  public var animated = false
  /// Whether the data source changes accordingly. False provokes the fault.
  public var model = true

  public init() {}
}
