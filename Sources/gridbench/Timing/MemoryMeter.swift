import GridScenarios
import Foundation

/// Memory of this process. Exact as long as nothing else runs in it.
struct MemoryMeter: Sendable {
  private typealias WriteInfo = @convention(c) (Int32, UnsafeMutablePointer<FILE>) -> Int32

  init() {
    // The first questions load libraries and keep buffers, which is not to be seen in later
    // answers.
    for _ in 0..<2 { _ = (heapBytes, residentBytes) }
  }

  /// Bytes that are allocated on the heap and not freed yet; nil where the C library does not tell.
  var heapBytes: Int? {
    #if os(Linux)
      // Looked up by name: not every C library has it.
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

  /// Memory that the process has in the machine's, in bytes; nil where the system does not tell.
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

  /// Returns the memory in use by the report of glibc's `malloc_info`, in bytes: the memory got
  /// from the system, less the part that is free.
  static func bytesInUse(_ report: String) -> Int? {
    // The totals of all arenas stand behind those of the single ones.
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
