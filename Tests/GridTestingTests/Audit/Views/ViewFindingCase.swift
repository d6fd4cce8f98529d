import GridTesting

/// A screen of 320 × 480 with a fault of one kind, and the same screen mended.
@MainActor
struct ViewFindingCase {
  /// The name of the row.
  let name: String
  let entry: FindingCatalogue.Entry
  /// The view, the message and the number of constraints of the finding.
  let finding: (view: String, message: String, constraintCount: Int)
  private let make: @MainActor (_ screen: BaseView, _ isMended: Bool) -> Void
  private let audit: @MainActor (BaseView) -> ViewLayoutReport

  init(
    _ entry: FindingCatalogue.Entry, _ name: String, _ view: String, _ message: String,
    constraints: Int = 0,
    audit: @escaping @MainActor (BaseView) -> ViewLayoutReport = { ViewLayoutAudit.run(on: $0) },
    _ make: @escaping @MainActor (_ screen: BaseView, _ isMended: Bool) -> Void
  ) {
    self.name = "\(entry.code): \(name)"
    self.entry = entry
    finding = (view, message, constraints)
    self.audit = audit
    self.make = make
  }

  func report(isMended: Bool) -> ViewLayoutReport {
    Simulation().perform {
      let screen = BaseView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      make(screen, isMended)
      return audit(screen)
    }
  }

  static let all: [ViewFindingCase] = constraints + content + cells

