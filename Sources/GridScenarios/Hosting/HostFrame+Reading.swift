import GridCore
import GridHost

// A host written in Swift reads these types from the other end of a pipe. Unknown keys are ignored,
// because later versions may add keys.

extension HostFrame {
  /// Reads a frame from JSON.
  ///
  /// - Throws: An error with all mistakes in the JSON.
  public init(json: JSONValue) throws(ScenarioFileError) {
    let mistakes = MistakeCollector(file: "frame")
    let reader = ObjectReader(host: json, at: JSONPath(), mistakes)
    self.init(
      sequence: reader.required("sequence", .count) ?? 0, base: reader.optional("base", .count),
      time: reader.required("time", .hostTime) ?? 0)
    next = reader.optional("next", .number)
    cut = reader.optional("cut", .number)
    contentOffset = reader.optional("contentOffset", .hostPoint)
    contentSize = reader.optional("contentSize", .hostSize)
    adjustedInset = reader.optional("adjustedInset", .edges)
    viewport = reader.optional("viewport", .hostSize)
    motion = reader.optional("motion", Form<HostMotion>.word)
    correction = reader.optional("correction", .hostPoint)
    show = reader.list("show", HostView.init)
    gone = reader.optional("gone", Form.count.list) ?? []
    events = reader.list("events", HostEvent.init)
    findings = reader.list("findings", LayoutFinding.init(host:at:_:))
    try mistakes.throwIfAny()
  }
}

extension HostState {
  /// Reads a state from JSON.
  ///
  /// - Throws: An error with all mistakes in the JSON.
  public init(json: JSONValue) throws(ScenarioFileError) {
    let mistakes = MistakeCollector(file: "state")
    let reader = ObjectReader(host: json, at: JSONPath(), mistakes)
    self.init()
    sequence = reader.required("sequence", .count) ?? 0
    time = reader.required("time", .hostTime) ?? 0
    contentOffset = reader.required("contentOffset", .hostPoint) ?? .zero
    contentSize = reader.required("contentSize", .hostSize) ?? .zero
    adjustedInset = reader.required("adjustedInset", .edges) ?? .zero
    viewport = reader.required("viewport", .hostSize) ?? .zero
    motion = reader.required("motion", Form<HostMotion>.word) ?? .rest
    correction = reader.required("correction", .hostPoint) ?? .zero
    views = reader.list("views", HostView.init)
    try mistakes.throwIfAny()
  }
}

extension HostView {
  fileprivate init(_ json: JSONValue, at path: JSONPath, _ mistakes: MistakeCollector) {
    let reader = ObjectReader(host: json, at: path, mistakes)
    let kind = reader.required("kind", .hostText) ?? ""
    let section = reader.required("section", .count) ?? 0
    let item = reader.optional("item", .hostItem)
    let position = item.map { "\(section)-\($0)" } ?? "\(section)"
    let element = GridElementID(kindText: kind, positionText: position)
    if element == nil {
      mistakes.report(path.key("kind"), expected: "a kind of elements", found: "\"\(kind)\"")
    }
    self.init(
      view: reader.required("view", .count) ?? 0,
      bind: reader.optional("bind", .count, default: 0),
      reuseIdentifier: reader.optional("reuseIdentifier", .hostText),
      element: element ?? .cell(section, item ?? 0),
      key: reader.optional("key", .hostText),
      center: reader.required("center", .hostPoint) ?? .zero,
      size: reader.required("size", .hostSize) ?? .zero,
      alpha: CGFloat(reader.optional("alpha", .number, default: 1)),
      zIndex: reader.optional("zIndex", .hostItem, default: 0),
      rank: reader.required("rank", .number) ?? 0,
      isHidden: reader.optional("hidden", .bool, default: false),
      isSelected: reader.optional("selected", .bool, default: false),
      isHighlighted: reader.optional("highlighted", .bool, default: false),
      wantsSize: reader.optional("wantsSize", .hostSize),
      text: reader.optional("text", .hostText))
    if let m = reader.optional("transform", .numbers(6)) {
      transform = CATransform3DMakeAffineTransform(CGAffineTransform(numbers: m))
    } else if let m = reader.optional("transform3D", .numbers(16)) {
      func row(_ start: Int) -> SIMD4<Double> {
        SIMD4(m[start..<start + 4].map { Double($0) })
      }
      transform = CATransform3D(rows: row(0), row(4), row(8), row(12))
    }
  }
}

extension HostEvent {
  fileprivate init(_ json: JSONValue, at path: JSONPath, _ mistakes: MistakeCollector) {
    let reader = ObjectReader(host: json, at: path, mistakes)
    let source = reader.required("source", .hostText) ?? ""
    self.init(
      source: TraceEvent.Source(rawValue: source) ?? .console,
      call: reader.required("call", .hostText) ?? "",
      detail: reader.optional("detail", .hostText, default: ""))
  }
}

extension LayoutFinding {
  fileprivate init(
    host json: JSONValue, at path: JSONPath, _ mistakes: MistakeCollector
  ) {
    let reader = ObjectReader(host: json, at: path, mistakes)
    let severity = reader.required("severity", .hostText) ?? ""
    self.init(
      code: reader.required("code", .hostText) ?? "",
      severity: Severity(rawValue: severity) ?? .information,
      message: reader.required("message", .hostText) ?? "",
      elements: (reader.optional("elements", Form.hostText.list) ?? []).compactMap {
        GridElementID(text: $0)
      })
  }
}

extension ObjectReader {
  /// Makes a reader of an object that may have unknown keys.
  fileprivate init(host json: JSONValue, at path: JSONPath, _ mistakes: MistakeCollector) {
    if json.objectValue == nil {
      mistakes.report(path, expected: "an object", found: json.inWords)
    }
    self.init(
      json.objectValue ?? JSONObject(), at: path, keys: nil, of: "keys", mistakes)
  }

  fileprivate func list<Entry>(
    _ key: String, _ read: (JSONValue, JSONPath, MistakeCollector) -> Entry
  ) -> [Entry] {
    guard let value = object[key] else { return [] }
    guard case .array(let entries) = value else {
      mistakes.report(path.key(key), expected: "a list", found: value.inWords)
      return []
    }
    return entries.enumerated().map { read($1, path.key(key).index($0), mistakes) }
  }
}

extension Form where Value == String {
  /// Text of any length.
  fileprivate static var hostText: Form { Form(type: .text, convert: \.stringValue) }
}

extension Form where Value == Int {
  /// A whole number of any size. The greatest `Int`, which is the z index of a lifted item, is
  /// rounded up in JSON.
  fileprivate static var hostItem: Form {
    Form(type: .within(ScenarioLimits.outcome, .integer), convert: \.clampedIntValue)
  }
}

extension Form where Value == CGPoint {
  /// A point with any finite numbers, because layouts may return such a point.
  fileprivate static var hostPoint: Form {
    Form(type: .within(ScenarioLimits.outcome, .point), convert: \.pointValue)
  }
}

extension Form where Value == CGSize {
  fileprivate static var hostSize: Form {
    Form(type: .within(ScenarioLimits.outcome, .size), convert: \.sizeValue)
  }
}

extension Form where Value == [CGFloat] {
  fileprivate static func numbers(_ count: Int) -> Form {
    Form(type: .list(.number, count: count)) { value in
      value.doubleValues?.map { CGFloat($0) }
    }
  }
}
