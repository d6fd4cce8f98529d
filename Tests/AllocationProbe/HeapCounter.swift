/// Counts allocations on the heap and the bytes in use: those of Swift's objects and arrays, of
/// Foundation, and of the C library.
///
/// The functions below stand before those of the C library, for all code that is loaded: the linker
/// gives them its names (`--defsym`) and tells the loader of them (`--export-dynamic`); without
/// that, nothing is counted. `counts(of:)` of a known number of allocations shows whether they are
/// in force.
enum HeapCounter {
  struct Counts {
    var allocations = 0
    /// The size of the largest allocation, in bytes.
    var largest = 0
    /// The size of all allocations together, in bytes.
    var bytes = 0
  }

  nonisolated(unsafe) fileprivate static var current = Counts()
  nonisolated(unsafe) fileprivate static var isCounting = false
  /// Bytes of all blocks that were handed out and not given back yet, as large as they really are.
  nonisolated(unsafe) fileprivate(set) static var live = 0

  /// Counts the allocations made while the body runs, those of other threads included.
  static func counts(of body: () -> Void) -> Counts {
    current = Counts()
    isCounting = true
    body()
    isCounting = false
    return current
  }

  fileprivate static func recordLive(_ place: UnsafeMutableRawPointer?) {
    live &+= usableSize(place)
  }

  fileprivate static func recordGone(_ place: UnsafeMutableRawPointer?) {
    live &-= usableSize(place)
  }

  fileprivate static func note(_ size: Int) {
    guard isCounting else { return }
    current.allocations &+= 1
    current.bytes &+= size
    if size > current.largest { current.largest = size }
  }
}

@_silgen_name("__libc_malloc")
private func allocate(_ size: Int) -> UnsafeMutableRawPointer?

@_silgen_name("__libc_calloc")
private func allocateZeroed(_ count: Int, _ size: Int) -> UnsafeMutableRawPointer?

@_silgen_name("__libc_realloc")
private func reallocate(
  _ place: UnsafeMutableRawPointer?, _ size: Int
) -> UnsafeMutableRawPointer?

@_silgen_name("__libc_memalign")
private func allocateAligned(_ alignment: Int, _ size: Int) -> UnsafeMutableRawPointer?

@_silgen_name("__libc_free")
private func deallocate(_ place: UnsafeMutableRawPointer?)

/// 0 for nil.
@_silgen_name("malloc_usable_size")
private func usableSize(_ place: UnsafeMutableRawPointer?) -> Int

/// Counts, then allocates; stands for `malloc` in the linked program.
@_cdecl("countedMalloc")
public func countedMalloc(_ size: Int) -> UnsafeMutableRawPointer? {
  HeapCounter.note(size)
  let place = allocate(size)
  HeapCounter.recordLive(place)
  return place
}

/// Counts, then gives back; stands for `free`.
@_cdecl("countedFree")
public func countedFree(_ place: UnsafeMutableRawPointer?) {
  HeapCounter.recordGone(place)
  deallocate(place)
}

/// Counts, then allocates zeros; stands for `calloc`. A size that overflows counts as what is left.
@_cdecl("countedCalloc")
public func countedCalloc(_ count: Int, _ size: Int) -> UnsafeMutableRawPointer? {
  HeapCounter.note(count &* size)
  let place = allocateZeroed(count, size)
  HeapCounter.recordLive(place)
  return place
}

/// Counts the whole new size, also where the block only grows; stands for `realloc`.
@_cdecl("countedRealloc")
public func countedRealloc(
  _ place: UnsafeMutableRawPointer?, _ size: Int
) -> UnsafeMutableRawPointer? {
  HeapCounter.note(size)
  HeapCounter.recordGone(place)
  let moved = reallocate(place, size)
  // The block stays where there is no room for a larger one.
  HeapCounter.recordLive(moved ?? (size > 0 ? place : nil))
  return moved
}

/// Counts, then allocates; stands for `memalign`.
@_cdecl("countedMemalign")
public func countedMemalign(_ alignment: Int, _ size: Int) -> UnsafeMutableRawPointer? {
  HeapCounter.note(size)
  let place = allocateAligned(alignment, size)
  HeapCounter.recordLive(place)
  return place
}

/// Counts, then allocates; stands for `aligned_alloc`.
@_cdecl("countedAlignedAlloc")
public func countedAlignedAlloc(_ alignment: Int, _ size: Int) -> UnsafeMutableRawPointer? {
  HeapCounter.note(size)
  let place = allocateAligned(alignment, size)
  HeapCounter.recordLive(place)
  return place
}

/// Counts, then allocates; stands for `posix_memalign`.
///
/// - Returns: 0, or 12 (`ENOMEM`) where there is no memory.
@_cdecl("countedPosixMemalign")
public func countedPosixMemalign(
  _ result: UnsafeMutablePointer<UnsafeMutableRawPointer?>, _ alignment: Int, _ size: Int
) -> Int32 {
  HeapCounter.note(size)
  guard let place = allocateAligned(alignment, size) else { return 12 }
  HeapCounter.recordLive(place)
  result.pointee = place
  return 0
}
