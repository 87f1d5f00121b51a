import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseTlsRpt } from './parse.ts'
import { printTlsRpt } from './print.ts'

test.each<[string, string[]]>([
  ['v=TLSRPTv1; rua=mailto:t@example.org', []],
  ['v=TLSRPTv1;rua=https://example.org/r,mailto:t@example.org;', []],
  ['v=TLSRPTv2; rua=mailto:t@example.org', ['bad-version']],
  ['v=TLSRPTv1;', ['missing-rua']],
  ['v=TLSRPTv1; rua=t@example.org', ['bare-address', 'missing-rua']],
  ['v=TLSRPTv1; rua=ftp://example.org', ['uri-scheme']],
  ['v=TLSRPTv1 rua=mailto:t@example.org', ['bad-version', 'missing-semicolon', 'missing-rua']],
])('%s', (text, codes) => {
  expect(parseTlsRpt(text).issues.map((issue) => issue.code)).toEqual(codes)
})

test('reads what it prints; no input crashes it', () => {
  expect(parseTlsRpt(printTlsRpt('mailto:t@example.org')).issues).toEqual([])
  fc.assert(
    fc.property(fc.string({ maxLength: 300 }), (text) => {
      expect(parseTlsRpt(text).text).toBe(text)
    }),
  )
})