  private static let constraints: [ViewFindingCase] = [
    .init(
      .ambiguousLayout, "no height", "UIView:0x2",
      "is not decided: height may be 0 or 100. It would be by a height, constraints to top and "
        + "bottom, or an intrinsic height"
    ) { screen, isMended in
      let box = BaseView(frame: .zero)
      screen.place(box, 10, 10)
      box.widthAnchor.constraint(equalToConstant: 50).isActive = true
      if isMended { box.heightAnchor.constraint(equalToConstant: 50).isActive = true }
    },
    .init(
      .ambiguousLayout, "nothing said about the place", "UIView:0x2",
      "is not decided: minX may be 0 or 100 and minY may be 0 or 100. It would be by a constraint "
        + "to its leading, trailing or horizontal centre anchor and a constraint to its top, bottom "
        + "or vertical centre anchor"
    ) { screen, isMended in
      let box = BaseView(frame: .zero)
      screen.addFree(box)
      box.widthAnchor.constraint(equalToConstant: 50).isActive = true
      box.heightAnchor.constraint(equalToConstant: 50).isActive = true
      guard isMended else { return }
      box.centerXAnchor.constraint(equalTo: screen.centerXAnchor).isActive = true
      box.centerYAnchor.constraint(equalTo: screen.centerYAnchor).isActive = true
    },
    .init(
      .ambiguousLayout, "two texts of one hugging priority", "Caption:0x2'abc'",
      "is not decided: width may be 250 or 150. It would be by another priority for one of the "
        + "constraints that compete", constraints: 2
    ) { screen, isMended in
      let (left, right) = (Caption("abc"), Caption("1234567"))
      screen.place(left, 0, 0)
      screen.place(right, 0, 0)
      screen.constraints.filter { $0.firstItem === right && $0.firstAttribute == .leading }
        .forEach { $0.isActive = false }
      right.leadingAnchor.constraint(equalTo: left.trailingAnchor).isActive = true
      right.trailingAnchor.constraint(equalTo: screen.trailingAnchor).isActive = true
      if isMended { left.setContentHuggingPriority(.defaultHigh, for: .horizontal) }
    },
    .init(
      .unsatisfiableConstraints, "a width that has no room", "Caption:0x2'abc'",
      "has 4 required constraints that contradict each other. Broken is <NSLayoutConstraint:0x5 "
        + "Caption:0x2'abc'.width == 400   (active)>", constraints: 4
    ) { screen, isMended in
      let box = Caption("abc")
      screen.place(box, 20, 0)
      box.trailingAnchor.constraint(equalTo: screen.trailingAnchor).isActive = true
      if !isMended { box.widthAnchor.constraint(equalToConstant: 400).isActive = true }
    },
    .init(
      .constraintLost, "a width at 800", "Caption:0x2'abc'",
      "has a constraint of priority 800 that fails by 100 points: <NSLayoutConstraint:0x3 "
        + "Caption:0x2'abc'.width == 400 @800   (active)>", constraints: 3
    ) { screen, isMended in
      let box = Caption("abc")
      screen.place(box, 20, 0)
      box.trailingAnchor.constraint(equalTo: screen.trailingAnchor).isActive = true
      let width = box.widthAnchor.constraint(equalToConstant: 400)
      width.priority = GridLayoutPriority(isMended ? 750 : 800)
      width.isActive = true
    },
    .init(
      .autoresizingFlagLeftOn, "a frame and a constraint", "UIView:0x2",
      "has 1 constraint, and its frame 10, 10, 50 × 50 and its autoresizing mask place it already",
      constraints: 1
    ) { screen, isMended in
      let box = BaseView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
      screen.addSubview(box)
      if isMended { return }
      box.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: 10).isActive = true
    },
    .init(
      .leftInRightToLeft, "left for leading", "Caption:0x2'abc'",
      "begins at 16 in either direction: mirrored, it would at 274", constraints: 1
    ) { screen, isMended in
      screen.traitOverrides.layoutDirection = .rightToLeft
      let box = Caption("abc")
      screen.addFree(box)
      box.topAnchor.constraint(equalTo: screen.topAnchor).isActive = true
      if isMended {
        box.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: 16).isActive = true
      } else {
        box.leftAnchor.constraint(equalTo: screen.leftAnchor, constant: 16).isActive = true
      }
    },
    .init(
      .constraintChurn, "constraints made anew in each update", "ChurningView:0x2",
      "holds 4 constraints that a layout pass without a cause replaced by equal ones",
      constraints: 4
    ) { screen, isMended in
      screen.addSubview(ChurningView(screen.bounds, makesAnew: !isMended))
    },
  ]

  private static let content: [ViewFindingCase] = [
    .init(
      .textTruncated, "one line", "Caption:0x2'abcdefgh'",
      "is 50 wide, and its text needs 80: 30 points are missing", constraints: 1
    ) { screen, isMended in
      let box = Caption("abcdefgh")
      screen.place(box, 0, 0)
      if !isMended { box.widthAnchor.constraint(equalToConstant: 50).isActive = true }
    },
    .init(
      .textTruncated, "two lines of four", "Caption:0x2'abcdefgh'",
      "shows 2 of the 4 lines that its text has at a width of 20", constraints: 1
    ) { screen, isMended in
      let box = Caption("abcdefgh", lineLimit: isMended ? 0 : 2)
      screen.place(box, 0, 0)
      box.widthAnchor.constraint(equalToConstant: 20).isActive = true
    },
    .init(
      .textTruncated, "half a line", "Caption:0x2'abc'",
      "is 12 high: 8 points are missing for a line", constraints: 1
    ) { screen, isMended in
      let box = Caption("abc")
      screen.place(box, 0, 0)
      box.heightAnchor.constraint(equalToConstant: isMended ? 20 : 12).isActive = true
    },
    .init(
      .textTooSmall, "10 points", "Caption:0x2'abc'",
      "has text of 10 points: less than 11 points"
    ) { screen, isMended in
      screen.place(Caption("abc", pointSize: isMended ? 11 : 10), 0, 0)
    },
    .init(
      .textTooSmall, "shrunk to three quarters", "Caption:0x2'abcdefgh'",
      "has text of 10.5 points, shrunk from 14: less than 11 points"
    ) { screen, isMended in
      let box = Caption("abcdefgh", pointSize: 14, leastScale: 0.5)
      screen.place(box, 0, 0)
      box.widthAnchor.constraint(equalToConstant: isMended ? 70 : 60).isActive = true
    },
    .init(
      .viewOutsideSuperview, "a text beyond the screen", "Caption:0x2'abcdefgh'",
      "sticks out of UIView:0x1, by 10 points at the right. That is cut off", constraints: 2
    ) { screen, isMended in
      screen.place(Caption("abcdefgh"), isMended ? 240 : 250, 0)
    },
    .init(
      .viewOutsideSuperview, "a control beyond its superview", "Knob:0x3",
      "sticks out of UIView:0x2, by 5 points at the bottom. No touch arrives there"
    ) { screen, isMended in
      let box = BaseView(
        frame: CGRect(x: 50, y: 50, width: 100, height: isMended ? 55 : 50))
      box.addSubview(Knob(CGRect(x: 10, y: 5, width: 50, height: 50)))
      screen.addSubview(box)
    },
    .init(
      .viewOutsideSuperview, "a text beyond the content of a scroll view", "Caption:0x3'abc'",
      "sticks out of the content of UIScrollView:0x2, by 10 points at the bottom. Nothing scrolls "
        + "there", constraints: 3
    ) { screen, isMended in
      let scrollView = BaseScrollView(frame: screen.bounds)
      scrollView.contentSize = CGSize(width: 320, height: isMended ? 620 : 610)
      screen.addSubview(scrollView)
      let box = Caption("abc")
      scrollView.addFree(box)
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: scrollView.frameLayoutGuide.topAnchor, constant: 600),
        box.leadingAnchor.constraint(equalTo: scrollView.frameLayoutGuide.leadingAnchor),
      ])
    },
    .init(
      .siblingsOverlap, "two texts", "Caption:0x3'def'",
      "lies on Caption:0x2'abc' by 10 × 20: both have text", constraints: 3
    ) { screen, isMended in
      screen.place(Caption("abc"), 0, 0)
      screen.place(Caption("def"), isMended ? 30 : 20, 0)
    },
    .init(
      .siblingsOverlap, "two controls", "Knob:0x3",
      "lies on Knob:0x2 by 50 × 10: both take touches"
    ) { screen, isMended in
      screen.addSubview(Knob(CGRect(x: 0, y: 0, width: 50, height: 50)))
      screen.addSubview(Knob(CGRect(x: 0, y: isMended ? 50 : 40, width: 50, height: 50)))
    },
    .init(
      .squeezedToNothing, "a text without room", "Caption:0x2'abc'",
      "has a width of 0, and its content needs 30", constraints: 1
    ) { screen, isMended in
      let box = Caption("abc")
      screen.place(box, 0, 0)
      box.widthAnchor.constraint(equalToConstant: isMended ? 30 : 0).isActive = true
    },
    .init(
      .tapTargetSmall, "30 points", "Knob:0x2",
      "takes touches on 30 × 44, less than 44 × 44"
    ) { screen, isMended in
      let frame = CGRect(x: 20, y: 20, width: 30, height: 44)
      screen.addSubview(Knob(frame, reach: isMended ? 7 : 0))
    },
  ]

  private static let cells: [ViewFindingCase] = [
    .init(
      .contentViewNotPinned, "nothing leads to the bottom", "CaptionCell:0x1",
      "fits a height of 0, although Caption:0x3'Title' ends at 20: no constraint leads to the "
        + "bottom of the content view", constraints: 2,
      audit: { ViewLayoutAudit.run(on: $0.subviews[0], width: 320) }
    ) { screen, isMended in
      let cell = CaptionCell(frame: screen.bounds)
      screen.addSubview(isMended ? cell.pinBottom() : cell)
    },
    .init(
      .selfSizeNotMet, "a height that grows in layout", "CaptionCell:0x1",
      "is 320 × 20, and its content now needs 320 × 60",
      audit: { ViewLayoutAudit.run(on: $0.subviews[0], width: 320) }
    ) { screen, isMended in
      let cell = CaptionCell(frame: screen.bounds).pinBottom()
      cell.growsInLayout = !isMended
      screen.addSubview(cell)
    },
  ]
}
