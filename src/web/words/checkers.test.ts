import { expect, test } from 'vitest'
import { checkerWords as de } from './de/checkers.ts'
import { checkerWords as en } from './en/checkers.ts'

test('what is counted under the findings are warnings too, so none is called a problem', () => {
  expect([1, 7].map(en.findings.toLookAt)).toEqual(['1 thing to look at', '7 things to look at'])
  expect([1, 7].map(de.findings.toLookAt)).toEqual(['1 Punkt zu beachten', '7 Punkte zu beachten'])
})

test.each([
  [en.spf.rangesInAll(1, 0), '1 IPv4 range'],
  [en.spf.rangesInAll(3, 0), '3 IPv4 ranges'],
  [en.spf.rangesInAll(1, 1), '1 IPv4 and 1 IPv6 range'],
  [en.spf.rangesInAll(2, 4), '2 IPv4 and 4 IPv6 ranges'],
  [de.spf.rangesInAll(1, 1), '1 IPv4-Bereich und 1 IPv6-Bereich'],
  [en.spf.trace(1), 'Trace, 1 step'],
  [en.spf.records(1), '1 SPF record there'],
  [en.spf.flatCost(1, 0), '1 look-up becomes 0'],
  [en.record.moreFindings(1), '1 more about this part is listed below.'],
  [en.record.moreFindings(2), '2 more about this part are listed below.'],
])('%s', (said, expected) => {
  expect(said).toBe(expected)
})
