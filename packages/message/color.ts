import { contrastBetween, luminanceOf } from '@postproof/engine/luminance'

/** Colors as CSS and HTML attributes write them. */

export type Color = { red: number; green: number; blue: number; alpha: number }

/** CSS Color 4 section 6.1, `name hex`. */
const NAMES = new Map(
  `aliceblue f0f8ff antiquewhite faebd7 aqua 00ffff aquamarine 7fffd4 azure f0ffff beige f5f5dc bisque ffe4c4
  black 000000 blanchedalmond ffebcd blue 0000ff blueviolet 8a2be2 brown a52a2a burlywood deb887 cadetblue 5f9ea0
  chartreuse 7fff00 chocolate d2691e coral ff7f50 cornflowerblue 6495ed cornsilk fff8dc crimson dc143c cyan 00ffff
  darkblue 00008b darkcyan 008b8b darkgoldenrod b8860b darkgray a9a9a9 darkgreen 006400 darkgrey a9a9a9
  darkkhaki bdb76b darkmagenta 8b008b darkolivegreen 556b2f darkorange ff8c00 darkorchid 9932cc darkred 8b0000
  darksalmon e9967a darkseagreen 8fbc8f darkslateblue 483d8b darkslategray 2f4f4f darkslategrey 2f4f4f
  darkturquoise 00ced1 darkviolet 9400d3 deeppink ff1493 deepskyblue 00bfff dimgray 696969 dimgrey 696969
  dodgerblue 1e90ff firebrick b22222 floralwhite fffaf0 forestgreen 228b22 fuchsia ff00ff gainsboro dcdcdc
  ghostwhite f8f8ff gold ffd700 goldenrod daa520 gray 808080 green 008000 greenyellow adff2f grey 808080
  honeydew f0fff0 hotpink ff69b4 indianred cd5c5c indigo 4b0082 ivory fffff0 khaki f0e68c lavender e6e6fa
  lavenderblush fff0f5 lawngreen 7cfc00 lemonchiffon fffacd lightblue add8e6 lightcoral f08080 lightcyan e0ffff
  lightgoldenrodyellow fafad2 lightgray d3d3d3 lightgreen 90ee90 lightgrey d3d3d3 lightpink ffb6c1
  lightsalmon ffa07a lightseagreen 20b2aa lightskyblue 87cefa lightslategray 778899 lightslategrey 778899
  lightsteelblue b0c4de lightyellow ffffe0 lime 00ff00 limegreen 32cd32 linen faf0e6 magenta ff00ff maroon 800000
  mediumaquamarine 66cdaa mediumblue 0000cd mediumorchid ba55d3 mediumpurple 9370db mediumseagreen 3cb371
  mediumslateblue 7b68ee mediumspringgreen 00fa9a mediumturquoise 48d1cc mediumvioletred c71585 midnightblue 191970
  mintcream f5fffa mistyrose ffe4e1 moccasin ffe4b5 navajowhite ffdead navy 000080 oldlace fdf5e6 olive 808000
  olivedrab 6b8e23 orange ffa500 orangered ff4500 orchid da70d6 palegoldenrod eee8aa palegreen 98fb98
  paleturquoise afeeee palevioletred db7093 papayawhip ffefd5 peachpuff ffdab9 peru cd853f pink ffc0cb plum dda0dd
  powderblue b0e0e6 purple 800080 rebeccapurple 663399 red ff0000 rosybrown bc8f8f royalblue 4169e1
  saddlebrown 8b4513 salmon fa8072 sandybrown f4a460 seagreen 2e8b57 seashell fff5ee sienna a0522d silver c0c0c0
  skyblue 87ceeb slateblue 6a5acd slategray 708090 slategrey 708090 snow fffafa springgreen 00ff7f steelblue 4682b4
  tan d2b48c teal 008080 thistle d8bfd8 tomato ff6347 turquoise 40e0d0 violet ee82ee wheat f5deb3 white ffffff
  whitesmoke f5f5f5 yellow ffff00 yellowgreen 9acd32`
    .split(/\s+/)
    .map((word, index, all) => [word, all[index + 1] ?? ''] as const)
    .filter((_, index) => index % 2 === 0),
)

