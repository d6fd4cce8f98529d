import Foundation
import GridCore

// The kinds of values in actions, and actions that code makes.

extension ScenarioAction {
  /// A sample of a finger: seconds from the first contact, and the location in the viewport.
  package typealias TouchPoint = GridTouchScript.Point

  /// UIKit's names; an action gives none, one or several.
  public enum ScrollPosition: String, Hashable, Sendable, CaseIterable {
    case top, centeredVertically, bottom, left, centeredHorizontally, right
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

  /// An item of a section's tree.
  package struct TreeItem: Hashable, Sendable {
    /// The item's identifier.
    package var name: String
    /// Whether its children show.
    package var isExpanded: Bool
    /// The items below this one, in order.
    package var children: [TreeItem]

    /// A collapsed item without children, unless said otherwise.
    package init(_ name: String, isExpanded: Bool = false, children: [TreeItem] = []) {
      self.name = name
      self.isExpanded = isExpanded
      self.children = children
    }

    /// The item and all that is below it.
    var count: Int { children.reduce(1) { $0 + $1.count } }

    /// The item as a file spells it: `[name, isExpanded, [children]]`, or the name of a collapsed
    /// one without children.
    package var json: JSONValue {
      if !isExpanded, children.isEmpty { return .string(name) }
      return [.string(name), .bool(isExpanded), .array(children.map(\.json))]
    }
  }

  // MARK: Actions that code makes

  /// A drag of the content, at rest when lifted if `hold` is true, else at the speed of the move.
  public static func drag(by distance: CGPoint, over seconds: Double, hold: Bool) -> Self {
    Op.drag(distance, seconds, hold, nil, .zero)
  }

  /// A drag lifted so that scrolling would end at `proposed`. The same op as `drag`.
  public static func dragProposing(_ proposed: CGPoint, velocity: CGPoint) -> Self {
    Op.drag(nil, 0.3, true, proposed, velocity)
  }

  /// A drag that is let go at a velocity; time passes until everything rests.
  public static func fling(by distance: CGPoint, velocity: CGPoint) -> Self {
    Op.fling(distance, velocity)
  }

  /// UIKit's call of that name; `animated` only begins the animation.
  public static func setContentOffset(_ offset: CGPoint, animated: Bool) -> Self {
    Op.setContentOffset(offset, animated)
  }

  /// UIKit's call of that name; `animated` only begins the animation.
  public static func scrollToItem(
    _ item: ItemPosition, position: [ScrollPosition], animated: Bool
  ) -> Self {
    Op.scrollToItem(item, position, animated)
  }

  /// `fresh` makes a new layout object even where the case has made one before.
  public static func setLayout(
    _ id: String, parameters: JSONObject, animated: Bool, reload: Bool, fresh: Bool = false
  ) -> Self {
    Op.setLayout(LayoutChoice(id: id, parameters: parameters), animated, reload, fresh)
  }

  /// A change of the current layout's parameters.
  public static func setParameters(_ parameters: JSONObject) -> Self {
    Op.setParameters(parameters)
  }

  /// A change of the grid view's size; it may grow or shrink over a quarter of a second.
  public static func setBounds(_ size: CGSize, animated: Bool) -> Self {
    Op.setBounds(size, animated)
  }

  /// A change of the grid's own content inset, the safe area aside.
  public static func setViewContentInset(_ inset: GridEdgeInsets, animated: Bool) -> Self {
    Op.setViewContentInset(inset, animated)
  }

  /// A batch update; the data source changes inside it.
  public static func update(_ update: ScenarioUpdate) -> Self { Op.update(update) }

  /// UIKit's call of that name; the data stays as it is.
  public static let reloadData = Op.reloadData()

  /// A finger that comes down on the middle of an item and lifts at once.
  public static func tap(_ item: ItemPosition) -> Self { Op.tap(nil, item) }

  /// Advances virtual time, with every tick that lies inside.
  public static func advance(seconds: Double) -> Self { Op.advance(seconds) }

  /// Advances virtual time until everything rests; past the limit that is a fault.
  public static func settle(limit: Double) -> Self { Op.settle(limit) }

  /// A question to the layout where scrolling shall end.
  public static func askTarget(proposed: CGPoint, velocity: CGPoint) -> Self {
    Op.askTarget(proposed, velocity)
  }

  /// Lists elements as they are at this moment, where animations have got them so far.
  public static func snapshot(_ scope: SnapshotScope) -> Self { Op.snapshot(scope) }

  /// A snapshot to show, in a case with a diffable data source.
  ///
  /// - Parameters:
  ///   - reload: Items whose cells are replaced.
  ///   - reconfigure: Items whose cells are configured anew.
  ///   - animated: Whether the difference takes time; true where the grid is reloaded.
  ///   - usesReloadData: Whether the grid is reloaded, and no difference is looked for.
  public static func apply(
    _ sections: [ScenarioSection.Names], reload: [String] = [], reconfigure: [String] = [],
    animated: Bool = true, usesReloadData: Bool = false
  ) -> Self {
    Op.apply(sections, reload, reconfigure, animated || usesReloadData, usesReloadData)
  }
}
