// Sessions: one drag as the two sides of it see it. There is one process, so that the drag of every
// drop is known.

/// An item that is dragged.
///
/// - Note: After `UIDragItem`.
@preconcurrency @MainActor
open class GridDragItem: NSObject {
  /// The provider of the object that the item carries.
  public let itemProvider: NSItemProvider
  /// The dragging application's own value for the item.
  open var localObject: Any?
  /// The closure that makes what would be under the finger; kept only, as nothing is drawn.
  open var previewProvider: (() -> GridDragPreview?)?

  /// A thing to drag, with what it carries.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}

/// Whether a drop would show how far the loading has come.
///
/// - Note: After `UIDropSessionProgressIndicatorStyle`.
public enum GridDropSessionProgressIndicatorStyle: UInt, Sendable {
  /// No indicator.
  case none = 0
  /// The system's indicator.
  case `default` = 1
}

/// The part of a drag session that both sides of the drag share.
///
/// - Note: After `UIDragDropSession`.
@preconcurrency @MainActor
public protocol GridDragDropSession: AnyObject {
  /// The dragged items, in the order in which they were added.
  var items: [GridDragItem] { get }
  /// Whether the side that drags lets things be moved. Asked of it when the drag begins; true till
  /// then.
  var allowsMoveOperation: Bool { get }
  /// Whether things may only be dropped where they come from. Nothing follows here, where there is
  /// one application.
  var isRestrictedToDraggingApplication: Bool { get }
  /// Returns the position of the finger, in a view's coordinates.
  func location(in view: BaseView) -> CGPoint
  /// Whether an item offers one of some kinds of data; kinds are compared as texts.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  /// Whether an item carries something that makes an object of a class.
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

extension GridDragDropSession {
  /// Whether an item carries something that makes a value that Foundation bridges, such as a
  /// `String`.
  public func canLoadObjects<Value: _ObjectiveCBridgeable>(ofClass aClass: Value.Type) -> Bool
  where Value._ObjectiveCType: NSItemProviderReading {
    canLoadObjects(ofClass: Value._ObjectiveCType.self)
  }
}

/// A drag as the side sees it that things are taken from.
///
/// - Note: After `UIDragSession`.
@preconcurrency @MainActor
public protocol GridDragSession: GridDragDropSession {
  /// Anything that this side wants to remember.
  var localContext: Any? { get set }
}

/// A drag as the side sees it that things are dropped on.
///
/// - Note: After `UIDropSession`.
@preconcurrency @MainActor
public protocol GridDropSession: GridDragDropSession {
  /// The drag, if it began in this application: always, here.
  var localDragSession: (any GridDragSession)? { get }
  /// The style of the progress indicator for the loading of dropped items; stored, without effect.
  var progressIndicatorStyle: GridDropSessionProgressIndicatorStyle { get set }
  /// The progress of all loading of dropped items.
  var progress: Progress { get }
  /// Loads what is dropped, from all items that carry something of the class.
  ///
  /// - Parameter completion: Told the objects, in the order of the items, when the last one is
  ///   there: at the end of a tick to come. What cannot be loaded is left out.
  @discardableResult
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress
}

extension GridDropSession {
  /// Loads values that Foundation bridges, such as `String`s.
  @discardableResult
  public func loadObjects<Value: _ObjectiveCBridgeable>(
    ofClass aClass: Value.Type, completion: @escaping ([Value]) -> Void
  ) -> Progress where Value._ObjectiveCType: NSItemProviderReading {
    loadObjects(ofClass: Value._ObjectiveCType.self) { objects in
      completion(
        objects.compactMap { object in
          guard let object = object as? Value._ObjectiveCType else { return nil }
          var value: Value?
          Value._forceBridgeFromObjectiveC(object, result: &value)
          return value
        })
    }
  }
}
