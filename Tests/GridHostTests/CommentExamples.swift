import GridHost
import GridTesting
import Testing

/// The examples of the documentation comments of GridHost, run. `.ci/snippets` holds them against
/// the comments.
@MainActor @Suite("Examples of GridHost's comments")
struct CommentExamples {
  private let source = SampleDataSource([100])
  private let grid: GridView

  init() {
    let simulation = Simulation(screen: GridScreen(scale: 2))
    let layout = GridViewFlowLayout()
    layout.itemSize = CGSize(width: 300, height: 50)
    grid = simulation.perform {
      GridView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: layout)
    }
    source.attach(to: grid)
  }

  @Test func `a session is opened, asked and added up`() throws {
    // example
    let session = HostSession(grid)
    var state = HostState(try session.open())
    let frame = try session.frame(
      to: 0.1, input: [.wheel(by: CGPoint(x: 0, y: 40), at: 0.05, location: nil)],
      base: state.sequence)
    try state.apply(frame)
    // end
    #expect(state.contentOffset.y == 40)
    #expect(state == (try session.state()))
  }

  @Test func `a callback asks on the main thread`() throws {
    let session = HostSession(grid)
    _ = try session.open()
    // example
    let frame = try HostSession.onMainThread { try session.frame(to: 0.1) }
    // end
    #expect(frame.time == 0.1)
  }

  @Test func `a sum of frames is what shows`() throws {
    let session = HostSession(grid)
    // example
    var state = HostState(try session.open())
    try state.apply(session.frame(to: 0.1, base: state.sequence))
    // end
    #expect(state == (try session.state()))
  }
}
