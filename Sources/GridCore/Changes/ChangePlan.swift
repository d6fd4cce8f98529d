/// The difference between the visible elements and the wanted elements: which elements stay, leave
/// or enter.
///
/// Every kind of change has such a plan: a batch update, a switch of layouts, an animated resize. A
/// key identifies an element. A change may give an element another key.
package struct ChangePlan<Key: Hashable> {
  /// The outcome of a change for one visible element.
  package enum Fate: Hashable {
    /// The element stays visible. `as` is its key after the change, and `place` is the index of
    /// this key in `wanted`. If `place` is nil, the element stays where it is.
    case stays(as: Key, place: Int?)
    /// The element still exists after the change, but is not visible.
    case slidesOut(as: Key)
    /// The element no longer exists.
    case goes
  }

  /// The fates of the visible elements, in the order of `shown`.
  package let fates: [Fate]
  /// The indices in `wanted` of the elements that enter, ascending.
  package let entering: [Int]

  /// Plans the change from the visible elements to the wanted elements.
  ///
  /// - Parameters:
  ///   - shown: The visible elements. No element occurs twice.
  ///   - wanted: The elements that are to be visible. If a key occurs twice, the last entry counts.
  ///   - keepsAll: Whether surviving elements stay where they are even if they are not wanted.
  ///   - survivor: Returns the key of an element after the change; nil if the element no longer
  ///     exists.
  /// - Complexity: O(*s* + *w*) for *s* visible and *w* wanted elements.
  @inlinable  // Without it the keys are not specialised, and a short batch takes a tenth longer.
  package init(
    shown: [Key], wanted: [Key], keepsAll: Bool = false, survivor: (Key) -> Key?
  ) {
    var places: [Key: Int] = [:]
    places.reserveCapacity(wanted.count)
    for (place, key) in wanted.enumerated() { places[key] = place }
    var fates: [Fate] = []
    fates.reserveCapacity(shown.count)
    var staying: Set<Key> = []
    for key in shown {
      guard let new = survivor(key) else {
        fates.append(.goes)
        continue
      }
      let place = places[new]
      guard place != nil || keepsAll else {
        fates.append(.slidesOut(as: new))
        continue
      }
      staying.insert(new)
      fates.append(.stays(as: new, place: place))
    }
    self.fates = fates
    entering = wanted.indices.filter { !staying.contains(wanted[$0]) }
  }
}

extension ChangePlan: Sendable where Key: Sendable {}
extension ChangePlan.Fate: Sendable where Key: Sendable {}
