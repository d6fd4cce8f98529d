#if os(Linux) && canImport(Runtime)
  import Foundation
  import Runtime

  extension Backtrace {
    /// Returns the backtrace reduced to some of its calls; nil if the toolchain writes backtraces
    /// in another form than the one that is known here.
    ///
    /// The form is the compact one of the Swift project, in base 64: a byte for the size of an
    /// address, and for each call a byte, which says how it was found and how many bytes follow,
    /// and how far it is from the one before.
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
