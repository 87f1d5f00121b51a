import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { postproof } from '#tests/command-line.ts'
import { metadataXml, reportXml, rowXml, tlsReport, zipOf } from '../../packages/reports/report.fixture.ts'

/** `postproof reports read` as someone types it. */

const folder = mkdtempSync(join(tmpdir(), 'postproof-reports-'))
const path = (name: string) => join(folder, name)
const run = (...words: string[]) => postproof(['reports', 'read', ...words], {})
const report = reportXml([rowXml({ count: '3' }), rowXml({ ip: '192.0.2.2', dkim: 'fail', count: '2' })])

beforeAll(() => {
  mkdirSync(path('mails/old'), { recursive: true })
  writeFileSync(path('a.xml'), report)
  writeFileSync(path('mails/b.xml.gz'), gzipSync(report))
  writeFileSync(path('mails/old/c.xml'), reportXml([rowXml({ ip: '192.0.2.9', count: '4' })]))
  writeFileSync(path('tls.json'), JSON.stringify(tlsReport()))
  writeFileSync(
    path('two.zip'),
    zipOf({ 'x.json': JSON.stringify(tlsReport({ 'report-id': 't2' })), 'y.txt': 'hello' }),
  )
  writeFileSync(path('page.html'), '<html></html>')
  writeFileSync(
    path('evil.xml'),
    reportXml([rowXml()], metadataXml({ org: '&#27;[31mred', id: '9' }).replace('&#27;', '\u009b')),
  )
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('prints a table, what is wrong, and sums with each report counted once', async () => {
  const { code, out } = await run(path('a.xml'), path('mails'), path('tls.json'))
  expect(code).toBe(0)
  expect(out).toMatch(/^kind {7}reporter {10}domain/)
  expect(out).toMatch(
    /aggregate {2}receiver\.example {2}example\.org {2}2025-11-27 00:00 {2}5 {9}3 {7}\S+a\.xml/,
  )
  expect(out).toContain(`This is a copy of the report in ${path('a.xml')}, so it is not counted again.`)
  expect(out).toContain(`This is the same report as in ${path('a.xml')}, but 1 row differs.`)
  expect(out).toContain('1 aggregate report: 9 messages, 7 passed DMARC')
  expect(out).toContain('1 TLS report: 5 sessions, 5 successful')
})

test('as JSON', async () => {
  const { code, out } = await run('--json', path('a.xml'), path('two.zip'), path('page.html'))
  expect(code).toBe(1)
  expect(JSON.parse(out)).toEqual({
    reports: [
      {
        ...{
          file: path('a.xml'),
          kind: 'aggregate',
          reporter: 'receiver.example',
          domain: 'example.org',
          id: '1',
        },
        ...{
          begin: '2025-11-27T00:00:00Z',
          end: '2025-11-27T23:59:59Z',
          messages: 5,
          passed: 3,
          problems: [],
        },
      },
      {
        ...{
          file: path('two.zip'),
          kind: 'tls',
          reporter: 'receiver.example',
          domain: 'example.org',
          id: 't2',
        },
        ...{
          begin: '2026-11-27T00:00:00Z',
          end: '2026-11-27T23:59:59Z',
          messages: 5,
          passed: 5,
          problems: [],
        },
      },
    ],
    refused: [
      { file: path('two.zip'), reason: expect.stringMatching(/^y\.txt: This is plain text/) },
      { file: path('page.html'), reason: expect.stringMatching(/web page/) },
    ],
  })
})

test('exits with 3 if no file holds a report, and with 2 if one is missing', async () => {
  expect(await run(path('page.html'))).toMatchObject({ code: 3, out: expect.stringContaining('Not read') })
  expect(await run(path('nowhere.xml'))).toMatchObject({
    code: 2,
    errors: expect.stringContaining('There is no file'),
  })
  expect((await run()).code).toBe(2)
})

test('what reporters wrote cannot draw on the terminal', async () => {
  const { out } = await run(path('evil.xml'))
  expect(out).toContain('red')
  expect(out).not.toMatch(/[\u001b\u009b]/)
})
