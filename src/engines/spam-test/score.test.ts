import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bad, type Finding, good, noData, type Status, warning } from '#engines/finding.ts'
import { gradeOf, scoreFindings } from './score.ts'
import { checkWeights, groups, groupWeights } from './weights.ts'

const ids = groups.flatMap((group) => Object.keys(checkWeights[group]))
const all = (status: Status): Finding[] =>
  ids.map((id) => ({ id, status, code: 'x', facts: {}, evidence: [] }))
const but = (findings: Finding[], ...others: Finding[]) =>
  findings.map((finding) => others.find((other) => other.id === finding.id) ?? finding)

describe('the score', () => {
  test('is 100 when all is good, 0 when all is bad; a warning costs half of what bad costs', () => {
    expect(scoreFindings(all('good'))).toMatchObject({
      value: 100,
      coverage: 1,
      grade: 'A',
      cap: null,
      ranking: [],
    })
    const lost = (finding: Finding) => scoreFindings(but(all('good'), finding)).points.dmarc!.lost
    expect(lost(warning('dmarc', 'none'))).toBeCloseTo(lost(bad('dmarc', 'none')) / 2, 0)
    expect(scoreFindings(all('bad')).value).toBe(0)
  })

  test('is null, with nothing covered and no grade, when nothing could be checked', () => {
    expect(scoreFindings(all('no-data'))).toMatchObject({ value: null, coverage: 0, grade: null })
    expect(scoreFindings([])).toMatchObject({ value: null, coverage: 0, grade: null })
  })

  test('leaves no-data out of the weight and says how much was covered', () => {
    const unsent = all('good').map((finding) =>
      finding.id in checkWeights.authentication || finding.id in checkWeights.reputation
        ? noData(finding.id, 'unknown')
        : finding,
    )
    const { authentication, reputation } = groupWeights
    const score = scoreFindings(unsent)
    expect(score.value).toBe(100)
    expect(score.coverage).toBeCloseTo((100 - authentication - reputation) / 100, 5)
  })

  test('gives no grade when less than half could be checked', () => {
    const asked = new Set([...Object.keys(checkWeights.headers), ...Object.keys(checkWeights.content)])
    const score = scoreFindings(
      all('good').map((finding) => (asked.has(finding.id) ? finding : noData(finding.id, 'unknown'))),
    )
    expect(score.coverage).toBeLessThan(0.5)
    expect(score.grade).toBeNull()
  })

  test('what does not apply is neither counted nor missed', () => {
    const score = scoreFindings(but(all('good'), noData('list_unsubscribe', 'not-bulk', { applies: false })))
    expect(score).toMatchObject({ value: 100, coverage: 1 })
    expect(scoreFindings(but(all('good'), noData('list_unsubscribe', 'unknown'))).coverage).toBeLessThan(1)
  })

  test('points lost in different groups are what is missing to 100', () => {
    const score = scoreFindings(but(all('good'), bad('spf', 'fail'), warning('message_id', 'no-fqdn')))
    const lost = Object.values(score.points).reduce((sum, points) => sum + points.lost, 0)
    expect(score.value).toBe(Math.round(100 - lost))
  })

  test('ranks by the gain found by scoring again', () => {
    const score = scoreFindings(but(all('good'), warning('subject_length', 'long'), bad('dkim', 'none')))
    expect(score.ranking).toEqual(['dkim', 'subject_length'])
    const repaired = scoreFindings(but(all('good'), warning('subject_length', 'long')))
    expect(score.points.dkim!.gain).toBeCloseTo(repaired.value! - score.value!, -1)
  })

  const unproven = [bad('spf', 'fail', { passes: false }), bad('dkim', 'unsigned', { passes: false })]

  test('what causes the cap comes first, with what its repair as a whole gains; what gains nothing is left out', () => {
    const score = scoreFindings(
      but(
        all('good'),
        bad('dmarc', 'fail'),
        bad('ip_dnsbl', 'listed', { fatal: true }),
        bad('domain_dnsbl', 'listed', { fatal: true }),
        bad('link_blocklist', 'listed'),
      ),
    )
    expect(score.value).toBe(49)
    expect(score.ranking).toEqual(['ip_dnsbl', 'domain_dnsbl', 'link_blocklist'])
    const clean = scoreFindings(but(all('good'), bad('dmarc', 'fail')))
    for (const id of score.ranking) {
      expect(score.points[id]!.gain).toBeCloseTo(clean.value! - 49, 0)
      expect(score.points[id]!.together).toBe(true)
    }
    expect(score.points.dmarc).toMatchObject({ gain: 0 })
  })

  test('a repair that lifts the cap alone is counted alone', () => {
    const score = scoreFindings(but(all('good'), ...unproven, bad('dmarc', 'fail')))
    expect(score.ranking).toEqual(['dkim', 'spf'])
    const signed = scoreFindings(but(all('good'), unproven[0]!, bad('dmarc', 'fail')))
    expect(score.points.dkim!.gain).toBeCloseTo(signed.value! - 49, 0)
    expect(score.points.dkim!.together).toBeUndefined()
  })

  test('below the cap, a repair that raises the score follows what causes the cap', () => {
    const score = scoreFindings(
      but(all('bad'), good('link_blocklist', 'x'), bad('attachments', 'x', { fatal: true })),
    )
    expect(score.ranking[0]).toBe('attachments')
    expect(score.ranking.length).toBeGreaterThan(1)
    for (const id of score.ranking.slice(1)) expect(score.points[id]!.gain).toBeGreaterThan(0)
  })

  test.each([
    ['SPF and DKIM fail', unproven, 'spf-and-dkim-fail'],
    [
      'SPF only softfails and the signature had expired',
      [warning('spf', 'softfail', { passes: false }), warning('dkim', 'expired', { passes: false })],
      'spf-and-dkim-fail',
    ],
    ['the address is listed', [bad('ip_dnsbl', 'listed', { fatal: true })], 'blacklisted'],
    ['the domain is listed', [bad('domain_dnsbl', 'listed', { fatal: true })], 'blacklisted'],
    ['a link is listed', [bad('link_blocklist', 'listed')], 'link-blacklisted'],
    [
      'an executable is attached',
      [bad('attachments', 'blocked-type', { fatal: true })],
      'executable-attachment',
    ],
    ['a mail pretends', [bad('sender_claim', 'impersonates', { fatal: true })], 'impersonation'],
    ['a domain pretends', [bad('lookalike_domain', 'confusable', { fatal: true })], 'impersonation'],
    ['a link lies', [bad('link_mismatch', 'phishing-like', { fatal: true })], 'phishing-link'],
  ])('is at most 49 when %s', (_name, findings, reason) => {
    expect(scoreFindings(but(all('good'), ...findings))).toMatchObject({
      value: 49,
      cap: { score: 49, reasons: [reason] },
    })
  })

  test.each([
    ['SPF alone fails', [bad('spf', 'fail', { passes: false })]],
    [
      'SPF passes, though its record is bad',
      [bad('spf', 'too-many-lookups', { passes: true }), bad('dkim', 'unsigned', { passes: false })],
    ],
    [
      'DKIM could not be asked',
      [bad('spf', 'fail', { passes: false }), noData('dkim', 'temperror', { passes: null })],
    ],
    ['a list of little weight lists', [bad('ip_dnsbl', 'listed')]],
    ['an attachment is only unwelcome', [bad('attachments', 'macro')]],
  ])('has no cap when %s', (_name, findings) => {
    expect(scoreFindings(but(all('good'), ...findings)).cap).toBeNull()
  })

  test.each([
    [95, 'A'],
    [94, 'B'],
    [85, 'B'],
    [75, 'C'],
    [65, 'D'],
    [50, 'E'],
    [49, 'F'],
  ])('%i is grade %s', (value, grade) => {
    expect(gradeOf(value)).toBe(grade)
  })

  test('the same findings give the same score, and it stays within 0 and 100', () => {
    const status = fc.constantFrom<Status>('good', 'warning', 'bad', 'no-data')
    fc.assert(
      fc.property(fc.array(status, { minLength: ids.length, maxLength: ids.length }), (statuses) => {
        const findings = ids.map((id, index): Finding => ({ ...good(id, 'x'), status: statuses[index]! }))
        const score = scoreFindings(findings)
        expect(scoreFindings(findings)).toEqual(score)
        if (score.value !== null) {
          expect(score.value).toBeGreaterThanOrEqual(0)
          expect(score.value).toBeLessThanOrEqual(100)
        }
        for (const { gain } of Object.values(score.points)) expect(gain).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})
