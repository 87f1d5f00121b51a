import { bad, type Finding, good, noData, warning } from '@postproof/engine/finding'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { wordPlan } from '../../../src/services/spam-tests/assistant/plan-words.ts'
import { placeOf } from '../ranking.ts'
import type { SpamTestReport } from '../report.ts'
import { scoreFindings } from '../score.ts'
import { checkPoints, groupOf } from '../weights.ts'
import { textsIn } from '../words/texts.ts'
import { advise } from './advise.ts'
import { inOrder, type Weighed } from './order.ts'

const ids = Object.keys(checkPoints)

function planOf(findings: Finding[], language: 'en' | 'de' = 'en') {
  const report = { findings, score: scoreFindings(findings) } as unknown as SpamTestReport
  return wordPlan(advise(report), { fromDomain: 'example.org', esp: null }, language)
}

/** A title may name one of these checks, or two of them and how many more. */
function speaksOf(title: string, names: string[]): boolean {
  const said = title.replace(/,? (?:and|und) (?:\d+|eine) (?:more|weitere) .+$/, '')
  const first = names.filter((name) => said.startsWith(name))
  const second = names.filter((name) => said.endsWith(name))
  return (
    names.includes(said) ||
    first.some((one) =>
      second.some((two) => [' and ', ' und ', ', '].includes(said.slice(one.length, -two.length))),
    )
  )
}

/** A mail in order but for these. */
function plan(...wrong: Finding[]) {
  return planOf(ids.map((id) => wrong.find((finding) => finding.id === id) ?? good(id, 'x')))
}

const sentences = (text: string) => text.split(/(?<=\.)\s/).length

