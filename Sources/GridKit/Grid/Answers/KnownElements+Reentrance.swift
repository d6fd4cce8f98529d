// Attributes objects of subclasses are copied and read while the known elements change. What such
// code does to the grid meanwhile is refused.

/// The memory of a grid's known elements. The grid alone uses it, and frees it at its end, wherever
/// that comes.
struct KnownElementsMemory: @unchecked Sendable {
  let pointer: UnsafeMutablePointer<KnownElements>

  @MainActor
  init() {
    pointer = .allocate(capacity: 1)
    pointer.initialize(to: KnownElements())
  }

  func free() {
    pointer.deinitialize(count: 1)
    pointer.deallocate()
  }
}

extension GridView {
  /// The elements that the layout has answered. Code that comes back here while they change meets a
  /// fault, and finds no elements until the change is over. Inlined for scenario `fling`.
  final var known: KnownElements {
    @inline(__always)
    _read { yield readableKnown.pointee }
    @inline(__always)
    _modify {
      let isInside = answers.isKnownChanging
      let elements = readableKnown
      answers.isKnownChanging = true
      defer {
        answers.isKnownChanging = isInside
        if !isInside, !answers.interimKnown.isEmpty {
          answers.forgetInterims()
          setNeedsLayout()
        }
      }
      yield &elements.pointee
    }
  }

  @inline(__always)
  private final var readableKnown: UnsafeMutablePointer<KnownElements> {
    answers.isKnownChanging ? makeInterim() : answers.knownMemory.pointer
  }

  private final func makeInterim() -> UnsafeMutablePointer<KnownElements> {
    let interim = answers.makeInterim()
    if answers.interimKnown.count == 1 { simulation.raise(.attributesReentrance(self)) }
    return interim
  }
}

extension Answers {
  /// Makes empty memory for code that comes back to the elements while they change.
  fileprivate mutating func makeInterim() -> UnsafeMutablePointer<KnownElements> {
    let interim = KnownElementsMemory()
    interimKnown.append(interim)
    return interim.pointer
  }

  /// Ends a change during which other code came back to the elements. The layout has to be asked
  /// again.
  fileprivate mutating func forgetInterims() {
    for interim in interimKnown { interim.free() }
    interimKnown.removeAll()
    cachedRegion.evictAll()
    knownMemory.pointer.pointee.removeAll()
  }
}
