import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isBroken } from '../record/issue.ts'
import { coversHost, parseMtaSts, parseMtaStsPolicy } from './parse.ts'
import { printMtaSts, printMtaStsPolicy } from './print.ts'

test.each<[string, string[]]>([
  ['v=STSv1; id=20261120T1;', []],
  ['v=STSv1; id=1', []],
  ['v=STSv2; id=1;', ['bad-version']],
  ['v=STSv1;', ['missing-id']],
  ['v=STSv1; id=2026-11-20;', ['bad-id']],
  [`v=STSv1; id=${'1'.repeat(33)}`, ['bad-id']],
  ['v=STSv1 id=1', ['bad-version', 'missing-semicolon', 'missing-id']],
])('%s', (text, codes) => {
  expect(parseMtaSts(text).issues.map((issue) => issue.code)).toEqual(codes)
})

const lines = (...all: string[]) => all.join('\n')

test.each<[string, string[]]>([
  [
    lines('version: STSv1', 'mode: enforce', 'mx: *.example.org', 'mx: a.example.net', 'max_age: 604800', ''),
    [],
  ],
  [lines('version: STSv1', 'mode: none', 'max_age: 86400'), []],
  [lines('version: STSv1', 'mode: enforce', 'max_age: 604800'), ['missing-mx']],
  [
    lines('version: 1', 'mode: on', 'mx: a b', 'max_age: 99999999'),
    ['bad-version', 'bad-mode', 'bad-mx', 'bad-max-age'],
  ],
  [
    lines('version: STSv1', 'mode: enforce', 'mx: .', 'mx: *..', 'mx: a.example..', 'max_age: 604800'),
    ['bad-mx', 'bad-mx', 'bad-mx'],
  ],
  [
    lines('version: STSv1', 'mode: enforce', 'mode: testing', 'mx: a.example', 'max_age: 60'),
    ['duplicate-key', 'short-max-age'],
  ],
  ['<html>', ['bad-line', 'missing-version', 'missing-mode', 'missing-max-age', 'missing-mx']],
])('policy %j', (text, codes) => {
  expect(parseMtaStsPolicy(text).issues.map((issue) => issue.code)).toEqual(codes)
})

test.each([
  ['mail.example.org', 'MAIL.example.org.', true],
  ['*.example.org', 'mail.example.org', true],
  ['*.example.org', 'a.mail.example.org', false],
  ['*.example.org', 'example.org', false],
])('%s covers %s: %s', (pattern, host, expected) => {
  expect(coversHost(pattern, host)).toBe(expected)
})

test('reads what it prints; no input crashes it', () => {
  expect(parseMtaSts(printMtaSts('20261120')).issues).toEqual([])
  const policy = parseMtaStsPolicy(printMtaStsPolicy('testing', ['mail.example.org']))
  expect(policy).toEqual({ mode: 'testing', mx: ['mail.example.org'], maxAge: 604_800, issues: [] })
  fc.assert(
    fc.property(fc.string({ maxLength: 300 }), (text) => {
      expect(isBroken(parseMtaStsPolicy(text).issues)).toBe(true)
      expect(parseMtaSts(text).text).toBe(text)
    }),
  )
})
