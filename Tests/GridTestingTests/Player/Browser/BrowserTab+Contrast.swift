import GridTesting

extension BrowserTab {
  private static let measuring = """
    const painted = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
    const parts = (color) => {
      painted.clearRect(0, 0, 1, 1);
      painted.fillStyle = color;
      painted.fillRect(0, 0, 1, 1);
      return [...painted.getImageData(0, 0, 1, 1).data];
    };
    const linear = (part) => (part / 255 <= 0.04045 ? part / 255 / 12.92
      : ((part / 255 + 0.055) / 1.055) ** 2.4);
    const luminance = (color) => {
      const [red, green, blue] = parts(color).map(linear);
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    """

  /// The relative luminance of a colour, as WCAG defines it.
  static func luminance(_ color: String) -> String {
    "(() => { \(measuring) return luminance(\(color)); })()"
  }

  /// Texts of the page whose contrast is below 4.5 (WCAG AA).
  static let poorContrasts = """
    (() => {
      \(measuring)
      const ground = (node) => {
        for (; node; node = node.parentElement) {
          const color = getComputedStyle(node).backgroundColor;
          if (parts(color)[3] > 250) return color;
        }
        return "white";
      };
      const texts = "h1, h2, p, dt, dd, label, legend, button, select, output, .row, .element";
      return [...document.querySelectorAll(texts)]
        .filter((node) => node.offsetParent !== null && node.textContent.trim() !== ""
          && Number(getComputedStyle(node).opacity) === 1)
        .map((node) => {
          const [a, b] = [luminance(getComputedStyle(node).color), luminance(ground(node))];
          return [node.id || node.className || node.tagName, node.textContent.slice(0, 20),
            (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)];
        })
        .filter(([, , ratio]) => ratio < 4.5);
    })()
    """
}
