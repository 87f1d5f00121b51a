import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bad, type Finding, good, noData, warning } from '#engines/finding.ts'
import type { SpamTestReport } from '#engines/spam-test/report.ts'
import { scoreFindings } from '#engines/spam-test/score.ts'
import { texts } from '#engines/spam-test/texts/index.ts'
import { checkWeights } from '#engines/spam-test/weights.ts'
import { advise } from './advise.ts'
import { inOrder, type Weighed } from './order.ts'
import { topics } from './topics.ts'

const ids = Object.values(checkWeights).flatMap((weights) => Object.keys(weights))

function planOf(findings: Finding[]) {
  const report = {
    findings,
    score: scoreFindings(findings),
    context: { fromDomain: 'example.org', esp: null, bulk: true },
  } as unknown as SpamTestReport
  return advise(report, texts)
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

  test('of a capped mail begins with what causes the cap, whatever else is wrong', () => {
    const { summary, items } = plan(
      bad('dkim', 'unsigned', { passes: false }),
      bad('dmarc', 'no-record'),
      bad('domain_dnsbl', 'listed', { fatal: true }),
      bad('ip_dnsbl', 'listed', { fatal: true }),
    )
    expect(items[0]!.checks).toEqual(['ip_dnsbl', 'domain_dnsbl'])
    expect(items[0]!.gain).toBeGreaterThan(0)
    expect(items[1]).toMatchObject({ checks: ['dkim', 'dmarc'], gain: null })
    expect(summary).toMatch(
      /^The sending address or domain is on a blacklist that large providers use\. Begin with “Get off the blacklists, and remove what put you there”: it takes days, so start it today, and it brings about \d+ points once/,
    )
  })

  test('of a mail in order is empty', () => {
    expect(plan()).toEqual({
      items: [],
      summary:
        'Nothing that could be checked stands in the way of this mail. Test again when you change the template, the sending service or the DNS records.',
    })
  })

  test('names what stops the mail before what merely costs trust', () => {
    const { summary, items } = plan(warning('spam_phrases', 'some'), bad('rdns', 'no-ptr'))
    expect(items[0]!.checks).toEqual(['spam_phrases'])
    expect(summary).toMatch(
      /^The sending server does not introduce itself as a mail server should\. Begin with “Rework subject/,
    )
    expect(plan(warning('subject_length', 'long')).summary).toMatch(
      /^Nothing that could be checked stops this mail, but the wording could be clearer\. Begin with “Rework subject, preview and wording”: it is done in minutes, and it brings (?:about 1|less than one) point\.$/,
    )
  })

  test('does not press for what brings no points', () => {
    expect(plan(warning('bimi', 'no-record')).summary).toBe(
      'Nothing that could be checked stops this mail, but an optional record of the domain is missing or not complete. When you have time, go on with “Round off the records of the domain”: it takes a few hours, though it brings no points.',
    )
  })

  test('says so when much could not be checked', () => {
    const half = ids.map((id) =>
      id in checkWeights.content ? noData(id, 'x') : id === 'rdns' ? bad(id, 'no-ptr') : good(id, 'x'),
    )
    const share = Math.round(scoreFindings(half).coverage * 100)
    expect(share).toBeLessThan(90)
    expect(planOf(half).summary).toContain(
      `; ${share} % of what counts could be checked, so more may turn up.`,
    )
  })

  test('counts the findings it does not tell of', () => {
    const wrong = ['from_header', 'reply_to', 'date_header', 'message_id', 'to_header', 'auto_headers']
    const [item] = plan(...wrong.map((id) => warning(id, 'x'))).items
    expect(item!.checks).toHaveLength(6)
    expect(item!.why).toContain('2 more findings belong here.')
  })

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
    cause: null,
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
      'a cause of the cap before all gain, the gravest first',
      [item('a', 30, 'minutes'), item('b', 0, 'days', { cause: 1 }), item('c', 1, 'days', { cause: 0 })],
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

describe('the topics', () => {
  const listed = topics.flatMap(({ checks }) => checks)

  test('have every check once', () => {
    expect(listed.filter((id, index) => listed.indexOf(id) !== index)).toEqual([])
    expect(ids.filter((id) => !listed.includes(id))).toEqual([])
  })

  test.each(topics)('$id speaks in clauses that fit into a sentence', ({ title, obstacle }) => {
    expect(title).toMatch(/^[A-Z][^.!?:]+$/)
    for (const clause of Object.values(obstacle)) expect(clause).toMatch(/^(?:[a-z]|Outlook)[^.!?;]+[^,.]$/)
  })
})
