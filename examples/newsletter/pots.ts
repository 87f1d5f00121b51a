/** Stoneware as SVG: each piece is a profile turned around its axis, lit from the left. Lengths in px of the picture. */

export type Glaze = { light: string; base: string; dark: string; clay?: string }

export const glazes = {
  clay: { light: '#e3a07c', base: '#c0633f', dark: '#6f2f1b' },
  chalk: { light: '#fdf8ee', base: '#e9dfcd', dark: '#a08f76', clay: '#b98a66' },
  ink: { light: '#6d7f9e', base: '#33435f', dark: '#141b2b', clay: '#b98a66' },
  sage: { light: '#c9d2b4', base: '#8f9c79', dark: '#4d573f', clay: '#b98a66' },
  sand: { light: '#f4dfc0', base: '#d7b58a', dark: '#8a6640' },
} satisfies Record<string, Glaze>

/** Half widths and heights from the foot up; `y` counts upwards from the table. */
export type Profile = [half: number, y: number][]

export type Pot = {
  /** The middle of the foot, and how much larger than its profile it stands there. */
  x: number
  y: number
  size?: number
  profile: Profile
  glaze: Glaze
  /** How far up it was not dipped: the clay shows there. */
  dipped?: number
  /** What stands in it, as SVG. */
  holds?: string
}

let drawn = 0

/** One piece with its shadow on the table. */
export function pot({ x, y, size = 1, profile, glaze, dipped, holds = '' }: Pot): string {
  const id = `p${drawn++}`
  const at = profile.map(([half, up]): [number, number] => [half * size, up * size])
  const [foot, rim] = [at[0]!, at.at(-1)!]
  const widest = Math.max(...at.map(([half]) => half))
  const top = y - rim[1]
  const outline = `${side(at, x, y, 1)} A ${rim[0]} ${flatOf(rim[0])} 0 0 1 ${x - rim[0]} ${top} ${side(at.toReversed(), x, y, -1)} A ${foot[0]} ${foot[0] * 0.09} 0 0 0 ${x + foot[0]} ${y} Z`
  const under = dipped === undefined ? '' : band({ id, x, y: y - dipped * size, widest, foot: y + 40, glaze })
  return `
<defs>
  <linearGradient id="${id}-turn" gradientUnits="userSpaceOnUse" x1="${x - widest}" x2="${x + widest}" y1="0" y2="0">
    <stop offset="0" stop-color="${glaze.base}"/><stop offset=".26" stop-color="${glaze.light}"/>
    <stop offset=".55" stop-color="${glaze.base}"/><stop offset=".93" stop-color="${glaze.dark}"/><stop offset="1" stop-color="${glaze.dark}" stop-opacity=".9"/>
  </linearGradient>
  <linearGradient id="${id}-fall" x1="0" x2="0" y1="0" y2="1">
    <stop offset="0" stop-color="#fff" stop-opacity=".14"/><stop offset=".5" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#1c0d05" stop-opacity=".34"/>
  </linearGradient>
  <clipPath id="${id}-shape"><path d="${outline}"/></clipPath>
</defs>
<ellipse cx="${x + widest * 0.95}" cy="${y + 3}" rx="${widest * 1.55}" ry="${Math.max(10, widest * 0.16)}" fill="#3a2114" opacity=".36" filter="url(#far)"/>
<ellipse cx="${x + foot[0] * 0.12}" cy="${y + 6}" rx="${foot[0] * 1.08}" ry="${Math.max(7, foot[0] * 0.15)}" fill="#24120a" opacity=".62" filter="url(#near)"/>
${mouth(x, top, rim[0], glaze)}${holds}
<path d="${outline}" fill="url(#${id}-turn)"/>
<g clip-path="url(#${id}-shape)">${under}${speckles(x, top, widest, rim[1], glaze)}
  <path d="${outline}" fill="url(#${id}-fall)"/>
  <ellipse cx="${x - widest * 0.45}" cy="${y - rim[1] * 0.62}" rx="${widest * 0.1}" ry="${rim[1] * 0.2}" fill="#fff" opacity=".32" filter="url(#near)"/>
</g>`
}

