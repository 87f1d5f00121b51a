import { type BoxOptions, boxes } from './boxes.ts'
import { changed } from './changed.ts'
import { colors } from './colors.ts'
import { cutOuts, type Inks } from './cut-outs.ts'
import { dark } from './dark.ts'
import { type EffectOptions, effects } from './effects.ts'
import { layout } from './layout.ts'
import { letters } from './letters.ts'
import { looks, type Missing } from './looks.ts'
import { still } from './still.ts'

/** What runs inside the page, as texts to evaluate there: each function is complete but for its arguments. */
const looking = (missing: Missing) =>
  `const c = (${colors})(); const l = (${looks})(c, ${JSON.stringify(missing)});`

export const layoutSource = (options: BoxOptions, missing: Missing, inks: Inks) =>
  `(() => { ${looking(missing)} return {
    ...(${layout})(l, (${boxes})(c, l, ${JSON.stringify(options)})), letters: (${letters})(l, ${options.maxNodes}),
    cutOuts: (${cutOuts})(c, l, ${JSON.stringify(inks)}) } })()`

export const fingerprintSource = (missing: Missing) =>
  `(() => { ${looking(missing)} return (${dark})(c, l).fingerprint() })()`

export const invertSource = (missing: Missing, family: 'partial' | 'full') =>
  `(() => { ${looking(missing)} (${dark})(c, l).invert('${family}') })()`

export const restoreSource = `(() => { ${looking([])} (${dark})(c, l).restore() })()`

export const stillSource = `(${still})()`

/**
 * Waits for pictures, backgrounds and fonts that changed with the color scheme or the window; they end by themselves when
 * their requests do.
 */
export const picturesSource = `(${changed})()`

/** Takes features out of the page and measures it: texts to evaluate one after the other, `read` first. */
export function effectSources(options: EffectOptions, missing: Missing) {
  const run = (work: string) =>
    `(() => { ${looking(missing)} const e = (${effects})(c, l, ${JSON.stringify(options)}); ${work} })()`
  return {
    read: run('return e.read()'),
    split: (rest: string[]) => run(`e.split(${JSON.stringify(rest)})`),
    measure: run('return e.measure()'),
    /** After the pieces of the last change are as they were. */
    take: (changed: number[], changes: [index: number, css: string][]) =>
      run(`e.put(${JSON.stringify(changed)}.map((index) => [index, e.original(index)]));
        e.put(${JSON.stringify(changes)}); return e.measure()`),
  }
}
