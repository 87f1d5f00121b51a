import { spawnSync } from 'node:child_process'
import { existsSync, globSync, statSync } from 'node:fs'

/** Builds the pages when they are missing or older than their source: what `npm start` and `npm test` run first. */

const result = 'build/server/index.js'
const sources = [
  'src/web/**/*',
  'src/contract/**/*',
  'packages/messages/**/*',
  'vite.config.ts',
  'react-router.config.ts',
  'compress-assets.ts',
  'page-catalogs.ts',
  'server-only.ts',
  'package-lock.json',
]

function isFresh(): boolean {
  if (!existsSync(result)) return false
  const built = statSync(result).mtimeMs
  return globSync(sources).every((file) => statSync(file).mtimeMs <= built)
}

if (!isFresh()) {
  console.log('Building the pages ...')
  const { status, stdout, stderr } = spawnSync('react-router', ['build'], { encoding: 'utf8' })
  if (status !== 0) {
    console.error(stdout, stderr)
    process.exit(status ?? 1)
  }
}
