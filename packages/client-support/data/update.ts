import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import data from 'caniemail/caniemail.json' with { type: 'json' }
import { compact } from './compact.ts'

/**
 * Writes `features.json` from the npm package `caniemail`, which is there for development alone: its own tools weigh 28 MB.
 *
 *   npm install --save-dev --save-exact caniemail@latest && node packages/client-support/data/update.ts
 */
const { features, ...rest } = compact(data)
const lines = features.map((feature) => JSON.stringify(feature)).join(',\n')
const head = JSON.stringify(rest).slice(0, -1)
writeFileSync(join(import.meta.dirname, 'features.json'), `${head},"features":[\n${lines}\n]}\n`)
