import { spawnSync } from 'node:child_process'
import { existsSync, globSync, statSync } from 'node:fs'
import { join } from 'node:path'

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
  // By this Node and by its path: outside of npm scripts neither Node 24 nor the commands of node_modules are on PATH.
  const command = join(import.meta.dirname, 'node_modules/.bin/react-router')
  const { error, status, stdout, stderr } = spawnSync(process.execPath, [command, 'build'], {
    encoding: 'utf8',
  })
  if (status !== 0) {
    console.error(error ?? `${stdout}\n${stderr}`)
    process.exit(status ?? 1)
  }
}
