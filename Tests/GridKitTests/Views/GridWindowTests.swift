import GridKit
import Testing

@Suite("Windows")
@MainActor
struct GridWindowTests {
  @Test func `a window without a frame is as large as its simulation's screen`() {
    let simulation = Simulation(screen: GridScreen(size: CGSize(width: 200, height: 300), scale: 1))
    let window = GridWindow(simulation: simulation)
    #expect(window.frame == CGRect(0, 0, 200, 300))
    #expect(window.simulation === simulation)
    #expect(window.screen === simulation.screen)
    #expect(simulation.perform { GridWindow() }.frame == CGRect(0, 0, 200, 300))
  }

  @Test func `views find their window, and a window is its own`() {
    let window = GridWindow()
    let leaf = plainView(0, 0, 1, 1, in: plainView(0, 0, 1, 1, in: window))
    #expect(leaf.window === window)
    #expect(window.window === window)
    #expect(window.next == nil)
    #expect(BaseView().window == nil)
  }

  @Test func `the root view fills the window and gives way to the next one`() {
    let window = GridWindow(frame: CGRect(0, 0, 100, 100))
    let (first, second) = (BaseView(), BaseView())
    window.rootView = first
    #expect(first.frame == window.bounds)
    window.frame.size = CGSize(width: 50, height: 70)
    #expect(first.frame == CGRect(0, 0, 50, 70))
    window.rootView = second
    #expect(window.subviews == [second])
    #expect(first.superview == nil)
    window.rootView = nil
    #expect(window.subviews.isEmpty)
  }

  @Test func `making a window key and visible shows it`() {
    let window = GridWindow()
    window.isHidden = true
    #expect(!window.isKeyWindow)
    window.makeKeyAndVisible()
    #expect(window.isKeyWindow)
    #expect(!window.isHidden)
    window.resignKey()
    #expect(!window.isKeyWindow)
  }
}
