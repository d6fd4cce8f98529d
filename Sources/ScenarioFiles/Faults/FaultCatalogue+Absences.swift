extension FaultCatalogue {
  private static let older =
    "apps linked before the SDK of iOS 16.4 have this text; here the one of E-50 is raised"

  /// UIKit's fault codes that cannot occur in GridKit.
  package static let absences = [
    Absence(code: "E-2", reason: "a layout that is set is not optional in Swift"),
    Absence(
      code: "E-5", reason: "a cell that is returned is not optional in Swift",
      words: "the collection view's data source did not return a valid cell …"),
    Absence(
      code: "E-6'", reason: "only its beginning is on record; here the older text of E-6 is raised",
      words: "The collection view's data source returned a cell without a reuseIdentifier. …"),
    Absence(code: "E-7", reason: "a view that was dequeued for another path is met by E-14"),
    Absence(
      code: "E-15", reason: "table views say this; E-14 covers it for collection views",
      words: "Attempted to dequeue multiple cells for the same index path, which is not allowed. "
        + "…"),
    Absence(
      code: "E-31",
      reason: "the data source is asked for a view of a section that does not exist, "
        + "and its dequeue is met by E-22"),
    Absence(
      code: "E-32",
      reason: "two attributes for one element are accepted: the last ones count "
        + "(QR-13)"),
    Absence(code: "E-51", reason: older, words: "Invalid update: invalid number of sections. …"),
    Absence(
      code: "E-52", reason: older,
      words: "Invalid update: invalid number of items in section …"),
    Absence(
      code: "E-56b", reason: "UIKit no longer refuses it (VA-8)",
      words: "cannot move an item from a deleted section (<section>)"),
    Absence(
      code: "E-62", reason: "UIKit no longer refuses it (VA-8)",
      words: "cannot move an item into a newly inserted section (<section>)"),
    Absence(
      code: "E-67",
      reason: "a recorded update is a value with four cases, so there is no other "
        + "action",
      words: "Invalid update action encountered …"),
    Absence(
      code: "E-68", reason: "an animation is made from a view, so that there is none without one",
      words: "attempt to create view animation for nil view"),
    Absence(
      code: "E-69",
      reason: "two inserts or moves to one place are refused before, as "
        + "duplicate-update, E-61, E-66 or E-66a",
      words: "attempt to create two animations for new global item index …"),
    Absence(
      code: "E-76", reason: "the compiler keeps calls on the main actor",
      words: "UI API called on a background thread: -[UICollectionView …]"),
    Absence(
      code: "E-81", reason: "iOS 13 said this; here E-80, E-80s or E-83",
      words: "Fatal: supplied identifiers are not unique."),
    Absence(
      code: "E-96", reason: "identifiers and snapshots are not optional in Swift",
      words: "Invalid parameter not satisfying: parentItem != nil"),
    Absence(
      code: "E-97", reason: "sections and their number are one list, so that they always agree",
      words: "Invalid parameter not satisfying: dataSourceSnapshot.numberOfSections == "
        + "sectionIdentifiers.count"),
  ]
}
