import { contrastBetween, luminanceOf } from '@postproof/engine/luminance'

/** Contrast ratio of two `#rrggbb` colors, 1 to 21 (WCAG 2.2, "contrast ratio"); null when one cannot be read. */
export function contrastOf(one: string, other: string): number | null {
  const [first, second] = [lightOf(one), lightOf(other)]
  return first === null || second === null ? null : contrastBetween(first, second)
}

function lightOf(color: string): number | null {
  const digits = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(color)?.slice(1)
  if (!digits) return null
  const [red = 0, green = 0, blue = 0] = digits.map((hex) => Number.parseInt(hex, 16))
  return luminanceOf(red, green, blue)
}
