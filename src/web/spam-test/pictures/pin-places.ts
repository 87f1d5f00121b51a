/** The height of one pin, in CSS px of the screen. */
const TALL = 26
/** The narrowest that a picture is shown, in CSS px of the screen: there its pins are the nearest to each other. */
const NARROWEST = 280

/** The pins of one place. */
export type PinColumn<Pin> = { y: number; pins: Pin[] }

/**
 * Puts pins into the margin of a picture, from top to bottom. Pins that would overlap share one place. `shown` is the width of
 * the visible part and `height` the height of the picture, both in CSS px of the picture.
 */
export function columnsOf<Pin extends { y: number }>(
  pins: readonly Pin[],
  shown: number,
  height: number,
): PinColumn<Pin>[] {
  const tall = (TALL * shown) / NARROWEST
  const columns: PinColumn<Pin>[] = []
  for (const pin of pins.toSorted((a, b) => a.y - b.y)) {
    const last = columns.at(-1)
    if (last && pin.y < last.y + last.pins.length * tall) last.pins.push(pin)
    else columns.push({ y: pin.y, pins: [pin] })
  }
  return columns.map(({ y, pins: here }) => ({
    y: Math.max(0, Math.min(y, height - here.length * tall)),
    pins: here,
  }))
}
