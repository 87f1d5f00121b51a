import type { Color } from '@postproof/engine/world'

/** `#rrggbb`; channels outside of 0-255 are clipped, and what is no number is 0. */
export function hex({ r, g, b }: Color): string {
  const part = (value: number) =>
    Math.max(0, Math.min(255, Math.round(value) || 0))
      .toString(16)
      .padStart(2, '0')
  return `#${part(r)}${part(g)}${part(b)}`
}
