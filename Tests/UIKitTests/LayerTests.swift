import Testing
import UIKit

@MainActor @Suite("Layers")
struct LayerTests {
  final class BadgeView: UIView {
    override class var layerClass: AnyClass { CAShapeLayer.self }
  }

  @Test func `the place of a view's layer is the view's`() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    #expect(view.layer === view.layer)
    #expect(view.layer.position == CGPoint(x: 60, y: 45))
    view.layer.position = CGPoint(x: 0, y: 0)
    #expect(view.frame == CGRect(x: -50, y: -25, width: 100, height: 50))
    view.layer.bounds.size = CGSize(width: 20, height: 20)
    #expect(view.frame == CGRect(x: -10, y: -10, width: 20, height: 20))
    view.layer.anchorPoint = CGPoint(x: 0, y: 0.5)
    #expect(view.frame == CGRect(x: 0, y: -10, width: 20, height: 20))
    view.layer.transform = CATransform3DMakeScale(2, 1, 1)
    #expect(view.transform == CGAffineTransform(scaleX: 2, y: 1))
    #expect(view.layer.frame == CGRect(x: 0, y: -10, width: 40, height: 20))
    view.layer.opacity = 0.5
    view.layer.isHidden = true
    view.layer.masksToBounds = true
    view.layer.backgroundColor = UIColor.red.cgColor
    #expect(view.alpha == 0.5 && view.isHidden && view.clipsToBounds)
    #expect(view.backgroundColor == .red)
  }

  @Test func `a layer without a view keeps a place of its own, with the same rules`() {
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
    #expect(layer.position == CGPoint(x: 60, y: 45))
    layer.anchorPoint = CGPoint(x: 0, y: 0)
    #expect(layer.frame == CGRect(x: 60, y: 45, width: 100, height: 50))
    layer.setAffineTransform(CGAffineTransform(scaleX: 0.5, y: 2))
    #expect(layer.frame == CGRect(x: 60, y: 45, width: 50, height: 100))
    #expect(layer.contains(CGPoint(x: 99, y: 49)) && !layer.contains(CGPoint(x: 100, y: 49)))
  }

  @Test func `a view says the class of its layer`() {
    let badge = BadgeView(frame: .zero)
    let shape = badge.layer as? CAShapeLayer
    shape?.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5)).cgPath
    #expect(shape?.path?.boundingBox.width == 5)
    #expect(type(of: UIView(frame: .zero).layer) == CALayer.self)
  }

  @Test func `layers are in one tree at one place`() {
    let (view, other) = (UIView(frame: .zero), UIView(frame: .zero))
    other.addSubview(view)
    let (first, second, third) = (CALayer(), CAGradientLayer(), CAShapeLayer())
    view.layer.addSublayer(first)
    view.layer.insertSublayer(second, at: 0)
    view.layer.insertSublayer(third, above: second)
    #expect(
      view.layer.sublayers?.map { ObjectIdentifier($0) }
        == [second, third, first].map { ObjectIdentifier($0) })
    #expect(view.layer.superlayer === other.layer)
    other.layer.addSublayer(first)
    #expect(view.layer.sublayers?.count == 2)
    #expect(first.superlayer === other.layer)
    first.removeFromSuperlayer()
    #expect(other.layer.sublayers == nil)
  }

  @Test func `a presentation layer has what is on screen`() {
    let simulation = Simulation()
    simulation.perform {
      let window = UIWindow(simulation: simulation)
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      window.addSubview(view)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.center.x = 105
      }
      simulation.advance(by: 0.5)
      let shown = view.layer.presentation()?.position.x ?? 0
      #expect(abs(shown - 55) < 1)
      #expect(view.layer.position.x == 105)
      view.layer.removeAllAnimations()
      #expect(view.layer.presentation()?.position.x == 105)
    }
  }

  @Test func `time and transactions follow the virtual clock`() {
    let simulation = Simulation()
    simulation.perform {
      let start = CACurrentMediaTime()
      simulation.advance(by: 0.75)
      #expect(abs(CACurrentMediaTime() - start - 0.75) < 1e-9)
      let view = UIView(frame: .zero)
      var ended: [String] = []
      CATransaction.begin()
      CATransaction.setCompletionBlock { ended.append("group") }
      UIView.animate(withDuration: 0.5, animations: { view.alpha = 0 }) { _ in
        ended.append("animation")
      }
      CATransaction.commit()
      CATransaction.begin()
      CATransaction.setCompletionBlock { ended.append("nothing to wait for") }
      CATransaction.commit()
      #expect(ended == ["nothing to wait for"])
      simulation.advance(by: 1)
      #expect(ended == ["nothing to wait for", "animation", "group"])
    }
  }
}
