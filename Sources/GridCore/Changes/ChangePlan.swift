/// The way from the elements that show to those that are wanted: which stay, which go, which come.
///
/// A change of any kind is one: a batch update, a switch of layouts, an animated resize. Keys are
/// elements; what an element is called afterwards is the change's word.
package struct ChangePlan<Key: Hashable> {
  /// The outcome of a change for one element that shows.
  package enum Fate: Hashable {
    /// The element shows afterwards, too, under a key that may be new, as the entry of `wanted` at
    /// `place`; without a place it stays where it is.
    case stays(as: Key, place: Int?)
    /// The element is there afterwards, and does not show.
    case slidesOut(as: Key)
    /// The element is no more.
    case goes
  }

  /// The fates of the elements that show, one each, in their order.
  package let fates: [Fate]
  /// The entries of `wanted` that no element stays as, in their order.
  package let entering: [Int]

  /// Plans the change from the elements that show to those that are wanted.
  ///
  /// - Parameters:
  ///   - shown: Elements that show, each once.
  ///   - wanted: Elements that are to show. Of a key that comes twice the last entry is the place.
  ///   - keepsAll: Whether what survives stays where it is, wanted or not.
  ///   - survivor: What an element is called afterwards; nil for one that is no more.
  /// - Complexity: O(*s* + *w*) for *s* elements that show and *w* that are wanted.
  @inlinable  // Without it nothing is known of the keys, and a short batch takes a tenth longer.
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
