import GridTestingSupport
import Testing
import UIKit

@testable import PhotoGrid

/// Two fingers that make photos larger and smaller.
@MainActor @Suite("Pinch", .ownSimulation)
struct PinchTests {
  let phone = PhotoPhone([30, 200, 25])

  /// How many photos are in the first full row on screen, and how wide they are.
  private var columns: (count: Int, width: CGFloat) {
    let rows = Dictionary(grouping: phone.cells, by: \.frame.minY)
    let longest = rows.values.max { $0.count < $1.count } ?? []
    return (longest.count, longest.first?.frame.width ?? 0)
  }

  /// A place in the middle of a photo's upper half, with photos all around.
  private func place(on title: String) throws -> CGPoint {
    let frame = try #require(phone.place(title))
    return CGPoint(x: frame.midX, y: frame.minY + frame.height / 4)
  }

  @Test func `fingers that move apart end with larger photos, and keep the one between them`()
    throws
  {
    phone.grid.drag(by: 3000)
    let place = try place(on: "Alps 46")
    phone.pinch(at: place, scale: 1.5)
    #expect(phone.controller.columns == 2)
    #expect(columns == (2, 194))
    let frame = try #require(phone.place("Alps 46"))
    // It is in the other column now, and as high as it was.
    #expect(abs(frame.minY + frame.height / 4 - place.y) < 2)
    #expect(!phone.cells.contains { $0.titleLabel.isHidden })
  }

  @Test func `fingers that move together end with smaller photos`() throws {
    phone.grid.drag(by: 3000)
    let place = try place(on: "Alps 46")
    phone.pinch(at: place, scale: 0.6)
    #expect(phone.controller.columns == 5)
    #expect(columns == (5, 76))
    let frame = try #require(phone.place("Alps 46"))
    #expect(abs(frame.minY + frame.height / 4 - place.y) < 2)
    #expect(phone.cells.allSatisfy { $0.titleLabel.isHidden })
  }

  @Test func `photos follow the fingers on the way`() throws {
    phone.grid.drag(by: 3000)
    let place = try place(on: "Alps 46")
    let fingers = TwoFingers(on: phone, around: place)
    var widths: [CGFloat] = []
    for scale in [1.125, 1.25, 1.375] as [CGFloat] {
      fingers.move(toScale: scale)
      let frame = try #require(phone.place("Alps 46"))
      widths.append(frame.width)
      #expect(abs(frame.minY + frame.height / 4 - place.y) < 2)
    }
    // From 128 points to 194.
    #expect(widths == [144.5, 161, 177.5])
    #expect(phone.grid.collectionViewLayout is UICollectionViewTransitionLayout)
    fingers.lift()
    phone.grid.advance(by: 0.1)
    let width = try #require(phone.place("Alps 46")).width
    #expect(width > 177.5 && width < 194)
    phone.wait()
    #expect(columns == (2, 194))
  }

  @Test func `fingers that do not go half of the way change nothing`() throws {
    phone.grid.drag(by: 3000)
    let (offset, titles) = (phone.grid.contentOffset, phone.titles)
    let frames = phone.cells.map(\.frame)
    phone.pinch(at: try place(on: "Alps 46"), scale: 1.2)
    #expect(phone.controller.columns == 3)
    #expect(phone.grid.contentOffset == offset)
    #expect(phone.titles == titles && phone.cells.map(\.frame) == frames)
    #expect(phone.grid.collectionViewLayout is PhotoGridLayout)
  }

  @Test func `fingers that turn back change nothing`() throws {
    let frames = phone.cells.map(\.frame)
    let fingers = TwoFingers(on: phone, around: try place(on: "Lake 4"))
    fingers.move(toScale: 1.4)
    fingers.move(toScale: 0.8)
    fingers.lift()
    phone.wait()
    #expect(phone.controller.columns == 3)
    #expect(phone.cells.map(\.frame) == frames)
  }

  @Test func `fingers that are taken away change nothing`() throws {
    let frames = phone.cells.map(\.frame)
    let fingers = TwoFingers(on: phone, around: try place(on: "Lake 4"))
    fingers.move(toScale: 1.5)
    fingers.cancel()
    phone.wait()
    #expect(phone.controller.columns == 3)
    #expect(phone.cells.map(\.frame) == frames)
  }

  @Test func `there is nothing beyond the largest and the smallest photos`() {
    let middle = CGPoint(x: 195, y: 300)
    for (scale, last) in [(2, 2), (0.4, 5)] as [(CGFloat, Int)] {
      for _ in 0..<4 { phone.pinch(at: middle, scale: scale) }
      #expect(phone.controller.columns == last)
      #expect(columns.count == last)
      #expect(phone.grid.collectionViewLayout is PhotoGridLayout)
    }
  }

  @Test func `at the ends the photos fill the screen`() throws {
    phone.pinch(at: try place(on: "Lake 1"), scale: 0.6)
    #expect(phone.grid.contentOffset == .zero)
    phone.grid.scrollToItem(at: [2, 24], at: .bottom, animated: false)
    phone.wait()
    phone.pinch(at: try place(on: "City 24"), scale: 0.1)
    phone.pinch(at: try place(on: "City 24"), scale: 2)
    #expect(phone.controller.columns == 3)
    let end = phone.grid.contentSize.height + 50 - phone.grid.bounds.height
    #expect(phone.grid.contentOffset.y <= end)
    #expect(phone.titles.contains("City 24"))
  }

  @Test func `after a pinch a thumb scrolls as before`() throws {
    phone.pinch(at: try place(on: "Lake 4"), scale: 0.6)
    phone.grid.swipe(
      from: CGPoint(x: 195, y: 500), to: CGPoint(x: 195, y: 400), speed: 1500)
    #expect(phone.grid.isDecelerating)
    phone.wait()
    #expect(phone.headers.first?.hasSuffix("at 0") == true)
    #expect(columns == (5, 76))
    phone.pinch(at: CGPoint(x: 195, y: 300), scale: 2)
    #expect(columns == (3, 128))
  }

  @Test func `a pinch that begins before the last one has ended does nothing`() throws {
    let fingers = TwoFingers(on: phone, around: try place(on: "Lake 4"))
    fingers.move(toScale: 1.5)
    fingers.lift()
    // For a quarter of a second the photos are on their way.
    let next = TwoFingers(on: phone, around: try place(on: "Lake 4"))
    next.move(toScale: 0.5)
    next.lift()
    phone.wait()
    #expect(phone.controller.columns == 2)
    #expect(columns == (2, 194))
  }
}
