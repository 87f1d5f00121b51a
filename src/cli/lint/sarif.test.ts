import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { formatted } from './formats.ts'
import { fails, type Hostile, hostileResult, published } from './reports.fixture.ts'
import { sarifOf } from './sarif.ts'

/** SARIF 2.1.0 by its JSON schema, and by what GitHub's code scanning asks beyond it. */

const file = join(import.meta.dirname, '../../../tests/fixtures/schemas/sarif-2.1.0.json')
const schema = z.fromJSONSchema(JSON.parse(readFileSync(file, 'utf8')))
const faults = (log: unknown) =>
  schema.safeParse(log).error?.issues.map(({ path, code }) => `${path.join('.')} ${code}`)

let given: Hostile
let log: ReturnType<typeof sarifOf>
const run = () => log.runs[0]!
const locations = () => [
  ...run().results.flatMap((one) => one.locations),
  ...run().invocations[0]!.toolExecutionNotifications.flatMap((one) => one.locations),
]
const artifacts = () => locations().map(({ physicalLocation }) => physicalLocation.artifactLocation)

beforeAll(async () => {
  given = await hostileResult()
  log = sarifOf(given.result, given.root)
}, 60_000)

test(`published templates and hostile names are valid${published.why}`, () => {
  expect(run().results.length).toBeGreaterThan(30)
  if (published.isHere) expect(given.result.files.length + given.result.failed.length).toBeGreaterThan(60)
  expect(faults(log)).toBeUndefined()
  expect(JSON.parse(formatted(given.result, 'sarif', fails, false)).version).toBe('2.1.0')
})

describe('the schema refuses', () => {
  const changed = (change: (copy: typeof log) => unknown) => {
    const copy = structuredClone(log)
    change(copy)
    return faults(copy)
  }
  const first = (copy: typeof log) => copy.runs[0]!.results[0]!

  test.each<[string, (copy: typeof log) => unknown]>([
    [
      'a line before the first',
      (copy) => Object.assign(first(copy).locations[0]!.physicalLocation.region, { startLine: 0 }),
    ],
    ['a level that is none', (copy) => Object.assign(first(copy), { level: 'info' })],
    ['a result without a message', (copy) => Object.assign(first(copy), { message: undefined })],
    ['a key that is none', (copy) => Object.assign(first(copy), { rule_id: 'x' })],
    ['a rule twice', (copy) => copy.runs[0]!.tool.driver.rules.push(copy.runs[0]!.tool.driver.rules[0]!)],
  ])('%s', (_what, change) => {
    expect(changed(change)).toBeDefined()
  })
})

test('each result names its rule, and each rule explains itself', () => {
  const { rules } = run().tool.driver
  for (const { ruleId, ruleIndex } of run().results) expect(rules[ruleIndex]?.id).toBe(ruleId)
  for (const { shortDescription, fullDescription, help } of rules)
    for (const { text } of [shortDescription, fullDescription, help]) {
      expect(text).toMatch(/\S/)
      expect(text.length).toBeLessThanOrEqual(1024)
    }
})

test('paths are relative to a base that is named, or whole', () => {
  expect(run().originalUriBaseIds).toHaveProperty('%SRCROOT%')
  for (const { uri, uriBaseId } of artifacts()) {
    expect(uri).toMatch(/^[A-Za-z0-9\-._~!$&'()*+,;=:@%/]+$/)
    expect(uri).not.toMatch(/%(?![0-9A-F]{2})|(?:^|\/)\.\.?(?:\/|$)/)
    if (uriBaseId === undefined) expect(uri).toMatch(/^file:\/\/\//)
    else expect(uri).not.toMatch(/^\/|^[^/]*:/)
  }
})

test('each path leads back to its file', () => {
  const root = `file://${given.root}/`
  const found = artifacts().map(({ uri }) => fileURLToPath(new URL(uri, root)))
  const { files, failed } = given.result
  const named = [...files.filter(({ findings }) => findings.length > 0), ...failed]
  expect([...new Set(found)].sort()).toEqual(named.map((one) => join(given.root, one.file)).sort())
})

test('a path is written in one way', () => {
  const { files } = given.result
  const uris = [
    'emails/a b.html',
    './emails/a b.html',
    'emails/../emails//a b.html',
    join(given.root, 'emails/a b.html'),
  ].map((path) => {
    const one = { ...files.find(({ findings }) => findings.length > 0)!, file: path }
    return sarifOf({ ...given.result, failed: [], files: [one] }, given.root).runs[0]!.results[0]!
      .locations[0]!.physicalLocation.artifactLocation
  })
  expect(new Set(uris.map((one) => JSON.stringify(one)))).toEqual(
    new Set([JSON.stringify({ uri: 'emails/a%20b.html', uriBaseId: '%SRCROOT%' })]),
  )
})

test('within a file each fingerprint is there once', () => {
  const keys = run().results.map(
    (one) =>
      `${one.locations[0]!.physicalLocation.artifactLocation.uri} ${one.partialFingerprints.primaryLocationLineHash}`,
  )
  expect(new Set(keys).size).toBe(keys.length)
})
