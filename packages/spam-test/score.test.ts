import { bad, type Finding, good, noData, type Status, warning } from '@postproof/engine/finding'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ceilings } from './cap.ts'
import { gradeOf, scoreFindings, scoresWith, scoreWith } from './score.ts'
import { checkPoints, groupOf, groupPoints, mostOf } from './weights.ts'

const ids = Object.keys(checkPoints)
const all = (status: Status): Finding[] =>
  ids.map((id) => ({ id, status, code: 'x', facts: {}, evidence: [] }))
const but = (findings: Finding[], ...others: Finding[]) =>
  findings.map((finding) => others.find((other) => other.id === finding.id) ?? finding)

describe('the score', () => {
  test('is 100 when all is good, near 0 when all is bad; a warning costs half of what bad costs', () => {
    expect(scoreFindings(all('good'))).toMatchObject({
      value: 100,
      coverage: 1,
      grade: 'A',
      cap: null,
      ranking: [],
    })
    const lost = (finding: Finding) => scoreFindings(but(all('good'), finding)).points.multipart!.lost
    expect(lost(warning('multipart', 'x'))).toBeCloseTo(lost(bad('multipart', 'x')) / 2, 5)
    expect(scoreFindings(all('bad')).value).toBeLessThan(3)
  })

  test('is null, with nothing covered and no grade, when nothing could be checked', () => {
    expect(scoreFindings(all('no-data'))).toMatchObject({ value: null, coverage: 0, grade: null })
    expect(scoreFindings([])).toMatchObject({ value: null, coverage: 0, grade: null })
  })

  test('leaves no-data out of the weight and says how much was covered', () => {
    const unsent = all('good').map((finding) =>
      ['authentication', 'reputation'].includes(groupOf(finding.id)!)
        ? noData(finding.id, 'unknown')
        : finding,
    )
    const { authentication, reputation } = groupPoints
    const score = scoreFindings(unsent)
    expect(score.value).toBe(100)
    expect(score.coverage).toBeCloseTo((100 - authentication - reputation) / 100, 5)
  })

  test('gives no grade when less than half could be checked', () => {
    const asked = new Set(ids.filter((id) => ['headers', 'content'].includes(groupOf(id)!)))
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

  test('a single fault costs what the table says, and further faults take their part of what is left', () => {
    for (const id of ['multipart', 'link_shortener', 'date_header'])
      expect(scoreFindings(but(all('good'), bad(id, 'x'))).value).toBe(100 - checkPoints[id]!)
    const two = scoreFindings(but(all('good'), bad('multipart', 'x'), bad('link_shortener', 'x')))
    const { multipart, link_shortener } = checkPoints
    expect(two.value).toBe(Math.round((100 - multipart!) * (1 - link_shortener! / 100)))
  })

  test('what could not be asked neither costs nor brings anything', () => {
    const one = but(all('good'), bad('multipart', 'x'))
    const score = scoreFindings(
      one.map((finding) => (finding.id === 'spf' ? noData('spf', 'timeout') : finding)),
    )
    expect(score.value).toBe(scoreFindings(one).value)
  })

  const unproven = [bad('spf', 'fail', { passes: false }), bad('dkim', 'unsigned', { passes: false })]
  const listedAddress = bad('ip_dnsbl', 'listed')
  const listedDomain = bad('domain_dnsbl', 'listed')

  test('ranks what lifts the lowest ceiling first, then by gain', () => {
    const score = scoreFindings(
      but(
        all('good'),
        bad('html_size', 'clipped'),
        bad('rdns', 'no-ptr'),
        listedAddress,
        bad('subject_style', 'x'),
      ),
    )
    expect(score.ranking).toEqual(['ip_dnsbl', 'rdns', 'html_size', 'subject_style'])
    expect(score.cap).toEqual({ score: 45, reasons: ['blacklisted'] })
  })

  test('names every reason of the lowest ceiling, and none of a higher one', () => {
    const score = scoreFindings(
      but(all('good'), listedAddress, bad('link_blocklist', 'listed'), bad('rdns', 'no-ptr')),
    )
    expect(score.cap).toEqual({ score: 45, reasons: ['blacklisted', 'link-blacklisted'] })
  })

  test('what lifts the lowest ceiling together comes together, and the last of them brings what it held', () => {
    const score = scoreFindings(but(all('good'), listedAddress, listedDomain, bad('rdns', 'no-ptr')))
    const clean = scoreFindings(but(all('good'), bad('rdns', 'no-ptr')))
    expect(score.ranking).toEqual(['ip_dnsbl', 'domain_dnsbl', 'rdns'])
    const { ip_dnsbl: first, domain_dnsbl: second } = score.points
    expect(first!.gain).toBeLessThan(second!.gain)
    expect(first!.gain + second!.gain).toBeCloseTo(clean.value! - score.value!, -0.5)
  })

  test('a repair that lifts the ceiling alone is counted alone, with what it brings along', () => {
    const failing = bad('dmarc', 'fail', { passes: false, policy: 'reject', tied: false, warnings: [] })
    const score = scoreFindings(but(all('good'), ...unproven, failing, bad('one_click', 'not-signed')))
    expect(score.ranking[0]).toBe('dkim')
    const signed = scoreFindings(but(all('good'), unproven[0]!))
    expect(score.points.dkim!.gain).toBeCloseTo(signed.value! - score.value!, -0.5)
  })

  test('a record that is published proves nothing yet', () => {
    const score = scoreFindings(but(all('good'), ...unproven, bad('dmarc', 'no-record', { tied: false })))
    expect(score.ranking.indexOf('dmarc')).toBeGreaterThan(score.ranking.indexOf('dkim'))
    expect(score.points.dmarc!.gain).toBeLessThan(score.points.dkim!.gain)
  })

  test('names after the first fix what brings most once that is done, and nothing that it repairs along', () => {
    const failing = bad('dmarc', 'fail', { policy: 'none', tied: false, warnings: [] })
    const { ranking, points } = scoreFindings(
      but(
        all('good'),
        ...unproven,
        failing,
        bad('one_click', 'missing'),
        warning('list_unsubscribe', 'malformed'),
        bad('spam_phrases', 'many'),
      ),
    )
    expect(ranking.slice(0, 4)).toEqual(['dkim', 'spf', 'one_click', 'spam_phrases'])
    expect(points.one_click!.gain).toBeGreaterThan(points.spam_phrases!.gain)
  })

  test('what only a provider of free mailboxes could do is promised by nobody', () => {
    const fault = { policy: 'none', tied: false, warnings: ['policy-none'] }
    const findings = but(
      all('good'),
      bad('freemail_from', 'gmail-from-elsewhere', { domain: 'gmail.com' }),
      bad('dkim', 'unsigned', { passes: false }),
      bad('spf', 'none', { passes: false, domain: 'gmail.com' }),
      bad('dmarc', 'fail', fault),
    )
    const { value, ranking, points } = scoreFindings(findings)
    expect(ranking).toEqual(['freemail_from'])
    for (const id of ['dkim', 'spf', 'dmarc']) {
      expect(points[id]!.gain).toBe(0)
      expect(scoreWith(findings, [id])).toBe(value)
    }
    expect(scoreWith(findings, ['freemail_from'])).toBe(96)
    expect(scoreWith(findings, ['dkim', 'freemail_from'])).toBe(96)
    const elsewhere = findings.map((finding) =>
      finding.id === 'spf' ? bad('spf', 'none', { passes: false, domain: 'bounce.example' }) : finding,
    )
    // Once the mail is signed, SPF of a bounce domain that is the sender's own is still to do.
    expect(scoreFindings(elsewhere).ranking).toEqual(['freemail_from', 'spf'])
  })

  test('with some repaired is scored again, and gains add up from the score to what is reached', () => {
    const findings = but(
      all('good'),
      bad('dkim', 'unsigned', { passes: false }),
      bad('one_click', 'missing'),
      warning('multipart', 'html-only'),
    )
    const { value, points, ranking } = scoreFindings(findings)
    expect(scoreWith(findings, [])).toBe(value)
    expect(scoreWith(findings, ['spf', 'no-such-check'])).toBe(value)
    expect(scoreWith(findings, ['dkim', 'one_click', 'multipart'])).toBe(100)
    expect(ranking.toSorted()).toEqual(['dkim', 'multipart', 'one_click'])
    let sum = value!
    for (const [index, id] of ranking.entries()) {
      sum += points[id]!.gain
      expect(Math.abs(scoreWith(findings, ranking.slice(0, index + 1))! - sum)).toBeLessThanOrEqual(1)
    }
    expect(scoreWith(all('no-data'), ['dkim'])).toBeNull()
  })

  test('of every choice is listed by its bits', () => {
    const findings = but(all('good'), bad('dkim', 'unsigned', { passes: false }), bad('one_click', 'missing'))
    expect(scoresWith(findings, ['dkim', 'one_click'])).toEqual(
      [[], ['dkim'], ['one_click'], ['dkim', 'one_click']].map((ids) => scoreWith(findings, ids)),
    )
    expect(scoresWith(findings, [])).toEqual([scoreFindings(findings).value])
    expect(scoresWith(all('no-data'), [])).toEqual([])
  })

  test('never falls by a repair more', () => {
    const status = fc.constantFrom<Status>('good', 'warning', 'bad', 'no-data')
    fc.assert(
      fc.property(fc.array(status, { minLength: ids.length, maxLength: ids.length }), (statuses) => {
        const findings = ids.map((id, index): Finding => ({ ...good(id, 'x'), status: statuses[index]! }))
        const scores = scoresWith(findings, scoreFindings(findings).ranking.slice(0, 4))
        for (const [mask, score] of scores.entries())
          for (const more of [1, 2, 4, 8]) expect(scores[mask | more] ?? score).toBeGreaterThanOrEqual(score)
      }),
      { numRuns: 60 },
    )
  })

  const failed = (policy: string, testMode = false) => [
    bad('dmarc', 'fail', { policy, testMode, tied: false }),
  ]

  test.each<[string, Finding[], number, string]>([
    [
      'an executable is attached',
      [bad('attachments', 'blocked-type', { fatal: true })],
      30,
      'executable-attachment',
    ],
    ['DMARC fails under reject', failed('reject'), 35, 'dmarc-reject'],
    ['DMARC fails under a reject that is only tried', failed('reject', true), 45, 'dmarc-quarantine'],
    ['DMARC fails under quarantine', failed('quarantine'), 45, 'dmarc-quarantine'],
    ['DMARC fails under a quarantine that is only tried', failed('quarantine', true), 60, 'not-aligned'],
    ['DMARC fails under none', failed('none'), 60, 'not-aligned'],
    ['nothing is aligned', [warning('dmarc', 'no-record', { tied: false })], 60, 'not-aligned'],
    ['there is no DMARC record', [bad('dmarc', 'no-record', { tied: true })], 65, 'dmarc-missing'],
    ['there is no From', [bad('from_header', 'missing')], 40, 'no-valid-from'],
    ['SPF and DKIM fail', unproven, 40, 'spf-and-dkim-fail'],
    [
      'SPF only softfails and the signature had expired',
      [warning('spf', 'softfail', { passes: false }), warning('dkim', 'expired', { passes: false })],
      40,
      'spf-and-dkim-fail',
    ],
    ['the address is listed', [listedAddress], 45, 'blacklisted'],
    ['the domain is listed', [listedDomain], 45, 'blacklisted'],
    ['a link is listed', [bad('link_blocklist', 'listed')], 45, 'link-blacklisted'],
    ['a mail pretends', [bad('sender_claim', 'impersonates', { fatal: true })], 40, 'impersonation'],
    ['a domain pretends', [bad('lookalike_domain', 'confusable', { fatal: true })], 40, 'impersonation'],
    ['a fraud needs no link', [bad('money_trap', 'extortion', { fatal: true })], 40, 'fraud'],
    ['only a telephone number is left', [bad('callback_number', 'unnamed')], 40, 'fraud'],
    ['only a telephone number is named', [warning('callback_number', 'unnamed')], 80, 'like-callback-fraud'],
    ['an archive has its password beside it', [bad('attachments', 'password-in-text')], 40, 'fraud'],
    ['a second body asks', [bad('multipart', 'other-body')], 40, 'fraud'],
    ['a link lies', [bad('link_mismatch', 'phishing-like', { fatal: true })], 45, 'phishing-link'],
    ['Gmail did not send it', [bad('freemail_from', 'gmail-from-elsewhere')], 50, 'gmail-from-elsewhere'],
    ['a field stands there twice', [bad('duplicate_headers', 'repeated')], 60, 'not-standard'],
    ['there is no reverse name', [bad('rdns', 'no-ptr')], 70, 'no-reverse-name'],
    ['much text is hidden', [bad('hidden_text', 'much')], 70, 'hidden-text'],
    ['a filter says spam', [bad('spam_engine', 'spam')], 70, 'spam-filter'],
    ['DKIM alone fails', [unproven[1]!], 75, 'dkim-fails'],
    ['it came without TLS', [bad('tls', 'plaintext')], 75, 'not-encrypted'],
    ['there is no List-Unsubscribe', [bad('list_unsubscribe', 'missing')], 75, 'no-list-unsubscribe'],
    ['it is an image', [bad('image_text_ratio', 'image-only')], 75, 'image-only'],
    ['SPF alone fails', [unproven[0]!], 80, 'spf-fails'],
    ['there is no one-click', [bad('one_click', 'missing')], 80, 'no-one-click'],
    ['there is no way out', [bad('body_unsubscribe', 'none')], 80, 'no-unsubscribe-link'],
    ['its domain is days old', [bad('domain_age', 'days-old')], 85, 'new-domain'],
    ['the reverse name is dynamic', [warning('rdns', 'generic-name')], 85, 'dynamic-name'],
    ['the server says localhost', [bad('helo', 'localhost')], 88, 'bad-greeting'],
    ['its date is far ahead', [bad('date_header', 'future')], 88, 'wrong-date'],
    ['Gmail clips it', [bad('html_size', 'clipped')], 88, 'clipped'],
  ])('is held when %s', (_name, findings, bound, reason) => {
    const { value, cap } = scoreFindings(but(all('good'), ...findings))
    expect(cap).toEqual({ score: bound, reasons: [reason] })
    expect(value).toBeLessThanOrEqual(bound)
    expect(value).toBeGreaterThan(bound * 0.67)
  })

  test.each([
    ['SPF passes, though its record is bad', [bad('spf', 'too-many-lookups', { passes: true })]],
    ['DKIM could not be asked', [noData('dkim', 'temperror', { passes: null })]],
    ['a list of little weight lists', [warning('ip_dnsbl', 'minor-list')]],
    ['an attachment is only unwelcome', [bad('attachments', 'macro')]],
    ['the model says spam', [{ ...bad('learned_content', 'like-spam'), share: 1 }]],
    ['it only may be list mail', [warning('list_unsubscribe', 'looks-like-list-mail')]],
    ['some text is hidden', [warning('hidden_text', 'some')]],
  ])('has no ceiling when %s', (_name, findings) => {
    expect(scoreFindings(but(all('good'), ...findings)).cap).toBeNull()
  })

  test('what a text reads like comes after all that receivers act on, whatever it brings', () => {
    const text = { ...bad('learned_content', 'like-spam'), share: 1 }
    const { ranking } = scoreFindings(
      but(all('good'), text, bad('rdns', 'no-ptr'), warning('preheader', 'none')),
    )
    expect(ranking).toEqual(['rdns', 'preheader', 'learned_content'])
    expect(scoreFindings(but(all('good'), text)).ranking).toEqual(['learned_content'])
  })

  test('what is measured costs by its share, whatever the status, and nothing where it is no-data', () => {
    const scoreWith = (finding: Finding) => scoreFindings(but(all('good'), finding)).value!
    const values = [0, 0.25, 0.5, 0.75, 1].map((share) =>
      scoreWith({ ...bad('learned_content', 'x'), share }),
    )
    const { learned_content: most } = checkPoints
    expect(values).toEqual([0, 0.25, 0.5, 0.75, 1].map((share) => 100 - Math.round(share * most!)))
    expect(scoreWith({ ...good('learned_content', 'unsure'), share: 0.25 })).toBe(values[1])
    expect(scoreWith({ ...noData('learned_content', 'x'), share: 1 })).toBe(100)
    // As it was stored before it had a field of its own; of other checks it is a fact like any.
    expect(scoreWith(bad('learned_content', 'x', { degree: 0.25 }))).toBe(values[1])
    expect(scoreWith(bad('mx', 'x', { degree: 45 }))).toBe(scoreWith(bad('mx', 'x')))
    expect(checkPoints.spam_phrases).toBeLessThan(most! / 2)
  })

  test('the ceilings stand in the order in which mail is refused, none above what its check costs anyway', () => {
    const scores = ceilings.map(({ score }) => score)
    expect(scores).toEqual(scores.toSorted((a, b) => a - b))
    for (const { of } of ceilings)
      for (const id of Object.keys(of)) expect(checkPoints[id]).toBeGreaterThan(0)
    expect(mostOf('dmarc')).toBeGreaterThan(mostOf('html_size'))
    expect(mostOf('link_https')).toBe(checkPoints.link_https)
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
        for (const { gain, lost, max } of Object.values(score.points)) {
          expect(gain).toBeGreaterThanOrEqual(0)
          expect(lost).toBeLessThanOrEqual(max)
        }
      }),
    )
  })

  test('no finding that gets worse raises the score', () => {
    const worse = { good: 'warning', warning: 'bad' } as const
    const status = fc.constantFrom<Status>('good', 'good', 'warning', 'bad', 'no-data')
    fc.assert(
      fc.property(
        fc.array(status, { minLength: ids.length, maxLength: ids.length }),
        fc.nat(ids.length - 1),
        (statuses, at) => {
          const findings = ids.map((id, index): Finding => ({ ...good(id, 'x'), status: statuses[index]! }))
          const was = findings[at]!
          if (was.status !== 'good' && was.status !== 'warning') return
          const fallen = but(findings, { ...was, status: worse[was.status] })
          expect(scoreFindings(fallen).value!).toBeLessThanOrEqual(scoreFindings(findings).value!)
        },
      ),
    )
  })
})
