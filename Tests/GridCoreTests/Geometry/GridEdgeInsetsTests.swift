import Foundation
import GridCore
import Testing

@Suite("Insets and offsets")
struct GridEdgeInsetsTests {
  private let insets = GridEdgeInsets(top: 1, left: 2, bottom: 4, right: 8)
  private let directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 4, trailing: 8)

  @Test func `sums of opposite edges are what the insets take along each axis`() {
    #expect([insets.horizontal, insets.vertical] == [10, 5])
    #expect([directional.horizontal, directional.vertical] == [10, 5])
  }

  @Test func `insets add and subtract edge by edge`() {
    let more = GridEdgeInsets(top: 10, left: 20, bottom: 40, right: 80)
    #expect(insets + more == GridEdgeInsets(top: 11, left: 22, bottom: 44, right: 88))
    #expect(more - insets == GridEdgeInsets(top: 9, left: 18, bottom: 36, right: 72))
    #expect(insets + .zero == insets)
    #expect(insets - insets == .zero)
  }

  @Test func `insets with one number that is not finite are not finite`() {
    #expect(insets.isFinite)
    let paths: [WritableKeyPath<GridEdgeInsets, CGFloat>] = [\.top, \.left, \.bottom, \.right]
    for path in paths {
      for number in [CGFloat.nan, .infinity, -.infinity] {
        var broken = insets
        broken[keyPath: path] = number
        #expect(!broken.isFinite)
      }
    }
  }

  @Test func `a rectangle shrinks by its insets and grows by negative ones`() {
    let rect = CGRect(10, 20, 100, 50)
    let inner = rect.inset(by: insets)
    #expect(inner == CGRect(12, 21, 90, 45))
    #expect(inner.inset(by: .zero - insets) == rect)
  }

  @Test func `insets larger than the rectangle give a negative size`() {
    let narrow = CGRect(0, 0, 6, 50).inset(by: insets)
    #expect(narrow.size.width == -4)
    #expect(narrow.origin.x == 2)
  }

  @Test func `leading is left, or right where text runs from the right`() {
    #expect(directional.resolved(isRightToLeft: false) == insets)
    #expect(
      directional.resolved(isRightToLeft: true)
        == GridEdgeInsets(top: 1, left: 8, bottom: 4, right: 2))
  }

  @Test func `zero is what an empty initialiser makes`() {
    #expect(GridEdgeInsets() == .zero)
    #expect(
      NSDirectionalEdgeInsets.zero
        == NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0))
    #expect(GridOffset() == GridOffset.zero)
    #expect(GridOffset.zero == GridOffset(horizontal: 0, vertical: 0))
  }
}

@Suite("Directional edges")
struct DirectionalEdgeTests {
  @Test func `edges are the four bits that UIKit gives them`() throws {
    #expect(NSDirectionalRectEdge.top.rawValue == 1)
    #expect(NSDirectionalRectEdge.leading.rawValue == 2)
    #expect(NSDirectionalRectEdge.bottom.rawValue == 4)
    #expect(NSDirectionalRectEdge.trailing.rawValue == 8)
    #expect(NSDirectionalRectEdge.all.rawValue == 15)
    #expect(try codedAndDecoded([.top, .trailing] as NSDirectionalRectEdge).rawValue == 9)
  }

  @Test func `alignments run counterclockwise from the top with UIKit's numbers`() throws {
    let inOrder: [NSRectAlignment] = [
      .none, .top, .topLeading, .leading, .bottomLeading, .bottom, .bottomTrailing, .trailing,
      .topTrailing,
    ]
    #expect(inOrder.map(\.rawValue) == Array(0...8))
    #expect(NSRectAlignment(rawValue: 9) == nil)
    #expect(try codedAndDecoded(inOrder) == inOrder)
  }
}
