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
  /** CIE 1976 L* (0 to 100), a*, b*, under D65. */
  function toLab({ r, g, b }: Rgba): [lightness: number, a: number, b: number] {
    const linear = (value: number) => {
      const part = value / 255
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
    }
    const [red, green, blue] = [linear(r), linear(g), linear(b)]
    const f = (part: number) => (part > 216 / 24389 ? Math.cbrt(part) : (part * 24389) / 27 / 116 + 16 / 116)
    const x = f((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047)
    const y = f(0.2126729 * red + 0.7151522 * green + 0.072175 * blue)
    const z = f((0.0193339 * red + 0.119192 * green + 0.9503041 * blue) / 1.08883)
    return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
  }
  /** What lies outside of sRGB is cut off. */
  function fromLab(lightness: number, a: number, b: number): Rgba {
    const y = (lightness + 16) / 116
    const back = (part: number) => (part ** 3 > 216 / 24389 ? part ** 3 : ((116 * part - 16) * 27) / 24389)
    const [x3, y3, z3] = [0.95047 * back(y + a / 500), back(y), 1.08883 * back(y - b / 200)]
    const gamma = (part: number) => {
      const value = part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055
      return Math.round(255 * Math.min(1, Math.max(0, value)))
    }
    return {
      r: gamma(3.2404542 * x3 - 1.5371385 * y3 - 0.4985314 * z3),
      g: gamma(-0.969266 * x3 + 1.8760108 * y3 + 0.041556 * z3),
      b: gamma(0.0556434 * x3 - 0.2040259 * y3 + 1.0572252 * z3),
      a: 1,
    }
  }
  const rgb = ({ r, g, b }: Rgba) => ({ r: Math.round(r), g: Math.round(g), b: Math.round(b) })
  return { parse, over, luminance, contrast, distance, toHsl, fromHsl, toLab, fromLab, rgb }
}

export type Colors = ReturnType<typeof colors>
