import type { SpamTestReport } from '@postproof/spam-test/report'
import { scoreWith } from '@postproof/spam-test/score'
import { describe, expect, test } from 'vitest'
import {
  brokenSignature,
  bulkOnly,
  fonts,
  forbidden,
  fromFreeMail,
  hidden,
  imageOnly,
  inAnotherName,
  inHtml,
  large,
  listedAddress,
  listedDomain,
  longLines,
  noAddressInText,
  noAlternatives,
  noDmarc,
  noisyHeaders,
  noReverse,
  otherBounces,
  plainLinks,
  policy,
  redirects,
  silent,
  spamWords,
  textual,
  unsigned,
  without,
} from './severity/faults.ts'
import { type Change, reportOn } from './severity/newsletter.ts'

/**
 * The order in which mail is refused, as bounds of the score: a bulk newsletter that is in order but for one fault,
 * run through the whole engine.
 */

/**
 * The fault, its bound, the first repair, what the case changes, and what of it that repair leaves; null
 * where nothing can be told, as other words make another mail.
 */
type Row = [fault: string, bound: number, first: string, changes: Change[], left: Change[] | null]
const none = policy('p=none')
const quarantine = policy('p=quarantine')
const noHeader = without('List-Unsubscribe', 'List-Unsubscribe-Post')
const noPost = without('List-Unsubscribe-Post')

const most: Row[] = [
  ['DMARC fails under reject', 35, 'dkim', [inAnotherName], [otherBounces]],
  ['DMARC fails under quarantine', 45, 'dkim', [quarantine, inAnotherName], [quarantine, otherBounces]],
  ['DMARC fails under none', 60, 'dkim', [none, inAnotherName], [none, otherBounces]],
  [
    'nothing is aligned, without a DMARC record',
    60,
    'dkim',
    [noDmarc, inAnotherName],
    [noDmarc, otherBounces],
  ],
  // The first record asks for nothing.
  ['no DMARC record', 65, 'dmarc', [noDmarc], [none]],
  ['SPF and DKIM both fail', 40, 'dkim', [noDmarc, forbidden, brokenSignature], [noDmarc, forbidden]],
  ['SPF fails and nobody signed', 35, 'dkim', [forbidden, unsigned], [forbidden]],
  ['the sending address is on a large list', 45, 'ip_dnsbl', [listedAddress], []],
  ['the sending domain is on a large list', 45, 'domain_dnsbl', [listedDomain], []],
  ['the sending address has no reverse name', 70, 'rdns', [noReverse], []],
  ['no one-click', 80, 'one_click', [noPost], []],
  ['no List-Unsubscribe', 75, 'one_click', [noHeader], []],
  ['the signature fails while SPF aligns', 75, 'dkim', [brokenSignature], []],
  ['nobody signed while SPF aligns', 75, 'dkim', [unsigned], []],
  ['SPF fails while the signature aligns', 80, 'spf', [forbidden], []],
  ['hidden text', 70, 'hidden_text', [hidden], []],
  ['nothing but an image', 75, 'image_text_ratio', [imageOnly], [textual]],
  // What a text reads like is an estimate: what was found in it comes first.
  ['spam by its words', 40, 'spam_phrases', [spamWords], null],
  ['clipped by Gmail', 88, 'html_size', [large], []],
]

const least: [fault: string, score: number, check: string, ...changes: Change[]][] = [
  ['missing alternative texts', 92, 'image_alt', noAlternatives],
  ['http links', 96, 'link_https', plainLinks],
  ['long header lines', 96, 'line_length', longLines],
  ['header noise', 96, 'header_leaks', noisyHeaders],
  ['fonts', 96, 'active_content', fonts],
]

const score = (report: SpamTestReport) => report.score.value!

