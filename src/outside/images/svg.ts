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
  const width = length(attribute(tag, 'width'))
  const height = length(attribute(tag, 'height'))
  if (width && height) return { width, height }
  const box = (attribute(tag, 'viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const [, , boxWidth = 0, boxHeight = 0] = box
  if (!(boxWidth > 0 && boxHeight > 0))
    return { width: width ?? FALLBACK.width, height: height ?? FALLBACK.height }
  if (width) return { width, height: Math.round((width * boxHeight) / boxWidth) }
  if (height) return { width: Math.round((height * boxWidth) / boxHeight), height }
  return { width: Math.round(boxWidth), height: Math.round(boxHeight) }
}

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
