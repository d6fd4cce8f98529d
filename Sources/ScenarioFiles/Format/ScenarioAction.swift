import Foundation
import GridCore

/// A step of a case.
///
/// Velocities are in points per second, times in seconds.
public enum ScenarioAction: Hashable, Sendable {
  /// A drag of the content, at rest when lifted if `hold` is true, else at the speed of the move.
  case drag(by: CGPoint, over: Double, hold: Bool)
  /// A drag lifted so that scrolling would end at `proposed`. The same op as `drag`.
  case dragProposing(CGPoint, velocity: CGPoint)
  /// A drag that is let go at a velocity; time passes until everything rests.
  case fling(by: CGPoint, velocity: CGPoint)
  /// A finger, sample by sample; how the content travels on is for later actions.
  case touch([TouchPoint])
  /// A finger on the content, as a recorder sees it: how far it has brought the content, moment by
  /// moment. It stays down until one of these actions lifts it.
  case track([TouchPoint], lift: Lift?)
  /// UIKit's call of that name; `animated` only begins the animation.
  case setContentOffset(CGPoint, animated: Bool)
  /// UIKit's call of that name; `animated` only begins the animation.
  case scrollToItem(ItemPosition, position: [ScrollPosition], animated: Bool)
  /// `fresh` makes a new layout object even where the case has made one before.
  case setLayout(
    String, parameters: JSONObject, animated: Bool, reload: Bool, fresh: Bool = false)
  /// A change of the current layout's parameters.
  case setParameters(JSONObject)
  /// A transition with one tick for each progress value, then its end or its cancellation.
  case interactiveTransition(
    String, parameters: JSONObject, progress: [Double], finish: Bool)
  /// A change of the grid view's size; it may grow or shrink over a quarter of a second.
  case setBounds(CGSize, animated: Bool)
  /// A change of the grid's own content inset, the safe area aside.
  case setViewContentInset(GridEdgeInsets, animated: Bool)
  /// A batch update; the data source changes inside it.
  case update(ScenarioUpdate)
  /// UIKit's call of that name; the data stays as it is.
  case reloadData
  /// A change of the data, of which the grid is not told: an update or a reload comes next, or
  /// layouts ask for other sizes.
  case setData([ScenarioSection])
  /// A finger that comes down and lifts at once.
  case tap(TapTarget)
  /// A selection by code: the delegate hears nothing of it.
  case select(Selection)
  /// The end of a selection by code.
  case deselect(Selection)
  /// Advances virtual time, with every tick that lies inside.
  case advance(seconds: Double)
  /// Advances virtual time until everything rests; past the limit that is a fault.
  case settle(limit: Double)
  /// A query to the layout for the elements of a rectangle, in content points.
  case query(CGRect)
  /// A question to the layout where scrolling shall end.
  case askTarget(proposed: CGPoint, velocity: CGPoint)
  /// A question to the layout whether other bounds would make it stale.
  case askBoundsChange(CGRect)
  /// Lists elements as they are at this moment, where animations have got them so far.
  case snapshot(SnapshotScope)
  /// Lists what a recorder sees from outside, and what data source and delegate have heard since
  /// the last such action.
  case observe
  /// A scroll of a section that scrolls by itself and is on screen.
  case scrollSection(Int, SectionMovement)
  /// A snapshot to show, in a case with a diffable data source.
  case apply(Apply)
  /// A tree to show in the section of a name, in a case with a diffable data source.
  case applySection(String, tree: [TreeItem], animated: Bool)
  /// Expands a collapsed item as a touch on its arrow does; animated.
  case expand(String)
  /// Collapses an expanded item as a touch on its arrow does; animated.
  case collapse(String)
  /// Lifts an item, to be moved by hand.
  case beginMove(ItemPosition)
  /// A move of the lifted item's middle to a place, in content points.
  case moveTo(CGPoint)
  /// The release of the lifted item where it hovers. The item then takes time to settle.
  case endMove
  /// The return of the lifted item to where it was.
  case cancelMove
  /// Lifts items for a drag within the grid.
  case dragItems([ItemPosition])
  /// A move of what is dragged to a place, in content points, and its drop there. The drop takes
  /// time to come down.
  case dropAt(CGPoint, Proposal)

  /// The names of actions in files.
  public enum Op: String, Hashable, Sendable, CaseIterable {
    case drag, fling, touch, track, setContentOffset, scrollToItem, setLayout, setParameters
    case interactiveTransition, setBounds, setViewContentInset, update, reloadData, setData, tap
    case select
    case deselect, advance, settle, query, askTarget, askBoundsChange, snapshot, observe
    case scrollSection
    case apply, applySection, expand, collapse, beginMove, moveTo, endMove, cancelMove
    case dragItems, dropAt
  }

