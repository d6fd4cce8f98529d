import GridTesting

extension GridViewLayoutAttributes {
  /// The attributes of a cell with a frame.
  convenience init(cell indexPath: IndexPath, frame: CGRect) {
    self.init(forCellWith: indexPath)
    self.frame = frame
  }

  /// The attributes of a supplementary view with a frame.
  convenience init(supplementary kind: String, _ indexPath: IndexPath, frame: CGRect) {
    self.init(forSupplementaryViewOfKind: kind, with: indexPath)
    self.frame = frame
  }
}
