// Item providers: the objects that dragged items carry, within one process. An object is handed
// over as it is, or turned into another by way of data. There are no files and no other
// applications.

/// An object that a dragged item can carry.
///
/// All requirements are optional here: an object that is asked for by its own class is handed over
/// as it is.
///
/// - Note: After `NSItemProviderWriting`.
public protocol NSItemProviderWriting: AnyObject {
  /// Kinds of data that objects of the class can be turned into, best first. Optional: none.
  static var writableTypeIdentifiersForItemProvider: [String] { get }

  /// Turns the object into data of a kind. Optional: tells nothing.
  @discardableResult
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress?
}

extension NSItemProviderWriting {
  /// The default value, for a class without the property: no kind of data.
  public static var writableTypeIdentifiersForItemProvider: [String] { [] }

  /// The default implementation, for an object without the method: there is no data.
  @discardableResult
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(nil, ItemProviderError.noRepresentation(typeIdentifier))
    return nil
  }
}

/// A type that can be made from what a dragged item carries.
///
/// - Note: After `NSItemProviderReading`.
public protocol NSItemProviderReading: AnyObject {
  /// Kinds of data that an object can be made from, best first. Optional: none.
  static var readableTypeIdentifiersForItemProvider: [String] { get }

  /// Makes an object from data of a kind. Optional: throws.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

extension NSItemProviderReading {
  /// The default value, for a class without the property: no kind of data.
  public static var readableTypeIdentifiersForItemProvider: [String] { [] }

  /// The default implementation, for a class without the method: makes nothing.
  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> Self {
    throw ItemProviderError.noRepresentation(typeIdentifier)
  }
}

/// The processes that may see what an item provider carries; kept only, as there is one process.
///
/// - Note: After `NSItemProviderRepresentationVisibility`.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  /// Every process.
  case all = 0
  /// Processes of the same team.
  case team = 1
  /// Processes of the same group.
  case group = 2
  /// This process.
  case ownProcess = 3
}

/// The reason that an item provider has no object to give.
enum ItemProviderError: Error, Equatable, CustomStringConvertible {
  /// The provider carries nothing that is, or can be turned into, an object of the class.
  case noObject(String)
  /// The object cannot be turned into data of the kind.
  case noRepresentation(String)

  var description: String {
    switch self {
    case .noObject(let name): "The item provider carries nothing that makes a \(name)."
    case .noRepresentation(let kind): "The object has no representation as \(kind)."
    }
  }
}

/// Carries the object that a dragged item stands for, and loads it where it is dropped.
///
/// ```swift
/// let provider = NSItemProvider(object: "apple" as NSString)
/// provider.loadObject(ofClass: NSString.self) { object, _ in
///   loaded = object as? NSString
/// }
/// ```
///
/// A loaded object arrives at the end of the next tick of the virtual clock, as under UIKit it
/// arrives in a later turn.
///
/// - Note: After `NSItemProvider`, which Foundation on Linux lacks. File representations, previews
///   and what other applications offer have no counterpart.
open class NSItemProvider: NSObject {
  /// Gives the object, perhaps later.
  public typealias LoadHandler =
    (_ completion: @escaping ((any NSItemProviderWriting)?, (any Error)?) -> Void) -> Progress?

  fileprivate struct Representation {
    let objectClass: any NSItemProviderWriting.Type
    let load: LoadHandler
  }

  /// The object given at the start; nil for an empty provider.
  public let object: (any NSItemProviderWriting)?
  /// A name for a file made of it; kept only.
  open var suggestedName: String?
  private var representations: [Representation] = []

  public override init() {
    object = nil
    super.init()
  }

  /// Carries an object, which is what a drag takes along.
  public init(object: any NSItemProviderWriting) {
    self.object = object
    super.init()
    registerObject(object, visibility: .all)
  }

  // MARK: Offering

  /// Offers an object, besides those that are offered already.
  open func registerObject(
    _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
  ) {
    registerObject(ofClass: type(of: object), visibility: visibility) { completion in
      completion(object, nil)
      return nil
    }
  }

  /// Offers an object that is made when it is loaded.
  ///
  /// - Parameter loadHandler: Tells its completion of the object, at once or in a later tick.
  open func registerObject(
    ofClass aClass: any NSItemProviderWriting.Type,
    visibility: NSItemProviderRepresentationVisibility, loadHandler: @escaping LoadHandler
  ) {
    representations.append(Representation(objectClass: aClass, load: loadHandler))
  }

