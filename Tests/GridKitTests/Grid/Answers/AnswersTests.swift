import GridKit
import Testing

@Suite("Answers of layouts")
@MainActor
struct AnswersTests {
  private final class ForeignLayout: GridViewLayout {}

  private final class RestingForeignLayout: GridViewLayout, RestingLayout {
    func viewDidRest(at offset: CGPoint) {}
  }

  @Test func `answers know whether the layout in use is built in or resting`() {
    let flow = GridViewFlowLayout()
    var answers = Answers(layout: flow)
    #expect(answers.builtInLayout === flow && answers.restingLayout == nil)
    answers.layout = ForeignLayout()
    #expect(answers.builtInLayout == nil && answers.restingLayout == nil)
    let resting = RestingForeignLayout()
    answers.layout = resting
    #expect(answers.builtInLayout == nil && answers.restingLayout === resting)
    let transition = GridViewTransitionLayout(currentLayout: flow, nextLayout: resting)
    answers.layout = transition
    #expect(answers.builtInLayout === transition && answers.restingLayout == nil)
  }

  @Test func `only a flow layout without estimates lets plain sizes pass`() {
    final class Subclass: GridViewFlowLayout {}
    for flow in [GridViewFlowLayout(), Subclass()] {
      #expect(flow.ignoresBaseClassSizes)
      flow.estimatedItemSize = GridViewFlowLayout.automaticSize
      #expect(!flow.ignoresBaseClassSizes)
    }
    #expect(ForeignLayout().ignoresBaseClassSizes)
  }
}
