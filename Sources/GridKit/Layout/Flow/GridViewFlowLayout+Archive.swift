extension GridViewFlowLayout {
  private enum Key {
    static let itemSize = "UIItemSize"
    static let interitemSpacing = "UIInteritemSpacing"
    static let lineSpacing = "UILineSpacing"
    static let headerSize = "UIHeaderReferenceSize"
    static let footerSize = "UIFooterReferenceSize"
    static let sectionInset = "UISectionInset"
    static let scrollDirection = "UIScrollDirection"
  }

  /// Encodes the properties that differ from their defaults, under UIKit's keys.
  func encodeProperties(_ coder: NSCoder) {
    let standard = GridViewFlowLayout()
    func put(_ numbers: [CGFloat], _ key: String, unless standard: [CGFloat]) {
      guard numbers != standard else { return }
      coder.encode(numbers.map { NSNumber(value: Double($0)) } as NSArray, forKey: key)
    }
    func numbers(_ size: CGSize) -> [CGFloat] { [size.width, size.height] }
    put(numbers(itemSize), Key.itemSize, unless: numbers(standard.itemSize))
    put([minimumInteritemSpacing], Key.interitemSpacing, unless: [10])
    put([minimumLineSpacing], Key.lineSpacing, unless: [10])
    put(numbers(headerReferenceSize), Key.headerSize, unless: [0, 0])
    put(numbers(footerReferenceSize), Key.footerSize, unless: [0, 0])
    put(
      [sectionInset.top, sectionInset.left, sectionInset.bottom, sectionInset.right],
      Key.sectionInset, unless: [0, 0, 0, 0])
    put([CGFloat(scrollDirection.rawValue)], Key.scrollDirection, unless: [0])
  }

  func decodeProperties(_ coder: NSCoder) {
    func take(_ key: String, _ count: Int, _ use: ([CGFloat]) -> Void) {
      guard coder.containsValue(forKey: key),
        let numbers = coder.decodeObject(forKey: key) as? [NSNumber], numbers.count == count
      else { return }
      use(numbers.map { CGFloat($0.doubleValue) })
    }
    take(Key.itemSize, 2) { itemSize = CGSize(width: $0[0], height: $0[1]) }
    take(Key.interitemSpacing, 1) { minimumInteritemSpacing = $0[0] }
    take(Key.lineSpacing, 1) { minimumLineSpacing = $0[0] }
    take(Key.headerSize, 2) { headerReferenceSize = CGSize(width: $0[0], height: $0[1]) }
    take(Key.footerSize, 2) { footerReferenceSize = CGSize(width: $0[0], height: $0[1]) }
    take(Key.sectionInset, 4) {
      sectionInset = GridEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3])
    }
    take(Key.scrollDirection, 1) {
      scrollDirection = GridView.ScrollDirection(rawValue: Int($0[0])) ?? .vertical
    }
  }
}
