/// The way in which a device is held; the raw values are UIKit's.
///
/// - Note: After `UIDeviceOrientation`.
public enum GridDeviceOrientation: Int, Hashable, Codable, Sendable, CaseIterable {
  /// The orientation is not known; the screen stays as it is.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upside down; the screen is as large as upright.
  case portraitUpsideDown = 2
  /// The device is on its side, with the top to the left.
  case landscapeLeft = 3
  /// The device is on its side, with the top to the right.
  case landscapeRight = 4
  /// Flat, screen up; the screen stays as it is.
  case faceUp = 5
  /// Flat, screen down; the screen stays as it is.
  case faceDown = 6

  /// Whether the device is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the device lies on one of its long sides.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the device lies flat; then it is neither portrait nor landscape.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
}

extension Simulation {
  /// Posted when the device is turned; the object is the simulation.
  public nonisolated static let orientationDidChangeNotification =
    Notification.Name("UIDeviceOrientationDidChangeNotification")

  /// The duration of the screen's turn, in seconds of virtual time.
  public nonisolated static let rotationDuration: TimeInterval = 0.3

  /// Turns the device, in UIKit's order (B8.1).
  ///
  /// `orientationDidChangeNotification` is posted first, while everything has its old size. Where
  /// the new orientation turns the screen, root view controllers hear of the traits, then of the
  /// size to come; then, in one animation, the screen and the windows that fill it change their
  /// size, traits are told, what was handed to the coordinators runs, and the windows are laid out;
  /// the coordinators' completions come at the end. A device that lies flat, or is held in an
  /// unknown way, leaves the screen as it is.
  public func rotate(
    to orientation: GridDeviceOrientation, duration: TimeInterval = Simulation.rotationDuration
  ) {
    guard orientation != self.orientation else { return }
    self.orientation = orientation
    emit(.grid, "orientationDidChange", "\(orientation)")
    perform {
      NotificationCenter.default.post(
        name: Simulation.orientationDidChangeNotification, object: self)
    }
    let old = screen.bounds.size
    let isTurned =
      orientation.isPortrait && old.width > old.height
      || orientation.isLandscape && old.height > old.width
    guard isTurned else { return }
    turnScreen(to: CGSize(width: old.height, height: old.width), duration: duration)
  }

  private func turnScreen(to size: CGSize, duration: TimeInterval) {
    let old = screen.bounds.size
    let oldTraits = GridTraitCollection.of(screen)
    let newTraits = GridTraitCollection.of(size: size, scale: screen.scale)
    let turned = presentWindows.filter { $0.bounds.size == old }.map {
      (window: $0, transition: SizeTransition(in: $0, duration: duration))
    }
    perform {
      for (window, transition) in turned {
        window.layoutIfNeeded()
        if !newTraits.isEqual(oldTraits) {
          window.rootViewController?.willTransition(to: newTraits, with: transition)
        }
        window.rootViewController?.viewWillTransition(to: size, with: transition)
      }
    }
    screen.bounds.size = size
    for (window, transition) in turned {
      transition.run {
        window.frame = CGRect(origin: window.frame.origin, size: size)
        window.tellTraitsChanged(from: oldTraits)
      }
    }
    for window in presentWindows where !turned.contains(where: { $0.window === window }) {
      window.tellTraitsChanged(from: oldTraits)
    }
  }
}
