import { describe, expect, test } from 'vitest'
import { bad, type Finding, good, warning } from '#engines/finding.ts'
import type { SpamTestReport } from '#engines/spam-test/report.ts'
import { scoreFindings } from '#engines/spam-test/score.ts'
import { texts } from '#engines/spam-test/texts/index.ts'
import { checkWeights } from '#engines/spam-test/weights.ts'
import { advise } from './advise.ts'

const fine = Object.values(checkWeights).flatMap((weights) => Object.keys(weights).map((id) => good(id, 'x')))

function plan(...wrong: Finding[]) {
  const findings = fine.map((finding) => wrong.find(({ id }) => id === finding.id) ?? finding)
  const report = {
    findings,
    score: scoreFindings(findings),
    context: { fromDomain: 'example.org', esp: null, bulk: true },
  } as unknown as SpamTestReport
  return advise(report, texts)
}

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
    expect(summary).toMatch(/^Begin with this: get off the blacklists/)
  })

  test('of a mail in order is empty', () => {
    expect(plan()).toMatchObject({ items: [], summary: 'There is nothing to mend in what could be checked.' })
  })
})
