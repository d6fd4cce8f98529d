import ScenarioFiles
import GridHost
@testable import GridScenarios
import TestSupport
import Testing

@MainActor @Suite("Frames in JSON")
struct HostJSONTests {
  /// A frame in which nothing is at its default.
  private static var full: HostFrame {
    var frame = HostFrame(sequence: 12, base: 11, time: 1.5)
    frame.next = 0.0166667
    frame.cut = 0.75
    frame.contentOffset = CGPoint(x: 0, y: 100.0 / 3)
    frame.contentSize = CGSize(width: 320, height: 4000)
    frame.adjustedInset = GridEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    frame.viewport = CGSize(width: 320, height: 400)
    frame.motion = .deceleration
    frame.correction = CGPoint(x: 0, y: -2.5)
    var turned = HostView(
      view: 3, element: .cell(0, 5), center: CGPoint(x: 10, y: 20.25),
      size: CGSize(width: 30, height: 40))
    turned.bind = 41
    turned.reuseIdentifier = "a \"cell\"\n"
    turned.key = "x"
    (turned.alpha, turned.zIndex, turned.rank) = (0.5, -3, 1.5)
    (turned.isHidden, turned.isSelected, turned.isHighlighted) = (true, true, true)
    turned.wantsSize = CGSize(width: 30, height: 41)
    turned.text = "5"
    turned.transform = CATransform3DMakeRotation(0.5, 0, 0, 1)
    var flipped = HostView(
      view: 4, element: .header(1), center: .zero, size: CGSize(width: 1, height: 1))
    flipped.rank = 2
    flipped.transform = CATransform3DMakeRotation(0.5, 1, 0, 0)
    let behind = HostView(
      view: 5, element: .decoration("card", 2, NSNotFound), center: .zero, size: .zero)
    frame.show = [turned, flipped, behind]
    frame.gone = [0, 9]
    frame.events = [HostEvent(source: .delegate, call: "didSelectItemAt", detail: "0-5")]
    frame.findings = [
      LayoutFinding(code: "overlap", severity: .warning, message: "two", elements: [.cell(0, 1)])
    ]
    return frame
  }

  @Test func `a frame is written as it is described`() throws {
    #expect(
      Self.full.line() == """
        {"adjustedInset":[1,2,3,4],"base":11,"contentOffset":[0,33.333333333333336],\
        "contentSize":[320,4000],"correction":[0,-2.5],"cut":0.75,\
        "events":[{"call":"didSelectItemAt","detail":"0-5","source":"DG"}],\
        "findings":[{"code":"overlap","elements":["cell 0-1"],"message":"two",\
        "severity":"warning"}],"gone":[0,9],"motion":"deceleration","next":0.016667,\
        "sequence":12,"show":[{"alpha":0.5,"bind":41,"center":[10,20.25],"hidden":true,\
        "highlighted":true,"item":5,"key":"x","kind":"cell","rank":1.5,"reuseIdentifier":"a \\"cell\\"\\n","section":0,\
        "selected":true,"size":[30,40],"text":"5","transform":[0.8775825618903728,\
        0.479425538604203,-0.479425538604203,0.8775825618903728,0,0],"view":3,\
        "wantsSize":[30,41],"zIndex":-3},{"center":[0,0],"item":0,"kind":"header","rank":2,\
        "section":1,"size":[1,1],"transform3D":[1,0,0,0,0,0.8775825618903728,0.479425538604203,0,\
        0,-0.479425538604203,0.8775825618903728,0,0,0,0,1],"view":4},{"center":[0,0],\
        "kind":"decoration:card","rank":0,"section":2,"size":[0,0],"view":5}],"time":1.5,\
        "viewport":[320,400]}
        """)
  }

  @Test func `the quick writer and the value say the same, and both can be read back`() throws {
    for frame in [Self.full, HostFrame(sequence: 1, time: 0)] {
      let text = try frame.json.text()
      #expect(text == frame.line())
      var read = try HostFrame(json: JSONDocument(frame.line()).value)
      // Lengths of time are written to the microsecond.
      read.next = frame.next
      #expect(read == frame)
    }
    var state = HostState(Self.full)
    state.sequence = 12
    #expect(try HostState(json: JSONDocument(state.json.text()).value) == state)
  }

  @Test(.rule("HO-12")) func `a reader passes over keys that it does not know`() throws {
    let text = #"{"sequence":3,"time":0.5,"later":[1],"show":[],"motion":"rest"}"#
    var expected = HostFrame(sequence: 3, time: 0.5)
    expected.motion = .rest
    #expect(try HostFrame(json: JSONDocument(text).value) == expected)
    #expect(throws: ScenarioFileError.self) {
      try HostFrame(json: JSONDocument(#"{"sequence":"3","gone":[0.5]}"#).value)
    }
  }

  @Test func `inputs and measurements are written as they are read`() throws {
    let inputs: [HostInput] = [
      .touch(.moved, finger: 2, at: 0.5, location: CGPoint(x: 1, y: 2)),
      .wheel(by: CGPoint(x: 0, y: -3), at: 0.25, location: nil),
      .wheel(by: CGPoint(x: 0, y: -3), at: 0.25, location: CGPoint(x: 9, y: 8)),
      .scroll(to: CGPoint(x: 0, y: 5), at: 1, isMoving: true, applied: .zero),
      .scroll(to: CGPoint(x: 0, y: 5), at: 1, isMoving: false, applied: CGPoint(x: 0, y: 1)),
    ]
    for input in inputs {
      let mistakes = MistakeCollector(file: "")
      let read = Form.input.read(
        try JSONDocument(input.json.text()).value, at: JSONPath(), mistakes)
      #expect(read == input)
      #expect(mistakes.count == 0)
    }
    let measured = HostMeasurement(view: 1, section: 2, item: 3, size: CGSize(width: 4, height: 5))
    #expect(try HostObject.measurement.read(measured.json) == measured)
  }
}
