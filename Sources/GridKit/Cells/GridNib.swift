/// Makes views from a closure where UIKit would load them from an archive.
///
/// ```swift
/// grid.register(GridNib { [PhotoCell()] }, forCellWithReuseIdentifier: "photo")
/// ```
///
/// - Note: After `UINib`.
@preconcurrency @MainActor
open class GridNib: NSObject {
  /// The identifier written in the nib; it must equal the registered one when it is there (E-13).
  public var reuseIdentifier: String?
  private let make: @MainActor () -> [NSObject]

  /// A stand-in for a nib file, in code.
  ///
  /// - Parameter topLevelObjects: Makes the objects of one instantiation. Exactly one of them must
  ///   be a reusable view (E-12).
  public init(
    reuseIdentifier: String? = nil, topLevelObjects: @escaping @MainActor () -> [NSObject]
  ) {
    self.reuseIdentifier = reuseIdentifier
    self.make = topLevelObjects
    super.init()
  }

  /// The objects of a fresh instantiation.
  open func instantiate(withOwner ownerOrNil: Any?, options: [AnyHashable: Any]? = nil) -> [Any] {
    make()
  }
}

/// The source of views of an identifier or kind.
package enum ViewRegistration {
  case viewClass(AnyClass)
  case nib(GridNib)
}
