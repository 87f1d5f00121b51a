import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { blocksOf, commandsIn, guides, root } from '../guides/blocks.ts'

/** Commands of the guides that need Docker or a cluster, and that the walk leaves out: what they name is there. */

const text = (name: string) => readFileSync(join(root, name), 'utf8')
const blocks = guides.flatMap(blocksOf).filter(({ language }) => language === 'sh')
const commands = (program: string) => blocks.flatMap(commandsIn).filter((one) => one.includes(program))

const programs = (command: string) => command.match(/\bsrc\/\S+\.ts/g) ?? []

test.each(commands('docker compose'))('%s', (command) => {
  const { services } = parse(text('compose.yaml'), { merge: true }) as {
    services: Record<string, { profiles?: string[] }>
  }
  const known = new Set([
    ...Object.keys(services),
    ...Object.values(services).flatMap((one) => one.profiles ?? []),
  ])
  const verbs = new Set(['up', 'run', 'exec', 'cp', 'rm', 'stop', 'logs', 'version'])
  const words = command
    .replace(/^.*docker compose /, '')
    .replace(/ node .*/, '')
    .split(/[\s:]+/)
  const named = words.filter((word) => /^[a-z]+$/.test(word) && !verbs.has(word))
  expect(named.filter((word) => !known.has(word))).toEqual([])
  expect(programs(command).filter((name) => !existsSync(join(root, name)))).toEqual([])
  // Variables before a command are those of the file.
  for (const [, name] of command.matchAll(/(?:^|\s)([A-Z_]+)=/g))
    expect(text('compose.yaml')).toContain(`\${${name}`)
})

test.each([...commands('kubectl exec'), ...commands('kubectl cp'), ...commands('kubectl scale')])(
  '%s',
  (command) => {
    const made = parseAllDocuments(text('deploy/kubernetes/parts.yaml')).map((one) => one.toJSON()) as {
      kind: string
      metadata: { name: string; labels?: Record<string, string> }
    }[]
    const sets = made.filter(({ kind }) => kind === 'StatefulSet')
    const pods = [...command.matchAll(/\b(postproof-\w+)-\d\b/g)].map(([, set]) => set)
    const [, label, value] = /--selector (\S+)=(\S+)/.exec(command) ?? []
    expect(pods.length > 0 || label !== undefined).toBe(true)
    for (const set of pods) expect(sets.map(({ metadata }) => metadata.name)).toContain(set)
    if (label) for (const { metadata } of sets) expect(metadata.labels?.[label]).toBe(value)
    expect(programs(command).filter((name) => !existsSync(join(root, name)))).toEqual([])
  },
)

test.each(commands('helm '))('%s', (command) => {
  const [chart] = /deploy\/\S+/.exec(command)!
  expect(existsSync(join(root, chart, 'Chart.yaml'))).toBe(true)
})
