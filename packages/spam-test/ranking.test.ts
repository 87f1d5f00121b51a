import { bad, type Finding, good, warning } from '@postproof/engine/finding'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { askedFor, FIRST_FIXES, gainsOf, isEstimate, rank } from './ranking.ts'
import { scoreFindings, scoreWith } from './score.ts'
import { checkPoints } from './weights.ts'

/** What to repair first, how many of it together, and what each adds. */

const listed = [bad('ip_dnsbl', 'listed'), bad('domain_dnsbl', 'listed'), bad('link_blocklist', 'listed')]
const nonstandard = [
  bad('message_id', 'absent'),
  bad('duplicate_headers', 'repeated'),
  bad('date_header', 'missing'),
]
const plain = (...ids: string[]) => ids.map((id) => bad(id, 'x'))

describe('how many to ask for together', () => {
  test.each<[string, Finding[], number]>([
    ['nothing', [good('mx', 'ok')], 0],
    ['one fault', plain('helo'), 1],
    ['two faults', plain('helo', 'mx'), 2],
    ['three faults', plain('helo', 'mx', 'tls'), 3],
    [
      'six faults without a ceiling',
      plain('helo', 'mx', 'reply_to', 'return_path', 'link_empty', 'charset'),
      3,
    ],
    ['a ceiling of three', [...listed, ...plain('helo', 'mx')], 3],
    [
      'one ceiling, then one of three',
      [bad('attachments', 'x', { fatal: true }), ...listed, ...plain('mx')],
      4,
    ],
    ['two of two', [...listed.slice(0, 2), ...nonstandard.slice(0, 2), ...plain('mx')], 4],
    ['one of two, then one of three', [...listed.slice(0, 2), ...nonstandard, ...plain('mx')], 5],
    [
      'a ceiling of two behind two others',
      [bad('attachments', 'x', { fatal: true }), bad('rdns', 'x'), ...listed.slice(0, 2)],
      3,
    ],
    [
      'the third lifts a ceiling alone, the fourth another',
      [...listed.slice(0, 2), bad('rdns', 'x'), bad('html_size', 'x')],
      3,
    ],
    ['what moving to an own domain leaves of DMARC', plain('dmarc', 'freemail_from', 'spf', 'link_count'), 2],
    ['an estimate is not asked for', [{ ...warning('learned_content', 'x'), share: 0.5 }, ...plain('mx')], 2],
  ])('%s', (_name, findings, count) => {
    const first = rank(findings).slice(0, FIRST_FIXES)
    expect(askedFor(findings, first)).toBe(count)
  })
})

const ids = Object.keys(checkPoints).filter((id) => !isEstimate({ id } as Finding))
const mails = fc
  .uniqueArray(fc.constantFrom(...ids), { minLength: 4, maxLength: 9 })
  .chain((some) => fc.tuple(...some.map((id) => fc.constantFrom(bad(id, 'x'), warning(id, 'x')))))

test('those that are asked for together do most together: no other choice of as many brings more', () => {
  fc.assert(
    fc.property(mails, (findings) => {
      const first = rank(findings).slice(0, FIRST_FIXES)
      const count = askedFor(findings, first)
      const reached = scoreWith(findings, first.slice(0, count))!
      const all = findings.map(({ id }) => id)
      for (let mask = 0; mask < 2 ** all.length; mask++) {
        const chosen = all.filter((_, bit) => mask & (1 << bit))
        if (chosen.length === count) expect(scoreWith(findings, chosen)!).toBeLessThanOrEqual(reached + 1)
      }
    }),
    { numRuns: 60 },
  )
})

test('gains add up to what is missing', () => {
  fc.assert(
    fc.property(mails, (findings) => {
      const { value, ranking } = scoreFindings(findings)
      const sum = [...gainsOf(findings, ranking).values()].reduce((all, gain) => all + gain, 0)
      expect(Math.abs(value! + sum - scoreWith(findings, ranking)!)).toBeLessThanOrEqual(1)
    }),
    { numRuns: 60 },
  )
})
