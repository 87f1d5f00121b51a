import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createZone, type ZoneDefinition } from '@postproof/dns/zone'
import type { Finding } from '@postproof/engine/finding'
import { sayWithin } from '@postproof/engine/words/say-within'
import { sayIn } from '@postproof/messages/say'
import { definitionOf } from '@postproof/records/definitions'
import type { RecordKind } from '@postproof/records/kinds'
import type { Issue } from '@postproof/records/record/issue'
import type { RecordPart, RecordReport } from '@postproof/records/record/report'
import type { RecordWorld } from '@postproof/records/record/trace'
import { type CodedRecordText, explainRecord, recordTextsIn } from '@postproof/records/words'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { createWeb, type FakeWeb } from '#emulators/web.ts'
import { createAuthority } from './marks/authority.ts'
import { type MarkFiles, makeFiles } from './marks/files.ts'

/**
 * Record checkers against zones written out: one YAML file for each kind of record. A case says which findings must be
 * there, as [id, code, status], and which ids must not. Every code that has words must be met by a case, every
 * finding must have words, and every suggested TXT record must read back without an error.
 */
type Case = MarkFiles & {
  name: string
  /** The section of the RFC or draft, or why we judge it so. */
  spec: string
  zone: ZoneDefinition
  /** Zones that differ, by `address:port` of the name server. */
  servers?: Record<string, ZoneDefinition>
  web?: FakeWeb
  input: object
  /** ISO date; default 2026-11-20. */
  now?: string
  expect: {
    status?: Finding['status']
    findings?: [id: string, code: string, status: Finding['status']][]
    absent?: string[]
    /** The record that counts. */
    record?: string | null
    foundAt?: string | null
    /** Values of the suggested records, in order. */
    suggested?: string[]
    /** Any part of the details. */
    details?: object
  }
}

type Check = (input: object, world: RecordWorld) => Promise<RecordReport>

const root = join(import.meta.dirname, '../..')
const authority = createAuthority()
const folder = join(import.meta.dirname, 'records')
const camel = (kind: string) => kind.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
const kinds = readdirSync(folder)
  .filter((file) => file.endsWith('.yaml'))
  .map((file) => file.replace('.yaml', '') as RecordKind)
  .filter((kind) => existsSync(join(root, `packages/records/${kind}/check.ts`)))

type Engine = {
  check: Check
  texts: Record<string, CodedRecordText>
  read: (text: string) => { issues: Issue[] }
}

/** `check<Kind>` of check.ts, `parse<Kind>` of parse.ts, and its words. */
async function loadEngine(kind: RecordKind): Promise<Engine> {
  const name = camel(`-${kind}`)
  const [checker, parser] = await Promise.all(
    ['check', 'parse'].map(
      (file) => import(/* @vite-ignore */ join(root, `packages/records/${kind}/${file}.ts`)),
    ),
  )
  return {
    check: checker[`check${name}`],
    read: parser[`parse${name}`] ?? parser[`parse${name}Key`],
    texts: recordTextsIn(kind, 'en'),
  }
}

async function run(check: Check, one: Case): Promise<RecordReport> {
  const clock = { now: () => Date.parse(one.now ?? '2026-11-20T00:00:00Z') }
  const world = {
    resolver: createZone(one.zone, { clock, servers: one.servers }),
    http: createWeb(one.web ?? {}, makeFiles(one, authority)),
    clock,
    markRoots: authority.roots,
  }
  return check(one.input, world)
}

function expectFindings(report: RecordReport, wanted: Case['expect']) {
  const findings = report.findings.map(({ id, code, status }) => `${id} ${code} ${status}`)
  expect(findings).toEqual(
    expect.arrayContaining((wanted.findings ?? []).map(([id, code, status]) => `${id} ${code} ${status}`)),
  )
  const ids = new Set(report.findings.map((finding) => finding.id))
  expect((wanted.absent ?? []).filter((id) => ids.has(id))).toEqual([])
}

function expectReport(report: RecordReport, wanted: Case['expect']) {
  expectFindings(report, wanted)
  const { status, record, foundAt, suggested, details } = wanted
  expect(report).toMatchObject({
    ...(status === undefined ? {} : { status }),
    ...(record === undefined ? {} : { record }),
    ...(foundAt === undefined ? {} : { foundAt }),
    ...(details === undefined ? {} : { details }),
  })
  if (suggested) expect(report.suggested.map((one) => one.value)).toEqual(suggested)
}

