import Foundation

/// Writes to the end, however much a file takes at a time.
enum WholeWrite {
  /// Writes the bytes of a buffer to a file, to the end.
  ///
  /// - Returns: 0, or the number of the error: a pipe may have lost its reader.
  static func write(_ bytes: UnsafeBufferPointer<UInt8>, to file: Int32) -> Int32 {
    var rest = bytes[...]
    while !rest.isEmpty {
      let part = UnsafeBufferPointer(rebasing: rest)
      let count = Foundation.write(file, part.baseAddress, part.count)
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        // A pipe that does not wait: wait here until there is room.
        var wanted = pollfd(fd: file, events: Int16(POLLOUT), revents: 0)
        poll(&wanted, 1, -1)
      } else if errno != EINTR {
        return errno
      }
    }
    return 0
  }

  /// Writes the bytes of an array to a file, to the end.
  ///
  /// - Returns: 0, or the number of the error.
  static func write(_ bytes: [UInt8], to file: Int32) -> Int32 {
    bytes.withUnsafeBufferPointer { write($0, to: file) }
  }
}
