import { readFileSync } from 'node:fs'

/** Ready each time; ends well when three starts were made. */

const [log = ''] = process.argv.slice(2)
process.send?.({ type: 'ready' }, undefined, undefined, () => {
  process.exit(readFileSync(log, 'utf8').split('start').length > 3 ? 0 : 1)
})
