import Foundation
import GridCore
import Testing

@Suite("Comparison of points, sizes, rectangles and transforms")
struct CGGeometryEqualToTests {
  @Test func `comparison is exact`() {
    let above = CGFloat(1).nextUp
    #expect(CGPoint(x: 1, y: 2).equalTo(CGPoint(x: 1, y: 2)))
    #expect(!CGPoint(x: 1, y: 2).equalTo(CGPoint(x: above, y: 2)))
    #expect(CGSize(width: 0, height: 1).equalTo(CGSize(width: -0.0, height: 1)))
    #expect(!CGSize(width: 0, height: 1).equalTo(CGSize(width: 0, height: above)))
    #expect(!CGRect(0, 0, 1, 1).equalTo(CGRect(x: 0, y: 0, width: above, height: 1)))
    #expect(CGAffineTransform.identity.equalTo(CGAffineTransform(scaleX: 1, y: 1)))
    #expect(!CGAffineTransform.identity.equalTo(CGAffineTransform(scaleX: above, y: 1)))
    var nearly = CATransform3DIdentity
    #expect(CATransform3DIsIdentity(nearly))
    #expect(CATransform3DEqualToTransform(nearly, .identity))
    nearly.m33 = nearly.m33.nextUp
    #expect(!CATransform3DIsIdentity(nearly))
    #expect(!CATransform3DEqualToTransform(nearly, .identity))
  }
}
