// Sessions: the drag side and the drop side of one drag. There is one process, so every drop
// session knows its drag session.

/// A dragged item.
///
/// - Note: After `UIDragItem`.
@preconcurrency @MainActor
open class GridDragItem: NSObject {
  /// The provider of the object that the item carries.
  public let itemProvider: NSItemProvider
  /// The dragging application's own value for the item.
  open var localObject: Any?
  /// The closure that makes the preview under the finger; stored, without effect, as nothing is
  /// drawn.
  open var previewProvider: (() -> GridDragPreview?)?

  /// Makes an item with the provider of its object.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}

/// The progress indicator that a drop shows while items load.
///
/// - Note: After `UIDropSessionProgressIndicatorStyle`.
public enum GridDropSessionProgressIndicatorStyle: UInt, Sendable {
  /// No indicator.
  case none = 0
  /// The system's indicator.
  case `default` = 1
}

/// The interface that drag sessions and drop sessions have in common.
///
/// - Note: After `UIDragDropSession`.
@preconcurrency @MainActor
public protocol GridDragDropSession: AnyObject {
  /// The dragged items, in the order in which they were added.
  var items: [GridDragItem] { get }
  /// Whether the drag delegate allows moves of the items. The value is true until the drag begins
  /// and the delegate is asked.
  var allowsMoveOperation: Bool { get }
  /// Whether the items may be dropped only in the application that they come from. The value has no
  /// effect, because there is only one application.
  var isRestrictedToDraggingApplication: Bool { get }
  /// Returns the position of the finger, in a view's coordinates.
  func location(in view: BaseView) -> CGPoint
  /// Returns whether any item offers data of one of the types. Type identifiers are compared as
  /// strings.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  /// Returns whether any item can load an object of a class.
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

extension GridDragDropSession {
  /// Returns whether any item can load a value of a type that Foundation bridges, such as `String`.
  public func canLoadObjects<Value: _ObjectiveCBridgeable>(ofClass aClass: Value.Type) -> Bool
  where Value._ObjectiveCType: NSItemProviderReading {
    canLoadObjects(ofClass: Value._ObjectiveCType.self)
  }
}

/// The session of a drag, for the view that the items come from.
///
/// - Note: After `UIDragSession`.
@preconcurrency @MainActor
public protocol GridDragSession: GridDragDropSession {
  /// A value that the source of the drag attaches to the session.
  var localContext: Any? { get set }
}

/// The session of a drag, for a view that can receive the drop.
///
/// - Note: After `UIDropSession`.
@preconcurrency @MainActor
public protocol GridDropSession: GridDragDropSession {
  /// The drag session, if the drag began in this application. The value is never nil in GridKit.
  var localDragSession: (any GridDragSession)? { get }
  /// The style of the progress indicator while dropped items load; stored, without effect.
  var progressIndicatorStyle: GridDropSessionProgressIndicatorStyle { get set }
  /// The total progress of loading dropped items.
  var progress: Progress { get }
  /// Loads an object of a class from each dropped item that can provide such an object.
  ///
  /// - Parameter completion: Receives the objects in the order of the items. Objects that fail to
  ///   load are left out. The call comes at the end of a later tick, after the last object has
  ///   loaded.
  @discardableResult
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress
}

extension GridDropSession {
  /// Loads values of a type that Foundation bridges, such as `String`.
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
