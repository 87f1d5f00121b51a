import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * `node deploy/render-chart.ts`: writes deploy/kubernetes/ from the chart by Helm, for those who have none. Each file names
 * the state of the chart it was made of, so that a test without Helm sees when they differ.
 */

const chart = join(import.meta.dirname, 'chart')
export const folder = join(import.meta.dirname, 'kubernetes')

/** The values that differ from those of the chart, by file. */
export const renderings: Record<string, string[]> = {
  'one.yaml': [],
  'parts.yaml': ['--set', 'postgresql=true'],
}

export function stateOfChart(): string {
  const hash = createHash('sha256')
  const files = readdirSync(chart, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  for (const path of files.map(({ parentPath, name }) => join(parentPath, name)).sort()) {
    hash.update(path.slice(chart.length)).update(readFileSync(path))
  }
  return hash.digest('hex').slice(0, 16)
}

export function render(file: string): string {
  const args = ['template', 'postproof', chart, ...renderings[file]!]
  const text = execFileSync('helm', args, { encoding: 'utf8' })
  return `# Written by deploy/render-chart.ts from the chart ${stateOfChart()}.\n${text}`
}

if (import.meta.main) for (const file in renderings) writeFileSync(join(folder, file), render(file))
