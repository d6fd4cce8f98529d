// Item providers: the objects that dragged items carry, within one process. An object is passed on
// unchanged, or converted to another class through data. There are no files and no other
// applications.

/// An object that a dragged item can carry.
///
/// All requirements are optional, because an object that is loaded as its own class needs no
/// conversion.
///
/// - Note: After `NSItemProviderWriting`.
public protocol NSItemProviderWriting: AnyObject {
  /// Types of data that objects of the class can be converted to, best first. Optional: empty when
  /// absent.
  static var writableTypeIdentifiersForItemProvider: [String] { get }

  /// Converts the object to data of a type. Optional: fails when absent.
  @discardableResult
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress?
}

extension NSItemProviderWriting {
  /// The default value, for a class without the property: no types.
  public static var writableTypeIdentifiersForItemProvider: [String] { [] }

  /// The default implementation, for an object without the method: fails with an error.
  @discardableResult
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(nil, ItemProviderError.noRepresentation(typeIdentifier))
    return nil
  }
}

/// An object that can be made from the data of a dragged item.
///
/// - Note: After `NSItemProviderReading`.
public protocol NSItemProviderReading: AnyObject {
  /// Types of data that an object can be made from, best first. Optional: empty when absent.
  static var readableTypeIdentifiersForItemProvider: [String] { get }

  /// Makes an object from data of a type. Optional: throws when absent.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

extension NSItemProviderReading {
  /// The default value, for a class without the property: no types.
  public static var readableTypeIdentifiersForItemProvider: [String] { [] }

  /// The default implementation, for a class without the method: throws an error.
  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> Self {
    throw ItemProviderError.noRepresentation(typeIdentifier)
  }
}

/// The processes that may see the objects of an item provider; without effect, as there is one
/// process.
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

/// The reason why an item provider cannot load an object.
enum ItemProviderError: Error, Equatable, CustomStringConvertible {
  /// The error of a provider without an object that is of the class or can be converted to it.
  case noObject(String)
  /// The error of an object that cannot be converted to data of the type.
  case noRepresentation(String)

  var description: String {
    switch self {
    case .noObject(let name): "The item provider carries nothing that makes a \(name)."
    case .noRepresentation(let kind): "The object has no representation as \(kind)."
    }
  }
}

/// A provider that holds the object of a dragged item, and loads it for the receiver of the drop.
///
/// ```swift
/// let provider = NSItemProvider(object: "apple" as NSString)
/// provider.loadObject(ofClass: NSString.self) { object, _ in
///   loaded = object as? NSString
/// }
/// ```
///
/// A loaded object arrives at the end of the next tick of the virtual clock. In UIKit, it arrives
/// in a later turn of the run loop.
///
/// - Note: After `NSItemProvider`, which Foundation on Linux lacks. File representations, previews
///   and objects of other applications have no counterpart.
open class NSItemProvider: NSObject {
  /// A closure that passes the object or an error to `completion`, at once or later.
  public typealias LoadHandler =
    (_ completion: @escaping ((any NSItemProviderWriting)?, (any Error)?) -> Void) -> Progress?

  fileprivate struct Representation {
    let objectClass: any NSItemProviderWriting.Type
    let load: LoadHandler
  }

  /// The object that the provider was made with; nil for an empty provider.
  public let object: (any NSItemProviderWriting)?
  /// A name for a file made from the object; stored, without effect.
  open var suggestedName: String?
  private var representations: [Representation] = []

  public override init() {
    object = nil
    super.init()
  }

  /// Makes a provider of an object.
  public init(object: any NSItemProviderWriting) {
    self.object = object
    super.init()
    registerObject(object, visibility: .all)
  }

  // MARK: Registration

  /// Registers an object, in addition to the objects that are already registered.
  open func registerObject(
    _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
  ) {
    registerObject(ofClass: type(of: object), visibility: visibility) { completion in
      completion(object, nil)
      return nil
    }
  }

  /// Registers an object that is made when it is loaded.
  ///
  /// - Parameter loadHandler: Makes the object and passes it to the completion, at once or in a
  ///   later tick.
  open func registerObject(
    ofClass aClass: any NSItemProviderWriting.Type,
    visibility: NSItemProviderRepresentationVisibility, loadHandler: @escaping LoadHandler
  ) {
    representations.append(Representation(objectClass: aClass, load: loadHandler))
  }

  /// Types of data that the registered objects can be converted to, in the order of registration.
  open var registeredTypeIdentifiers: [String] {
    representations.flatMap { $0.objectClass.writableTypeIdentifiersForItemProvider }
  }

  /// Returns whether a type is among `registeredTypeIdentifiers`. Type identifiers are compared as
  /// strings, without regard to conformance between types.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    registeredTypeIdentifiers.contains(typeIdentifier)
  }

  // MARK: Loading

  /// Returns whether a registered object is of a class or can be converted to it.
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    representations.contains { $0.conversion(to: aClass) != nil }
  }

  /// Loads an object of a class, from the first registered object that is of the class or can be
  /// converted to it.
  ///
  /// - Parameter completionHandler: Receives the object or an error, at the end of a later tick.
  /// - Returns: Progress that finishes when the completion handler is called.
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
        guard let convert = representation.conversion(to: aClass) else { continue }
        _ = representation.load { object, error in
          if let object { convert(object, finish) } else { finish(nil, error) }
        }
        return
      }
      finish(nil, ItemProviderError.noObject("\(aClass)"))
    }
    return progress
  }
}

extension NSItemProvider.Representation {
  fileprivate typealias Finish = ((any NSItemProviderReading)?, (any Error)?) -> Void

  /// Returns a function that converts the registered object to a class; nil if there is no way.
  fileprivate func conversion(
    to aClass: any NSItemProviderReading.Type
  ) -> ((any NSItemProviderWriting, @escaping Finish) -> Void)? {
    if isClass(objectClass, within: aClass) {
      return { object, finish in finish(object as? any NSItemProviderReading, nil) }
    }
    let kinds = objectClass.writableTypeIdentifiersForItemProvider
    let readable = aClass.readableTypeIdentifiersForItemProvider
    guard let kind = readable.first(where: { kinds.contains($0) }) else { return nil }
    return { object, finish in
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

  private func isClass<Target: NSItemProviderReading>(
    _ candidate: any NSItemProviderWriting.Type, within target: Target.Type
  ) -> Bool {
    candidate is Target.Type
  }
}

extension NSItemProvider {
  /// Returns whether a registered object can be loaded as a value of a type that Foundation
  /// bridges, such as `String`.
  public func canLoadObject<Value: _ObjectiveCBridgeable>(ofClass aClass: Value.Type) -> Bool
  where Value._ObjectiveCType: NSItemProviderReading {
    canLoadObject(ofClass: Value._ObjectiveCType.self)
  }

  /// Loads a value of a type that Foundation bridges, such as `String`.
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
  /// The type identifier of plain text.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
  /// The type identifier of plain text.
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }

  /// Passes the text in UTF-8 to the completion handler.
  @discardableResult
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data("\(self)".utf8), nil)
    return nil
  }

  /// Makes a string from UTF-8 data. Invalid bytes become replacement characters.
  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> Self {
    guard let text = NSString(string: String(decoding: data, as: UTF8.self)) as? Self else {
      throw ItemProviderError.noObject("\(self)")
    }
    return text
  }
}
