/** Linear light of an sRGB channel, 0 to 1, by its value from 0 to 255. */
const linear = Float64Array.from({ length: 256 }, (_, value) => {
  const part = value / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
})
const lightOf = (value: number): number => linear[Math.round(Math.min(255, Math.max(0, value)))]!

/** Relative luminance of an sRGB color, 0 to 1, from channels of 0 to 255 (WCAG 2.2, "relative luminance"). */
export const luminanceOf = (red: number, green: number, blue: number): number =>
  0.2126 * lightOf(red) + 0.7152 * lightOf(green) + 0.0722 * lightOf(blue)

/** Contrast ratio of two relative luminances, 1 to 21 (WCAG 2.2, "contrast ratio"). */
export const contrastBetween = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
