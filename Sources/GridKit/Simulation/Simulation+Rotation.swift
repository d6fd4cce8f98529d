/// The orientation of a device. The raw values are UIKit's.
///
/// - Note: After `UIDeviceOrientation`.
public enum GridDeviceOrientation: Int, Hashable, Codable, Sendable, CaseIterable {
  /// An unknown orientation, for which the screen does not rotate.
  case unknown = 0
  /// The orientation of an upright device.
  case portrait = 1
  /// The orientation of a device that is upside down. The screen has the same size as in
  /// `portrait`.
  case portraitUpsideDown = 2
  /// The orientation of a device on its side, with its top to the left.
  case landscapeLeft = 3
  /// The orientation of a device on its side, with its top to the right.
  case landscapeRight = 4
  /// The orientation of a flat device with the screen up. The screen does not rotate.
  case faceUp = 5
  /// The orientation of a flat device with the screen down. The screen does not rotate.
  case faceDown = 6

  /// Whether the device is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the device lies on one of its long sides.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the device lies flat. A flat device is neither portrait nor landscape.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
}

extension Simulation {
  /// The name of the notification that is posted when the device is rotated. The object of the
  /// notification is the simulation.
  public nonisolated static let orientationDidChangeNotification =
    Notification.Name("UIDeviceOrientationDidChangeNotification")

  /// The duration of a rotation of the screen, in seconds of virtual time.
  public nonisolated static let rotationDuration: TimeInterval = 0.3

  /// Rotates the device, in UIKit's order (B8.1).
  ///
  /// First `orientationDidChangeNotification` is posted, while everything has its old size. If the
  /// new orientation rotates the screen, root view controllers are told of the new traits, then of
  /// the new size. One animation follows. During this animation, the screen and the windows that
  /// fill it change their size, views are told of the new traits, the animations of the transition
  /// coordinators run, and the windows are laid out. The coordinators' completions come last. A
  /// flat or unknown orientation leaves the screen as it is.
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
    let newTraits = GridTraitCollection.of(size: size, screen)
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
