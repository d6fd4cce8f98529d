/// A reader of a visual format, from left to right.
///
/// - Note: After the grammar of Apple's Auto Layout Guide, "Visual Format Syntax".
struct VisualFormatReader {
  private let text: [Character]
  private let metrics: [String: Double]
  private let views: Set<String>
  private var place = 0

  /// Makes a reader of a visual format.
  ///
  /// - Parameters:
  ///   - metrics: The numbers that the format may name.
  ///   - views: The names of the views that the format may name. A name that is neither a
  ///     number nor a view is an error.
  init(_ format: String, metrics: [String: Double], views: Set<String>) {
    text = Array(format)
    self.metrics = metrics
    self.views = views
  }

  mutating func read() throws(VisualFormat.Mistake) -> VisualFormat {
    var format = VisualFormat()
    if let first = text.first, "HV".contains(first), text.dropFirst().first == ":" {
      format.isVertical = first == "V"
      place = 2
    }
    if next == "|" {
      format.edgePlaces.append(place)
      place += 1
      format.leading = try connection()
    }
    format.views.append(try view())
    while !isAtEnd {
      let connection = try connection()
      if next == "|" {
        format.edgePlaces.append(place)
        place += 1
        format.trailing = connection
        break
      }
      format.connections.append(connection)
      format.views.append(try view())
    }
    if !isAtEnd { throw mistake("Expected the end of the format here") }
    return format
  }

  // MARK: Parts

  private mutating func connection() throws(VisualFormat.Mistake) -> VisualFormat.Connection {
    guard take("-") else { return .none }
    if next == "[" || next == "|" { return .standard }
    let predicates: [VisualFormat.Predicate]
    if next == "(" {
      predicates = try list()
    } else {
      // Outside parentheses, only a number or a name is allowed, without sign and relation.
      let start = place
      let value = next?.isNumber == true || next == "." ? try number() : try metric()
      predicates = [VisualFormat.Predicate(constant: value, place: start)]
    }
    guard take("-") else { throw mistake("Expected a '-' here. That is how a distance ends") }
    return .predicates(predicates)
  }

  private mutating func view() throws(VisualFormat.Mistake) -> VisualFormat.View {
    guard take("[") else { throw mistake("Expected a '[' here. That is how a view begins") }
    let start = place
    let name = try name(of: "a view")
    guard views.contains(name) else {
      throw mistake("\(name) is not a key in the views dictionary", at: start)
    }
    let lengths = next == "(" ? try list() : []
    guard take("]") else { throw mistake("Expected a ']' here. That is how a view ends") }
    return VisualFormat.View(name: name, lengths: lengths, place: start)
  }

  private mutating func list() throws(VisualFormat.Mistake) -> [VisualFormat.Predicate] {
    place += 1
    var predicates = [try predicate()]
    while take(",") { predicates.append(try predicate()) }
    guard take(")") else {
      throw mistake("Expected a ')' here. That is how a list of lengths ends")
    }
    return predicates
  }

  private mutating func predicate() throws(VisualFormat.Mistake) -> VisualFormat.Predicate {
    var predicate = VisualFormat.Predicate(place: place)
    if take("==") {
    } else if take("<=") {
      predicate.relation = .lessThanOrEqual
    } else if take(">=") {
      predicate.relation = .greaterThanOrEqual
    }
    if let next, next.isNumber || "+-.".contains(next) {
      predicate.constant = try signedNumber()
    } else {
      try readObject(into: &predicate)
    }
    if take("@") {
      let start = place
      let value = next?.isNumber == true ? try number() : try metric()
      guard value > 0, value <= 1000 else {
        throw mistake("A priority is more than 0 and at most 1000", at: start)
      }
      predicate.priority = value
    }
    return predicate
  }

  /// Reads a metric, or a view with its attribute, factor and constant.
  private mutating func readObject(
    into predicate: inout VisualFormat.Predicate
  ) throws(VisualFormat.Mistake) {
    let start = place
    let name = try name(of: "a number, a metric or a view")
    if let metric = metrics[name] {
      predicate.constant = metric
      return
    }
    guard views.contains(name) else {
      throw mistake("\(name) is not a key in the metrics or views dictionary", at: start)
    }
    predicate.view = name
    if take(".") {
      let start = place
      let attribute = try self.name(of: "an attribute")
      guard let known = VisualFormatReader.attributes[attribute] else {
        throw mistake("\(attribute) is not an attribute", at: start)
      }
      predicate.attribute = known
    }
    if take("*") {
      predicate.multiplier = try factor()
    } else if take("/") {
      let start = place
      let divisor = try factor()
      guard divisor != 0 else {
        throw mistake("A length is divided by 0", at: start)
      }
      predicate.multiplier = 1 / divisor
    }
    if take("+") {
      predicate.constant = try factor()
    } else if take("-") {
      predicate.constant = -(try factor())
    }
  }

  private static let attributes: [String: NSLayoutConstraint.Attribute] = [
    "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading,
    "trailing": .trailing, "width": .width, "height": .height, "centerX": .centerX,
    "centerY": .centerY, "baseline": .lastBaseline, "lastBaseline": .lastBaseline,
    "firstBaseline": .firstBaseline,
  ]

  // MARK: Words and numbers

  private mutating func factor() throws(VisualFormat.Mistake) -> Double {
    next?.isNumber == true || next == "." ? try number() : try metric()
  }

  private mutating func signedNumber() throws(VisualFormat.Mistake) -> Double {
    if take("-") { return -(try number()) }
    _ = take("+")
    return try number()
  }

  private mutating func number() throws(VisualFormat.Mistake) -> Double {
    let start = place
    while let next, next.isNumber || next == "." { place += 1 }
    guard let value = Double(String(text[start..<place])), value.isFinite else {
      throw mistake("Expected a number here", at: start)
    }
    return value
  }

  private mutating func metric() throws(VisualFormat.Mistake) -> Double {
    let start = place
    let name = try name(of: "a number or a metric")
    guard let value = metrics[name] else {
      throw mistake("\(name) is not a key in the metrics dictionary", at: start)
    }
    return value
  }

  private mutating func name(of what: String) throws(VisualFormat.Mistake) -> String {
    let start = place
    while let next, next.isLetter || next == "_" || next.isNumber && place > start { place += 1 }
    guard place > start else { throw mistake("Expected the name of \(what) here") }
    return String(text[start..<place])
  }

  private var next: Character? { place < text.count ? text[place] : nil }
  private var isAtEnd: Bool { place >= text.count }

  private mutating func take(_ word: String) -> Bool {
    guard text[place...].starts(with: word) else { return false }
    place += word.count
    return true
  }

  /// Returns a mistake at an index, by default at the next character.
  private func mistake(_ reason: String, at start: Int? = nil) -> VisualFormat.Mistake {
    VisualFormat.Mistake(reason: reason, place: start ?? place)
  }
}