/** One side of the outline as a smooth curve through its points (Catmull-Rom). */
function side(at: [number, number][], x: number, y: number, sign: 1 | -1): string {
  const points = at.map(([half, up]): [number, number] => [x + sign * half, y - up])
  const parts = points.slice(1).map((to, index) => {
    const from = points[index]!
    const before = points[index - 1] ?? from
    const after = points[index + 2] ?? to
    const c1 = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6]
    const c2 = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6]
    return `C ${numbers([...c1, ...c2, ...to])}`
  })
  return `${sign === 1 ? 'M' : 'L'} ${numbers(points[0]!)} ${parts.join(' ')}`
}

const numbers = (values: number[]) => values.map((value) => value.toFixed(1)).join(' ')

function band(of: { id: string; x: number; y: number; widest: number; foot: number; glaze: Glaze }): string {
  const { id, x, y, widest, foot, glaze } = of
  const wave = `M ${x - widest - 9} ${y + 4} Q ${x - widest / 2} ${y + 26} ${x} ${y + 18} T ${x + widest + 9} ${y + 2} V ${foot} H ${x - widest - 9} Z`
  return `<defs><linearGradient id="${id}-clay" gradientUnits="userSpaceOnUse" x1="${x - widest}" x2="${x + widest}" y1="0" y2="0">
    <stop offset="0" stop-color="${glaze.clay}"/><stop offset=".26" stop-color="#dcb491"/><stop offset=".6" stop-color="#a87650"/><stop offset="1" stop-color="#5b3820"/></linearGradient></defs>
  <path d="${wave}" fill="url(#${id}-clay)"/><path d="${wave}" fill="none" stroke="${glaze.dark}" stroke-opacity=".4" stroke-width="3"/>`
}

/** Iron in the clay. The same places each time: the pictures do not change unless the drawing does. */
function speckles(x: number, top: number, widest: number, height: number, glaze: Glaze): string {
  const next = sequence(Math.round(x * 7 + height))
  return Array.from({ length: 70 }, () => {
    const [cx, cy] = [x + (next() * 2 - 1) * widest, top + next() * height]
    const radius = 0.8 + next() * 1.9
    return `<circle cx="${cx.toFixed(1)}" cy="${cy.toFixed(1)}" r="${radius.toFixed(1)}" fill="${glaze.dark}" opacity="${(0.2 + next() * 0.4).toFixed(2)}"/>`
  }).join('')
}

/** How high an opening that wide is seen, from a little above. */
const flatOf = (half: number) => Math.max(3, half * 0.15)

function mouth(x: number, top: number, half: number, glaze: Glaze): string {
  const flat = flatOf(half)
  return `<ellipse cx="${x}" cy="${top}" rx="${half}" ry="${flat}" fill="${glaze.light}"/>
<ellipse cx="${x}" cy="${top + 1}" rx="${half * 0.93}" ry="${flat * 0.84}" fill="${glaze.dark}"/>
<ellipse cx="${x + half * 0.2}" cy="${top + flat * 0.34}" rx="${half * 0.66}" ry="${flat * 0.5}" fill="${glaze.base}" opacity=".45"/>`
}

/** Numbers from 0 to 1 that look like chance (Park and Miller). */
export function sequence(seed: number): () => number {
  let state = (seed % 2147483646) + 1
  return () => {
    state = (state * 48271) % 2147483647
    return state / 2147483647
  }
}

export const profiles = {
  bottle: [
    [74, 0],
    [90, 56],
    [104, 150],
    [94, 230],
    [52, 300],
    [26, 352],
    [22, 430],
    [34, 470],
  ],
  moon: [
    [60, 0],
    [96, 18],
    [130, 58],
    [147, 112],
    [148, 160],
    [133, 210],
    [104, 248],
    [70, 270],
    [60, 280],
    [66, 296],
  ],
  jug: [
    [76, 0],
    [92, 70],
    [86, 170],
    [64, 244],
    [58, 296],
    [70, 336],
  ],
  bowl: [
    [52, 0],
    [58, 14],
    [112, 50],
    [158, 108],
    [168, 134],
  ],
  cup: [
    [44, 0],
    [56, 22],
    [62, 78],
    [64, 128],
  ],
  low: [
    [70, 0],
    [80, 12],
    [176, 40],
    [206, 58],
  ],
} satisfies Record<string, Profile>
