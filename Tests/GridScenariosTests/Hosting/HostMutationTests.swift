import Foundation
import GridHost
import GridScenarios
import TestSupport
import Testing

/// Requests that are spoilt in one way or several: in bytes, in sorts, sizes, order and versions.
struct HostMutation {
  /// Lines of a session that works.
  static let session: [String] = [
    #"{"jsonrpc":"2.0","id":1,"method":"hello","params":{"protocol":1,"client":"fuzz"}}"#,
    #"{"jsonrpc":"2.0","id":2,"method":"open","params":{"layout":"flow","parameters":{"itemSize":[50,50]},"sections":[{"count":60},{"count":9}],"viewport":[320,200],"events":["DG"],"texts":{"cell":"{item}"}}}"#,
    #"{"jsonrpc":"2.0","id":3,"method":"open","params":{"layout":"list","sections":[{"count":30}],"scroll":"host","contentOffset":[0,40]}}"#,
    #"{"jsonrpc":"2.0","id":4,"method":"frame","params":{"to":0.1,"base":1,"input":[{"type":"touch","phase":"began","finger":1,"at":0.02,"location":[60,150]},{"type":"touch","phase":"moved","finger":1,"at":0.05,"location":[60,90]}]}}"#,
    #"{"jsonrpc":"2.0","id":5,"method":"frame","params":{"to":0.2,"base":2,"input":[{"type":"touch","phase":"ended","finger":1,"at":0.12,"location":[60,20]},{"type":"wheel","at":0.15,"delta":[0,30],"location":[5,5]},{"type":"scroll","at":0.16,"contentOffset":[0,9],"moving":false,"applied":[0,1]}]}}"#,
    #"{"jsonrpc":"2.0","id":6,"method":"frame","params":{"to":0.3,"full":true,"measured":[{"view":0,"section":0,"item":3,"size":[50,60]}]}}"#,
    #"{"jsonrpc":"2.0","id":7,"method":"do","params":{"actions":[{"op":"update","deletes":[[0,1]],"inserts":[[0,2]],"moves":[{"from":[0,5],"to":[0,7]}],"animated":true},{"op":"settle"}],"base":4}}"#,
    #"{"jsonrpc":"2.0","id":8,"method":"do","params":{"actions":[{"op":"setLayout","layout":"circle","animated":true},{"op":"tap","item":[0,1]},{"op":"setBounds","size":[200,300]}]}}"#,
    #"{"jsonrpc":"2.0","id":9,"method":"state"}"#,
    #"{"jsonrpc":"2.0","id":10,"method":"close"}"#,
  ]

  private var random: SplitMix64

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
  }

  /// A line that differs from one of the session.
  mutating func next() -> [UInt8] {
    let line = pick(Self.session)
    switch Int.random(in: 0..<10, using: &random) {
    case 0..<6: return Array(mutated(line).utf8)
    case 6, 7: return bytes(Array(line.utf8))
    case 8: return Array((line + pick(Self.session)).utf8)
    default: return Array(line.utf8)
    }
  }

  private mutating func pick<Value>(_ list: [Value]) -> Value {
    list[Int.random(in: list.indices, using: &random)]
  }

  /// Values are changed, added, dropped and repeated.
  private mutating func mutated(_ line: String) -> String {
    guard let value = try? JSONDocument(line).value else { return line }
    var result = value
    for _ in 0...Int.random(in: 0...2, using: &random) { result = change(result, depth: 0) }
    // Numbers that JSON has no spelling for and keys that are there twice are written all the same.
    return JSONWriter.text(of: result)
  }

  private static let words = [
    "", "hello", "state", "do", "2.0", "flow", "nope", "\u{202E}", "\u{0}", "😀", "host", "began",
    String(repeating: "a", count: 300), "../../etc", "0",
  ]
  private static let numbers = [
    0, 1, -1, 0.5, 2, 1e9, -1e9, 1e300, 4e18, 1e-300, .nan, .infinity, 255, 3, 1e7, 2_147_483_648,
  ]

  private mutating func change(_ value: JSONValue, depth: Int) -> JSONValue {
    if depth > 0, Int.random(in: 0..<4, using: &random) == 0 { return other() }
    switch value {
    case .object(let object) where !object.isEmpty:
      var members = object.members
      let index = Int.random(in: members.indices, using: &random)
      switch Int.random(in: 0..<8, using: &random) {
      case 0: members.remove(at: index)
      case 1: members.append(.init(key: members[index].key, value: other()))
      case 2: members[index].key = pick(Self.words)
      case 3: members.append(.init(key: pick(Self.words), value: other()))
      case 4: members[index].key += "x"
      default: members[index].value = change(members[index].value, depth: depth + 1)
      }
      return .object(JSONObject(members: members))
    case .array(let list) where !list.isEmpty:
      var list = list
      let index = Int.random(in: list.indices, using: &random)
      switch Int.random(in: 0..<6, using: &random) {
      case 0: list.remove(at: index)
      case 1: list.insert(list[index], at: index)
      case 2: list = Array(repeating: list[index], count: 40)
      case 3: list.append(other())
      default: list[index] = change(list[index], depth: depth + 1)
      }
      return .array(list)
    default: return other()
    }
  }

  private mutating func other() -> JSONValue {
    switch Int.random(in: 0..<8, using: &random) {
    case 0: return .null
    case 1: return .bool(Bool.random(using: &random))
    case 2, 3: return .number(pick(Self.numbers))
    case 4: return .string(pick(Self.words))
    case 5: return .array([])
    case 6: return .object([:])
    default:
      var deep = JSONValue.number(1)
      for _ in 0..<pick([3, 40, 300]) { deep = .array([deep]) }
      return deep
    }
  }

  /// Bytes are changed, dropped and added: most of it is no UTF-8 any more, or no JSON.
  private mutating func bytes(_ line: [UInt8]) -> [UInt8] {
    var line = line
    for _ in 0...Int.random(in: 0...3, using: &random) {
      guard !line.isEmpty else { break }
      let index = Int.random(in: line.indices, using: &random)
      // A line break would make two lines of it.
      let byte = pick(
        [0x00, 0x22, 0x5C, 0x7B, 0x7D, 0x80, 0xC0, 0xED, 0xFF, 0x30, 0x2C] as [UInt8])
      switch Int.random(in: 0..<4, using: &random) {
      case 0: line[index] = byte
      case 1: line.insert(byte, at: index)
      case 2: line.removeSubrange(index..<min(index + 5, line.count))
      default: line = Array(line[..<index])
      }
    }
    return line
  }
}

