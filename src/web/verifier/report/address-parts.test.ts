import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addressParts, normalNotes } from './address-parts.ts'

type Syntax = NonNullable<Parameters<typeof addressParts>[0]['syntax']>

const syntax = (more: Partial<Syntax>): Syntax => ({
  valid: true,
  diagnosis: 'VALID',
  category: 'VALID',
  reason: '',
  at: null,
  local: null,
  domain: null,
  domain_ascii: null,
  ...more,
})

const shown = (email: string, normalized: string | null, given: Syntax | null) => {
  const { parts, missing } = addressParts({ email, normalized, syntax: given })
  const text = parts.map(({ role, text: piece, fault }) => `${role}${fault ? '!' : ''}:${piece}`).join(' ')
  return missing ? `${text} missing` : text
}

describe('the parts of an address', () => {
  const valid = syntax({ local: 'x', domain: 'y' })
  test.each([
    ['anna@krume.example', null, valid, 'local:anna at:@ domain:krume.example'],
    ['an+news@gmail.com', 'an@gmail.com', valid, 'local:an tag:+news at:@ domain:gmail.com'],
    ['A.N-news@yahoo.com', 'an@yahoo.com', valid, 'local:A.N tag:-news at:@ domain:yahoo.com'],
    ['an+news@krume.example', 'an+news@krume.example', valid, 'local:an+news at:@ domain:krume.example'],
    ['"a@b"@krume.example', null, valid, 'local:"a@b" at:@ domain:krume.example'],
    ['a..b@krume.example', null, syntax({ valid: false, at: 2 }), 'text:a. text!:. text:b@krume.example'],
    ['anna@', null, syntax({ valid: false, at: 5 }), 'text:anna@ missing'],
    ['a😀@x', null, syntax({ valid: false, at: 2 }), 'text:a text!:😀 text:@x'],
    ['anna', null, null, 'text:anna'],
  ])('%s', (email, normalized, given, expected) => {
    expect(shown(email, normalized, given)).toBe(expected)
  })

  test('no character is lost, wherever the fault is', () => {
    const given = fc.record({ email: fc.string({ unit: 'binary' }), at: fc.nat(40), known: fc.boolean() })
    fc.assert(
      fc.property(given, ({ email, at, known }) => {
        const parts = known ? { local: 'a', domain: 'b' } : {}
        const result = addressParts({
          email,
          normalized: 'a@b',
          syntax: syntax({ valid: false, at, ...parts }),
        })
        return result.parts.map(({ text }) => text).join('') === email
      }),
    )
  })
})

describe('why the normal form differs', () => {
  test.each([
    ['anna@krume.example', 'anna@krume.example', []],
    ['Anna@Krume.Example', 'anna@krume.example', ['case']],
    ['an.na+news@googlemail.com', 'anna@gmail.com', ['tag', 'dots', 'domain']],
    ['anna-x@yahoo.com', 'anna@yahoo.com', ['tag']],
    ['anna@bücher.example', 'anna@xn--bcher-kva.example', ['idn']],
    ['"anna"@krume.example', 'anna@krume.example', ['other']],
  ])('%s', (email, normalized, notes) => {
    expect(normalNotes(email, normalized)).toEqual(notes)
  })
})
