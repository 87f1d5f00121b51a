import { readViewBox } from './view-box.ts'
import { elementsOf } from './xml.ts'
import type { XmlElement } from './xml-types.ts'

/** What a logo paints, as far as that is known without rendering it. */

const SHAPES = new Set([
  'path',
  'rect',
  'circle',
  'line',
  'ellipse',
  'polyline',
  'polygon',
  'text',
  'textArea',
])
const PAINTS = ['fill', 'stroke', 'stop-color', 'solid-color']
const NOT_A_COLOR = /^(?:none|inherit|currentcolor|transparent|url\(.*)$/

type Box = { left: number; top: number; right: number; bottom: number }

/**
 * The distinct colors, lower case, at most 100. A shape without a fill of its own or above it is black (SVG Tiny 1.2,
 * 11.2).
 */
export function colorsOf(root: XmlElement): string[] {
  const colors = new Set<string>()
  const visit = (element: XmlElement, filled: boolean) => {
    for (const { name, value } of element.attributes) {
      const color = value.trim().toLowerCase()
      if (PAINTS.includes(name) && !NOT_A_COLOR.test(color) && colors.size < 100) colors.add(sameColor(color))
    }
    const own = filled || element.attributes.some(({ name }) => name === 'fill')
    if (!own && SHAPES.has(element.local) && element.local !== 'line') colors.add('#000000')
    for (const child of elementsOf(element)) visit(child, own)
  }
  visit(root, false)
  return [...colors]
}

function sameColor(color: string): string {
  if (color === 'black') return '#000000'
  if (color === 'white') return '#ffffff'
  return /^#[0-9a-f]{3}$/.test(color)
    ? `#${[...color.slice(1)].map((digit) => digit + digit).join('')}`
    : color
}

/**
 * Whether the first thing painted covers the view box: `solid`, `none` (it plainly does not), or `unknown` (curves,
 * transforms, no view box).
 */
export function backgroundOf(root: XmlElement): 'solid' | 'none' | 'unknown' {
  const view = readViewBox(root)
  const first = firstShape(root, false)
  if (!view || !first) return 'unknown'
  if (first.transformed) return 'unknown'
  if (first.fill === 'none' || first.fill === 'transparent') return 'none'
  if (first.shape.local === 'text' || first.shape.local === 'line') return 'none'
  const box = boxOf(first.shape, view)
  if (!box) return 'unknown'
  const slack = Math.max(view.width, view.height) / 100
  const covers =
    box.left <= view.x + slack &&
    box.top <= view.y + slack &&
    box.right >= view.x + view.width - slack &&
    box.bottom >= view.y + view.height - slack
  return covers ? 'solid' : 'none'
}

type First = { shape: XmlElement; fill: string | undefined; transformed: boolean }

function firstShape(element: XmlElement, transformed: boolean, above?: string): First | undefined {
  for (const child of elementsOf(element)) {
    if (child.local === 'defs') continue
    const moved = transformed || child.attributes.some(({ name }) => name === 'transform')
    const fill =
      child.attributes
        .find(({ name }) => name === 'fill')
        ?.value.trim()
        .toLowerCase() ?? above
    if (SHAPES.has(child.local)) return { shape: child, fill, transformed: moved }
    if (child.local === 'use') return { shape: child, fill, transformed: true }
    const within = child.local === 'g' ? firstShape(child, moved, fill) : undefined
    if (within) return within
  }
  return undefined
}

function boxOf(shape: XmlElement, view: { width: number; height: number }): Box | null {
  const read = (name: string, whole: number) => {
    const value =
      shape.attributes
        .find((attribute) => attribute.name === name)
        ?.value.trim()
        .slice(0, 30) ?? '0'
    const number = value.endsWith('%')
      ? (Number(value.slice(0, -1)) / 100) * whole
      : Number(value.replace(/px$/, ''))
    return Number.isFinite(number) ? number : 0
  }
  const { width, height } = view
  if (shape.local === 'rect') {
    const left = read('x', width)
    const top = read('y', height)
    return { left, top, right: left + read('width', width), bottom: top + read('height', height) }
  }
  if (shape.local === 'circle' || shape.local === 'ellipse') {
    const [rx, ry] = shape.local === 'circle' ? ['r', 'r'] : ['rx', 'ry']
    const [cx, cy] = [read('cx', width), read('cy', height)]
    const [a, b] = [read(rx!, width), read(ry!, height)]
    return { left: cx - a, top: cy - b, right: cx + a, bottom: cy + b }
  }
  if (shape.local === 'polygon')
    return boxOfPoints(shape.attributes.find(({ name }) => name === 'points')?.value)
  if (shape.local === 'path') return boxOfPath(shape.attributes.find(({ name }) => name === 'd')?.value)
  return null
}

function boxOfPoints(points: string | undefined): Box | null {
  const numbers = numbersOf((points ?? '').slice(0, 2000))
  if (!numbers || numbers.length < 6) return null
  const xs = numbers.filter((_, index) => index % 2 === 0)
  const ys = numbers.filter((_, index) => index % 2 === 1)
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) }
}

/** Paths of straight lines alone; null for curves and for long ones. */
function boxOfPath(d: string | undefined): Box | null {
  if (d === undefined || d.length > 2000 || /[^MmLlHhVvZz0-9eE+\-.,\s]/.test(d)) return null
  let [x, y] = [0, 0]
  let start = [0, 0]
  const box: Box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  for (const [, command = '', rest = ''] of d.matchAll(/([MmLlHhVvZz])([^MmLlHhVvZz]*)/g)) {
    const numbers = numbersOf(rest)
    if (!numbers) return null
    const relative = command === command.toLowerCase()
    const kind = command.toLowerCase()
    if (kind === 'z') [x, y] = start as [number, number]
    const step = kind === 'h' || kind === 'v' ? 1 : 2
    for (let at = 0; at + step <= numbers.length; at += step) {
      const first = numbers[at]!
      if (kind === 'h') x = relative ? x + first : first
      else if (kind === 'v') y = relative ? y + first : first
      else {
        x = relative ? x + first : first
        y = relative ? y + numbers[at + 1]! : numbers[at + 1]!
      }
      if (kind === 'm' && at === 0) start = [x, y]
      box.left = Math.min(box.left, x)
      box.right = Math.max(box.right, x)
      box.top = Math.min(box.top, y)
      box.bottom = Math.max(box.bottom, y)
    }
  }
  return Number.isFinite(box.left) ? box : null
}

function numbersOf(text: string): number[] | null {
  const numbers = [...text.matchAll(/[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?/g)].map(([number]) =>
    Number(number),
  )
  return numbers.every(Number.isFinite) ? numbers : null
}
