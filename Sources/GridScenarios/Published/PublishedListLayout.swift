/// The list as published, one row per item: as wide as the screen whatever the insets, so that rows
/// stick out on the right by the left inset.
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
