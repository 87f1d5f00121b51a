import type { CutOut } from '@postproof/engine/world'
import type { Colors } from './colors.ts'
import type { Looks } from './looks.ts'

/** Relative luminance of the darkest and of the lightest part of pictures with a transparent ground, by address. */
export type Inks = Record<string, [darkest: number, lightest: number]>

/** How the pictures that have no ground of their own stand out from what they lie on. Runs inside the page. */
export function cutOuts(colors: Colors, looks: Looks, inks: Inks): CutOut[] {
  const MOST = 100
  const LEAST = 12
  const found: CutOut[] = []
  for (const image of [...document.images].slice(0, 1000)) {
    if (found.length >= MOST) break
    const ink = Object.hasOwn(inks, image.currentSrc) ? inks[image.currentSrc] : undefined
    if (!ink || !looks.shown(image)) continue
    const box = looks.seen(image.getBoundingClientRect(), image)
    if (!box || box.width < LEAST || box.height < LEAST) continue
    const ground = looks.ground(image)
    const under = ground && colors.luminance(ground)
    const ratio = (one: number, other: number) =>
      (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
    found.push({
      text: (image.getAttribute('alt') ?? '').replace(/\s+/g, ' ').trim().slice(0, 200),
      line: looks.line(image),
      offset: looks.offset(image),
      width: Math.round(box.width),
      height: Math.round(box.height),
      contrast: under === null ? null : Math.max(ratio(ink[0], under), ratio(ink[1], under)),
    })
  }
  return found
}