const rgb = (red: number, green: number, blue: number, alpha = 1): Color => ({ red, green, blue, alpha })

function hex(digits: string): Color | null {
  if (!/^(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/.test(digits)) return null
  const wide = digits.length < 6 ? [...digits].map((digit) => digit + digit).join('') : digits
  const at = (index: number): number => Number.parseInt(wide.slice(index, index + 2), 16)
  return rgb(at(0), at(2), at(4), wide.length === 8 ? at(6) / 255 : 1)
}

/** `100%`, `0.5`, `255`; a percentage is a share of `whole`. */
function amount(text: string, whole: number): number {
  const value = Number.parseFloat(text)
  if (Number.isNaN(value)) return Number.NaN
  return text.endsWith('%') ? (value / 100) * whole : value
}

const clamp = (value: number, top: number): number => Math.min(top, Math.max(0, value))

/** CSS Color 4 section 7: hue in degrees, saturation and lightness from 0 to 1. */
function hsl(hue: number, saturation: number, lightness: number, alpha: number): Color {
  const channel = (shift: number): number => {
    const k = (shift + hue / 30) % 12
    const spread = saturation * Math.min(lightness, 1 - lightness)
    return Math.round(255 * (lightness - spread * Math.max(-1, Math.min(k - 3, 9 - k, 1))))
  }
  return rgb(channel(0), channel(8), channel(4), alpha)
}

function fromFunction(text: string): Color | null {
  const open = text.indexOf('(')
  const name = text.slice(0, open)
  const parts = text
    .slice(open + 1, text.indexOf(')', open))
    .split(/[\s,/]+/)
    .filter((part) => part !== '')
  if (parts.length < 3 || parts.length > 4) return null
  const alpha = parts[3] === undefined ? 1 : clamp(amount(parts[3], 1), 1)
  let color: Color | null = null
  if (name === 'rgb' || name === 'rgba') {
    const [red, green, blue] = parts.map((part) => clamp(Math.round(amount(part, 255)), 255))
    color = rgb(red!, green!, blue!, alpha)
  } else if (name === 'hsl' || name === 'hsla') {
    const hue = ((Number.parseFloat(parts[0]!) % 360) + 360) % 360
    color = hsl(hue, clamp(amount(parts[1]!, 1), 1), clamp(amount(parts[2]!, 1), 1), alpha)
  }
  return color && Object.values(color).every((value) => !Number.isNaN(value)) ? color : null
}

/** A CSS color, or null when it depends on more than the text. */
export function parseColor(source: string): Color | null {
  if (source.length > 100) return null
  const text = source.trim().toLowerCase()
  if (text === 'transparent') return rgb(0, 0, 0, 0)
  if (text.startsWith('#')) return hex(text.slice(1))
  if (text.includes('(')) return fromFunction(text)
  const named = NAMES.get(text)
  return named === undefined ? null : hex(named)
}

/** `bgcolor` and `<font color>` also take digits without `#`. */
export function parseColorAttribute(source: string): Color | null {
  return parseColor(source) ?? parseColor(`#${source.trim()}`)
}

/** `#rrggbb`, without the alpha. */
export function printColor(color: Color): string {
  return `#${((color.red << 16) | (color.green << 8) | color.blue).toString(16).padStart(6, '0')}`
}

/** Steps of 255 by which two colors may differ and still look the same: spammers use #fefefe on #ffffff. */
const NEAR = 8

/** Whether text of one color is indistinguishable from a background of the other. */
export function isSameColor(a: Color, b: Color): boolean {
  return (
    Math.abs(a.red - b.red) <= NEAR &&
    Math.abs(a.green - b.green) <= NEAR &&
    Math.abs(a.blue - b.blue) <= NEAR
  )
}

export const BLACK: Color = { red: 0, green: 0, blue: 0, alpha: 1 }
export const WHITE: Color = { red: 255, green: 255, blue: 255, alpha: 1 }

/** Contrast ratio, 1 to 21, without the alpha (WCAG 2.2). */
export const contrastOf = (one: Color, other: Color): number => contrastBetween(lightOf(one), lightOf(other))
const lightOf = ({ red, green, blue }: Color): number => luminanceOf(red, green, blue)
