/// A line of views and distances in the visual format language.
///
/// `H:|-[first(>=100@750)]-8-[second(==first)]|`: an orientation, the edges of the superview, views
/// with their lengths, and the distances between them.
struct VisualFormat: Equatable {
  /// A length or a distance, as a rule.
  struct Predicate: Equatable {
    var relation: NSLayoutConstraint.Relation = .equal
    /// The name of a view; nil for a number alone.
    var view: String?
    /// An attribute of that view, where another than the line's is named.
    var attribute: NSLayoutConstraint.Attribute?
    var multiplier: Double = 1
    var constant: Double = 0
    var priority: Double?
    /// The index of the predicate's first character.
    var place: Int
  }

  /// The distance between two neighbours.
  enum Connection: Equatable {
    /// No distance: the neighbours touch.
    case none
    /// The distance that is standard.
    case standard
    case predicates([Predicate])
  }

  struct View: Equatable {
    var name: String
    var lengths: [Predicate]
    /// The index of the name's first character.
    var place: Int
  }

  /// The error of a format that cannot be read: the reason and the place.
  struct Mistake: Error, Equatable {
    var reason: String
    var place: Int
  }

  var isVertical = false
  /// The distance between the superview's first edge and the first view; nil without that edge.
  var leading: Connection?
  var views: [View] = []
  /// The distances between each view and the next.
  var connections: [Connection] = []
  /// The distance between the last view and the superview's other edge; nil without that edge.
  var trailing: Connection?
  /// The indices of the characters for the superview's edges.
  var edgePlaces: [Int] = []
}
