import { type BoxOptions, boxes } from './boxes.ts'
import { colors } from './colors.ts'
import { dark } from './dark.ts'
import { layout } from './layout.ts'
import { looks, type Missing } from './looks.ts'
import { still } from './still.ts'

/** What runs inside the page, as texts to evaluate there: each function is complete but for its arguments. */
const looking = (missing: Missing) =>
  `const c = (${colors})(); const l = (${looks})(c, ${JSON.stringify(missing)});`

export const layoutSource = (options: BoxOptions, missing: Missing) =>
  `(() => { ${looking(missing)} return (${layout})(l, (${boxes})(c, l, ${JSON.stringify(options)})) })()`

export const fingerprintSource = (missing: Missing) =>
  `(() => { ${looking(missing)} return (${dark})(c, l).fingerprint() })()`

export const invertSource = (missing: Missing) => `(() => { ${looking(missing)} (${dark})(c, l).invert() })()`

export const stillSource = `(${still})()`

/** Waits for pictures that changed with the color scheme; they end by themselves when their requests do. */
export const picturesSource = `Promise.all([...document.images].filter((i) => !i.complete).slice(0, 500)
  .map((i) => i.decode().catch(() => {}))).then(() => true)`
