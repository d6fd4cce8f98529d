import Foundation

/// Functions that write all bytes to a file, even if a single system call writes only a part.
enum WholeWrite {
  /// Writes all bytes of an array to a file.
  ///
  /// - Returns: 0, or the `errno` of the failed write, such as `EPIPE` for a pipe without a reader.
  static func write(_ bytes: [UInt8], to file: Int32) -> Int32 {
    bytes.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let part = UnsafeRawBufferPointer(rebasing: rest)
        let count = Foundation.write(file, part.baseAddress, part.count)
        if count >= 0 {
          rest = rest.dropFirst(count)
        } else if errno == EAGAIN {
          // A pipe in non-blocking mode is full: wait until the pipe has room.
          var wanted = pollfd(fd: file, events: Int16(POLLOUT), revents: 0)
          poll(&wanted, 1, -1)
        } else if errno != EINTR {
          return errno
        }
      }
      return 0
    }
  }
}
