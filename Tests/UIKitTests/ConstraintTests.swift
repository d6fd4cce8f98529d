import Testing
import UIKit

@MainActor @Suite("Constraints")
struct ConstraintTests {
  @Test func `the nearest view around both items keeps a constraint`() {
    let (outer, left, right) = (
      UIView(frame: .zero), UIView(frame: .zero), UIView(frame: .zero)
    )
    outer.addSubview(left)
    outer.addSubview(right)
    let beside = right.leadingAnchor.constraint(equalTo: left.trailingAnchor, constant: 8)
    let width = left.widthAnchor.constraint(equalTo: right.widthAnchor, multiplier: 2)
    let height = left.heightAnchor.constraint(greaterThanOrEqualToConstant: 30)
    #expect(!beside.isActive && outer.constraints == [])
    NSLayoutConstraint.activate([beside, width, height])
    #expect(outer.constraints == [beside, width])
    #expect(left.constraints == [height])
    #expect(beside.firstItem === right && beside.secondItem === left)
    #expect(beside.firstAttribute == .leading && beside.secondAttribute == .trailing)
    #expect(beside.constant == 8 && beside.relation == .equal && width.multiplier == 2)
    #expect(height.relation == .greaterThanOrEqual && height.secondAttribute == .notAnAttribute)
    NSLayoutConstraint.deactivate([beside])
    #expect(!beside.isActive && outer.constraints == [width])
  }

  @Test func `items of different trees stay apart`() {
    let (one, other) = (UIView(frame: .zero), UIView(frame: .zero))
    let constraint = one.topAnchor.constraint(equalTo: other.topAnchor)
    constraint.isActive = true
    #expect(!constraint.isActive)
  }

  @Test func `guides lie where their insets say`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
    view.setSafeAreaInsets(UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 5))
    #expect(
      view.safeAreaLayoutGuide.layoutFrame == CGRect(x: 0, y: 20, width: 95, height: 50))
    #expect(view.safeAreaLayoutGuide === view.safeAreaLayoutGuide)
    let own = UILayoutGuide()
    view.addLayoutGuide(own)
    #expect(own.owningView === view && own.layoutFrame == .zero && view.layoutGuides == [own])
    let constraint = own.topAnchor.constraint(equalTo: view.topAnchor)
    constraint.isActive = true
    #expect(view.constraints == [constraint])
  }

  @Test func `readable content is at most 672 wide, in the middle of the margins`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 1024, height: 300))
    view.layoutMargins = UIEdgeInsets(top: 5, left: 20, bottom: 6, right: 20)
    #expect(
      view.readableContentGuide.layoutFrame == CGRect(x: 176, y: 5, width: 672, height: 289))
    #expect(view.readableContentGuide === view.readableContentGuide)
    view.frame.size.width = 712
    #expect(view.readableContentGuide.layoutFrame.width == 672)
    view.frame.size.width = 375
    #expect(view.readableContentGuide.layoutFrame == view.layoutMarginsGuide.layoutFrame)
  }

  @Test func `a fitting size that constraints would have made says that they did not count`() {
    let simulation = Simulation()
    simulation.perform {
      let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
      let box = UIView(frame: .zero)
      cell.contentView.addSubview(box)
      _ = cell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      #expect(simulation.findings.map(\.code) == [])
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
        box.heightAnchor.constraint(equalToConstant: 200),
      ])
      let size = cell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      #expect(size == CGSize(width: 100, height: 44))
      #expect(simulation.findings.map(\.code) == ["constraints-not-solved"])
      _ = cell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      #expect(simulation.findings.count == 1)
    }
  }

  @Test func `a size without its constraints is an error that names the class of the cell`() throws
  {
    final class ProductCell: UICollectionViewCell {}
    let simulation = Simulation()
    simulation.perform {
      let cell = ProductCell(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
      let box = UIView(frame: .zero)
      cell.contentView.addSubview(box)
      box.topAnchor.constraint(equalTo: cell.contentView.topAnchor).isActive = true
      _ = cell.contentView.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      let lone = UIView(frame: .zero)
      lone.widthAnchor.constraint(equalToConstant: 5).isActive = true
      _ = lone.systemLayoutSizeFitting(.zero)
    }
    let finding = try #require(simulation.findings.first)
    #expect(finding.code == "constraints-not-solved" && finding.severity == .error)
    #expect(
      simulation.findings.map { $0.message.prefix { $0 != "," } } == [
        "the size that UIView in ProductCell would fit was asked for",
        "the size that UIView would fit was asked for",
      ])
  }

  @Test func `priorities are kept per axis`() {
    let view = UIView(frame: .zero)
    #expect(view.contentHuggingPriority(for: .vertical) == .defaultLow)
    view.setContentHuggingPriority(.required, for: .vertical)
    view.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    #expect(view.contentHuggingPriority(for: .vertical) == .required)
    #expect(view.contentHuggingPriority(for: .horizontal) == .defaultLow)
    #expect(view.contentCompressionResistancePriority(for: .horizontal) == .defaultLow)
    #expect(view.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
  }
}
