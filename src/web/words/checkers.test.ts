import { expect, test } from 'vitest'
import { loadWords } from './catalogs.ts'

const { checkers: en } = await loadWords('en')
const { checkers: de } = await loadWords('de')

test('what is counted under the findings are warnings too, so none is called a problem', () => {
  expect([1, 7].map((count) => en.findings.toLookAt({ count }))).toEqual([
    '1 thing to review',
    '7 things to review',
  ])
  expect([1, 7].map((count) => de.findings.toLookAt({ count }))).toEqual([
    '1 Punkt zu beachten',
    '7 Punkte zu beachten',
  ])
})

test.each([
  [en.spf.rangesInAll({ ipv4: 1, ipv6: 0 }), '1 IPv4 range'],
  [en.spf.rangesInAll({ ipv4: 3, ipv6: 0 }), '3 IPv4 ranges'],
  [en.spf.rangesInAll({ ipv4: 1, ipv6: 1 }), '1 IPv4 and 1 IPv6 range'],
  [en.spf.rangesInAll({ ipv4: 2, ipv6: 4 }), '2 IPv4 and 4 IPv6 ranges'],
  [de.spf.rangesInAll({ ipv4: 1, ipv6: 1 }), '1 IPv4-Bereich und 1 IPv6-Bereich'],
  [en.spf.trace({ count: 1 }), 'Trace, 1 step'],
  [en.spf.records({ count: 1 }), '1 SPF record there'],
  [en.spf.flatCost({ from: 1, to: 0 }), '1 lookup becomes 0'],
  [en.record.moreFindings({ count: 1 }), '1 more finding about this part is below.'],
  [en.record.moreFindings({ count: 2 }), '2 more findings about this part are below.'],
])('%s', (said, expected) => {
  expect(said).toBe(expected)
})
