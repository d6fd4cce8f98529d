import GridCore
import TestSupport
import Testing

@testable import GridKit

/// A tree with a view `box` in a view `outer`, in a simulation that records faults and events.
@MainActor
private struct Tree {
  let simulation: Simulation
  let outer: BaseView
  let box: BaseView
  let other: BaseView
  let stranger: BaseView

  init() {
    let simulation = Simulation()
    simulation.faultPolicy = .record
    self.simulation = simulation
    (outer, box, other, stranger) = simulation.perform {
      (
        BaseView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)), BaseView(frame: .zero),
        BaseView(frame: .zero), BaseView(frame: .zero)
      )
    }
    for view in [box, other] {
      outer.addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = false
    }
  }

  /// Runs `body` and returns the messages of the faults in it.
  func faults(_ body: () -> Void) -> [String] {
    simulation.removeRecords()
    simulation.perform(body)
    return simulation.faults.map { "\($0.exceptionName.rawValue) \($0.code): \($0.message)" }
  }
}

@MainActor @Suite("Texts of constraints")
struct ConstraintTextTests {
  @Test(.rule("AL-4"), .rows)
  func `a constraint between attributes that cannot be related is refused`() {
    struct Row {
      var first: NSLayoutConstraint.Attribute
      var second: NSLayoutConstraint.Attribute?
      var multiplier: CGFloat = 1
      var reason: String?
    }
    let pairing = "Invalid pairing of layout attributes."
    let mixed =
      "A constraint cannot be made between a leading/trailing attribute and a right/left "
      + "attribute. Use leading/trailing for both or neither."
    let lonely =
      "A multiplier of 0 or a nil second item together with a location for the first attribute "
      + "creates an illegal constraint of a location equal to a constant. Location attributes "
      + "must be specified in pairs."
    forEachRow(
      of: [
        "width and left": Row(first: .width, second: .left, reason: pairing),
        "top and height": Row(first: .top, second: .height, reason: pairing),
        "leading and right": Row(first: .leading, second: .right, reason: mixed),
        "left margin and trailing": Row(first: .leftMargin, second: .trailing, reason: mixed),
        "top alone": Row(first: .top, second: nil, reason: lonely),
        "left times 0": Row(first: .left, second: .left, multiplier: 0, reason: lonely),
        "no attribute": Row(
          first: .notAnAttribute, second: .left,
          reason: "Constraint must contain a first layout item"),
        "center with center of the other axis": Row(first: .centerX, second: .centerY),
        "center with leading": Row(first: .centerX, second: .leading),
        "width and height": Row(first: .width, second: .height),
        "width alone": Row(first: .width, second: nil),
      ] as KeyValuePairs, named: \.key
    ) { _, row in
      let tree = Tree()
      var made: NSLayoutConstraint?
      let found = tree.faults {
        made = NSLayoutConstraint(
          item: tree.box, attribute: row.first, relatedBy: .equal,
          toItem: row.second.map { _ in tree.other }, attribute: row.second ?? .notAnAttribute,
          multiplier: row.multiplier, constant: 0)
        made?.isActive = true
      }
      let text = row.reason.map {
        "NSInvalidArgumentException AL-4: NSLayoutConstraint for <UIView:0x1>: \($0)"
      }
      #expect(found == [text].compactMap(\.self))
      #expect(made?.isActive == (row.reason == nil))
    }
  }

