import { readAuthResults } from '@postproof/message/auth-results'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { adviceOf } from './advice.ts'
import { placementProviders } from './data/providers.ts'
import { blocks } from './fixtures/headers.ts'
import { delivered, row } from './fixtures/rows.ts'
import { readPlacementHeaders } from './headers/read.ts'
import { matchBody, matchHeaders, newMarker } from './marker.ts'
import { providerOf } from './provider.ts'

/** Everything that reads what a stranger wrote, over anything. */

const names = [
  'Received',
  'Authentication-Results',
  'Subject',
  'From',
  'To',
  'Message-ID',
  'X-Forefront-Antispam-Report',
  'X-Microsoft-Antispam-Mailbox-Delivery',
  'X-Spam-Status',
  'X-Spamd-Result',
  'Received-SPF',
  'X-UI-Filterresults',
]
const pieces = [
  'from',
  ' by ',
  ' with ESMTPS',
  ' for ',
  '(',
  ')',
  '[',
  ']',
  '<',
  '>',
  '"',
  '\\',
  ';',
  '=',
  '.',
  ' ',
  '\t',
  '\r\n ',
  '\r\n',
  'mx.google.com',
  'spf=pass',
  'dkim',
  'header.d',
  '198.51.100.7',
  '::1',
  'IPv6:',
  'helo=',
  'EHLO ',
  '=?utf-8?q?',
  '?=',
  'SCL:',
  '-1',
  'CAT',
  'dest:J',
  '\u0000',
  '\u00ff',
  '+pp',
  'a'.repeat(80),
  '21 Nov 2026 10:00:00 +0000',
]
const value = fc.array(fc.constantFrom(...pieces), { maxLength: 40 }).map((list) => list.join(''))
const field = fc.tuple(fc.constantFrom(...names), value).map(([name, text]) => `${name}: ${text}\r\n`)
const latin1 = fc.uint8Array({ maxLength: 400 }).map((bytes) => Buffer.from(bytes).toString('latin1'))
const headers = fc.oneof(
  latin1,
  fc.array(fc.oneof(field, latin1), { maxLength: 20 }).map((list) => list.join('')),
)
const provider = fc.constantFrom(...placementProviders)

test('no header block makes it fail, and all of it can be stored and shown', () => {
  fc.assert(
    fc.property(headers, provider, fc.integer({ min: -1, max: 2e12 }), (text, one, at) => {
      const found = readPlacementHeaders(text, one, at)
      expect(found.hops.filter((hop) => hop.border).length).toBeLessThanOrEqual(1)
      expect(found.hops.every((hop) => hop.delay === null || hop.delay >= 0)).toBe(true)
      expect(JSON.parse(JSON.stringify(found))).toEqual(found)
      const seed = {
        mailbox: { id: 1, name: one.name, provider: one.id },
        address: '',
        type: one.type,
        region: '',
        simulated: false,
      }
      const made = row({ seed, progress: delivered('spam'), headers: found })
      expect(adviceOf([made])).not.toHaveLength(0)
      for (const match of matchHeaders(text)) expect(match.marker).toMatch(/^pp[a-z0-9]{14}$/)
    }),
    { numRuns: 300 },
  )
})

test('nothing that stands below the border changes what the provider said', () => {
  const fields = fc
    .array(field, { maxLength: 8 })
    .map((list) => list.join('').replace(/(\r\n)+(?=\r\n)/g, ''))
  const families = [
    'yahoo',
    'icloud',
    'zoho',
    'fastmail',
    'proton',
    'gmx',
    'web-de',
    'orange',
    'generic',
    'outlook',
    'gmail',
  ]
  fc.assert(
    fc.property(fc.constantFrom(...families), fields, (id, forged) => {
      const honest = blocks[id]!
      const begins = honest.indexOf('DKIM-Signature')
      const hostile = `${honest.slice(0, begins)}X-Begin: of the mail\r\n${forged}${honest.slice(begins)}`
      const [one, other] = [honest, hostile].map((text) => readPlacementHeaders(text, providerOf(id), 1e12))
      expect(other?.auth?.results).toEqual(one?.auth?.results)
      expect(other?.senderIp).toBe(one?.senderIp)
    }),
    { numRuns: 300 },
  )
})