  /// A sample of a finger.
  public struct TouchPoint: Hashable, Sendable {
    /// Seconds from the first contact.
    public var time: Double
    /// The location in the viewport.
    public var location: CGPoint

    /// A sample of the finger; the first one's time is 0.
    public init(time: Double, location: CGPoint) {
      self.time = time
      self.location = location
    }
  }

  /// The lift of the finger of `track`.
  public struct Lift: Hashable, Sendable {
    /// The speed of the content, in points per second.
    public var velocity: CGPoint
    /// The offset where scrolling ends, as a hook answered it; nil where no hook changed what was
    /// projected.
    public var target: CGPoint?

    /// A lift after which the content travels as far as its speed carries it, unless a target is
    /// given.
    public init(velocity: CGPoint, target: CGPoint? = nil) {
      self.velocity = velocity
      self.target = target
    }
  }

  /// UIKit's names; an action gives none, one or several.
  public enum ScrollPosition: String, Hashable, Sendable, CaseIterable {
    case top, centeredVertically, bottom, left, centeredHorizontally, right
  }

  /// The target of a tap.
  public enum TapTarget: Hashable, Sendable {
    /// A point of the viewport.
    case point(CGPoint)
    /// The middle of an item.
    case item(ItemPosition)
  }

  /// The arguments of `select` and `deselect`. UIKit scrolls to a selected item only.
  public struct Selection: Hashable, Sendable {
    /// The item to select or to deselect.
    public var item: ItemPosition
    /// The position that the grid scrolls the item to; empty for no scrolling.
    public var position: [ScrollPosition]
    /// Whether the scrolling takes time.
    public var animated: Bool

    /// Tells of an item, without scrolling unless a position is given.
    public init(_ item: ItemPosition, position: [ScrollPosition] = [], animated: Bool = false) {
      self.item = item
      self.position = position
      self.animated = animated
    }
  }

  /// The elements that a `snapshot` lists.
  public enum SnapshotScope: String, Hashable, Sendable, CaseIterable {
    case visible, all
  }

  /// The answer of the grid to something that is dropped.
  public struct Proposal: Hashable, Sendable {
    /// The operation on the items.
    public enum Operation: String, Hashable, Sendable, CaseIterable {
      case cancel, forbidden, copy, move
    }

    /// The place where the items would come; UIKit's names.
    public enum Intent: String, Hashable, Sendable, CaseIterable {
      case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath
    }

    /// The operation on the items.
    public var operation: Operation
    /// Whether items make room, or the one under the finger takes them in.
    public var intent: Intent

    /// A move to the place under the finger unless something else is given.
    public init(
      _ operation: Operation = .move, intent: Intent = .insertAtDestinationIndexPath
    ) {
      self.operation = operation
      self.intent = intent
    }
  }

  /// The movement of a section that scrolls by itself.
  public enum SectionMovement: Hashable, Sendable {
    /// A movement by code, to an offset of the section's own scroll view; `animated` only begins
    /// the animation.
    case offset(CGPoint, animated: Bool)
    /// A movement by a finger that lifts at a velocity; time passes until everything rests.
    case drag(by: CGPoint, velocity: CGPoint)
  }

  /// The name that a file gives the action; both kinds of drag have one.
  public var op: Op {
    switch self {
    case .drag, .dragProposing: .drag
    case .fling: .fling
    case .touch: .touch
    case .track: .track
    case .setContentOffset: .setContentOffset
    case .scrollToItem: .scrollToItem
    case .setLayout: .setLayout
    case .setParameters: .setParameters
    case .interactiveTransition: .interactiveTransition
    case .setBounds: .setBounds
    case .setViewContentInset: .setViewContentInset
    case .update: .update
    case .reloadData: .reloadData
    case .setData: .setData
    case .tap: .tap
    case .select: .select
    case .deselect: .deselect
    case .advance: .advance
    case .settle: .settle
    case .query: .query
    case .askTarget: .askTarget
    case .askBoundsChange: .askBoundsChange
    case .snapshot: .snapshot
    case .observe: .observe
    case .scrollSection: .scrollSection
    case .apply: .apply
    case .applySection: .applySection
    case .expand: .expand
    case .collapse: .collapse
    case .beginMove: .beginMove
    case .moveTo: .moveTo
    case .endMove: .endMove
    case .cancelMove: .cancelMove
    case .dragItems: .dragItems
    case .dropAt: .dropAt
    }
  }
}
