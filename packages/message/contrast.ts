/** Contrast ratio of two `#rrggbb` colors, 1 to 21 (WCAG 2.2, "contrast ratio"); null when one cannot be read. */
export function contrastOf(one: string, other: string): number | null {
  const first = luminanceOf(one)
  const second = luminanceOf(other)
  if (first === null || second === null) return null
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05)
}

/** WCAG 2.2, "relative luminance". */
function luminanceOf(color: string): number | null {
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(color)
  if (!match) return null
  const [red = 0, green = 0, blue = 0] = match.slice(1).map((hex) => {
    const value = Number.parseInt(hex, 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
