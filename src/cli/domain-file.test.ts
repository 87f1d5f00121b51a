import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { postproof } from '#tests/command-line.ts'
import { startDnsServer } from '../../packages/emulators/dns-server.ts'

/** `postproof domain --file` as a person types it. */

let dns: Awaited<ReturnType<typeof startDnsServer>>
const folder = mkdtempSync(join(tmpdir(), 'postproof-domains-'))
const list = join(folder, 'list.csv')
const table = join(folder, 'checked.csv')
const run = (...words: string[]) => postproof(['domain', ...words], { DNS_SERVERS: dns.address })

beforeAll(async () => {
  dns = await startDnsServer({
    'open.test': { TXT: 'v=spf1 +all', MX: [[10, 'mx.open.test']] },
    'mx.open.test': { A: '45.45.45.1' },
    'closed.test': { TXT: 'v=spf1 -all', MX: [[0, '.']] },
    '_dmarc.closed.test': { TXT: 'v=DMARC1; p=reject;' },
  })
  writeFileSync(list, 'customer,domain\nAda,open.test\nBob,https://closed.test/\nEve,none\nTim,OPEN.test\n')
})
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await dns.close()
})

test('each domain of a list has a row, and what has none is named', async () => {
  const { code, errors } = await run('--file', list, '--out', table)
  expect(errors).toContain('2 of 2 domains')
  expect(errors).toContain('1 row without a domain')
  expect(errors).toContain('row 4: none')
  expect(code).toBe(1)
  const [header, open, closed, end] = readFileSync(table, 'utf8').split('\r\n')
  expect(header).toMatch(/^domain,status,score,verdict,sends,receives,/)
  expect(open).toMatch(/^open\.test,bad,\d+,/)
  expect(open).toContain(',anyone,open.test,')
  expect(closed).toMatch(/^closed\.test,\w+,\d+,/)
  expect(closed).toContain(',nobody,nobody,')
  expect(end).toBe('')
})

test.each([
  [['--file', join(folder, 'nothing.csv')], /There is no file/],
  [['--file', list, '--out', join(folder, 'none', 'table.csv')], /There is no file .*table\.csv/],
  [['--file', list, '--rate', '0'], /from 1 to 10000/],
  [[], /Give a domain/],
])('%j is refused in words', async (words, said) => {
  const { code, errors } = await run(...words)
  expect(errors).toMatch(said)
  expect(errors).not.toContain('    at ')
  expect(code).toBe(2)
})
