/// A parsed line of views and distances in the visual format language.
///
/// An example is `H:|-[first(>=100@750)]-8-[second(==first)]|`: an orientation, the edges of the
/// superview, views with their lengths, and the distances between them.
struct VisualFormat: Equatable {
  /// A rule for a length or a distance, such as `>=100@750`.
  struct Predicate: Equatable {
    var relation: NSLayoutConstraint.Relation = .equal
    /// The name of the view on the right side of the rule; nil for a number alone.
    var view: String?
    /// The named attribute of `view`. If nil, the attribute is the width, or the height in a
    /// vertical format.
    var attribute: NSLayoutConstraint.Attribute?
    var multiplier: Double = 1
    var constant: Double = 0
    var priority: Double?
    /// The index of the predicate's first character.
    var place: Int
  }

  /// The distance between two views that follow each other, or between a view and an edge of the
  /// superview.
  enum Connection: Equatable {
    /// No distance, so the two views touch, or the view touches the superview's edge.
    case none
    /// The standard distance.
    case standard
    case predicates([Predicate])
  }

  struct View: Equatable {
    var name: String
    var lengths: [Predicate]
    /// The index of the name's first character.
    var place: Int
  }

  /// The error of an invalid format, with the reason and the index of the character where the error
  /// was found.
  struct Mistake: Error, Equatable {
    var reason: String
    var place: Int
  }

  var isVertical = false
  /// The distance between the superview's first edge and the first view; nil if the format does not
  /// begin with that edge.
  var leading: Connection?
  var views: [View] = []
  /// The distances between each view and the next view.
  var connections: [Connection] = []
  /// The distance between the last view and the superview's last edge; nil if the format does not
  /// end with that edge.
  var trailing: Connection?
  /// The indices of the `|` characters.
  var edgePlaces: [Int] = []
}
