import GridHost

extension HostObject where Value == HostView {
  static let view = HostObject(
    "view", from: HostView(view: 0, element: .cell(0, 0), center: .zero, size: .zero),
    [
      .init("view", \.view, .count, "number of the reused view, which stays with it"),
      .init(
        "bind", \.bind, .count, default: 0,
        "number of the view's latest configuration: the node is bound anew when it changes"),
      .init(
        optional: "reuseIdentifier", \.reuseIdentifier, HostForm.text,
        "what the view was dequeued with"),
      .init(\.element, .element),
      .init(
        optional: "key", \.key, HostForm.text, "identifier of an item of a diffable data source"),
      .init("center", \.center, HostForm.point, "before the transform, in content points"),
      .init("size", \.size, HostForm.size, "before the transform"),
      .init(\.transform, .transform),
      .init("alpha", \.alpha, HostForm.alpha, default: 1, "from 0, which cannot be seen"),
      .init("zIndex", \.zIndex, HostForm.integer, default: 0, "as the layout gives it"),
      .init(
        "rank", \.rank, .number, "views with a higher one are in front; only the order counts"),
      .init(
        "hidden", \.isHidden, .bool, default: false,
        "whether it takes its place without being shown"),
      .init("selected", \.isSelected, .bool, default: false, "whether a cell is selected"),
      .init(
        "highlighted", \.isHighlighted, .bool, default: false, "whether a cell is highlighted"),
      .init(
        optional: "wantsSize", \.wantsSize, HostForm.size,
        "the size that it has now, where the host is to measure the view"),
      .init(optional: "text", \.text, HostForm.text, "what the element says"),
    ])
}

extension Field where Value == GridElementID {
  /// The keys `kind`, `section` and `item`.
  fileprivate static let element = Field(
    keys: [
      .required(
        "kind", .text,
        "cell, header, footer, another supplementary kind, or decoration: and a kind"),
      .required("section", .count, "section of the element"),
      .optional("item", .count, "item of the element; none where its path names a section"),
    ],
    read: { reader, _ in
      let kind = reader.required("kind", HostForm.text)
      let section = reader.required("section", .count)
      let item = reader.optional("item", HostForm.integer)
      guard let kind, let section else { return nil }
      let position = item.map { "\(section)-\($0)" } ?? "\(section)"
      let element = GridElementID(kindText: kind, positionText: position)
      if element == nil {
        reader.mistakes.report(
          reader.path.key("kind"), expected: "a kind of elements", found: "\"\(kind)\"")
      }
      return element
    },
    write: { element, object in
      if element.item != NSNotFound { object["item"] = JSONValue(element.item) }
      object["kind"] = .string(element.kindText)
      object["section"] = JSONValue(element.section)
    })
}

extension Field where Value == CATransform3D {
  /// The key `transform` with six numbers or, where six numbers do not tell it, `transform3D` with
  /// sixteen. The identity has neither key.
  fileprivate static let transform = Field(
    keys: [
      .optional(
        "transform", .list(.number, count: 6), "about the center; none where it does nothing"
      ),
      .optional(
        "transform3D", .list(.number, count: 16),
        "row by row, where six numbers do not tell it"),
    ],
    read: { reader, _ in
      func numbers(_ key: String, _ count: Int) -> [Double]? {
        reader.optional(key, Form(type: .list(.number, count: count), convert: \.doubleValues))
      }
      if let m = numbers("transform", 6) {
        return CATransform3DMakeAffineTransform(CGAffineTransform(numbers: m.map { CGFloat($0) }))
      }
      guard let m = numbers("transform3D", 16) else { return CATransform3DIdentity }
      return CATransform3D(
        rows: SIMD4(m[0..<4]), SIMD4(m[4..<8]), SIMD4(m[8..<12]), SIMD4(m[12..<16]))
    },
    write: { transform, object in
      if CATransform3DIsIdentity(transform) { return }
      let (name, numbers) = transform.member
      object["\(name)"] = JSONValue(numbers)
    })
}

extension CATransform3D {
  /// The key and the numbers of the transform in JSON.
  var member: (key: StaticString, numbers: [CGFloat]) {
    if CATransform3DIsAffine(self) {
      return ("transform", CATransform3DGetAffineTransform(self).numbers)
    }
    let rows = [row1, row2, row3, row4]
    return ("transform3D", rows.flatMap { row in (0..<4).map { CGFloat(row[$0]) } })
  }
}
