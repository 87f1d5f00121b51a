import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { openJournal } from '#cli/verify-journal.ts'
import { type KeptResult, verifyFileList } from '#services/verifier-lists/file-list.ts'
import { fakeVerify, laterAt, verdictOf } from './fake-verify.ts'

/** `postproof verify --file`: a list without a database, and the file that lets a run go on from another. */

const addresses = (count: number) => Array.from({ length: count }, (_, at) => `ada@d${at}.example`)
const csv = (emails: string[]) => Buffer.from(`email,name\n${emails.map((one) => `${one},A`).join('\n')}\n`)

type Given = { emails: string[]; verify: ReturnType<typeof fakeVerify>['verify']; known?: KeptResult[] }

function run({ emails, verify, known = [] }: Given) {
  const kept: KeptResult[] = []
  const done = verifyFileList({
    config: { VERIFIER_SMTP: true },
    bytes: csv(emails),
    verify,
    known: new Map(known.map((one) => [one.email, one])),
    keep: async (result) => void kept.push(result),
    onProgress: () => {},
    clock: { now: Date.now },
    log: pino({ level: 'silent' }),
  })
  return { kept, done }
}

const textOf = ({ lines }: Awaited<ReturnType<typeof verifyFileList>>) => [...lines()].join('')

afterEach(() => {
  vi.useRealTimers()
})

describe('a file', () => {
  test('has a verdict for each address, asked once, and its rows in order', async () => {
    const emails = [...addresses(300), 'ada@d0.example', 'no address']
    const fake = fakeVerify((email) =>
      verdictOf(email, email.includes('d7.') ? { status: 'undeliverable', reason: 'invalid_domain' } : {}),
    )
    const list = await run({ emails, verify: fake.verify }).done
    expect(list.counts).toMatchObject({ rows: 302, addresses: 300, duplicates: 1, bad_rows: 1 })
    expect(list.counts).toMatchObject({ deliverable: 299, undeliverable: 1, done: 300 })
    expect(list.bad_rows).toMatchObject([{ row: 303, text: 'no address' }])
    expect([...fake.asked.values()].every((times) => times === 1)).toBe(true)
    const lines = textOf(list).trim().split('\r\n')
    expect(lines.map((line) => line.split(',')[0])).toEqual(['email', ...emails])
    expect(lines[8]).toContain('undeliverable,invalid_domain')
  })

  test('is not asked about what the run before has found', async () => {
    const emails = addresses(500)
    const first = fakeVerify()
    const { kept } = await ranWhole(emails, first.verify)
    const half = kept.slice(0, 260)
    const second = fakeVerify()
    const list = await run({ emails, verify: second.verify, known: half }).done
    expect(second.asked.size).toBe(240)
    expect(half.some(({ email }) => second.asked.has(email))).toBe(false)
    expect(list.counts).toMatchObject({ done: 500, deliverable: 500 })
  })

  test('asks again when a server said later, also in the next run', async () => {
    vi.useFakeTimers({ now: Date.parse('2026-12-01T10:00:00Z') })
    const later = (email: string, times: number) =>
      times === 1 ? laterAt(email, Date.now() + 300_000) : verdictOf(email)
    const fake = fakeVerify(later)
    const { kept, done } = run({ emails: ['ada@a.example'], verify: fake.verify })
    await vi.advanceTimersByTimeAsync(1000)
    expect(kept).toMatchObject([{ verdict: 'unknown', attempts: 1 }])
    await vi.advanceTimersByTimeAsync(300_000)
    expect((await done).counts.deliverable).toBe(1)

    const next = fakeVerify()
    const begun = run({ emails: ['ada@a.example'], verify: next.verify, known: kept.slice(0, 1) })
    await vi.advanceTimersByTimeAsync(0)
    expect((await begun.done).counts.deliverable).toBe(1)
    expect(begun.kept).toMatchObject([{ attempts: 2 }])
  })

  test('that looks made for guessing is refused, and nobody is asked', async () => {
    const fake = fakeVerify()
    const names = Array.from({ length: 3000 }, (_, at) => `user${at}@one.example`)
    const list = await run({ emails: names, verify: fake.verify }).done
    expect([list.refused, list.note !== null, fake.asked.size]).toEqual([true, true, 0])
  })
})

async function ranWhole(emails: string[], verify: Given['verify']) {
  const { kept, done } = run({ emails, verify })
  await done
  return { kept }
}

describe('the file of what is known', () => {
  const result = (email: string): KeptResult => ({
    ...{ email, attempts: 1, verdict: 'deliverable', reason: 'accepted_email', score: 95 },
    ...{ suggestion: null, normalized: email, role: false },
    ...{ checked_at: '2026-12-01T10:00:00.000Z', retry_at: null },
  })
  const listIn = () => join(mkdtempSync(join(tmpdir(), 'postproof-journal-')), 'list.csv')

  test('keeps each verdict at once; a line that was cut off is left out', async () => {
    const list = listIn()
    const killed = openJournal(list, false)
    await killed.keep(result('a@x.example'))
    await killed.keep(result('b@x.example'))
    const file = `${list}.verifying`
    writeFileSync(file, readFileSync(file, 'utf8').slice(0, -20))
    const next = openJournal(list, false)
    expect([...next.known.keys()]).toEqual(['a@x.example'])
    await next.keep(result('c@x.example'))
    expect([...openJournal(list, false).known.keys()]).toEqual(['a@x.example', 'c@x.example'])
  })

  test('what is in it is never written again, whenever the next run ends', async () => {
    const list = listIn()
    const first = openJournal(list, false)
    await first.keep(result('a@x.example'))
    await first.keep({ ...result('a@x.example'), attempts: 2 })
    const before = readFileSync(`${list}.verifying`, 'utf8')
    expect(openJournal(list, false).known.get('a@x.example')?.attempts).toBe(2)
    expect(readFileSync(`${list}.verifying`, 'utf8')).toBe(before)
  })

  test('that was cut off in its first line is begun', () => {
    const list = listIn()
    openJournal(list, false)
    writeFileSync(`${list}.verifying`, '{"postproof":"ver')
    expect(openJournal(list, false).known.size).toBe(0)
    expect(openJournal(list, false).known.size).toBe(0)
  })

  test('of a run with other options is refused, and left', async () => {
    const list = listIn()
    await openJournal(list, true).keep(result('a@x.example'))
    expect(() => openJournal(list, false)).toThrow(/other options/)
    expect(openJournal(list, true).known.size).toBe(1)
  })

  test.each([
    ['is gone at the end', true, 1, []],
    ['stays for the next run', false, 1, ['list.csv.verifying']],
    ['is gone where nothing was found out', false, 0, []],
  ] as const)('%s', async (_, done, kept, left) => {
    const list = listIn()
    const journal = openJournal(list, false)
    if (kept) await journal.keep(result('a@x.example'))
    journal.close(done)
    expect(readdirSync(join(list, '..'))).toEqual(left)
  })
})
