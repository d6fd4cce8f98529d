import GridKit
import Testing

@Suite("Responders")
@MainActor
struct GridResponderTests {
  private final class Field: BaseView {
    var refuses = false
    override var canBecomeFirstResponder: Bool { true }
    override var canResignFirstResponder: Bool { !refuses }
  }

  @Test(arguments: [true, false])
  func `one view of a tree is first responder, with or without a window`(hasWindow: Bool) {
    let root = hasWindow ? GridWindow() : BaseView()
    let (a, b) = (Field(), Field())
    root.addSubview(a)
    root.addSubview(b)
    #expect(a.becomeFirstResponder())
    #expect(a.isFirstResponder)
    #expect(b.becomeFirstResponder())
    #expect(!a.isFirstResponder)
    #expect(root.presentFirstResponder === b)
    #expect(b.resignFirstResponder())
    #expect(root.presentFirstResponder == nil)
    #expect(!BaseView().becomeFirstResponder())
  }

  @Test func `a responder that refuses to go stays`() {
    let root = BaseView()
    let (a, b) = (Field(), Field())
    root.addSubview(a)
    root.addSubview(b)
    a.becomeFirstResponder()
    a.refuses = true
    #expect(!b.becomeFirstResponder())
    #expect(!a.resignFirstResponder())
    #expect(a.isFirstResponder)
  }

  @Test func `leaving a tree ends it, wherever in the part that leaves it was`() {
    let root = BaseView()
    let branch = plainView(0, 0, 1, 1, in: root)
    let (field, other) = (Field(), Field())
    branch.addSubview(field)
    root.addSubview(other)
    field.becomeFirstResponder()
    field.refuses = true
    other.removeFromSuperview()
    #expect(field.isFirstResponder)
    branch.removeFromSuperview()
    #expect(!field.isFirstResponder)
    #expect(root.presentFirstResponder == nil)
    field.refuses = false
    field.becomeFirstResponder()
    root.addSubview(branch)
    #expect(!field.isFirstResponder)
  }

  @Test func `touches that nobody handles go up the chain`() {
    final class Catcher: BaseView {
      var caught = ""
      override func touchesBegan(_: Set<GridTouch>, with _: GridEvent?) { caught += "began " }
      override func touchesMoved(_: Set<GridTouch>, with _: GridEvent?) { caught += "moved " }
      override func touchesEnded(_: Set<GridTouch>, with _: GridEvent?) { caught += "ended " }
      override func touchesCancelled(_: Set<GridTouch>, with _: GridEvent?) {
        caught += "cancelled "
      }
    }
    let catcher = Catcher()
    let leaf = plainView(0, 0, 1, 1, in: plainView(0, 0, 1, 1, in: catcher))
    #expect(leaf.next === leaf.superview)
    leaf.touchesBegan([], with: nil)
    leaf.touchesMoved([], with: nil)
    leaf.touchesEnded([], with: nil)
    leaf.touchesCancelled([], with: nil)
    #expect(catcher.caught == "began moved ended cancelled ")
  }

  @Test func `a touch tells its place in any view`() {
    let window = GridWindow()
    let view = plainView(10, 20, 100, 100, in: window)
    let touch = GridTouch(position: CGPoint(x: 15, y: 26), view: view)
    #expect(touch.location(in: view) == CGPoint(x: 5, y: 6))
    #expect(touch.location(in: nil) == CGPoint(x: 15, y: 26))
    #expect(touch.previousLocation(in: view) == CGPoint(x: 5, y: 6))
    #expect(touch.window === window)
    #expect(touch.phase == .began)
    #expect(GridEvent(touches: [touch]).allTouches == [touch])
    #expect(GridEvent().allTouches == nil)
  }
}
