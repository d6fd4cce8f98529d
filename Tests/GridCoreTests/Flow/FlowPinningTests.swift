import Foundation
import GridCore
import GridTesting
import TestSupport
import Testing

/// Tables are written for vertical flows and run along both axes.
@Suite("Flow pinning")
struct FlowPinningTests {
  // A section from 100 to 400 with a header of 30 and a footer of 20; a view 200 high.
  @Test(.rows) func `a header follows the leading edge until its section ends`() {
    forEachRow(
      of: [
        (-50, 0, 100),  // overscrolled: at rest
        (0, 0, 100),
        (100, 0, 100),  // just reached
        (130, 0, 130),  // pinned
        (370, 0, 370),  // the end of the section comes into reach
        (371, 0, 370),  // pushed, over the footer
        (900, 0, 370),
        (90, 25, 115),  // a top inset moves the pin position down
        (60, 25, 100),
        (360, 25, 370),
      ] as [(CGFloat, CGFloat, CGFloat)]
    ) { offset, inset, expected in
      for axis in FlowAxis.allCases {
        let pinning = pinning(axis, offset: offset, leading: inset, headers: true)
        let found = pinning.headerOffset(
          natural: AxisRange(start: 100, end: 130), section: AxisRange(start: 100, end: 400),
          footerExtent: 20)
        #expect(found == expected)
      }
    }
  }

  // The section and the view are those of the test above.
  @Test(.rows) func `a footer follows the trailing edge until its section starts`() {
    forEachRow(
      of: [
        (500, 0, 380),  // at rest
        (200, 0, 380),  // just reached: the view ends with the section
        (199, 0, 379),  // pinned
        (50, 0, 230),
        (-80, 0, 100),  // view ends at 120: the footer stands where the section starts
        (-81, 0, 100),  // pushed
        (-300, 0, 100),
        (210, 40, 350),  // a bottom inset moves the pin position up
        (240, 40, 380),
      ] as [(CGFloat, CGFloat, CGFloat)]
    ) { offset, inset, expected in
      for axis in FlowAxis.allCases {
        let pinning = pinning(axis, offset: offset, trailing: inset, footers: true)
        let found = pinning.footerOffset(
          natural: AxisRange(start: 380, end: 400), section: AxisRange(start: 100, end: 400))
        #expect(found == expected)
      }
    }
  }

  // FL-75 in a section from 100 to 160: header 30, ten points of content, footer 20.
  @Test(.rows) func `in a short section the header stops above the pinned footer`() {
    forEachRow(
      of: [
        (60, 100, 140),
        (105, 105, 140),
        (110, 110, 140),
        (111, 110, 140),  // the header stops above the footer
        (300, 110, 140),
        (-60, 100, 120),  // the view ends at 140: the footer comes first
        (-95, 100, 100),
      ] as [(CGFloat, CGFloat, CGFloat)]
    ) { offset, header, footer in
      for axis in FlowAxis.allCases {
        let pinning = pinning(axis, offset: offset, headers: true, footers: true)
        let section = AxisRange(start: 100, end: 160)
        let foundHeader = pinning.headerOffset(
          natural: AxisRange(start: 100, end: 130), section: section, footerExtent: 20)
        let foundFooter = pinning.footerOffset(
          natural: AxisRange(start: 140, end: 160), section: section)
        #expect(foundHeader == header)
        #expect(foundFooter == footer)
      }
    }
  }

  @Test func `a section shorter than its bars never pushes them off their places`() {
    // Negative insets can do that: a header of 30 and a footer of 20 in 20 points.
    let section = AxisRange(start: 100, end: 120)
    for offset in [-500, 90, 105, 500] as [CGFloat] {
      let pinning = pinning(.vertical, offset: offset, headers: true, footers: true)
      let header = pinning.headerOffset(
        natural: AxisRange(start: 100, end: 130), section: section, footerExtent: 20)
      let footer = pinning.footerOffset(
        natural: AxisRange(start: 100, end: 120), section: section)
      #expect(header == 100)
      #expect(footer == 100)
    }
  }

  @Test func `a lone pinned header goes over a footer that is not pinned`() {
    let pinning = pinning(.horizontal, offset: 500, headers: true)
    let found = pinning.headerOffset(
      natural: AxisRange(start: 100, end: 130), section: AxisRange(start: 100, end: 400),
      footerExtent: 20)
    #expect(found == 370)
  }

  @Test func `headers and footers that are not pinned stay at their places`() {
    let pinning = pinning(.vertical, offset: 200)
    let section = AxisRange(start: 0, end: 900)
    let header = pinning.headerOffset(
      natural: AxisRange(start: 0, end: 30), section: section, footerExtent: 20)
    let footer = pinning.footerOffset(natural: AxisRange(start: 880, end: 900), section: section)
    #expect(header == 0)
    #expect(footer == 880)
  }

  @Test(.rows) func `pinned frames keep their size and are rounded to pixels`() {
    forEachRow(of: [(1, 33), (2, 33.5), (3, 33 + 1.0 / 3), (0, 33.3)] as [(CGFloat, CGFloat)]) {
      scale, expected in
      for axis in FlowAxis.allCases {
        let plan = FlowPlan(
          axis: axis, crossLength: 320, grid: PixelGrid(scale: scale),
          sections: [
            FlowSection(
              items: .uniform(count: 9, size: CGSize(width: 300, height: 300)), headerExtent: 10.3)
          ])
        let frame = plan.headerFrame(
          section: 0, pinning: pinning(axis, offset: 33.3, headers: true))
        let start = frame.map { axis.span(of: $0).start }
        #expect(abs((start ?? 0) - expected) < 1e-9)
        #expect(frame?.size == axis.size(length: 320, extent: 10.3))
      }
    }
  }

  // The arrangement of GC-82: what the compositional layout was recorded to do.
  @Test func `bars of two sections in one view`() {
    let sections = [3, 12].map { count in
      FlowSection(
        items: .uniform(count: count, size: CGSize(width: 155, height: 40)),
        inset: GridEdgeInsets(top: 3, left: 4, bottom: 5, right: 6), lineSpacing: 0,
        interitemSpacing: 0, headerExtent: 30, footerExtent: 20)
    }
    let plan = FlowPlan(
      axis: .vertical, crossLength: 320, grid: PixelGrid(scale: 2), sections: sections)
    let pinning = pinning(.vertical, offset: 100, length: 100, headers: true, footers: true)
    #expect(plan.headerFrame(section: 0, pinning: pinning)?.minY == 88)
    #expect(plan.footerFrame(section: 0, pinning: pinning)?.minY == 118)
    #expect(plan.headerFrame(section: 1, pinning: pinning)?.minY == 138)
    #expect(plan.footerFrame(section: 1, pinning: pinning)?.minY == 180)
    // FL-77: only frames move.
    #expect(plan.contentSize == CGSize(width: 320, height: 436))
  }

  @Test(.seeds(0..<300))
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
