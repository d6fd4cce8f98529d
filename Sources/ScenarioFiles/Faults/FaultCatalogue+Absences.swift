extension FaultCatalogue {
  private static let olderText =
    "apps linked before the SDK of iOS 16.4 have this text; here the one of E-50 is raised"

  /// UIKit's fault codes that cannot occur in GridKit.
  package static let absences = collectionView + notDiffable

  private static let collectionView: [Absence] = [
    Absence(
      code: "E-2", words: "",
      reason: "a layout that is set is not optional in Swift"),
    Absence(
      code: "E-5",
      words: "the collection view's data source did not return a valid cell …",
      reason: "a cell that is returned is not optional in Swift"),
    Absence(
      code: "E-6'",
      words: "The collection view's data source returned a cell without a reuseIdentifier. …",
      reason: "only its beginning is on record; here the older text of E-6 is raised"),
    Absence(
      code: "E-7", words: "",
      reason: "a view that was dequeued for another path is met by E-14"),
    Absence(
      code: "E-15",
      words: "Attempted to dequeue multiple cells for the same index path, which is not allowed. …",
      reason: "table views say this; E-14 covers it for collection views"),
    Absence(
      code: "E-31", words: "",
      reason: "the data source is asked for a view of a section that does not exist, and its "
        + "dequeue is met by E-22"),
    Absence(
      code: "E-32", words: "",
      reason: "two attributes for one element are accepted: the last ones count (QR-13)"),
    Absence(
      code: "E-51", words: "Invalid update: invalid number of sections. …", reason: olderText),
    Absence(
      code: "E-52", words: "Invalid update: invalid number of items in section …",
      reason: olderText),
    Absence(
      code: "E-56b", words: "cannot move an item from a deleted section (<section>)",
      reason: "UIKit no longer refuses it (VA-8)"),
    Absence(
      code: "E-62", words: "cannot move an item into a newly inserted section (<section>)",
      reason: "UIKit no longer refuses it (VA-8)"),
    Absence(
      code: "E-67", words: "Invalid update action encountered …",
      reason: "a recorded update is a value with four cases, so there is no other action"),
    Absence(
      code: "E-68", words: "attempt to create view animation for nil view",
      reason: "an animation is made from a view, so that there is none without one"),
    Absence(
      code: "E-69", words: "attempt to create two animations for new global item index …",
      reason: "two inserts or moves to one place are refused before, as duplicate-update, E-61, "
        + "E-66 or E-66a"),
    Absence(
      code: "E-76", words: "UI API called on a background thread: -[UICollectionView …]",
      reason: "the compiler keeps calls on the main actor"),
  ]

  private static let notDiffable: [Absence] = [
    Absence(
      code: "E-81", words: "Fatal: supplied identifiers are not unique.",
      reason: "iOS 13 said this; here E-80, E-80s or E-83"),
    Absence(
      code: "E-96", words: "Invalid parameter not satisfying: parentItem != nil",
      reason: "identifiers and snapshots are not optional in Swift"),
    Absence(
      code: "E-97",
      words: "Invalid parameter not satisfying: dataSourceSnapshot.numberOfSections == "
        + "sectionIdentifiers.count",
      reason: "sections and their number are one list, so that they always agree"),
  ]
}
