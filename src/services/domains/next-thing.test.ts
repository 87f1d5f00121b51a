import { describe, expect, test } from 'vitest'
import type { DomainState, Level, SendingDomain } from '#contract/domains.ts'
import { type FirstFix, mostCostly } from './next-thing.ts'

const state = (level: Level): DomainState => ({
  ...{ state: level, since: '2026-11-01T00:00:00Z', last_at: '2026-11-20T00:00:00Z' },
  ...{ once: false, changed: false, test_id: 'one' },
})

type Given = { dmarc?: Level; listed?: Level; spam?: number; missing?: number; of?: number }

function domain(name: string, { dmarc = 'good', listed = 'good', spam, missing = 0, of = 12 }: Given = {}) {
  const lost = (spam ?? 0) + missing
  const summary = {
    inbox: of - lost,
    tabs: 0,
    tagged: 0,
    spam: spam ?? 0,
    missing,
    pending: 0,
    unknown: 3,
    total: of + 3,
  }
  return {
    ...{ domain: name, tests: 3, last_at: '2026-11-20T00:00:00Z', score: null },
    records: { spf: null, dkim: null, dmarc: state(dmarc) },
    lists: { address: null, domain: state(listed) },
    placement:
      spam === undefined && missing === 0 ? null : { ...state('warning'), test_id: 'place', summary },
  } satisfies SendingDomain
}

const fix = (of: string, check: string, gain: number): FirstFix => ({ domain: of, check, gain })

describe('the next thing to do', () => {
  test.each<[string, SendingDomain[], FirstFix[], unknown]>([
    ['nothing known', [], [], null],
    ['nothing broken', [domain('a')], [], null],
    ['what gives nothing back is not worth a sentence', [domain('a')], [fix('a', 'html_size', 0)], null],
    [
      'the largest gain over all domains',
      [domain('a'), domain('b')],
      [fix('a', 'html_size', 3), fix('b', 'subject_style', 8)],
      { kind: 'check', domain: 'b', check: 'subject_style', cost: 8 },
    ],
    [
      'of two that cost the same, the domain seen last',
      [domain('late'), domain('early')],
      [fix('early', 'rdns', 5), fix('late', 'html_size', 5)],
      { domain: 'late' },
    ],
    [
      'spam by share: a quarter of the mail costs more than ten points',
      [domain('a', { spam: 3 })],
      [fix('a', 'html_size', 10)],
      { kind: 'placement', domain: 'a', lost: 3, counted: 12, test_id: 'place', cost: 25 },
    ],
    [
      'a repair that is worth more goes first',
      [domain('a', { spam: 3 })],
      [fix('a', 'rdns', 40)],
      { kind: 'check' },
    ],
    ['missing counts like spam', [domain('a', { missing: 6, spam: 0 })], [], { lost: 6, cost: 50 }],
    ['all in the inbox is no trouble', [domain('a', { spam: 0 })], [], null],
    [
      'repaired since that test: another observation found it in order',
      [domain('a', { dmarc: 'good' })],
      [fix('a', 'dmarc', 30)],
      null,
    ],
    ['still broken', [domain('a', { dmarc: 'bad' })], [fix('a', 'dmarc', 30)], { check: 'dmarc' }],
    [
      'still listed',
      [domain('a', { listed: 'bad' })],
      [fix('a', 'domain_dnsbl', 30)],
      { check: 'domain_dnsbl' },
    ],
    ['no longer listed', [domain('a')], [fix('a', 'domain_dnsbl', 30)], null],
  ])('%s', (_, domains, fixes, expected) => {
    const found = mostCostly(domains, fixes)
    if (expected === null) expect(found).toBeNull()
    else expect(found).toMatchObject(expected as object)
  })
})