  @Test(.rule("AL-5"))
  func `numbers that a constraint cannot have are refused, and the old ones stay`() {
    let tree = Tree()
    let width = tree.box.widthAnchor.constraint(equalToConstant: 10)
    width.priority = .defaultHigh
    let found = tree.faults {
      width.constant = .infinity
      width.priority = GridLayoutPriority(0)
      width.priority = GridLayoutPriority(1000.5)
      tree.box.setContentHuggingPriority(GridLayoutPriority(-1), for: .vertical)
      tree.box.topAnchor.constraint(equalTo: tree.outer.topAnchor, constant: .nan).isActive = true
    }
    func illegal(_ priority: String) -> String {
      "NSInternalInconsistencyException AL-5: It's illegal to set priority:\(priority).  "
        + "Priorities must be greater than 0 and less or equal to NSLayoutPriorityRequired, which "
        + "is 1000.000000."
    }
    let infinite = "NSLayoutConstraint constant is not finite!  That's illegal.  constant:"
    #expect(
      found == [
        "NSInternalInconsistencyException AL-5: \(infinite)inf firstAnchor:<NSLayoutDimension:0x1 "
          + "\"UIView:0x2.width\"> secondAnchor:(null)",
        illegal("0"), illegal("1000.5"), illegal("-1"),
        "NSInternalInconsistencyException AL-5: \(infinite)nan firstAnchor:<NSLayoutYAxisAnchor:0x1"
          + " \"UIView:0x2.top\"> secondAnchor:<NSLayoutYAxisAnchor:0x3 \"UIView:0x4.top\">",
      ])
    #expect(width.constant == 10 && width.priority == .defaultHigh)
    #expect(tree.outer.constraints == [])
  }

  @Test(.rule("AL-33"))
  func `a constraint between two trees stays inactive`() {
    let tree = Tree()
    let constraint = tree.box.leadingAnchor.constraint(equalTo: tree.stranger.leadingAnchor)
    #expect(
      tree.faults { constraint.isActive = true } == [
        "NSGenericException AL-33: Unable to activate constraint with anchors "
          + "<NSLayoutXAxisAnchor:0x1 \"UIView:0x2.leading\"> and <NSLayoutXAxisAnchor:0x3 "
          + "\"UIView:0x4.leading\"> because they have no common ancestor.  Does the constraint or "
          + "its anchors reference items in different view hierarchies?  That's illegal."
      ])
    #expect(!constraint.isActive)
  }

  @Test(.rule("AL-34"))
  func `a constraint whose items are not in its view is told, and stops the next pass`() {
    let tree = Tree()
    let constraint = tree.box.topAnchor.constraint(equalTo: tree.stranger.topAnchor)
    var logged: [String] = []
    tree.simulation.traceHook = { if $0.call == "log" { logged.append($0.detail) } }
    #expect(tree.faults { tree.outer.addConstraint(constraint) } == [])
    #expect(
      logged == [
        "The view hierarchy is not prepared for the constraint: <NSLayoutConstraint:0x1 "
          + "UIView:0x2.top == UIView:0x3.top   (active)>\n\tWhen added to a view, the "
          + "constraint's items must be descendants of that view (or the view itself). This will "
          + "crash if the constraint needs to be resolved before the view hierarchy is assembled. "
          + "Break on -[UIView(UIConstraintBasedLayout) _viewHierarchyUnpreparedForConstraint:] "
          + "to debug."
      ])
    let message = ConsoleMessage.hierarchyNotPrepared(for: constraint)
    #expect(message.code == "hierarchy-not-prepared" && logged == [message.text])
    #expect(
      tree.faults { tree.outer.layoutIfNeeded() } == [
        "NSInvalidArgumentException AL-34: View hierarchy unprepared for constraint."
      ])
    tree.box.addSubview(tree.stranger)
    #expect(tree.faults { tree.outer.layoutIfNeeded() } == [])
  }

  @Test(.rule("AL-36"))
  func `an active constraint cannot become required or optional`() {
    let tree = Tree()
    let width = tree.box.widthAnchor.constraint(equalToConstant: 10)
    width.priority = GridLayoutPriority(750)
    width.isActive = true
    let found = tree.faults {
      width.priority = .required
      width.priority = .defaultLow
    }
    #expect(
      found == [
        "NSInternalInconsistencyException AL-36: Mutating a priority from required to not on an "
          + "installed constraint (or vice-versa) is not supported.  You passed priority 1000 and "
          + "the existing priority was 750."
      ])
    #expect(width.priority == .defaultLow)
  }

  @Test(.rule("AL-26"), .rows)
  func `a constraint reads as UIKit writes it`() {
    let rows: KeyValuePairs<String, (make: @MainActor (Tree) -> NSLayoutConstraint, body: String)> =
      [
        "to the superview's start": (
          { $0.box.leadingAnchor.constraint(equalTo: $0.outer.leadingAnchor, constant: 20) },
          "H:|-(20)-[UIView:0x2]   (inactive)"
        ),
        "to the superview's end": (
          { $0.box.trailingAnchor.constraint(lessThanOrEqualTo: $0.outer.trailingAnchor) },
          "H:[UIView:0x2]-(>=0)-|   (inactive)"
        ),
        "from the superview's end": (
          { $0.outer.bottomAnchor.constraint(equalTo: $0.box.bottomAnchor, constant: 8) },
          "V:[UIView:0x2]-(8)-|   (inactive)"
        ),
        "neighbours": (
          { $0.box.topAnchor.constraint(greaterThanOrEqualTo: $0.other.bottomAnchor, constant: 8) },
          "V:[UIView:0x2]-(>=8)-[UIView:0x3]   (inactive)"
        ),
        "left": (
          { $0.box.leftAnchor.constraint(equalTo: $0.outer.leftAnchor, constant: 5) },
          "H:|-(5)-[UIView:0x2](LTR)   (inactive)"
        ),
        "a width": (
          { $0.box.widthAnchor.constraint(equalToConstant: 100) },
          "UIView:0x2.width == 100   (inactive)"
        ),
        "a multiplier": (
          {
            $0.box.widthAnchor.constraint(
              equalTo: $0.other.widthAnchor, multiplier: 0.5, constant: -8)
          }, "UIView:0x2.width == 0.5*UIView:0x3.width - 8   (inactive)"
        ),
      ]
    forEachRow(of: rows, named: \.key) { _, row in
      let tree = Tree()
      #expect(row.make(tree).description == "<NSLayoutConstraint:0x1 \(row.body)>")
    }
    let tree = Tree()
    tree.box.accessibilityIdentifier = "photo"
    let leading = tree.box.leadingAnchor.constraint(equalTo: tree.outer.leadingAnchor, constant: 3)
    leading.priority = GridLayoutPriority(750)
    leading.identifier = "start"
    leading.isActive = true
    #expect(
      leading.description == "<NSLayoutConstraint:0x1 'start' H:|-(3@750)-[photo]   "
        + "(active, names: '|':UIView:0x2, photo:UIView:0x3 )>")
  }

  @Test(.rule("AL-25", "AL-27"))
  func `required constraints that contradict each other are logged, and the last one is broken`() {
    let tree = Tree()
    var logged: [String] = []
    tree.simulation.traceHook = { if $0.call == "log" { logged.append($0.detail) } }
    NSLayoutConstraint.activate([
      tree.box.leadingAnchor.constraint(equalTo: tree.outer.leadingAnchor, constant: 20),
      tree.box.trailingAnchor.constraint(equalTo: tree.outer.trailingAnchor, constant: -20),
      tree.box.widthAnchor.constraint(equalToConstant: 400),
    ])
    tree.simulation.perform { tree.outer.layoutIfNeeded() }
    #expect(tree.box.frame.minX == 20 && tree.box.frame.width == 280)
    #expect(
      logged == [
        """
        [LayoutConstraints] Unable to simultaneously satisfy constraints.
        \tProbably at least one of the constraints in the following list is one you don't want.\u{20}
        \tTry this:\u{20}
        \t\t(1) look at each constraint and try to figure out which you don't expect;\u{20}
        \t\t(2) find the code that added the unwanted constraint or constraints and fix it.\u{20}
        (
            "<NSLayoutConstraint:0x0 'UIView-Encapsulated-Layout-Width' UIView:0x1.width == 320   \
        (active)>",
            "<NSLayoutConstraint:0x2 H:|-(20)-[UIView:0x3]   (active, names: '|':UIView:0x1 )>",
            "<NSLayoutConstraint:0x4 H:[UIView:0x3]-(20)-|   (active, names: '|':UIView:0x1 )>",
            "<NSLayoutConstraint:0x5 UIView:0x3.width == 400   (active)>"
        )

        Will attempt to recover by breaking constraint\u{20}
        <NSLayoutConstraint:0x5 UIView:0x3.width == 400   (active)>

        Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the \
        debugger.
        The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in \
        <UIKitCore/UIView.h> may also be helpful.
        """
      ])
    let finding = tree.simulation.findings.first
    #expect(finding?.code == "unsatisfiable-constraints" && finding?.severity == .error)
    // The same set is told once.
    tree.other.widthAnchor.constraint(equalToConstant: 4).isActive = true
    tree.simulation.perform { tree.outer.layoutIfNeeded() }
    #expect(logged.count == 1)
  }

  @Test(.rule("AL-25", "AL-26"))
  func `the list names autoresizing masks, with the note about them`() throws {
    let tree = Tree()
    var logged: [String] = []
    tree.simulation.traceHook = { if $0.call == "log" { logged.append($0.detail) } }
    tree.box.translatesAutoresizingMaskIntoConstraints = true
    tree.box.frame = CGRect(x: 4, y: 5, width: 60, height: 70)
    tree.other.leadingAnchor.constraint(equalTo: tree.box.leadingAnchor).isActive = true
    tree.other.leadingAnchor.constraint(equalTo: tree.outer.leadingAnchor).isActive = true
    tree.simulation.perform { tree.outer.layoutIfNeeded() }
    let text = try #require(logged.first)
    #expect(text.contains("(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you "))
    #expect(
      text.contains("\"<NSAutoresizingMaskLayoutConstraint:0x0 h=--& v=--& UIView:0x1.minX == 4   ")
    )
    #expect(text.contains("breaking constraint \n<NSLayoutConstraint:0x"))
    #expect(tree.other.frame.minX == 4)
  }
}
