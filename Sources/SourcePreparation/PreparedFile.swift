/// A source during its preparation: its tokens, its outline and its edits.
final class PreparedFile {
  let source: SourcePreparation.Source
  let tokens: [SwiftToken]
  let blocks: ConditionalBlocks
  /// Whether each token is compiled in every build, whatever flags the build sets.
  let isInEveryBuild: [Bool]
  /// Whether flags such as `DEBUG` decide if some of the tokens are compiled.
  let dependsOnFlags: Bool
  let outline: SwiftOutline
  /// The tokens that are compiled: the tokens at the positions in `active`.
  let activeTokens: [SwiftToken]
  private(set) var changes: [SourcePreparation.Note] = []
  private(set) var refusals: [SourcePreparation.Note] = []
  private(set) var warnings: [SourcePreparation.Note] = []
  private var edits: [(range: Range<Int>, text: String)] = []
  /// The positions of closing braces in front of which members were added.
  private var extended: Set<Int> = []
  /// Declarations to append after the last line.
  private var additions: [String] = []
  /// Whether the edits use a declaration of the module UIKit.
  var needsUIKit = false
  /// The modules that the file now imports in place of other modules.
  var madeImports: Set<String> = []

  /// Reads a source into tokens, conditional blocks and an outline.
  ///
  /// - Parameter flagsAreSet: Whether flags such as `DEBUG` are set.
  init(
    _ source: SourcePreparation.Source, flagsAreSet: Bool = false
  ) throws(SwiftSyntaxError) {
    self.source = source
    tokens = try SwiftLexer.tokens(of: source.text)
    blocks = try ConditionalBlocks(tokens, flagsAreSet: flagsAreSet)
    let others = try ConditionalBlocks(tokens, flagsAreSet: !flagsAreSet)
    isInEveryBuild = zip(blocks.isActive, others.isActive).map { $0 && $1 }
    dependsOnFlags = blocks.isActive != others.isActive
    let outline = try SwiftOutline(tokens: tokens, blocks: blocks)
    self.outline = outline
    activeTokens = outline.active.map { outline.tokens[$0] }
  }

  /// Positions of the tokens that are compiled.
  var active: [Int] { outline.active }

  // MARK: Notes

  /// Records a change, with a message about it.
  ///
  /// - Parameter place: The index of the token that changes.
  func change(at place: Int, _ message: String) {
    changes.append(record(at: place, message))
  }

  /// Records a construct that cannot be carried over. The construct stays in the source.
  func refuse(at place: Int, _ message: String) {
    let note = record(at: place, message)
    if !refusals.contains(note) { refusals.append(note) }
  }

  /// Records a warning about code that does not compile or has no effect on Linux. The code stays
  /// in the source.
  func warn(at place: Int, _ message: String) {
    warnings.append(record(at: place, message))
  }

  private func record(at place: Int, _ message: String) -> SourcePreparation.Note {
    SourcePreparation.Note(
      path: source.path, line: tokens[place].line, column: tokens[place].column, message: message)
  }

  // MARK: Edits

  func replace(_ places: ClosedRange<Int>, with text: String) {
    let (first, last) = (tokens[places.lowerBound], tokens[places.upperBound])
    let range = first.range.lowerBound..<last.range.upperBound
    // Added line breaks keep the line numbers of the code below.
    let lines = last.line - first.line
    edits.append((range, text + String(repeating: "\n", count: lines)))
  }

  /// Removes tokens together with the blank behind the last token.
  func remove(_ places: ClosedRange<Int>) {
    replace(places, with: "")
    let bytes = source.text.utf8
    let end = edits[edits.count - 1].range.upperBound
    let index = bytes.index(bytes.startIndex, offsetBy: end)
    let hasNext =
      places.upperBound + 1 < tokens.count
      && tokens[places.upperBound + 1].line == tokens[places.upperBound].line
    if hasNext, index < bytes.endIndex, bytes[index] == UInt8(ascii: " ") {
      edits[edits.count - 1].range = edits[edits.count - 1].range.lowerBound..<end + 1
    }
  }

  func insert(_ text: String, after place: Int) {
    let end = tokens[place].range.upperBound
    edits.append((end..<end, text))
  }

  func insert(_ text: String, before place: Int) {
    let start = tokens[place].range.lowerBound
    edits.append((start..<start, text))
  }

  /// Adds a member in front of a type's closing brace, on the line of the brace.
  func addMember(_ member: String, to type: SwiftType) {
    let closing = tokens[type.closing]
    let before = tokens[type.closing - 1]
    let isFirst = extended.insert(type.closing).inserted
    let sharesLine =
      before.line == closing.line && !before.isPunctuation("{") && !before.isPunctuation(";")
    insert((!isFirst || sharesLine ? "; " : "") + member + " ", before: type.closing)
  }

  func append(_ declaration: String) {
    additions.append(declaration)
  }

  /// The text of the source with all edits.
  var result: String {
    guard !edits.isEmpty || !additions.isEmpty else { return source.text }
    let bytes = Array(source.text.utf8)
    var result: [UInt8] = []
    var position = 0
    // Insertions at one place keep their order.
    let ordered = edits.enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }
    for (_, edit) in ordered {
      result += bytes[position..<edit.range.lowerBound]
      result += edit.text.utf8
      position = edit.range.upperBound
    }
    result += bytes[position...]
    if !additions.isEmpty {
      if result.last != UInt8(ascii: "\n") { result.append(UInt8(ascii: "\n")) }
      for addition in additions { result += "\n\(addition)\n".utf8 }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
