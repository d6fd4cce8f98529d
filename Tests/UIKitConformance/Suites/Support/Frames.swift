import UIKit

/// Where a flow layout puts its elements, written as
///
///     content 320 × 399
///     header 0,0,320,24
///     items 12,34,70,50 · 98,34
///       · 184,34
///     footer 0,84,320,10
///
/// with a line of items for each section that has some. A frame without a size has that of the one
/// before.
@MainActor
struct Frames {
  private(set) var size = CGSize.zero
  /// The elements, named `header 0`, `item 0-3` or `footer 0`, in the order of the text.
  private(set) var elements: [(name: String, frame: CGRect)] = []

  init(_ text: String) {
    var headers = 0
    var footers = 0
    var sections = 0
    // A line that goes on begins with a dot.
    let joined = text.replacingOccurrences(of: "\n  ·", with: " ·")
    for line in joined.split(separator: "\n") {
      let word = line.prefix { $0 != " " }
      let rest = line.dropFirst(word.count + 1)
      switch word {
      case "content":
        let numbers = Frames.numbers(rest, "×")
        size = CGSize(width: numbers[0], height: numbers[1])
      case "header":
        elements.append(("header \(headers)", Frames.rect(rest)))
        headers += 1
      case "footer":
        elements.append(("footer \(footers)", Frames.rect(rest)))
        footers += 1
      default:
        var size = CGSize.zero
        for (item, frame) in rest.split(separator: "·").enumerated() {
          let rect = Frames.rect(frame, size)
          elements.append(("item \(sections)-\(item)", rect))
          size = rect.size
        }
        sections += 1
      }
    }
  }

  /// Everything that a view's layout answers by path.
  init(of view: UICollectionView) {
    size = view.collectionViewLayout.collectionViewContentSize
    func add(_ name: String, _ attributes: UICollectionViewLayoutAttributes?) {
      if let attributes { elements.append((name, attributes.frame)) }
    }
    for section in 0..<view.numberOfSections {
      add(
        "header \(section)",
        view.layoutAttributesForSupplementaryElement(
          ofKind: UICollectionView.elementKindSectionHeader, at: path(0, in: section)))
      for item in 0..<view.numberOfItems(inSection: section) {
        add("item \(section)-\(item)", view.layoutAttributesForItem(at: path(item, in: section)))
      }
      add(
        "footer \(section)",
        view.layoutAttributesForSupplementaryElement(
          ofKind: UICollectionView.elementKindSectionFooter, at: path(0, in: section)))
    }
  }

  /// Returns the differences from expected frames, a line each; empty as it should be.
  ///
  /// The texts are for two pixels a point. Where a point has another number of them, origins may be
  /// rounded to another side.
  func differences(from expected: Frames, scale: CGFloat) -> [String] {
    let slack = scale == 2 ? 0.001 : 0.5 / scale + 0.25
    var lines: [String] = []
    let names = elements.map(\.name)
    if names != expected.elements.map(\.name) { lines.append("elements: \(names)") }
    if abs(size.width - expected.size.width) > slack
      || abs(size.height - expected.size.height) > slack
    {
      lines.append("content \(Words.text(size)), expected \(Words.text(expected.size))")
    }
    for (element, wanted) in zip(elements, expected.elements) {
      let (a, b) = (element.frame, wanted.frame)
      let isSame =
        abs(a.minX - b.minX) <= slack && abs(a.minY - b.minY) <= slack
        && abs(a.width - b.width) <= 0.001 && abs(a.height - b.height) <= 0.001
      if !isSame {
        lines.append("\(element.name) at \(Words.text(a)), expected \(Words.text(b))")
      }
    }
    return lines
  }

  private static func numbers(_ text: Substring, _ separator: Character) -> [CGFloat] {
    text.split(separator: separator).map {
      CGFloat(Double($0.trimmingCharacters(in: .whitespaces)) ?? .nan)
    }
  }

  private static func rect(_ text: Substring, _ size: CGSize = .zero) -> CGRect {
    let numbers = numbers(text, ",")
    let size = numbers.count > 2 ? CGSize(width: numbers[2], height: numbers[3]) : size
    return CGRect(origin: CGPoint(x: numbers[0], y: numbers[1]), size: size)
  }
}
