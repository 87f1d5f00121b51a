import type { Plane } from './plane.ts'
import { rowScales } from './screenfuls.ts'

/**
 * Colors of the heat from little to much, OKLCH (CSS Color 4): lightness rises in even steps, so that the scale also
 * reads without color sight; the middle lightness shows on white and on dark mails alike.
 */
const RAMP = [
  { at: 0, lightness: 0.5, chroma: 0.17, hue: 285 },
  { at: 0.35, lightness: 0.58, chroma: 0.21, hue: 330 },
  { at: 0.7, lightness: 0.68, chroma: 0.2, hue: 395 },
  { at: 1, lightness: 0.84, chroma: 0.17, hue: 450 },
] as const

const MOST_ALPHA = 0.82
/** Where heat begins to show, over the greatest heat. */
const LEAST_HEAT = 0.06
const VEIL = { r: 10, g: 14, b: 26, alpha: 0.78 }
const VISIBLE = 0.8
/** Width of the veil's soft border, as a factor of density. */
const SOFTNESS = 1.6

/** `at` (0-1) on the scale of the heat, as sRGB 0-255 and alpha 0-1: for overlays and their legend. */
export function heatColor(at: number): { r: number; g: number; b: number; alpha: number } {
  const place = Math.max(0, Math.min(1, at))
  const next = Math.max(
    1,
    RAMP.findIndex((stop) => stop.at >= place),
  )
  const [from, to] = [RAMP[next - 1]!, RAMP[next]!]
  const along = (place - from.at) / (to.at - from.at)
  const between = (key: 'lightness' | 'chroma' | 'hue') => from[key] + (to[key] - from[key]) * along
  const shown = Math.max(0, Math.min(1, (place - LEAST_HEAT) / 0.3))
  const alpha = MOST_ALPHA * shown * shown * (3 - 2 * shown)
  return { ...fromOklch(between('lightness'), between('chroma'), between('hue')), alpha }
}

/** CSS Color 4, section 10: OKLCH to gamma-coded sRGB, clipped. */
function fromOklch(lightness: number, chroma: number, hue: number): { r: number; g: number; b: number } {
  const angle = (hue * Math.PI) / 180
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)]
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const code = (linear: number) => {
    const value = Math.max(0, Math.min(1, linear))
    return Math.round(255 * (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055))
  }
  return {
    r: code(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    g: code(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    b: code(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  }
}

/**
 * Transparent RGBA of the heat, one pixel a cell. `screen` rows are one screen: each is drawn on its own scale, without
 * which all below the first would be empty.
 */
export function drawHeat(map: Plane, screen: number): Uint8Array {
  const scales = rowScales(map, screen)
  const colors = Array.from({ length: 256 }, (_, step) => heatColor(step / 255))
  const heat = new Uint8Array(map.data.length * 4)
  for (let at = 0; at < map.data.length; at++) {
    const most = scales[Math.floor(at / map.width)]!
    const level = most > 0 ? Math.min(255, Math.round((255 * map.data[at]!) / most)) : 0
    paint(heat, at, colors[level]!)
  }
  return heat
}

/** Written by channel: an array for each cell would be a million of them. */
function paint(rgba: Uint8Array, cell: number, color: { r: number; g: number; b: number; alpha: number }) {
  const at = cell * 4
  rgba[at] = color.r
  rgba[at + 1] = color.g
  rgba[at + 2] = color.b
  rgba[at + 3] = Math.round(255 * color.alpha)
}

/** 0-1. At the threshold itself nothing is veiled: the border lies outside of the 80 %. */
function veiled(density: number, threshold: number): number {
  if (density >= threshold) return 0
  if (density * SOFTNESS <= threshold) return 1
  const share = Math.log(threshold / density) / Math.log(SOFTNESS)
  return share * share * (3 - 2 * share)
}

/** Transparent RGBA of a dark veil that leaves clear the densest cells, which together hold 80 % of attention. */
export function drawFocus(map: Plane): Uint8Array {
  const sorted = map.data.slice().sort()
  let [rest, at] = [1, sorted.length - 1]
  for (; at > 0 && rest > 1 - VISIBLE; at--) rest -= sorted[at]!
  const threshold = sorted[at]!
  const focus = new Uint8Array(map.data.length * 4)
  for (let cell = 0; cell < map.data.length; cell++) {
    const alpha = VEIL.alpha * veiled(map.data[cell]!, threshold)
    paint(focus, cell, { r: VEIL.r, g: VEIL.g, b: VEIL.b, alpha })
  }
  return focus
}
