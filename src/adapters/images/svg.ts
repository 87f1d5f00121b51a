import { latin1 } from './sniff.ts'

/** What browsers use for an SVG that says nothing about its size (CSS 2.2, 10.3.2). */
const FALLBACK = { width: 300, height: 150 }

/**
 * Size in CSS px from the root element's `width` and `height`, else from its `viewBox`, else 300 by 150. Only the
 * root's start tag is read; nothing is rendered and nothing is loaded.
 */
export function svgSize(bytes: Uint8Array): { width: number; height: number } | undefined {
  const text = latin1(bytes.subarray(0, 16_384))
  const start = text.search(/<svg[\s>/]/i)
  if (start === -1) return undefined
  const end = text.indexOf('>', start)
  const tag = text.slice(start, end === -1 ? start + 4096 : end)
  return sizeOf(tag, length(attribute(tag, 'width')), length(attribute(tag, 'height')))
}

function sizeOf(tag: string, width: number | undefined, height: number | undefined) {
  if (width && height) return { width, height }
  const box = (attribute(tag, 'viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const [, , boxWidth = 0, boxHeight = 0] = box
  const usable = [boxWidth, boxHeight].every((side) => side > 0 && side <= LONGEST_SIDE)
  if (!usable) return { width: width ?? FALLBACK.width, height: height ?? FALLBACK.height }
  if (width) return { width, height: pixels((width * boxHeight) / boxWidth) }
  if (height) return { width: pixels((height * boxWidth) / boxHeight), height }
  return { width: pixels(boxWidth), height: pixels(boxHeight) }
}

/** A viewBox may say anything; no screen is as large. */
const LONGEST_SIDE = 1e9

/** Whole, at least one, and not beyond what an attribute can say. */
const pixels = (side: number) => Math.min(Math.max(1, Math.round(side)), LONGEST_SIDE)

function attribute(tag: string, name: string): string | undefined {
  return new RegExp(`\\s${name}\\s{0,9}=\\s{0,9}["']([^"'<]{0,200})["']`, 'i').exec(tag)?.[1]
}

/** CSS px per unit (CSS Values 4, 6.2). */
const UNITS: Record<string, number> = {
  '': 1,
  px: 1,
  pt: 4 / 3,
  pc: 16,
  mm: 96 / 25.4,
  cm: 96 / 2.54,
  in: 96,
}

function length(text: string | undefined): number | undefined {
  const parts = /^\s{0,9}(\d{1,7}(?:\.\d{1,6})?)([a-z]{0,2})\s{0,9}$/i.exec(text ?? '')
  const unit = UNITS[parts?.[2]?.toLowerCase() ?? 'none']
  const px = parts && unit ? Math.round(Number(parts[1]) * unit) : 0
  return px > 0 ? px : undefined
}
