import TestSupport
import Testing
import UIKit

@MainActor @Suite("Visual format language")
struct VisualFormatTests {
  private let simulation = Simulation()
  private let parent = UIView(frame: .zero)
  private let views: [String: UIView]

  init() {
    views = ["a": UIView(frame: .zero), "b2": UIView(frame: .zero), "c_": UIView(frame: .zero)]
    for name in views.keys.sorted() { parent.addSubview(views[name]!) }
  }

  private func lines(
    _ format: String, options: NSLayoutConstraint.FormatOptions = [],
    metrics: [String: Any]? = nil
  ) -> [String] {
    simulation.perform {
      NSLayoutConstraint.constraints(
        withVisualFormat: format, options: options, metrics: metrics, views: views
      ).map(text)
    }
  }

  /// `a.leading == |.leading + 8 @1000`.
  private func text(_ constraint: NSLayoutConstraint) -> String {
    func name(_ item: AnyObject?) -> String {
      item === parent ? "|" : views.first { $0.value === item }?.key ?? "?"
    }
    let relation =
      switch constraint.relation {
      case .equal: "=="
      case .lessThanOrEqual: "<="
      case .greaterThanOrEqual: ">="
      }
    var text = "\(name(constraint.firstItem)).\(constraint.firstAttribute) \(relation)"
    if constraint.secondItem != nil {
      text += " \(name(constraint.secondItem)).\(constraint.secondAttribute)"
      if constraint.multiplier != 1 { text += " * \(constraint.multiplier)" }
      if constraint.constant != 0 { text += " + \(constraint.constant)" }
    } else {
      text += " \(constraint.constant)"
    }
    if constraint.priority != .required { text += " @\(constraint.priority.rawValue)" }
    return text
  }

  @Test(
    .rule("UM-2"),
    arguments: [
      ("[a]", []),
      ("[a][b2]", ["b2.leading == a.trailing"]),
      ("[a]-[b2]", ["b2.leading == a.trailing + 8.0"]),
      ("V:[a]-12.5-[b2]", ["b2.top == a.bottom + 12.5"]),
      ("H:|[a]|", ["a.leading == |.leading", "|.trailing == a.trailing"]),
      ("|-[a]-|", ["a.leading == |.leadingMargin", "|.trailingMargin == a.trailing"]),
      ("V:|-5-[a]-(7)-|", ["a.top == |.top + 5.0", "|.bottom == a.bottom + 7.0"]),
      ("[a(100)]", ["a.width == 100.0"]),
      ("V:[a(>=30,<=60@750)]", ["a.height >= 30.0", "a.height <= 60.0 @750.0"]),
      ("[a(==b2)]", ["a.width == b2.width"]),
      ("[a(b2*2+10@20)]", ["a.width == b2.width * 2.0 + 10.0 @20.0"]),
      ("[a(b2/4-1)]", ["a.width == b2.width * 0.25 + -1.0"]),
      ("V:[a(==b2.width)]", ["a.height == b2.width"]),
      (
        "[a]-(>=8,==gap@low)-[b2]",
        ["b2.leading >= a.trailing + 8.0", "b2.leading == a.trailing + 16.0 @250.0"]
      ),
      ("[a]-(-4)-[b2]", ["b2.leading == a.trailing + -4.0"]),
      (
        "[a]-gap-[b2(gap)]-[c_]|",
        [
          "b2.leading == a.trailing + 16.0", "b2.width == 16.0", "c_.leading == b2.trailing + 8.0",
          "|.trailing == c_.trailing",
        ]
      ),
    ] as [(String, [String])])
  func `a format becomes constraints, in its order`(format: String, expected: [String]) {
    #expect(lines(format, metrics: ["gap": 16, "low": NSNumber(value: 250)]) == expected)
  }