@MainActor @Suite("Spoilt requests of hosts")
struct HostMutationTests {
  static let codes: Set<JSONValue> = [-32700, -32600, -32601, -32602, 1, 2, 3, 4]

  @Test(.rule("HO-13"), .seeds(0..<50, inDebug: 20))
  func `each of a hundred spoilt requests is answered, and the session lives`() throws {
    var mutation = HostMutation(seed: currentSeed)
    let server = HostServer()
    for line in HostMutation.session.prefix(2) { _ = server.answer(line) }
    for number in 0..<100 {
      let line = mutation.next()
      let answer = try HostClient.check(server.answer(line))
      let code = answer["error"]?.objectValue?["code"]
      let words = "line \(number): \(String(decoding: line.prefix(300), as: UTF8.self))"
      #expect(code.map(Self.codes.contains) ?? (answer["result"] != nil), "\(words)")
      #expect(answer["jsonrpc"] == "2.0")
    }
    // Whatever has happened, a session can be had.
    let opened = try HostClient.check(server.answer(HostMutation.session[1]))
    let frame = try HostFrame(json: opened["result"] ?? .null)
    #expect(frame.show.count == 20)
    let state = try HostClient.check(server.answer(HostMutation.session[8]))
    #expect(try HostState(json: state["result"] ?? .null).views == frame.show)
  }

  @Test(.rule("HO-13")) func `lines of ten megabytes are answered`() throws {
    let server = HostServer()
    for line in HostMutation.session.prefix(2) { _ = server.answer(line) }
    let size = 10_000_000
    let head = #"{"jsonrpc":"2.0","id":1,"method":"frame","params":{"to":0,"input":["#
    let lines: [(String, Int)] = [
      (String(repeating: "[", count: size), -32700),
      (String(repeating: "x", count: size), -32700),
      ("\"" + String(repeating: "a", count: size) + "\"", -32600),
      (
        #"{"jsonrpc":"2.0","id":1,"method":""# + String(repeating: "b", count: size) + "\"}",
        -32601
      ),
      (head + String(repeating: "7,", count: size / 10) + "7]}}", -32602),
    ]
    for (line, code) in lines {
      let answer = server.answer(line)
      #expect(answer.utf8.count < 100_000)
      let error = try HostClient.check(answer)["error"]?.objectValue
      #expect(error?["code"] == JSONValue(code), "\(line.prefix(60))")
    }
    #expect(try HostClient.check(server.answer(HostMutation.session[8]))["result"] != nil)
  }
}

extension JSONWriter {
  /// A value as text even where JSON has no spelling for it.
  fileprivate static func text(of value: JSONValue) -> String {
    switch value {
    case .null: return "null"
    case .bool(let claim): return claim ? "true" : "false"
    case .number(let number):
      return number.isFinite ? JSONWriter.number(number) : number.isNaN ? "NaN" : "1e999"
    case .string(let words): return JSONWriter.quoted(words)
    case .array(let list): return "[" + list.map(text(of:)).joined(separator: ",") + "]"
    case .object(let object):
      return "{"
        + object.members.map { JSONWriter.quoted($0.key) + ":" + text(of: $0.value) }
        .joined(separator: ",") + "}"
    }
  }
}
