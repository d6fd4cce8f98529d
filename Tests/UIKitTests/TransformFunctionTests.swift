import CoreGraphics
import Testing

@Suite("Functions on transforms")
struct TransformFunctionTests {
  private let base = CGAffineTransform(a: 1, b: 2, c: 3, d: 5, tx: 7, ty: 11)

  @Test func `functions and methods make the same transforms`() {
    #expect(CGAffineTransformMake(1, 2, 3, 5, 7, 11) == base)
    #expect(CGAffineTransformTranslate(base, 2, 3) == base.translatedBy(x: 2, y: 3))
    #expect(CGAffineTransformScale(base, 2, 3) == base.scaledBy(x: 2, y: 3))
    #expect(CGAffineTransformRotate(base, 0.5) == base.rotated(by: 0.5))
    let turn = CGAffineTransformMakeRotation(0.25)
    #expect(CGAffineTransformConcat(base, turn) == base.concatenating(turn))
    #expect(CGAffineTransformInvert(base) == base.inverted())
    #expect(CGAffineTransformIsIdentity(CGAffineTransformIdentity))
    #expect(!CGAffineTransformEqualToTransform(base, turn))
    let (point, size) = (CGPoint(x: 1, y: 2), CGSize(width: 3, height: 4))
    let rect = CGRect(origin: point, size: size)
    #expect(CGPointApplyAffineTransform(CGPointMake(1, 2), base) == point.applying(base))
    #expect(CGSizeApplyAffineTransform(CGSizeMake(3, 4), base) == size.applying(base))
    #expect(CGRectApplyAffineTransform(CGRectMake(1, 2, 3, 4), base) == rect.applying(base))
    #expect(CGAffineTransformMakeTranslation(2, 3) == CGAffineTransform(translationX: 2, y: 3))
    #expect(CGAffineTransformMakeScale(2, 3) == CGAffineTransform(scaleX: 2, y: 3))
  }

  @Test func `colours are their numbers`() {
    let grey = CGColor(gray: 0.5, alpha: 0.25)
    #expect(grey.components == [0.5, 0.25] && grey.alpha == 0.25 && grey.numberOfComponents == 2)
    #expect(grey.copy(alpha: 1) == CGColor(gray: 0.5, alpha: 1))
    let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
    #expect(
      red.components == [1, 0, 0, 1] && red != CGColor(red: 1, green: 0, blue: 0, alpha: 0.5))
  }
}
