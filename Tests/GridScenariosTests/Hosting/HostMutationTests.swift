@testable import gridfuzz
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

  /// A line that differs from one of the session, most often.
  mutating func next() -> [UInt8] {
    let line = pick()
    switch random.number(0...9) {
    case 0: return Array(line.utf8)
    case 1: return Array((line + pick()).utf8)
    default:
      var file = FuzzFile(FuzzNode((try? JSONDocument(line).value) ?? .null))
      var mutator = FuzzFileMutator(seed: random.next())
      mutator.spoil(&file)
      // A line break would make two lines of it.
      return file.bytes.map { $0 == UInt8(ascii: "\n") ? UInt8(ascii: " ") : $0 }
    }
  }

  private mutating func pick() -> String { Self.session.randomElement(using: &random) ?? "" }
}

@MainActor @Suite("Spoilt requests of hosts")
struct HostMutationTests {
  static let codes: Set<JSONValue> = [-32700, -32600, -32601, -32602, 1, 2, 3, 4]

  @Test(.rule("HO-13"), .seeds(0..<50, inDebug: 3))
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

  @Test(.rule("HO-13")) func `lines of megabytes are answered`() throws {
    let server = HostServer()
    for line in HostMutation.session.prefix(2) { _ = server.answer(line) }
    let size = min((0..<10_000_000).scaled(inDebug: 1_000_000).count, 10_000_000)
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
