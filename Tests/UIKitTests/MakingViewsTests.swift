import TestSupport
import Testing
import UIKit

@MainActor @Suite("Views of generic classes")
struct MakingViewsTests {
  private class Badge: UILabel {
    let mark: Int

    override init(frame: CGRect) {
      mark = 3
      super.init(frame: frame)
      text = "new"
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class LargeBadge: Badge {}

  private final class Holder<Content: UIView>: UIView {
    let content: Content

    override init(frame: CGRect) {
      content = Content._make(frame: CGRect(origin: .zero, size: frame.size))
      super.init(frame: frame)
      addSubview(content)
    }

    required init?(coder: NSCoder) { nil }
  }

  private let frame = CGRect(x: 1, y: 2, width: 30, height: 40)

  private func make<Content: UIView>(_ type: Content.Type) -> Content {
    type._make(frame: frame)
  }

  @Test(.rule("UK-2"))
  func `a class is made with its own initialiser, or the one that it inherits`() {
    #expect(make(Badge.self).mark == 3)
    #expect(make(LargeBadge.self).mark == 3)
    #expect(type(of: make(LargeBadge.self)) == LargeBadge.self)
    #expect(make(UIView.self).frame == frame)
    #expect(make(UICollectionViewCell.self).contentView.frame.size == frame.size)
  }

  @Test(.rule("UK-2")) func `generic classes are made inside generic classes`() {
    let outer = make(Holder<Holder<Badge>>.self)
    #expect(outer.content.content.mark == 3)
    #expect(outer.content.content.text == "new")
    #expect(outer.content.frame == CGRect(x: 0, y: 0, width: 30, height: 40))
  }

  @Test(.rule("UK-2")) func `a class that is a value is made as that class`() {
    let classes: [UIView.Type] = [Badge.self, LargeBadge.self, UIImageView.self]
    #expect(
      classes.map { ObjectIdentifier(type(of: $0._make(frame: frame))) }
        == classes.map { ObjectIdentifier($0) })
  }
}
