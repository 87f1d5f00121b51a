import { describe, expect, test } from 'vitest'
import { cases } from '../cases.ts'
import { processorTimeOf } from '../processor-time.ts'
import { bombs, repeated, usual } from './bombs.ts'
import { judge } from './pipeline.ts'

/** Work and answers stay bounded, whatever the mail holds and however much of it. */

const MOST = 2_000_000

async function check(raw: Uint8Array) {
  const { report, sizes } = await judge(raw)
  const failed = report.findings.filter(({ code }) => code === 'check-failed')
  expect(failed.map(({ id, facts }) => `${id}: ${facts.reason}`)).toEqual([])
  expect(Math.max(sizes.result, sizes.stored, sizes.plan)).toBeLessThan(MOST)
}

/**
 * Eight times the mail must not take twenty times the work: processor time of this thread is compared with itself, best of
 * three, and not below a floor where noise rules. A machine that stalls changes nothing.
 */
const FLOOR_MS = 200
const SMALL = cases(3_000, 8_000)

const cost = (raw: Uint8Array) => processorTimeOf(() => check(raw))

async function best(raw: Uint8Array): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  for (let n = 0; n < 3 && least > FLOOR_MS / 20; n += 1) least = Math.min(least, await cost(raw))
  return least
}

describe('grows no faster than the mail', () => {
  test.each(Object.keys(bombs))('%s', async (name) => {
    const make = bombs[name]!
    if ((await cost(make(8 * SMALL))) > FLOOR_MS)
      expect(await best(make(8 * SMALL))).toBeLessThan(Math.max(FLOOR_MS, 20 * (await best(make(SMALL)))))
    await check(make(cases(24_000, 200_000)))
  })
})

/**
 * Mails that hold the same letters over and over where patterns look for something, and then do not end well. A
 * pattern that goes back and forth over them takes longer than a test may.
 */
const spread: [string, (run: string) => string][] = [
  ['HTML', (run) => `Content-Type: text/html; charset=utf-8\r\n\r\n<p>Hi ${run.repeat(8)}x`],
  ['plain text', (run) => `Content-Type: text/plain; charset=utf-8\r\n\r\nHi ${run.repeat(8)}x`],
  [
    'addresses',
    (run) => {
      const quoted = run.slice(0, 1000).replaceAll('"', '')
      const pair = `<a href="https://a.example/${quoted}">www.a${quoted}x</a><img alt="${quoted}x" src="${quoted}x">`
      return `Content-Type: text/html; charset=utf-8\r\n\r\n${pair.repeat(10)}`
    },
  ],
  [
    'styles',
    (run) =>
      `Content-Type: text/html; charset=utf-8\r\n\r\n<style>${run}x</style><p style='${run.replaceAll("'", '')}x'>a`,
  ],
  [
    'header fields',
    (run) =>
      [
        ...['From', 'To', 'Subject', 'Received', 'List-Unsubscribe', 'List-ID', 'Message-ID', 'Content-Type'],
        ...['Date', 'DKIM-Signature', 'Authentication-Results', 'ARC-Seal', 'X-Mailer', 'Return-Path'],
      ]
        .map((name) => `${name}: ${run.replace(/[\r\n]/g, '').slice(0, 4000)}x\r\n`)
        .join('')
        .concat('\r\nx'),
  ],
]

test.each(spread)('no run of letters in %s costs much', async (_, mail) => {
  // In npm test every twelfth of them, each time the same ones.
  for (const unit of repeated.filter((_, at) => at % cases(12, 1) === 0)) {
    const run = unit.repeat(Math.floor(3000 / unit.length))
    await check(Buffer.from(`${usual}\r\n${mail(run)}`))
  }
})
