import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { firstCycle } from './cycles.ts'
import { type Import, importsOf } from './imports.ts'
import { refusedImports } from './rules.ts'

/** The folders of `src/` import in one direction, however an import is spelled. */

/** Run while developing, and by nothing that runs. */
const tools = ['generate', 'generate-pages', 'generate-catalogs', 'add-language'].map(
  (name) => `packages/messages/${name}.ts`,
)
const sources = globSync('{src,packages}/**/*.{ts,tsx}', {
  exclude: ['packages/emulators/**', '**/node_modules/**'],
})
  .filter(
    (file) =>
      !tools.includes(file) && !/([./-](test|fixture|d)|\/(fixture|testing|update))\.tsx?$/.test(file),
  )
  .map((file) => ({ file, source: readFileSync(file, 'utf8') }))

test('no file of ours imports what its layer may not', () => {
  expect(sources.length).toBeGreaterThan(1000)
  expect(sources.flatMap(({ file, source }) => refusedImports(file, source))).toEqual([])
})

test('nothing decides by the name of one language: a third one would read English, and no compiler would say so', () => {
  const decides = /[!=]== 'de'|'de' \?/
  expect(sources.filter(({ source }) => decides.test(source)).map(({ file }) => file)).toEqual([])
})

test('no modules name each other in a circle, types included', () => {
  const graph = new Map(sources.map(({ file, source }) => [file, importsOf(file, source)]))
  expect(firstCycle(graph)).toBeUndefined()
})

describe('an import that a layer may not have is refused', () => {
  const probes: [file: string, source: string][] = [
    ['packages/records/spf/check.ts', "import { createServices } from '#services/application/create.ts'"],
    [
      'packages/records/spf/check.ts',
      "import { createServices } from '../../../src/services/application/create.ts'",
    ],
    ['packages/records/spf/check.ts', "import { domainSchema } from '../../../src/contract/checkers.ts'"],
    ['packages/records/spf/check.ts', "import { say } from '@postproof/messages/say'"],
    ['packages/records/spf/check.ts', "import pg from 'pg'"],
    ['packages/records/spf/check.ts', "import { readFile } from 'node:fs/promises'"],
    ['packages/messages/say.ts', "import { domainSchema } from '../../src/contract/checkers.ts'"],
    ['src/contract/site.ts', "import { randomBytes } from 'node:crypto'"],
    ['src/adapters/http.ts', "export * from '../platform/refusals/refusal.ts'"],
    ['src/storage/tests.ts', "import { Refusal } from '../platform/refusals/refusal.ts'"],
    ['src/platform/mailer/create.ts', "import { createLinks } from '#services/accounts/links/links.ts'"],
    ['src/platform/health/readiness.ts', "import type { PoolState } from '../../services/analysis/pool.ts'"],
    ['src/storage/tests.ts', "import type { InstanceKeys } from '../platform/keys/keys.ts'"],
    ['src/services/application/create.ts', "const { createApi } = await import('../../api/app.ts')"],
    ['src/smtp/receiver.ts', "import { log } from '../platform/logs/log.ts'"],
    ['src/api/app.ts', "import { findTest } from '#storage/tests.ts'"],
    ['src/api/app.ts', "import { createHttp } from '../adapters/http.ts'"],
    ['src/jobs/queue.ts', "import { removeTests } from '../storage/tests.ts'"],
    ['src/web/checkers.ts', "import { createCheckers } from '#services/checkers/create.ts'"],
    ['src/web/checkers.ts', "import type { Finding } from '@postproof/engine/finding'"],
    ['src/web/ui/button.tsx', "import { paths } from '../shell/paths.ts'"],
    ['src/web/ui/status.tsx', "import type { Status } from '#contract/spam-test.ts'"],
    ['src/web/ui/dial.tsx', "import { useReport } from '#web/spam-test/report.ts'"],
    ['src/cli/test.ts', "import { findTest } from '../storage/tests.ts'"],
  ]
  test.each(probes)('%s: %s', (file, source) => {
    expect(refusedImports(file, source)).toHaveLength(1)
  })
})

test.each([
  ['src/web/checkers.ts', "import type { Checkers } from '#services/checkers/create.ts'"],
  ['src/web/checkers.ts', "import { type Checkers, type Report } from '../services/checkers/create.ts'"],
  ['src/web/placement/actions.tsx', "import { Button } from '#web/ui/button.tsx'"],
  ['src/web/ui/status.tsx', "import { useWords } from '../words/words.ts'"],
  [
    'src/services/application/create.ts',
    "import pg from 'pg'\nimport { findTest } from '../storage/tests.ts'",
  ],
  [
    'packages/records/spf/check.ts',
    "import { getDomain } from 'tldts'\nimport type { Resolver } from '@postproof/engine/world'",
  ],
])('%s may: %s', (file, source) => expect(refusedImports(file, source)).toEqual([]))

describe('a circle is found', () => {
  const value = (to: string): Import => ({ to, typeOnly: false, lazy: false })
  test('with the files along it', () => {
    const graph = new Map([
      ['a.ts', [value('b.ts')]],
      ['b.ts', [value('zod'), value('c.ts')]],
      ['c.ts', [value('b.ts')]],
    ])
    expect(firstCycle(graph)).toEqual(['b.ts', 'c.ts', 'b.ts'])
  })
  test('of types too', () => {
    const graph = new Map([
      ['a.ts', [value('b.ts')]],
      ['b.ts', [{ ...value('a.ts'), typeOnly: true }]],
    ])
    expect(firstCycle(graph)).toEqual(['a.ts', 'b.ts', 'a.ts'])
  })
  test('but not where a later import() closes it', () => {
    const graph = new Map([
      ['a.ts', [value('b.ts')]],
      ['b.ts', [{ ...value('a.ts'), lazy: true }]],
    ])
    expect(firstCycle(graph)).toBeUndefined()
  })
})
