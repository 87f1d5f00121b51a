import type { Color, Device, Layout, RenderedBox } from '@postproof/engine/world'
import type { HeatMapInput } from './types.ts'

/**
 * Pages drawn by program, with the boxes that a browser would tell of them: for tests that change one thing and
 * look at what the prediction makes of it. Letters are strokes, the same ones wherever a block stands.
 */

export type Block = {
  kind: RenderedBox['kind']
  x: number
  y: number
  width: number
  height: number
  text?: string
  fontSize?: number
  color?: Color
  /** Painted behind the text; a picture is noise around it. */
  background?: Color
}

export type SyntheticPage = {
  width: number
  height: number
  fold?: number
  device?: Device
  background?: Color
  direction?: Layout['direction']
  content?: Layout['content']
  blocks: Block[]
}

const WHITE = { r: 255, g: 255, b: 255 }
const INK = { r: 34, g: 34, b: 34 }

/** Pixels at one for each CSS px, and the layout; `withLayout: false` leaves the pixels alone. */
export function drawPage(page: SyntheticPage, withLayout = true): HeatMapInput {
  const { width, height, background = WHITE, fold = 800, device = 'desktop', direction = 'ltr' } = page
  const rgba = new Uint8Array(width * height * 4)
  const canvas = { width, height, rgba }
  paint(canvas, { x: 0, y: 0, width, height }, background)
  for (const block of page.blocks) draw(canvas, block)
  const layout: Layout = {
    viewport: { width, height: fold },
    document: { width, height },
    content: page.content ?? { x: 0, y: 0, width, height },
    direction,
    boxes: page.blocks.map((block) => boxOf(block, background)),
  }
  return { device, pixels: canvas, scale: 1, fold, layout: withLayout ? layout : null }
}

function boxOf(block: Block, pageBackground: Color): RenderedBox {
  const { kind, x, y, width, height, text = kind } = block
  const picture = kind === 'picture'
  return {
    kind,
    box: { x, y, width, height },
    text,
    href: kind === 'button' || kind === 'link' ? 'https://shop.example/' : null,
    fontSize: picture ? 0 : (block.fontSize ?? 16),
    fontWeight: kind === 'heading' ? 700 : 400,
    color: picture ? null : (block.color ?? INK),
    background: picture ? null : (block.background ?? pageBackground),
    missing: false,
    line: null,
  }
}

type Canvas = HeatMapInput['pixels']
type Area = { x: number; y: number; width: number; height: number }

function paint(canvas: Canvas, area: Area, { r, g, b }: Color): void {
  const [left, right] = [
    Math.max(0, Math.round(area.x)),
    Math.min(canvas.width, Math.round(area.x + area.width)),
  ]
  const [top, bottom] = [
    Math.max(0, Math.round(area.y)),
    Math.min(canvas.height, Math.round(area.y + area.height)),
  ]
  for (let y = top; y < bottom; y++) {
    for (let at = (y * canvas.width + left) * 4; at < (y * canvas.width + right) * 4; at += 4) {
      canvas.rgba[at] = r
      canvas.rgba[at + 1] = g
      canvas.rgba[at + 2] = b
      canvas.rgba[at + 3] = 255
    }
  }
}

function draw(canvas: Canvas, block: Block): void {
  const { kind, color = INK, background } = block
  if (background) paint(canvas, block, background)
  if (kind === 'picture') drawPicture(canvas, block)
  else if (kind === 'button') drawLine(canvas, { ...block, ...labelOf(block) }, color)
  else drawLines(canvas, block, color)
}

function drawLines(canvas: Canvas, block: Block, color: Color): void {
  const size = block.fontSize ?? 16
  const lineHeight = size * 1.4
  for (let line = 0; (line + 1) * lineHeight <= block.height + 1; line++) {
    drawLine(canvas, { ...block, y: block.y + line * lineHeight, fontSize: size }, color, line)
  }
}

/** The label of a button stands in its middle. */
function labelOf(block: Block): { x: number; y: number; width: number; fontSize: number } {
  const fontSize = block.fontSize ?? 16
  const width = Math.min(block.width, (block.text ?? block.kind).length * fontSize * 0.55)
  return {
    x: block.x + (block.width - width) / 2,
    y: block.y + (block.height - fontSize * 1.2) / 2,
    width,
    fontSize,
  }
}

/** Pseudo letters: a stem, sometimes a second one, a bar, and a gap after some. */
function drawLine(canvas: Canvas, line: Block, color: Color, seed = 0): void {
  const size = line.fontSize ?? 16
  const stroke = Math.max(1, Math.round(size * 0.11))
  const step = size * 0.55
  const top = line.y + size * 0.4
  const tall = size * 0.55
  for (let letter = 0; (letter + 1) * step <= line.width; letter++) {
    const shape = (letter * 7 + seed * 5) % 11
    if (shape === 10) continue
    const x = line.x + letter * step
    const ascends = shape % 4 === 0 ? size * 0.22 : 0
    paint(canvas, { x, y: top - ascends, width: stroke, height: tall + ascends }, color)
    if (shape % 3) paint(canvas, { x: x + size * 0.3, y: top, width: stroke, height: tall }, color)
    const bar = top + (shape % 2 ? 0 : tall / 2)
    paint(canvas, { x, y: bar, width: size * 0.35, height: stroke }, color)
  }
}

/** Smooth waves with some texture, as photographs have. */
function drawPicture(canvas: Canvas, block: Block): void {
  for (let y = 0; y < block.height; y += 2) {
    for (let x = 0; x < block.width; x += 2) {
      const wave = Math.sin(x / 23) * Math.cos(y / 31) + 0.5 * Math.sin((x + y) / 9)
      const grain = ((x * 131 + y * 71) % 17) / 17
      const shade = Math.round(128 + 60 * wave + 20 * grain)
      const color = { r: shade, g: Math.round(shade * 0.8), b: Math.round(255 - shade) }
      paint(canvas, { x: block.x + x, y: block.y + y, width: 2, height: 2 }, color)
    }
  }
}
