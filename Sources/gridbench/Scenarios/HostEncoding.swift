import GridScenarios
import GridHost

/// The scenario `host-encoding`: a frame in which views have changed, written as the line that a
/// host reads.
///
/// The floor writes the same numbers without keys and punctuation. A frame of 300 views may take a
/// millisecond at most (HO-14).
@MainActor
final class HostEncoding: BenchmarkSubject {
  static let series = BenchmarkSeries(
    scenario: "host-encoding", title: "a frame of so many changed views, written as JSON",
    unit: "frame", floor: "its numbers", sizes: [30, 300], goal: nil, growthGoal: 11
  ) { HostEncoding(count: $0) }

  private let frame: HostFrame
  private var bytes = 0

  init(count: Int) {
    var frame = HostFrame(sequence: 4711, base: 4710, time: 39.25)
    frame.contentOffset = CGPoint(x: 0, y: 20_005.5)
    for number in 0..<count {
      // Positions during an animation have many decimals.
      let center = CGPoint(x: CGFloat(number % 8) * 100 + 50, y: CGFloat(number) * 100 / 7)
      var view = HostView(
        view: number, element: .cell(0, 1000 + number), center: center, size: Workload.uniformItem)
      view.reuseIdentifier = BenchmarkSource.identifier
      view.alpha = CGFloat(number % 3 + 1) / 3
      view.rank = Double(number + 1)
      frame.show.append(view)
    }
    self.frame = frame
  }

  func runFloor(_ watch: inout Stopwatch) -> Int {
    watch.measure {
      var text = JSONText()
      for view in frame.show {
        text.append(Double(view.view))
        text.append(Double(view.element.item))
        text.append(Double(view.center.x))
        text.append(Double(view.center.y))
        text.append(Double(view.size.width))
        text.append(Double(view.size.height))
        text.append(Double(view.alpha))
        text.append(view.rank)
      }
      bytes = text.length
    }
    return 1
  }

  func runScenario(_ watch: inout Stopwatch) -> Int {
    watch.measure { bytes = HostServer.bytes(of: frame) }
    return 1
  }

  func audit(_ audit: inout BenchmarkAudit, _ meter: MemoryMeter?) {
    let line = frame.line()
    audit.count("bytes a view", line.utf8.count / frame.show.count, .atMost(200))
    audit.answer(
      "the line", line == (try? frame.json.text(.line)) ? "that of the value" : "another",
      "that of the value")
  }
}