describe('the plan', () => {
  test('without a cap goes by gain', () => {
    const { items } = plan(warning('subject_length', 'long'), bad('rdns', 'no-ptr'))
    expect(items.map(({ checks }) => checks)).toEqual([['rdns'], ['subject_length']])
    expect(items[0]!.gain).toBeGreaterThan(items[1]!.gain!)
  })

  test('of a mail that is refused begins with what refuses it, whatever else is wrong', () => {
    const { summary, items } = plan(
      bad('dkim', 'unsigned', { passes: false }),
      bad('spam_phrases', 'many'),
      bad('domain_dnsbl', 'listed'),
      bad('ip_dnsbl', 'listed'),
    )
    expect(items.map(({ checks }) => checks)).toEqual([
      ['ip_dnsbl', 'domain_dnsbl'],
      ['dkim'],
      ['spam_phrases'],
    ])
    expect(items[0]!.title).toBe('Sending IP address on blacklists and Sender’s domains on blacklists')
    expect(summary).toMatch(
      /^The sending IP address or domain is on a blacklist that large providers use\. Start with “Sending IP address on blacklists and Sender’s domains on blacklists”: the fix adds about \d+ points and takes days, so start today/,
    )
  })

  test('of a mail in order is empty', () => {
    expect(plan()).toEqual({
      items: [],
      summary:
        'Nothing that we could check stands in the way of this email. Test again whenever you change the template, the sending service or the DNS records.',
    })
  })

  test('names the checks that found something, by their own names', () => {
    expect(plan(bad('multipart', 'html-only'), warning('subject_length', 'long')).summary).toMatch(
      /^We found one problem: “Plain text and HTML”\. Start with “Plain text and HTML”: the fix adds about \d+ points? and takes a few hours/,
    )
    expect(plan(bad('multipart', 'x'), bad('image_alt', 'x'), bad('charset', 'x')).summary).toMatch(
      /^We found 3 problems, the most serious with “[^”]+” and “[^”]+”\./,
    )
    expect(plan(warning('subject_length', 'long')).summary).toBe(
      'Nothing that we could check stops this email, but “Subject length” could be better. Start with “Subject length”: the fix adds about 1 point and takes minutes.',
    )
  })

  test('does not press for what brings no points', () => {
    expect(plan(warning('bimi', 'no-record')).summary).toBe(
      'Nothing that we could check stops this email, but “BIMI” could be better. When you have time, continue with “BIMI”: the fix adds no points and takes a few hours.',
    )
  })

  test('says so when much could not be checked', () => {
    const half = ids.map((id) =>
      groupOf(id) === 'content' ? noData(id, 'x') : id === 'rdns' ? bad(id, 'no-ptr') : good(id, 'x'),
    )
    const share = Math.round(scoreFindings(half).coverage * 100)
    expect(share).toBeLessThan(90)
    expect(planOf(half).summary).toContain(`; we could check ${share}% of what counts, so more may turn up.`)
  })

  test('counts the findings it does not tell of', () => {
    const wrong = ['from_header', 'reply_to', 'date_header', 'message_id', 'to_header', 'auto_headers']
    const [item] = plan(...wrong.map((id) => warning(id, 'x'))).items
    expect(item!.checks).toHaveLength(6)
    expect(item!.why).toContain('2 more findings belong here.')
  })

  test.each(['en', 'de'] as const)(
    'of any findings names no check that is in order or could not be asked, and begins with what refuses the mail (%s)',
    (language) => {
      const facts = fc.constantFrom<Finding['facts']>(
        {},
        { fatal: true, certain: true, passes: false, tied: false },
        { policy: 'reject', passes: false },
        { policy: 'none' },
      )
      const code = fc.constantFrom('x', 'fail', 'missing')
      const one = fc.tuple(fc.constantFrom(good, good, good, warning, bad, noData), code, facts)
      fc.assert(
        fc.property(fc.array(one, { minLength: ids.length, maxLength: ids.length }), (given) => {
          const findings = ids.map((id, index) => {
            const [make, code, facts] = given[index]!
            return make(id, code, facts)
          })
          const score = scoreFindings(findings)
          const { summary, items } = planOf(findings, language)
          const wrong = findings.filter(({ status }) => status === 'bad' || status === 'warning')
          const names = wrong.map(({ id }) => textsIn(language)[id]!.title)
          const quoted = [...summary.matchAll(/[“„]([^”“]+)[”“]/g)].map(([, name]) => name!)
          for (const title of [...quoted, ...items.map(({ title }) => title)])
            expect({ title, named: speaksOf(title, names) }).toEqual({ title, named: true })
          if (!score.cap) return
          // The first repair lifts the ceiling, or is among what causes it.
          const lowest = wrong.filter((finding) => placeOf(finding, findings) === score.cap!.score)
          expect(lowest.map(({ id }) => id)).toContain(score.ranking[0])
          expect(lowest.map(({ id }) => id)).toContain(items[0]!.checks[0])
        }),
        { numRuns: 60 },
      )
    },
  )

  test('of any findings has two sentences, and each wrong check in exactly one item', () => {
    const status = fc.constantFrom(good, good, warning, bad, noData)
    fc.assert(
      fc.property(fc.array(status, { minLength: ids.length, maxLength: ids.length }), (statuses) => {
        const findings = ids.map((id, index) => statuses[index]!(id, 'x'))
        const { summary, items } = planOf(findings)
        const wrong = findings.filter((finding) => finding.status === 'bad' || finding.status === 'warning')
        expect(items.flatMap(({ checks }) => checks).sort()).toEqual(wrong.map(({ id }) => id).sort())
        expect(sentences(summary)).toBe(2)
        expect(summary).toMatch(/\.$/)
      }),
      { numRuns: 40 },
    )
  })
})

describe('the order', () => {
  const item = (name: string, gain: number, effort: Weighed['effort'], more: Partial<Weighed> = {}) => ({
    name,
    held: null,
    gain,
    lost: 0,
    effort,
    ...more,
  })
  const names = (...items: ReturnType<typeof item>[]) => inOrder(items).map(({ name }) => name)

  test.each([
    ['gain first', [item('a', 2, 'minutes'), item('b', 9, 'days')], ['b', 'a']],
    ['minutes before days where gains are near', [item('a', 9, 'days'), item('b', 8, 'minutes')], ['b', 'a']],
    ['less than a point apart is near', [item('a', 1.4, 'hours'), item('b', 0.5, 'minutes')], ['b', 'a']],
    [
      'near the best of what is left, not near each other in a chain',
      [item('a', 10, 'days'), item('b', 8.5, 'hours'), item('c', 7, 'minutes')],
      ['b', 'a', 'c'],
    ],
    [
      'what refuses the mail before all gain, the lowest ceiling first',
      [item('a', 30, 'minutes'), item('b', 9, 'days', { held: 1 }), item('c', 1, 'days', { held: 0 })],
      ['c', 'b', 'a'],
    ],
    [
      'without gain by what was lost',
      [item('a', 0, 'minutes', { lost: 1 }), item('b', 0, 'days', { lost: 6 }), item('c', 0.1, 'days')],
      ['c', 'b', 'a'],
    ],
  ])('%s', (_, items, expected) => {
    expect(names(...items)).toEqual(expected)
  })
})
