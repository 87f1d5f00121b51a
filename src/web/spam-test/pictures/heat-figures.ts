import type { z } from 'zod'
import type { boxSchema } from '#contract/pictures.ts'
import type { Figures } from '#web/words/figures.ts'

export type Box = z.infer<typeof boxSchema>

/** A share in percent, at most one decimal; below one percent only that much is said. */
export function sharePercent(share: number, { number, inPercent }: Figures): string {
  const percent = share * 100
  if (percent < 1) return inPercent('<1')
  return inPercent(number(percent >= 10 ? Math.round(percent) : percent))
}

/** The interval of a share; null where both ends read alike. */
export function shareInterval(
  low: number,
  high: number,
  figures: Figures,
): [low: string, high: string] | null {
  const ends: [string, string] = [sharePercent(low, figures), sharePercent(high, figures)]
  return ends[0] === ends[1] ? null : ends
}

/** Where a box stands in its picture, in percent of the picture. */
export function placed(box: Box, picture: { width: number; height: number }) {
  const part = (value: number, whole: number) => `${((value / whole) * 100).toFixed(3)}%`
  return {
    left: part(box.x, picture.width),
    top: part(box.y, picture.height),
    width: part(box.width, picture.width),
    height: part(box.height, picture.height),
  }
}

/** The middle of a box, in percent of the picture: where the path stops. */
export function middle(box: Box, picture: { width: number; height: number }): { x: number; y: number } {
  return {
    x: ((box.x + box.width / 2) / picture.width) * 100,
    y: ((box.y + box.height / 2) / picture.height) * 100,
  }
}
