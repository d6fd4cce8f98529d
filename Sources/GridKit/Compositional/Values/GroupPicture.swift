/// A drawing of a group in characters.
///
/// The drawing is 64 characters wide, or 32 lines high if the full width would need more lines. A
/// line is as high as two characters are wide.
@MainActor
struct GroupPicture {
  /// The size to which fractional dimensions refer, in points.
  private static let box = CGSize(width: 320, height: 480)
  private static let mostItems = 200
  private static let (mostColumns, mostLines) = (64, 32)
  /// The distance between groups. It is so large that an item of the next group cannot be mistaken
  /// for an item of the drawn group.
  private static let gap: CGFloat = 1e9

  private(set) var text: String
  private var lines: [[Character]] = []

  init(_ group: NSCollectionLayoutGroup) {
    let (title, size) = (GroupPicture.title(group), group.ownSize.description)
    let (frame, cells) = GroupPicture.solve(group)
    text = "\(title) group of \(size)"
    guard !cells.isEmpty, frame.size.width > 0, frame.size.height > 0
    else {
      text += ": nothing fits"
      return
    }
    text += ": \(NumberText.short(frame.width)) × \(NumberText.short(frame.height))\n"
    draw(cells, in: frame)
    text += lines.map { String($0) }.joined(separator: "\n")
  }

  private static func title(_ group: NSCollectionLayoutGroup) -> String {
    switch group.content {
    case .filled(let axis, _), .repeating(let axis, _, _): axis == .x ? "horizontal" : "vertical"
    case .custom: "custom"
    }
  }

  // MARK: Solving

  /// Returns the frame of the group and the frames of its cells.
  private static func solve(_ group: NSCollectionLayoutGroup) -> (CGRect, [CGRect]) {
    let environment = LayoutEnvironment(size: box, insets: .zero, traits: .current)
    var conversion = CompositionalConversion(
      bounds: box, environment: environment, pixels: .unrounded, kinds: CompositionalKinds())
    var item = conversion.item(group)
    // Two views of size zero at opposite corners of the group mark the group's frame.
    let size = CompositionalSize(.absolute(0), .absolute(0))
    item.supplementaries = [CGPoint.zero, CGPoint(x: 1, y: 1)].enumerated().map {
      CompositionalSupplementary(
        kind: -1 - $0.offset, size: size, containerAnchor: CompositionalAnchor(point: $0.element))
    }
    let section = CompositionalSection(itemCount: mostItems, group: item, interGroupSpacing: gap)
    let plan = CompositionalPlan(axis: .y, bounds: box, sections: [section], pixels: .unrounded)
    func corner(_ kind: Int) -> CGPoint? {
      plan.frame(of: .supplementary(section: 0, kind: kind, number: 0))?.frame.origin
    }
    guard let start = corner(-1), let end = corner(-2) else { return (.zero, []) }
    var cells: [CGRect] = []
    while cells.count < mostItems, let cell = plan.frame(section: 0, item: cells.count),
      cell.minY < gap / 2
    {
      cells.append(cell)
    }
    let frame = CGRect(
      x: start.x, y: start.y, width: end.x - start.x, height: end.y - start.y)
    return (frame, cells)
  }

  // MARK: Drawing

  private mutating func draw(_ cells: [CGRect], in frame: CGRect) {
    var columns = CGFloat(GroupPicture.mostColumns)
    var rows = (columns * frame.height / frame.width / 2).rounded()
    if rows > CGFloat(GroupPicture.mostLines) {
      rows = CGFloat(GroupPicture.mostLines)
      columns = max(8, (2 * rows * frame.width / frame.height).rounded())
    }
    rows = max(2, rows)
    lines = Array(repeating: Array(repeating: " ", count: Int(columns) + 1), count: Int(rows) + 1)
    // Edges far outside the group are moved to just outside the drawing, where they are not drawn.
    func place(_ distance: CGFloat, of length: CGFloat, _ count: CGFloat) -> Int {
      Int(min(max((distance / length * count).rounded(), -2), count + 2))
    }
    let boxes = cells.map { cell in
      (
        x: (
          start: place(cell.minX - frame.minX, of: frame.width, columns),
          end: place(cell.maxX - frame.minX, of: frame.width, columns)
        ),
        y: (
          start: place(cell.minY - frame.minY, of: frame.height, rows),
          end: place(cell.maxY - frame.minY, of: frame.height, rows)
        )
      )
    }
    drawBox((0, Int(columns)), (0, Int(rows)))
    for box in boxes { drawBox(box.x, box.y) }
    // Numbers are written last, so that no line crosses them.
    for (number, box) in boxes.enumerated() { write("\(number)", in: box.x, box.y) }
  }

  private mutating func drawBox(_ x: (start: Int, end: Int), _ y: (start: Int, end: Int)) {
    for column in x.start...x.end {
      for line in [y.start, y.end] { put("-", column, line) }
    }
    for line in y.start...y.end {
      for column in [x.start, x.end] { put("|", column, line) }
    }
    for column in [x.start, x.end] {
      for line in [y.start, y.end] { put("+", column, line) }
    }
  }

  private mutating func put(_ mark: Character, _ column: Int, _ line: Int) {
    guard lines.indices.contains(line), lines[line].indices.contains(column) else { return }
    // An edge does not overwrite a corner of a neighbour.
    if mark == "+" || lines[line][column] != "+" { lines[line][column] = mark }
  }

  /// Writes a number inside the upper left corner of a box, if there is room.
  private mutating func write(
    _ number: String, in x: (start: Int, end: Int), _ y: (start: Int, end: Int)
  ) {
    let line = y.start + 1
    guard line < y.end, x.end - x.start > number.count, lines.indices.contains(line) else { return }
    let isRoomy = x.end - x.start > number.count + 2
    for (place, digit) in number.enumerated() {
      let column = x.start + (isRoomy ? 2 : 1) + place
      if lines[line].indices.contains(column) { lines[line][column] = digit }
    }
  }
}