/** Spans lie within the record, parts follow each other, and the whole is plain JSON. */
function expectSound(report: RecordReport) {
  const end = report.record?.length ?? 0
  for (const { span } of [...report.findings.flatMap(({ spans }) => spans.map((span) => ({ span })))]) {
    expect(span.start).toBeGreaterThanOrEqual(0)
    expect(span.end).toBeLessThanOrEqual(end)
  }
  let at = 0
  for (const { span } of report.parts) {
    expect(span.start).toBeGreaterThanOrEqual(at)
    at = span.end
  }
  expect(at).toBeLessThanOrEqual(end)
  expect(JSON.parse(JSON.stringify(report))).toEqual(report)
}

/** The API and the pages get all of the details: none is dropped on the way. */
function expectDeclared({ kind, details }: RecordReport) {
  const said = sayWithin(details, sayIn('en'))
  expect(definitionOf(kind).details.parse(said)).toEqual(said)
}

function expectWords(report: RecordReport, texts: Record<string, CodedRecordText>) {
  for (const finding of report.findings) {
    const text = texts[finding.id]
    expect(text?.codes, `${finding.id} has words`).toContain(finding.code)
    expect(text!.found(finding).length).toBeGreaterThan(10)
    if (finding.status === 'bad') expect(text!.fix(finding), `${finding.id} ${finding.code}`).not.toEqual([])
  }
}

/** Parts, changes and risks are said by code: every code must have words. */
function expectExplained(report: RecordReport) {
  const said = (code: string, values?: RecordPart['values']) => explainRecord(report.kind, 'en', code, values)
  for (const { explain, values } of report.parts) expect(said(explain, values), explain).not.toBe('')
  const codes = report.suggested.flatMap(({ reason, risk }) => [reason, risk].flat())
  expect(codes.filter((code) => said(code) === '')).toEqual([])
}

function expectReadable(report: RecordReport, { read }: Engine) {
  for (const one of report.suggested) {
    // What another domain publishes to take reports is a version alone (RFC 9990, 3.2.3).
    if (one.type !== 'TXT' || one.action === 'remove' || one.reason === 'dmarc.permission') continue
    expect(read(one.value).issues.filter((issue) => issue.status === 'bad')).toEqual([])
  }
}

const MAILBOX = /[A-Za-z0-9._+%-]+@[A-Za-z0-9.-]+/g

/** A mailbox that we offer is one that the DNS gave us: its owner wrote it. */
function expectNoneInvented(report: RecordReport) {
  const { dns, suggested, questions = [], details } = report
  const given = JSON.stringify([dns, report.record, report.published]).replaceAll('mailto:', ' ')
  const { plan, file } = details as { plan?: unknown; file?: unknown }
  const offered = JSON.stringify([suggested, questions, plan, file]).replaceAll('mailto:', ' ')
  expect((offered.match(MAILBOX) ?? []).filter((mailbox) => !given.includes(mailbox))).toEqual([])
}

describe.each(kinds)('%s', (kind) => {
  const cases = parse(readFileSync(join(folder, `${kind}.yaml`), 'utf8'), {
    merge: true,
    maxAliasCount: -1,
  }) as Case[]
  const met = new Set<string>()

  test.each(cases.map((one) => [one.name, one] as const))('%s', async (_, one) => {
    const engine = await loadEngine(kind)
    const { texts } = engine
    const report = await run(engine.check, one)
    for (const { id, code } of report.findings) met.add(`${id} ${code}`)
    expectReport(report, one.expect)
    expectSound(report)
    expectWords(report, texts)
    expectExplained(report)
    expectReadable(report, engine)
    expectDeclared(report)
    expectNoneInvented(report)
  })

  test('every code that has words is met by a case', async () => {
    const { texts } = await loadEngine(kind)
    const all = Object.entries(texts).flatMap(([id, { codes }]) => codes.map((code) => `${id} ${code}`))
    expect(all.filter((code) => !met.has(code))).toEqual([])
  })

  test('every case has its own name', () => {
    expect(new Set(cases.map((one) => one.name)).size).toBe(cases.length)
  })
})