  @Test(.rule("UM-2")) func `options align views and turn the line round`() {
    #expect(
      lines("[a]-[b2]-[c_]", options: [.alignAllTop, .alignAllCenterY]).suffix(4) == [
        "a.top == b2.top", "b2.top == c_.top", "a.centerY == b2.centerY",
        "b2.centerY == c_.centerY",
      ])
    #expect(
      lines("V:[a][b2]", options: .alignAllLeading) == [
        "b2.top == a.bottom", "a.leading == b2.leading",
      ])
    #expect(
      lines("|-10-[a]-(>=5)-[b2]", options: .directionRightToLeft) == [
        "a.right == |.right + -10.0", "b2.right <= a.left + -5.0",
      ])
    #expect(
      lines("|-10-[a]", options: .directionLeftToRight) == ["a.left == |.left + 10.0"])
    #expect(
      lines("V:[a]-9-[b2]", options: .spacingBaselineToBaseline) == [
        "b2.firstBaseline == a.lastBaseline + 9.0"
      ])
  }

  @Test(.rule("UM-2")) func `constraints are off until they are made active`() {
    let made = NSLayoutConstraint.constraints(
      withVisualFormat: "|-[a(50)]-|", metrics: nil, views: views)
    #expect(made.allSatisfy { !$0.isActive } && parent.constraints == [])
    NSLayoutConstraint.activate(made)
    #expect(parent.constraints.count == 2 && views["a"]?.constraints.count == 1)
  }

  @Test(
    .rule("UM-2"),
    arguments: [
      ("[a", 3, "Expected a ']' here. That is how a view ends"),
      ("a]", 1, "Expected a '[' here. That is how a view begins"),
      ("[d]", 2, "d is not a key in the views dictionary"),
      ("[a]-space-[b2]", 5, "space is not a key in the metrics dictionary"),
      ("[a(wide)]", 4, "wide is not a key in the metrics or views dictionary"),
      ("[a]-8[b2]", 6, "Expected a '-' here. That is how a distance ends"),
      ("[a]-(8-[b2]", 7, "Expected a ')' here. That is how a list of lengths ends"),
      ("[a(8@2000)]", 6, "A priority is more than 0 and at most 1000"),
      ("[a(b2.size)]", 7, "size is not an attribute"),
      ("[a(b2/0)]", 7, "A length is divided by 0"),
      ("[a]-(b2)-[b2]", 6, "A distance is a number or a metric, not a view"),
      ("[a]|[b2]", 5, "Expected the end of the format here"),
      ("[a(1.2.3)]", 4, "Expected a number here"),
      ("", 1, "Expected a '[' here. That is how a view begins"),
      ("[a]-", 5, "Expected the name of a number or a metric here"),
    ])
  func `a format that cannot be read is a fault that says where`(
    format: String, character: Int, reason: String
  ) throws {
    simulation.faultPolicy = .record
    #expect(lines(format) == [])
    let fault = try #require(simulation.faults.first)
    #expect(simulation.faults.count == 1 && fault.code == "visual-format")
    #expect(
      fault.message == "Unable to parse constraint format: \n\(reason). \n\(format) \n"
        + String(repeating: " ", count: character - 1) + "^")
    #expect(fault.advice.hasPrefix("The mark is at character \(character)."))
  }

  @Test(.rule("UM-2")) func `edges need a superview, and alignment another axis than the line's`() {
    simulation.faultPolicy = .record
    views["a"]?.removeFromSuperview()
    #expect(lines("V:|[a]") == [] && lines("[a][b2]", options: .alignAllLeft) == [])
    #expect(simulation.faults.map(\.code) == ["visual-format", "visual-format"])
    #expect(
      simulation.faults.first?.message.contains(
        "Unable to interpret '|' character, because the related view doesn't have a superview")
        == true)
    #expect(
      simulation.faults.last?.message.contains(
        "Options mask required views to be aligned on a horizontal edge, which is not allowed for "
          + "layout that is also horizontal") == true)
  }
}
