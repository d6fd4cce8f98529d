#if os(Linux) && canImport(Runtime)
  import Foundation
  import Runtime

  extension Backtrace {
    /// Returns a backtrace with only the given calls. Returns nil if the toolchain encodes
    /// backtraces in an unknown form.
    ///
    /// The known form is the Swift project's compact form, written in base 64. It begins with a
    /// byte for the size of an address. A byte and a distance follow for each call. The byte says
    /// how the call was found and how many bytes the distance has. The distance leads from the
    /// address of the previous call to the address of this call.
    func keeping(_ calls: [Frame]) -> Backtrace? {
      guard let encoded = try? JSONEncoder().encode(self),
        var object = try? JSONSerialization.jsonObject(with: encoded) as? [String: Any],
        let text = object["backtrace"] as? String,
        let size = Data(base64Encoded: String(text.prefix(4)))?.first
      else { return nil }
      var bytes = Data([size])
      var last: UInt64 = 0
      for call in calls {
        guard let address = UInt64(call.originalProgramCounter) else { return nil }
        switch call {
        case .programCounter: bytes.append(0x17)
        case .returnAddress: bytes.append(0x27)
        case .asyncResumePoint: bytes.append(0x37)
        default: return nil
        }
        let distance = address &- last
        last = address
        for shift in stride(from: 56, through: 0, by: -8) {
          bytes.append(UInt8(truncatingIfNeeded: distance >> UInt64(shift)))
        }
      }
      bytes.append(0)
      object["backtrace"] = bytes.base64EncodedString()
      guard let changed = try? JSONSerialization.data(withJSONObject: object),
        let kept = try? JSONDecoder().decode(Backtrace.self, from: changed),
        kept.frames.map(\.description) == calls.map(\.description)
      else { return nil }
      return kept
    }
  }
#endif
