import { type Device, devices } from '#contract/devices.ts'
import type { Box } from './heat-figures.ts'

/** Areas that a reader of the page draws over a picture: their geometry, and how they stand in its address. Pure. */

type Size = { width: number; height: number }

/** A-Z. */
export const mostAreas = 26
/** CSS px of the picture: less is a slip of the hand, and nothing that anyone could take hold of. */
const least = 16
/** CSS px for each press of a key. */
const keyStep = 8

export const areaName = (index: number): string => String.fromCharCode(65 + index)

const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(high, value))

/** Whole px inside of the picture, and not too small to be taken hold of. */
export function within({ x, y, width, height }: Box, picture: Size): Box {
  const wide = Math.round(clamp(width, Math.min(least, picture.width), picture.width))
  const high = Math.round(clamp(height, Math.min(least, picture.height), picture.height))
  return {
    x: Math.round(clamp(x, 0, picture.width - wide)),
    y: Math.round(clamp(y, 0, picture.height - high)),
    width: wide,
    height: high,
  }
}

type Point = { x: number; y: number }

/** Between two corners, in whichever direction it was drawn; null for a mere click. */
export function drawnBetween(from: Point, to: Point, picture: Size): Box | null {
  const box = {
    x: clamp(Math.min(from.x, to.x), 0, picture.width),
    y: clamp(Math.min(from.y, to.y), 0, picture.height),
    width: Math.abs(to.x - from.x),
    height: Math.abs(to.y - from.y),
  }
  return box.width < least && box.height < least ? null : within(box, picture)
}

/** A first area around a place, to be moved from there. */
export function areaAround({ x, y }: Point, picture: Size): Box {
  const [width, height] = [picture.width / 3, picture.width / 6]
  return within({ x: x - width / 2, y: y - height / 2, width, height }, picture)
}

const arrows: Record<string, [right: number, down: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** What a key makes of an area: arrows move it, with Shift they change its size. Null for any other key. */
export function afterKey(box: Box, key: string, shift: boolean, picture: Size): Box | null {
  const way = arrows[key]
  if (!way) return null
  const [dx, dy] = [way[0] * keyStep, way[1] * keyStep]
  if (!shift) return within({ ...box, x: box.x + dx, y: box.y + dy }, picture)
  return resized(box, dx, dy, picture)
}

/** Its lower right corner moved; the upper left one stays. */
export function resized(box: Box, dx: number, dy: number, picture: Size): Box {
  const width = clamp(box.width + dx, least, picture.width - box.x)
  const height = clamp(box.height + dy, least, picture.height - box.y)
  return within({ ...box, width, height }, picture)
}

/** `#areas=desktop:120,300,400,200;...`: a link shows the same areas. */
export function hashOf(device: Device, areas: readonly Box[]): string {
  if (areas.length === 0) return ''
  return `#areas=${device}:${areas.map(({ x, y, width, height }) => [x, y, width, height].join()).join(';')}`
}

/** The areas that an address names for a device; what is none is left out. */
export function areasIn(hash: string, device: Device, picture: Size): Box[] {
  const [, named, list] = /^#areas=([a-z]+):([\d.,;]{1,1000})$/.exec(hash) ?? []
  if (!list || !devices.some((each) => each === named) || named !== device) return []
  return list
    .split(';')
    .map((area) => area.split(',').map(Number))
    .filter((sides) => sides.length === 4 && sides.every(Number.isFinite))
    .slice(0, mostAreas)
    .map(([x, y, width, height]) => within({ x: x!, y: y!, width: width!, height: height! }, picture))
}
