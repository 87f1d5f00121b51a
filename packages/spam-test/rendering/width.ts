import type { Layout } from '@postproof/engine/world'

/** Rounding of the browser. */
export const TOLERANCE = 2

export const isWide = ({ document, viewport }: Layout): boolean => document.width > viewport.width + TOLERANCE

/**
 * How much a phone shrinks the page to show its whole width, as Gmail's apps and Apple Mail do: 1 is not at all,
 * 0 beyond all measure.
 */
export function scaleOf(layout: Layout): number {
  const { document, viewport } = layout
  if (!isWide(layout)) return 1
  const scale = viewport.width / document.width
  return Number.isFinite(scale) ? Math.min(1, Math.max(0, scale)) : 0
}