  /// Kinds of data that what is offered can be turned into, in the order of the offers.
  open var registeredTypeIdentifiers: [String] {
    representations.flatMap { $0.objectClass.writableTypeIdentifiersForItemProvider }
  }

  /// Whether a kind of data is among `registeredTypeIdentifiers`. Kinds are compared as texts: what
  /// conforms to what is not known here.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    registeredTypeIdentifiers.contains(typeIdentifier)
  }

  // MARK: Loading

  /// Whether something that is offered is, or can be turned into, an object of a class.
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    representations.contains { $0.route(to: aClass) != nil }
  }

  /// Loads an object of a class; the best offer first.
  ///
  /// - Parameter completionHandler: Told the object at the end of a tick to come, or why there is
  ///   none.
  /// - Returns: Done when the object has been told.
  @discardableResult
  @preconcurrency @MainActor
  open func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    let simulation = Simulation.current
    func finish(_ object: (any NSItemProviderReading)?, _ error: (any Error)?) {
      progress.completedUnitCount = 1
      completionHandler(object, error)
    }
    simulation.async { [self] in
      for representation in representations {
        guard let route = representation.route(to: aClass) else { continue }
        _ = representation.load { object, error in
          guard let object else { return finish(nil, error) }
          NSItemProvider.convert(object, to: aClass, by: route, finish)
        }
        return
      }
      finish(nil, ItemProviderError.noObject("\(aClass)"))
    }
    return progress
  }

  /// A way in which an object becomes one of another class.
  fileprivate enum Route {
    case asItIs
    case byData(String)
  }

  private static func convert(
    _ object: any NSItemProviderWriting, to aClass: any NSItemProviderReading.Type,
    by route: Route, _ finish: @escaping ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) {
    switch route {
    case .asItIs: finish(object as? any NSItemProviderReading, nil)
    case .byData(let kind):
      object.loadData(withTypeIdentifier: kind) { data, error in
        guard let data else { return finish(nil, error) }
        do {
          finish(try aClass.object(withItemProviderData: data, typeIdentifier: kind), nil)
        } catch {
          finish(nil, error)
        }
      }
    }
  }
}

extension NSItemProvider.Representation {
  /// Returns the route to an object of a class; nil if there is none.
  fileprivate func route(to aClass: any NSItemProviderReading.Type) -> NSItemProvider.Route? {
    if isClass(objectClass, within: aClass) { return .asItIs }
    let kinds = objectClass.writableTypeIdentifiersForItemProvider
    return aClass.readableTypeIdentifiersForItemProvider.first { kinds.contains($0) }
      .map { .byData($0) }
  }

  private func isClass<Target: NSItemProviderReading>(
    _ candidate: any NSItemProviderWriting.Type, within target: Target.Type
  ) -> Bool {
    candidate is Target.Type
  }
}

extension NSItemProvider {
  /// Whether something that is offered makes a value that Foundation bridges, such as a `String`.
  public func canLoadObject<Value: _ObjectiveCBridgeable>(ofClass aClass: Value.Type) -> Bool
  where Value._ObjectiveCType: NSItemProviderReading {
    canLoadObject(ofClass: Value._ObjectiveCType.self)
  }

  /// Loads a value that Foundation bridges, such as a `String`.
  @discardableResult
  @preconcurrency @MainActor
  public func loadObject<Value: _ObjectiveCBridgeable>(
    ofClass aClass: Value.Type,
    completionHandler: @escaping (Value?, (any Error)?) -> Void
  ) -> Progress where Value._ObjectiveCType: NSItemProviderReading {
    loadObject(ofClass: Value._ObjectiveCType.self) { object, error in
      var value: Value?
      if let object = object as? Value._ObjectiveCType {
        Value._forceBridgeFromObjectiveC(object, result: &value)
      }
      completionHandler(value, error)
    }
  }
}

// MARK: - Text

extension NSString: NSItemProviderWriting, NSItemProviderReading {
  /// Plain text.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
  /// Plain text.
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }

  /// The text in UTF-8.
  @discardableResult
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data("\(self)".utf8), nil)
    return nil
  }

  /// Text from UTF-8; bytes that are none become replacement characters.
  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> Self {
    guard let text = NSString(string: String(decoding: data, as: UTF8.self)) as? Self else {
      throw ItemProviderError.noObject("\(self)")
    }
    return text
  }
}
