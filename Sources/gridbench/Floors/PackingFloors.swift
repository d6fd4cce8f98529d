import GridScenarios

/// Returns sizes and heights by index path, as a layout's delegate does.
@MainActor
protocol FloorDelegate: AnyObject {
  func size(at path: IndexPath) -> CGSize
  func height(at path: IndexPath) -> CGFloat
}

/// A delegate that reads sizes and heights from arrays.
@MainActor
final class ArrayFloorDelegate: FloorDelegate {
  private let sizes: [CGSize]
  private let heights: [CGFloat]

  init(sizes: [CGSize] = [], heights: [CGFloat] = []) {
    self.sizes = sizes
    self.heights = heights
  }

  func size(at path: IndexPath) -> CGSize { sizes[path[1]] }
  func height(at path: IndexPath) -> CGFloat { heights[path[1]] }
}

/// The least work for laying out many items: sizes are read, and frames are written into a buffer
/// that is reused.
@MainActor
final class PackingFloor {
  private(set) var frames: [CGRect]
  private let width = Workload.viewport.width
  private let delegate: any FloorDelegate

  init(count: Int, delegate: any FloorDelegate) {
    frames = Array(repeating: .zero, count: count)
    self.delegate = delegate
  }

  // MARK: Flow

  /// Places items one after the other, wrapped at the viewport's width, without gaps.
  ///
  /// - Returns: The height of the content.
  @inline(never)
  func flow(_ sizes: [CGSize]) -> CGFloat {
    var line = FlowLine()
    let width = width
    frames.withUnsafeMutableBufferPointer { frames in
      for item in frames.indices { frames[item] = line.place(sizes[item], width: width) }
    }
    return line.end
  }

  /// Places items as `flow(_:)` does, but asks the delegate for every size.
  @inline(never)
  func flowFromDelegate() -> CGFloat {
    var line = FlowLine()
    let (width, delegate) = (width, delegate)
    frames.withUnsafeMutableBufferPointer { frames in
      for item in frames.indices {
        let size = delegate.size(at: IndexPath(item: item, section: 0))
        frames[item] = line.place(size, width: width)
      }
    }
    return line.end
  }

  private struct FlowLine {
    private var x: CGFloat = 0
    private var y: CGFloat = 0
    private var depth: CGFloat = 0

    var end: CGFloat { y + depth }

    mutating func place(_ size: CGSize, width: CGFloat) -> CGRect {
      if x > 0, x + size.width > width {
        y += depth
        x = 0
        depth = 0
      }
      let frame = CGRect(x: x, y: y, width: size.width, height: size.height)
      x += size.width
      if size.height > depth { depth = size.height }
      return frame
    }
  }

  // MARK: Waterfall

  /// Places each item under the shortest of four columns, the leftmost on a tie, without gaps.
  ///
  /// - Returns: The height of the content.
  @inline(never)
  func waterfall(_ heights: [CGFloat]) -> CGFloat {
    var columns = Columns()
    frames.withUnsafeMutableBufferPointer { frames in
      for item in frames.indices { frames[item] = columns.place(heights[item]) }
    }
    return columns.end
  }

  /// Places items as `waterfall(_:)` does, but asks the delegate for every height.
  @inline(never)
  func waterfallFromDelegate() -> CGFloat {
    var columns = Columns()
    let delegate = delegate
    frames.withUnsafeMutableBufferPointer { frames in
      for item in frames.indices {
        frames[item] = columns.place(delegate.height(at: IndexPath(item: item, section: 0)))
      }
    }
    return columns.end
  }

  private struct Columns {
    private var bottoms = SIMD4<Double>(repeating: 0)

    var end: CGFloat { CGFloat(bottoms.max()) }

    mutating func place(_ height: CGFloat) -> CGRect {
      var shortest = 0
      for column in 1..<Workload.waterfallColumns where bottoms[column] < bottoms[shortest] {
        shortest = column
      }
      let width = Workload.waterfallColumnWidth
      let frame = CGRect(
        x: CGFloat(shortest) * width, y: CGFloat(bottoms[shortest]), width: width, height: height)
      bottoms[shortest] += Double(height)
      return frame
    }
  }
}

/// The least work for a uniform grid of many items: all frames are computed by multiplication.
@MainActor
final class UniformFloor {
  private(set) var frames: [CGRect]

  init(count: Int) {
    frames = Array(repeating: .zero, count: count)
  }

  /// Computes the frames of all items.
  ///
  /// - Returns: The height of the content.
  @inline(never)
  func fill() -> CGFloat {
    let size = Workload.uniformItem
    frames.withUnsafeMutableBufferPointer { frames in
      for item in frames.indices {
        let (row, column) = item.quotientAndRemainder(dividingBy: Workload.uniformColumns)
        frames[item] = CGRect(
          x: CGFloat(column) * size.width, y: CGFloat(row) * size.height, width: size.width,
          height: size.height)
      }
    }
    return frames.last?.maxY ?? 0
  }
}
