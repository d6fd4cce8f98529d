import Foundation

/// Measures the memory of this process. The figures are exact as long as nothing else runs in the
/// process.
struct MemoryMeter: Sendable {
  private typealias WriteInfo = @convention(c) (Int32, UnsafeMutablePointer<FILE>) -> Int32

  init() {
    // The first measurements load libraries and keep buffers. Two are made here, so that later ones
    // do not count that memory.
    for _ in 0..<2 { _ = (heapBytes, residentBytes) }
  }

  /// Bytes that are allocated on the heap and not freed yet; nil if the C library does not report
  /// them.
  var heapBytes: Int? {
    #if os(Linux)
      // Looked up by name, because not every C library has the function.
      guard let symbol = dlsym(nil, "malloc_info") else { return nil }
      let writeInfo = unsafeBitCast(symbol, to: WriteInfo.self)
      var text: UnsafeMutablePointer<CChar>?
      var length = 0
      guard let stream = open_memstream(&text, &length) else { return nil }
      let status = writeInfo(0, stream)
      fclose(stream)
      defer { free(text) }
      guard status == 0, let text else { return nil }
      return MemoryMeter.bytesInUse(String(cString: text))
    #else
      return nil
    #endif
  }

  /// Returns the heap memory that an object needs, in bytes; nil if the C library does not report
  /// it.
  @MainActor
  func heapBytes<Object>(of make: () -> Object) -> Int? {
    guard let before = heapBytes else { return nil }
    let made = make()
    let after = heapBytes
    return withExtendedLifetime(made) { after.map { $0 - before } }
  }

  /// Returns the lowest of a few results of `heapBytes(of:)`. The first object fills memory that is
  /// kept for the life of the process. The allocator rounds sizes up to its free blocks, so equal
  /// objects differ a little.
  @MainActor
  func leastHeapBytes<Object>(of make: () -> Object) -> Int? {
    (0..<4).compactMap { _ in heapBytes(of: make) }.min()
  }

  /// The resident memory of the process, in bytes; nil if the system does not report it.
  var residentBytes: Int? {
    #if os(Linux)
      guard let line = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else {
        return nil
      }
      let words = line.split(separator: " ")
      return words.count > 1 ? Int(words[1]).map { $0 * Int(sysconf(Int32(_SC_PAGESIZE))) } : nil
    #else
      return nil
    #endif
  }

  /// Returns the memory in use, in bytes, from a report of glibc's `malloc_info`: the memory
  /// obtained from the system minus the free part.
  static func bytesInUse(_ report: String) -> Int? {
    // The totals of all arenas come after the figures of the single arenas.
    guard let end = report.range(of: "</heap>", options: .backwards) else { return nil }
    var sizes: [Substring: Int] = [:]
    for line in report[end.upperBound...].split(separator: "\n") {
      let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
      guard parts.count >= 4, let size = Int(parts[parts.count - 2]) else { continue }
      if line.hasPrefix("<total") || parts[1] == "current" { sizes[parts[1]] = size }
    }
    guard let current = sizes["current"] else { return nil }
    return current - (sizes["fast"] ?? 0) - (sizes["rest"] ?? 0) + (sizes["mmap"] ?? 0)
  }
}
