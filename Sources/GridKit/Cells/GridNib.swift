/// A nib whose views come from a closure. UIKit would load them from an archive.
///
/// ```swift
/// grid.register(GridNib { [PhotoCell()] }, forCellWithReuseIdentifier: "photo")
/// ```
///
/// - Note: After `UINib`.
@preconcurrency @MainActor
open class GridNib: NSObject {
  /// The reuse identifier in the nib. If it is not nil, it must equal the registered identifier
  /// (E-13).
  public var reuseIdentifier: String?
  private let make: @MainActor () -> [NSObject]

  /// Makes a nib from a closure.
  ///
  /// - Parameter topLevelObjects: The closure that makes the objects of the nib. Exactly one of
  ///   these objects must be a reusable view (E-12).
  public init(
    reuseIdentifier: String? = nil, topLevelObjects: @escaping @MainActor () -> [NSObject]
  ) {
    self.reuseIdentifier = reuseIdentifier
    self.make = topLevelObjects
    super.init()
  }

  /// Makes the objects of the nib, and returns them.
  open func instantiate(withOwner ownerOrNil: Any?, options: [AnyHashable: Any]? = nil) -> [Any] {
    make()
  }
}

/// The class or the nib that makes the views of a reuse identifier or element kind.
package enum ViewRegistration {
  case viewClass(AnyClass)
  case nib(GridNib)
}
