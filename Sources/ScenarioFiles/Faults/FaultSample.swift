import GridKit

/// The sample arguments with which the catalogue makes faults and findings.
///
/// In the texts of the catalogue, a placeholder such as `<section>` replaces each of these numbers.
@MainActor
enum FaultSample {
  static let section = 70_001
  static let item = 70_002
  static let count = 70_003
  static let other = 70_004
  static let third = 70_005

  private static let names = [
    (section, "<section>"), (item, "<item>"), (count, "<count>"), (other, "<other section>"),
    (third, "<third section>"),
  ]

  static let path = IndexPath(item: item, section: section)
  static let size = CGSize(width: -3, height: 20)
  static let infinite = CGPoint(x: CGFloat.infinity, y: 0)

  static let place = UpdatePosition(section: section, item: item)
  static let wholeSection = UpdatePosition(section: section)
  static let otherSection = UpdatePosition(section: other)
  static let thirdSection = UpdatePosition(section: third)

  static let layout = GridViewFlowLayout()
  static let grid = GridView(frame: .zero, collectionViewLayout: layout)

  static func header(x: CGFloat = 0) -> GridViewLayoutAttributes {
    let attributes = GridViewLayoutAttributes(
      forSupplementaryViewOfKind: "<kind>", with: path)
    attributes.frame = CGRect(x: x, y: 0, width: 320, height: 44)
    return attributes
  }

  static func cell(x: CGFloat = 0) -> GridViewLayoutAttributes {
    let attributes = GridViewLayoutAttributes(forCellWith: path)
    attributes.frame = CGRect(x: x, y: 0, width: 100, height: 44)
    return attributes
  }

  /// Returns a text in which placeholders replace the sample's numbers, index paths and views.
  static func withPlaceholders(_ text: String) -> String {
    var text = text.replacing(/<NSIndexPath: 0x0> \{[^}]*\}/, with: "<index path>")
      .replacing(
        /<UICollectionView: 0x0; .*?dataSource: (?:\(null\)|<\w+: 0x0>)>/,
        with: "<collection view>"
      )
      .replacing(/<\w+: 0x0; frame = [^>]*>/, with: "<view>")
    for (number, name) in names { text = text.replacing(String(number), with: name) }
    return text
  }
}
