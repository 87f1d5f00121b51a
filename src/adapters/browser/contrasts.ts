import { contrastBetween, luminanceOf } from '@postproof/engine/luminance'
import type { Color, Rectangle, RenderedBox, TextContrast } from '@postproof/engine/world'

/**
 * The contrast of texts in a picture of the page. The color of a text is what the page says; what it lies on is read from
 * the pixels around its letters, tile by tile, so that gradients, photos and whatever else lies there are measured as drawn. A
 * text is left unmeasured where its color is not found among the pixels.
 */

/** What is known of the texts of one box before they are measured: one entry for each color. */
export type Ink = {
  /** CSS px of the page; at most 20. */
  lines: Rectangle[]
  /** `a`: with the opacity of the elements around it. Null where filters or blending change the color. */
  color: (Color & { a: number }) | null
  /** The color they lie on, where it is taken as the page says it; else it is read from the pixels. */
  ground?: Color
  characters: number
}
export type InkedBox = RenderedBox & { inks?: Ink[] }
/** RGB, 3 bytes a pixel. */
export type Pixels = { data: Uint8Array; width: number; height: number }

/** Letters with their soft edges cover up to a third of their line. The tile's other pixels are the ground, and this one is their middle. */
const GROUND_RANK = 0.65
/** The ground of a tile is rough where the contrast of its best pixels is so many times that of its middle: nothing is said of it. */
const BEST_RANK = 0.9
const ROUGH = 1.5
/** Three quarters of a text have this contrast or more. */
const LOW = 0.25
/** Pixels of a tile that are looked at. */
const MOST_SAMPLES = 400
/** Way from the ground to the color of the text, 0 to 1, from which on a pixel is a letter's. */
const INKED = 0.6
/** Distance in RGB, below which letters and ground cannot be told apart, and share of the pixels that may be elsewhere then. */
const ALIKE = 24
const STRANGE = 0.03

/**
 * The boxes with the contrast of their texts, rounded to hundredths; `inks` are taken off. `pixels`: null where every ground is
 * known. `scale`: pixels for each CSS px.
 */
export function measureContrasts(boxes: InkedBox[], pixels: Pixels | null, scale: number): RenderedBox[] {
  return boxes.map(({ inks, ...box }) => {
    if (!inks) return box
    const contrasts = inks.map(({ lines, color, ground, characters }): TextContrast => {
      let contrast: number | null = null
      if (color && ground) contrast = ratio(over(color, ground), ground)
      else if (color && pixels) contrast = contrastIn(lines, color, characters, pixels, scale)
      return { characters, contrast: contrast === null ? null : Math.round(contrast * 100) / 100 }
    })
    return { ...box, contrasts }
  })
}

type Ground = Color & { isRough: boolean }

function contrastIn(
  lines: Rectangle[],
  color: Color & { a: number },
  characters: number,
  pixels: Pixels,
  scale: number,
): number | null {
  const found: number[] = []
  const seen = { all: 0, inked: 0, strange: 0, alike: 0, rough: 0 }
  for (const tile of lines.flatMap((line) => tilesOf(line, pixels, scale))) {
    const ground = groundOf(tile, color, pixels)
    const ink = over(color, ground)
    count(seen, tile, ground, ink, pixels)
    found.push(ratio(ink, ground))
  }
  if (found.length === 0 || seen.rough > found.length * LOW) return null
  // Each letter has at least a pixel or two of the full color.
  const isFound = seen.inked >= characters / 2
  const isOne = seen.alike > found.length / 2 && seen.strange <= STRANGE * seen.all
  if (!isFound && !isOne) return null
  found.sort((one, other) => one - other)
  return found[Math.floor(found.length * LOW)]!
}

/** Pieces of a line about as wide as it is high, in pixels of the picture. */
function tilesOf({ x, y, width, height }: Rectangle, pixels: Pixels, scale: number): Rectangle[] {
  const left = Math.max(0, Math.floor(x * scale))
  const top = Math.max(0, Math.floor(y * scale))
  const right = Math.min(pixels.width, Math.ceil((x + width) * scale))
  const bottom = Math.min(pixels.height, Math.ceil((y + height) * scale))
  if (right - left < 1 || bottom - top < 1) return []
  const many = Math.max(1, Math.round((right - left) / Math.max(12, bottom - top)))
  const wide = (right - left) / many
  return Array.from({ length: many }, (_, at) => {
    const from = left + Math.round(at * wide)
    return { x: from, y: top, width: left + Math.round((at + 1) * wide) - from, height: bottom - top }
  })
}

function groundOf(tile: Rectangle, color: Color, pixels: Pixels): Ground {
  const step = Math.ceil(Math.sqrt((tile.width * tile.height) / MOST_SAMPLES))
  const samples: (Color & { contrast: number })[] = []
  each(tile, pixels, step, (pixel) => samples.push({ ...pixel, contrast: ratio(color, pixel) }))
  samples.sort((one, other) => one.contrast - other.contrast)
  const [middle, best] = [GROUND_RANK, BEST_RANK].map((rank) => samples[Math.floor(samples.length * rank)]!)
  return { ...middle!, isRough: best!.contrast > ROUGH * middle!.contrast }
}

/** `alike`, `rough`: tiles. */
type Seen = Record<'all' | 'inked' | 'strange' | 'alike' | 'rough', number>

/** Counts the pixels that have the color of the text, and those that have neither its color nor that of the ground. */
function count(seen: Seen, tile: Rectangle, ground: Ground, ink: Color, pixels: Pixels): void {
  const way = { r: ink.r - ground.r, g: ink.g - ground.g, b: ink.b - ground.b }
  const length = Math.hypot(way.r, way.g, way.b)
  if (length < ALIKE) seen.alike++
  if (ground.isRough) seen.rough++
  each(tile, pixels, 1, ({ r, g, b }) => {
    const off = { r: r - ground.r, g: g - ground.g, b: b - ground.b }
    seen.all++
    if (Math.hypot(off.r, off.g, off.b) > length + ALIKE) seen.strange++
    if (length < ALIKE) return
    const along = (off.r * way.r + off.g * way.g + off.b * way.b) / length
    const beside = Math.sqrt(Math.max(0, off.r ** 2 + off.g ** 2 + off.b ** 2 - along ** 2))
    if (along >= INKED * length && along <= 1.1 * length && beside <= 0.2 * length + 6) seen.inked++
  })
}

function each(tile: Rectangle, pixels: Pixels, step: number, visit: (pixel: Color) => void): void {
  const pixel = { r: 0, g: 0, b: 0 }
  for (let y = tile.y; y < tile.y + tile.height; y += step) {
    for (let x = tile.x; x < tile.x + tile.width; x += step) {
      const at = (y * pixels.width + x) * 3
      pixel.r = pixels.data[at]!
      pixel.g = pixels.data[at + 1]!
      pixel.b = pixels.data[at + 2]!
      visit(pixel)
    }
  }
}

const over = (color: Color & { a: number }, under: Color): Color => {
  const mix = (upper: number, lower: number) => upper * color.a + lower * (1 - color.a)
  return { r: mix(color.r, under.r), g: mix(color.g, under.g), b: mix(color.b, under.b) }
}

const ratio = (one: Color, other: Color): number => contrastBetween(lightOf(one), lightOf(other))
const lightOf = ({ r, g, b }: Color): number => luminanceOf(r, g, b)
