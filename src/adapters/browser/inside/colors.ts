type Rgba = { r: number; g: number; b: number; a: number }

/**
 * Colors as the browser computed them. Runs inside the page: the function is sent there as text, so that it may use
 * nothing but what stands in it and its arguments.
 */
export function colors() {
  /** `rgb(1, 2, 3)`, `rgba(1, 2, 3, .5)`, `color(srgb 0 .5 1 / .5)`; null for other color spaces. */
  function parse(text: string): Rgba | null {
    const numbers = (text.match(/-?[\d.]+(e-?\d+)?/g) ?? []).map(Number)
    const [r = 0, g = 0, b = 0, a = 1] = numbers
    if (text.startsWith('rgb')) return { r, g, b, a }
    if (text.startsWith('color(srgb ')) return { r: r * 255, g: g * 255, b: b * 255, a }
    return null
  }
  function over(top: Rgba, under: Rgba): Rgba {
    const mix = (upper: number, lower: number) => Math.round(upper * top.a + lower * (1 - top.a))
    return { r: mix(top.r, under.r), g: mix(top.g, under.g), b: mix(top.b, under.b), a: 1 }
  }
  /** Relative luminance, WCAG 2.2. */
  function luminance({ r, g, b }: Rgba): number {
    const linear = (value: number) => {
      const part = value / 255
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
    }
    return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)
  }
  function contrast(one: Rgba, other: Rgba): number {
    const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number]
    return (high + 0.05) / (low + 0.05)
  }
  function distance(one: Rgba, other: Rgba): number {
    return Math.hypot(one.r - other.r, one.g - other.g, one.b - other.b)
  }
  function toHsl({ r, g, b }: Rgba): [hue: number, saturation: number, lightness: number] {
    const [red, green, blue] = [r / 255, g / 255, b / 255]
    const max = Math.max(red, green, blue)
    const min = Math.min(red, green, blue)
    const chroma = max - min
    const light = (max + min) / 2
    if (chroma === 0) return [0, 0, light]
    const hue =
      max === red
        ? ((green - blue) / chroma) % 6
        : max === green
          ? (blue - red) / chroma + 2
          : (red - green) / chroma + 4
    return [hue * 60, chroma / (1 - Math.abs(2 * light - 1)), light]
  }
  function fromHsl(hue: number, saturation: number, light: number): Rgba {
    const part = (offset: number) => {
      const k = (((offset + hue / 30) % 12) + 12) % 12
      return Math.round(
        255 * (light - saturation * Math.min(light, 1 - light) * Math.max(-1, Math.min(k - 3, 9 - k, 1))),
      )
    }
    return { r: part(0), g: part(8), b: part(4), a: 1 }
  }
  const rgb = ({ r, g, b }: Rgba) => ({ r: Math.round(r), g: Math.round(g), b: Math.round(b) })
  return { parse, over, luminance, contrast, distance, toHsl, fromHsl, rgb }
}

export type Colors = ReturnType<typeof colors>
