import Foundation
import GridCore
import GridTesting
import TestSupport
import Testing

/// Tables are written for vertical flows and run along both axes.
@Suite("Flow pinning")
struct FlowPinningTests {
  /// Where the view starts, the inset of its edge, and where the bars are; nil if there is none.
  private typealias Place = (offset: CGFloat, inset: CGFloat, header: CGFloat?, footer: CGFloat?)
  /// A section whose header is 30 and whose footer is 20 long, and which of them are pinned.
  private typealias Row = (
    name: String, section: ClosedRange<CGFloat>, headers: Bool, footers: Bool, places: [Place]
  )

  // The view is 200 long.
  @Test(.rule("FL-75"), .rows) func `bars follow the edges of the view within their sections`() {
    let rows: [Row] = [
      (
        "a header follows the leading edge until its section ends", 100...400, true, false,
        [
          (-50, 0, 100, nil),  // overscrolled: at rest
          (0, 0, 100, nil), (100, 0, 100, nil),  // just reached
          (130, 0, 130, nil),  // pinned
          (370, 0, 370, nil),  // the end of the section comes into reach
          (371, 0, 370, nil),  // pushed, over the footer, which is not pinned
          (500, 0, 370, nil), (900, 0, 370, nil),
          (90, 25, 115, nil),  // a top inset moves the pin position down
          (60, 25, 100, nil), (360, 25, 370, nil),
        ]
      ),
      (
        "a footer follows the trailing edge until its section starts", 100...400, false, true,
        [
          (500, 0, nil, 380),  // at rest
          (200, 0, nil, 380),  // just reached: the view ends with the section
          (199, 0, nil, 379),  // pinned
          (50, 0, nil, 230),
          (-80, 0, nil, 100),  // view ends at 120: the footer stands where the section starts
          (-81, 0, nil, 100), (-300, 0, nil, 100),  // pushed
          (210, 40, nil, 350),  // a bottom inset moves the pin position up
          (240, 40, nil, 380),
        ]
      ),
      (
        "in a short section the header stops above the pinned footer", 100...160, true, true,
        [
          (60, 0, 100, 140), (105, 0, 105, 140), (110, 0, 110, 140),
          (111, 0, 110, 140),  // the header stops above the footer
          (300, 0, 110, 140),
          (-60, 0, 100, 120),  // the view ends at 140: the footer comes first
          (-95, 0, 100, 100),
        ]
      ),
      (
        // Negative insets can do that: a header of 30 and a footer of 20 in 20 points.
        "a section shorter than its bars never pushes them off their places", 100...120, true, true,
        [(-500, 0, 100, 100), (90, 0, 100, 100), (105, 0, 100, 100), (500, 0, 100, 100)]
      ),
      (
        "headers and footers that are not pinned stay at their places", 0...900, false, false,
        [(200, 0, 0, 880)]
      ),
    ]
    forEachRow(of: rows, named: \.name) { row in
      let (start, end) = (row.section.lowerBound, row.section.upperBound)
      let section = AxisRange(start: start, end: end)
      for place in row.places {
        for axis in FlowAxis.allCases {
          let pinning = pinning(
            axis, offset: place.offset, leading: row.headers ? place.inset : 0,
            trailing: row.footers ? place.inset : 0, headers: row.headers, footers: row.footers)
          let header = pinning.headerOffset(
            natural: AxisRange(start: start, end: start + 30), section: section, footerExtent: 20)
          let footer = pinning.footerOffset(
            natural: AxisRange(start: end - 20, end: end), section: section)
          if let expected = place.header { #expect(header == expected, "\(place), \(axis)") }
          if let expected = place.footer { #expect(footer == expected, "\(place), \(axis)") }
        }
      }
    }
  }

  @Test(.rows) func `pinned frames keep their size and are rounded to pixels`() {
    forEachRow(of: [(1, 33), (2, 33.5), (3, 33 + 1.0 / 3), (0, 33.3)] as [(CGFloat, CGFloat)]) {
      scale, expected in
      for axis in FlowAxis.allCases {
        let plan = FlowPlan(
          [
            FlowSection(
              items: .uniform(count: 9, size: CGSize(width: 300, height: 300)), headerExtent: 10.3)
          ], axis: axis, grid: PixelGrid(scale: scale))
        let frame = plan.headerFrame(
          section: 0, pinning: pinning(axis, offset: 33.3, headers: true))
        let start = frame.map { axis.span(of: $0).start }
        #expect(abs((start ?? 0) - expected) < 1e-9)
        #expect(frame?.size == axis.size(length: 320, extent: 10.3))
      }
    }
  }

  @Test(.seeds(0..<300, inDebug: 60))
  func `a pinned bar stays in its section and leaves its place only for the edge`() {
    let seed = currentSeed
    let plan = FlowSample(seed: seed, temper: .tame).plan(grid: .unrounded)
    var random = SplitMix64(seed: seed)
    let offset = CGFloat.random(in: -200...900, using: &random)
    let pinning = pinning(plan.axis, offset: offset, headers: true, footers: true)
    for section in 0..<plan.sectionCount {
      guard let range = plan.sectionRange(section) else { continue }
      let header = plan.headerFrame(section: section, pinning: pinning).map(plan.axis.span(of:))
      let footer = plan.footerFrame(section: section, pinning: pinning).map(plan.axis.span(of:))
      for bar in [header, footer].compactMap({ $0 }) {
        #expect(bar.start >= range.start - 1e-9)
        #expect(bar.end <= range.end + 1e-9)
      }
      // A header moves down to the visible edge or as far as the footer lets it.
      if let header, header.start > range.start {
        let limit = range.end - (footer?.length ?? 0) - header.length
        #expect(abs(header.start - min(pinning.visible.start, limit)) < 1e-9)
      }
      // A footer moves up to the visible edge or to the section's start.
      if let footer, footer.end < range.end - 1e-9 {
        let place = max(pinning.visible.end, range.start + footer.length)
        #expect(abs(footer.end - place) < 1e-9)
      }
    }
  }

  // MARK: - Helpers

  private func pinning(
    _ axis: FlowAxis, offset: CGFloat, length: CGFloat = 200, leading: CGFloat = 0,
    trailing: CGFloat = 0, headers: Bool = false, footers: Bool = false
  ) -> FlowPinning {
    // Insets across the scroll axis must not matter.
    let insets =
      axis == .vertical
      ? GridEdgeInsets(top: leading, left: 77, bottom: trailing, right: 66)
      : GridEdgeInsets(top: 77, left: leading, bottom: 66, right: trailing)
    return FlowPinning(
      axis: axis,
      bounds: CGRect(
        origin: axis.point(start: 13, offset: offset),
        size: axis.size(length: 320, extent: length)),
      contentInset: insets, pinsHeaders: headers, pinsFooters: footers)
  }
}
