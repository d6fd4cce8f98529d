/// A list with one row per item, as its article published it. A row is always as wide as the
/// screen. With a left inset, it therefore sticks out of the screen on the right.
final class PublishedListLayout: PublishedScreenLayout {
  override func solve(itemCount: Int) -> (frames: [CGRect], itemSize: CGSize?) {
    let size = CGSize(width: screenWidth, height: parameters.number("itemHeight") ?? 60)
    let frames = (0..<min(itemCount, firstSectionCount)).map { item in
      let y = sectionInset.top + CGFloat(item) * (size.height + minimumLineSpacing)
      return CGRect(origin: CGPoint(x: sectionInset.left, y: y), size: size)
    }
    return (frames, size)
  }
}
