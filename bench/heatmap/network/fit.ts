import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { measure } from '../../../packages/attention/base-maps.ts'
import { layGrid } from '../../../packages/attention/geometry.ts'
import { forward } from '../../../packages/attention/network/forward.ts'
import { networkInput } from '../../../packages/attention/network/inputs.ts'
import { readNetwork, type StoredNetwork } from '../../../packages/attention/network/weights.ts'
import { gazePages, loadGazePages } from '../pages.ts'
import { loadPhotographs, photographs, scaled } from './photographs.ts'
import { prepare } from './prepare.ts'

/**
 * Fits the network again: `node bench/heatmap/network/fit.ts`. Needs Python with PyTorch (Debian: python3-torch), both sets
 * of eye tracking data, and some fifteen minutes of one core. Writes the shipped network, the heads of the folds, and a record.
 * `--planes <folder>` keeps what was measured there, or takes it from there.
 */

/** Rounding of 32-bit floats over twelve layers; more than that is another network. */
const MOST_DIFFERENCE = 1e-3

type Check = { set: 'web' | 'photographs'; page: string; scale: number; planes: [number[], number[]] }
type Fitted = { network: StoredNetwork; heads: StoredNetwork['layers']; check: Check[]; record: object }

const { values: options } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    planes: { type: 'string' },
    python: { type: 'string', default: '/usr/bin/python3' },
  },
})

if (!(gazePages.isHere && photographs.isHere))
  throw new Error('web-gaze and osie must both be on this machine')
const folder = mkdtempSync(join(tmpdir(), 'heatmap-network-'))
try {
  const planes = options.planes ?? join(folder, 'planes')
  if (!isPrepared(planes)) await prepare(planes)
  const answer = join(folder, 'fitted.json')
  execFileSync(options.python, [join(import.meta.dirname, 'fit.py'), planes, options.seed, answer], {
    stdio: 'inherit',
    env: { ...process.env, OMP_NUM_THREADS: '1', PYTHONDONTWRITEBYTECODE: '1' },
  })
  const fitted: Fitted = JSON.parse(readFileSync(answer, 'utf8'))
  const difference = await mostDifference(fitted)
  console.log(`greatest difference between TypeScript and PyTorch: ${difference.toExponential(1)}`)
  if (!(difference < MOST_DIFFERENCE)) throw new Error('the two do not compute the same')
  const write = (path: string, content: unknown, indent?: number) =>
    writeFileSync(join(import.meta.dirname, path), `${JSON.stringify(content, null, indent)}\n`)
  write('../../../packages/attention/data/network.json', fitted.network)
  write('heads.json', fitted.heads)
  write('record.json', { ...fitted.record, data: digests(), difference }, 2)
} finally {
  rmSync(folder, { recursive: true, force: true })
}

function isPrepared(planes: string): boolean {
  try {
    return readFileSync(join(planes, 'index.json')).length > 0
  } catch {
    return false
  }
}

/** Of what both networks add to the scores, over whole pages. */
async function mostDifference({ network, check }: Fitted): Promise<number> {
  const read = readNetwork(network)
  const pages = { web: await loadGazePages(), photographs: await loadPhotographs() }
  let most = 0
  for (const { set, page, scale, planes } of check) {
    const { pixels } = (await scaled(pages[set].find((each) => each.page === page)!, scale)).page
    const grid = layGrid({ device: 'desktop', pixels, scale: 1, fold: pixels.height, layout: null })!
    const found = forward(read, networkInput(measure(pixels, grid), { left: 0, right: grid.columns }))
    for (const [index, plane] of found.entries())
      for (const [at, value] of plane.data.entries())
        most = Math.max(most, Math.abs(value - planes[index]![at]!))
  }
  return most
}

function digests() {
  const of = (path: string) =>
    createHash('sha256')
      .update(readFileSync(join(path, 'fixations.json')))
      .digest('hex')
  return { 'web-gaze': of(gazePages.path), osie: of(photographs.path) }
}