test('no value of Authentication-Results makes it fail, and what it finds is bounded', () => {
  fc.assert(
    fc.property(fc.oneof(value, fc.string()), (text) => {
      const found = readAuthResults(text)
      expect(found === null || found.results.length <= 60).toBe(true)
    }),
  )
})

test('no body makes it fail', () => {
  fc.assert(
    fc.property(headers, fc.oneof(latin1, value), (head, body) => {
      expect(matchBody(head, body).length).toBeLessThanOrEqual(50)
    }),
  )
})

const fill = (piece: string, size: number) => piece.repeat(Math.ceil(size / piece.length)).slice(0, size)
const marker = newMarker(new Uint8Array(13))

/**
 * What costs time squared shows itself as a large factor when the size grows eightfold; what is linear stays near
 * eight. The bound is far from both, so a busy machine does not matter.
 */
const cost = (work: () => void): number => {
  let best = Number.POSITIVE_INFINITY
  for (let i = 0; i < 3; i++) {
    const { user } = process.threadCpuUsage()
    work()
    best = Math.min(best, process.threadCpuUsage().user - user)
  }
  return best + 2000
}

const shapes: [string, (size: number) => string][] = [
  ['open comments', (size) => `Authentication-Results: ${fill('(', size)}`],
  ['open quotes', (size) => `Authentication-Results: mx.google.com; ${fill('"\\', size)}`],
  ['statements', (size) => `Authentication-Results: mx.google.com${fill(';dkim=pass', size)}`],
  ['many fields', (size) => fill('Authentication-Results: mx.google.com; dkim=pass\r\n', size)],
  ['many hops', (size) => fill('Received: from a (b [198.51.100.7]) by c with SMTP; x\r\n', size)],
  ['one long hop', (size) => `Received: from ${fill('by from ', size)}`],
  ['blanks', (size) => `Received: from${fill(' ', size)}by x;`],
  ['folds', (size) => `Subject: ${fill('\r\n ', size)}x`],
  ['encoded words', (size) => `Subject: ${fill('=?utf-8?q?pp?= ', size)}`],
  ['broken encoded words', (size) => `Subject: ${fill('=?utf-8?q?', size)}`],
  ['half markers', (size) => `Subject: ${fill('pppppppppppppppp', size)}`],
  ['plus addresses', (size) => `To: ${fill(`<a+${marker}`, size)}`],
  ['groups', (size) => `From: ${fill('a:;"<@', size)}`],
  ['reports', (size) => `X-Forefront-Antispam-Report: ${fill('SCL:1;', size)}`],
]

test.each(shapes)('%s: 256 kB cost no more than the size explains', (_name, make) => {
  const work = (size: number) => () => {
    readPlacementHeaders(make(size), providerOf('microsoft-365'), 1e12)
    readPlacementHeaders(make(size), providerOf('gmail'), 1e12)
    matchHeaders(make(size))
  }
  work(1000)()
  expect(cost(work(256_000)) / cost(work(32_000))).toBeLessThan(32)
})

const bodies: [string, (size: number) => string][] = [
  ['open tags', (size) => fill('<', size)],
  ['references', (size) => fill('&#112', size)],
  ['half markers', (size) => fill('pp', size)],
  ['boundaries', (size) => fill('--b\r\n', size)],
  ['open boundaries', (size) => fill('--b\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n', size)],
  ['nested messages', (size) => fill('--b\r\nContent-Type: message/rfc822\r\n\r\n', size)],
  ['soft breaks', (size) => fill('=\r\n', size)],
]

test.each(bodies)('%s: a body of 64 kB costs no more than the size explains', (_name, make) => {
  const head = 'Content-Type: multipart/mixed; boundary=b\r\n\r\n'
  const work = (size: number) => () => {
    matchBody(head, make(size))
    matchBody('Content-Type: text/html\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n', make(size))
  }
  work(1000)()
  expect(cost(work(64_000)) / cost(work(8_000))).toBeLessThan(32)
})