describe('a bulk newsletter', async () => {
  const whole = await reportOn()

  test('with nothing wrong has 100, and nearly all of it could be checked', () => {
    expect(whole.score).toMatchObject({ value: 100, cap: null, grade: 'A' })
    expect(whole.score.coverage).toBeGreaterThan(0.9)
    expect(whole.kind).toMatchObject({ kind: 'subscribers', confidence: 'sure' })
  })

  test.each(most)('%s: at most %i, and %s is the first repair', async (_fault, bound, first, changes) => {
    const report = await reportOn(...changes)
    expect(score(report)).toBeLessThanOrEqual(bound)
    expect(score(report)).toBeGreaterThanOrEqual(bound - 25)
    expect(report.score.ranking[0]).toBe(first)
  })

  test.each(least)('%s: at least %i', async (_fault, bound, check, ...changes) => {
    const report = await reportOn(...changes)
    expect(score(report)).toBeGreaterThanOrEqual(bound)
    expect(score(report)).toBeLessThanOrEqual(100)
    const { status } = report.findings.find(({ id }) => id === check)!
    // A font does no harm, and no receiver acts on the length of a header line; the other faults are there.
    expect(status).toMatch(
      ['active_content', 'line_length'].includes(check) ? /good|warning|bad/ : /warning|bad/,
    )
  })

  test('the faults stand in the order in which mail is refused', async () => {
    const scores: number[] = []
    for (const changes of [
      [inAnotherName],
      [noDmarc, forbidden, unsigned],
      [listedAddress],
      [noReverse],
      [noAlternatives],
    ])
      scores.push(score(await reportOn(...changes)))
    expect(scores).toEqual(scores.toSorted((a, b) => a - b))
  })

  const repairable = most.flatMap(([fault, bound, first, changes, left]) =>
    left ? [[fault, bound, first, changes, left] as const] : [],
  )

  /** Faults that a change took away, or made lesser: a listed domain is in the sender and in the links. */
  const mended = (before: SpamTestReport, after: SpamTestReport) => {
    const now = new Map(after.findings.map(({ id, status }) => [id, status]))
    return before.findings
      .filter(({ id, status }) => ['bad', 'warning'].includes(status) && now.get(id) !== status)
      .map(({ id }) => id)
  }

  test.each<readonly [string, Change[], string, Change[]]>([
    ...repairable.map(([fault, , first, changes, left]) => [fault, changes, first, left] as const),
    ['two faults, the graver repaired', [listedAddress, noReverse], 'ip_dnsbl', [noReverse]],
    ['two faults, the lesser repaired', [listedAddress, noReverse], 'rdns', [listedAddress]],
    ['a small one below a ceiling', [noReverse, noAlternatives], 'image_alt', [noReverse]],
    ['a signature among others', [unsigned, hidden, plainLinks], 'dkim', [hidden, plainLinks]],
    ['a header', [without('List-Unsubscribe-Post'), large], 'one_click', [large]],
  ])('%s: the promised score comes true', async (_name, faults, repaired, left) => {
    const [before, after] = [await reportOn(...faults), await reportOn(...left)]
    const ids = mended(before, after)
    expect(ids).toContain(repaired)
    expect(Math.abs(score(after) - scoreWith(before.findings, ids)!)).toBeLessThanOrEqual(3)
  })

  test.each<[string, ...Change[]]>([
    ['in order'],
    ['without one-click', without('List-Unsubscribe-Post')],
    ['without List-Unsubscribe', without('List-Unsubscribe', 'List-Unsubscribe-Post')],
    ['unsigned', unsigned],
    ['without a DMARC record', noDmarc],
    ['without a reverse name', noReverse],
    ['clipped', large],
    ['with hidden text', hidden],
    ['from another name', inAnotherName],
    ['with http links', plainLinks],
    ['without a postal address', inHtml(/Saltmarsh Pottery GmbH.*/, ''), noAddressInText],
    ['from a free mailbox', fromFreeMail],
    [
      'that only says Precedence',
      without('List-Unsubscribe', 'List-Unsubscribe-Post', 'List-ID', 'Feedback-ID'),
      bulkOnly,
    ],
  ])('%s: not saying that it goes to a list never raises its score', async (_name, ...changes) => {
    expect(score(await reportOn(...changes, silent))).toBeLessThanOrEqual(score(await reportOn(...changes)))
  })

  test('redirects within the site cost nothing', async () => {
    expect(score(await reportOn(redirects))).toBe(100)
  })
})
