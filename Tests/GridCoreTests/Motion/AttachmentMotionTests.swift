import Foundation
import GridCore
import Testing

@Suite("Attachments")
struct AttachmentMotionTests {
  private typealias Attachment = AttachmentMotion.Attachment

  @Test func `a rod keeps its length at once`() {
    var motion = AttachmentMotion(position: CGPoint(x: 30, y: 40), velocity: CGVector(dx: 5, dy: 5))
    let rod = Attachment(anchor: .zero, length: 10, frequency: 0, damping: 0)
    let isAtRest = motion.step(seconds: 1 / 60, attachments: [rod])
    #expect(isAtRest)
    #expect(motion.position == CGPoint(x: 6, y: 8) && motion.velocity == .zero)
    motion.position = .zero
    _ = motion.step(seconds: 1 / 60, attachments: [rod])
    #expect(motion.position == CGPoint(x: 0, y: 10))
  }

  @Test(arguments: [0, 25] as [CGFloat])
  func `a spring brings its item to its length and leaves it exactly there`(length: CGFloat) {
    let anchor = CGPoint(x: 100, y: 50)
    let spring = Attachment(anchor: anchor, length: length, frequency: 1, damping: 0.8)
    var motion = AttachmentMotion(position: CGPoint(x: 100, y: 150))
    var steps = 0
    while !motion.step(seconds: 1 / 60, attachments: [spring]), steps < 1000 { steps += 1 }
    #expect(motion.position == CGPoint(x: 100, y: 50 + length))
    #expect(motion.velocity == .zero)
    #expect(steps > 30 && steps < 300)
  }

  @Test(arguments: [0, 25] as [CGFloat])
  func `the rate of steps does not matter along the spring`(length: CGFloat) {
    func end(rate: Int) -> CGPoint {
      let spring = Attachment(
        anchor: CGPoint(x: 10, y: 0), length: length, frequency: 1.5, damping: 0.2)
      var motion = AttachmentMotion(position: CGPoint(x: 10, y: 90))
      for _ in 0..<rate / 4 {
        _ = motion.step(seconds: 1 / Double(rate), attachments: [spring])
      }
      return motion.position
    }
    let (slow, fast) = (end(rate: 60), end(rate: 240))
    #expect(abs(slow.y - fast.y) < 1e-6 && slow.x == 10 && fast.x == 10)
    #expect(slow.y < 60)
  }

  @Test func `two springs meet at the mean by their stiffness`() {
    let attachments = [
      Attachment(anchor: .zero, length: 0, frequency: 1, damping: 1),
      Attachment(anchor: CGPoint(x: 100, y: 0), length: 0, frequency: 2, damping: 1),
    ]
    var motion = AttachmentMotion(position: CGPoint(x: 7, y: 3))
    for _ in 0..<600 { _ = motion.step(seconds: 1 / 60, attachments: attachments) }
    // Stiffness goes with the square of the frequency: 1 to 4.
    #expect(abs(motion.position.x - 80) < 1e-9 && motion.position.y == 0)
  }

  @Test func `a body without attachments keeps its speed`() {
    var motion = AttachmentMotion(position: .zero, velocity: CGVector(dx: 60, dy: -120))
    let isAtRest = motion.step(seconds: 0.5, attachments: [])
    #expect(!isAtRest)
    #expect(motion.position == CGPoint(x: 30, y: -60))
  }
}
