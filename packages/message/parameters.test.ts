import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseParameterized } from './parameters.ts'

describe('parseParameterized', () => {
  test.each<[string, string, Record<string, string>]>([
    ['text/html', 'text/html', {}],
    ['', '', {}],
    [' text/plain ; charset=utf-8 ', 'text/plain', { charset: 'utf-8' }],
    ['text/plain; charset="us-ascii" (Plain text)', 'text/plain', { charset: 'us-ascii' }],
    ['text/plain (a; b="c"); charset=x', 'text/plain', { charset: 'x' }],
    ['multipart/mixed; boundary="a;b\\"c"; x=1', 'multipart/mixed', { boundary: 'a;b"c', x: '1' }],
    ['a/b;\r\n\tname=c;;  ;\r\n D = e', 'a/b', { name: 'c', d: 'e' }],
    ['attachment; filename=my file.pdf; size=3', 'attachment', { filename: 'my file.pdf', size: '3' }],
    ['a; x=1; x=2', 'a', { x: '1' }],
    ['a; x', 'a', {}],
    ['a; x="unclosed; y=2', 'a', { x: 'unclosed; y=2' }],
    // RFC 2231 sections 3 and 4.
    ['a; title*0="one "; title*1="two"', 'a', { title: 'one two' }],
    ['a; title*1="two"; title*0="one "', 'a', { title: 'one two' }],
    ["a; title*=us-ascii'en-us'This%20is%20%2A%2A%2Afun%2A%2A%2A", 'a', { title: 'This is ***fun***' }],
    [
      "a; t*0*=us-ascii'en'This%20is%20even%20more%20; t*1*=%2A%2A%2Afun%2A%2A%2A%20; t*2=\"isn't it!\"",
      'a',
      { t: "This is even more ***fun*** isn't it!" },
    ],
    ["a; f*0*=utf-8''%E2%82; f*1*=%AC.pdf", 'a', { f: '€.pdf' }],
    ["a; filename=old.pdf; filename*=utf-8''n%C3%A9w.pdf", 'a', { filename: 'néw.pdf' }],
    ["a; f*=no-such''%41", 'a', { f: 'A' }],
    ['a; f*=%41', 'a', { f: 'A' }],
    ["a; f*=utf-8''%zz%4", 'a', { f: '%zz%4' }],
    ['a; filename="=?utf-8?b?w7wucGRm?="', 'a', { filename: 'ü.pdf' }],
    ['a; filename="\xc3\xbc.pdf"', 'a', { filename: 'ü.pdf' }],
    // The first semicolon is missing, or a comma.
    ['text/html charset=utf-8', 'text/html', { charset: 'utf-8' }],
    ['text/html, charset="utf-8"; x=y', 'text/html', { charset: 'utf-8', x: 'y' }],
    ['multipart/mixed boundary="a;b"', 'multipart/mixed', { boundary: 'a;b' }],
    ['multipart/mixed\r\n\tboundary=b', 'multipart/mixed', { boundary: 'b' }],
    ['attachment filename=my file.pdf', 'attachment', { filename: 'my file.pdf' }],
    ["attachment filename*=utf-8''%C3%A4.pdf", 'attachment', { filename: 'ä.pdf' }],
    ["attachment, filename*0*=utf-8''%C3; filename*1*=%A4", 'attachment', { filename: 'ä' }],
    ['text/plain x', 'text/plain x', {}],
    ['text/plain =x', 'text/plain =x', {}],
    ['quoted-printable (a=b)', 'quoted-printable', {}],
    ['One =Click', 'One =Click', {}],
    ['List-Unsubscribe=One-Click', 'List-Unsubscribe=One-Click', {}],
  ])('%j', (raw, value, parameters) => {
    expect(parseParameterized(raw)).toEqual({ value, parameters })
  })

  test('a parameter called __proto__ is one like others', () => {
    const { parameters } = parseParameterized('a; __proto__=x; constructor=y')
    expect(Object.entries(parameters)).toEqual([
      ['__proto__', 'x'],
      ['constructor', 'y'],
    ])
  })

  test('raw octets are in the charset that is given, unless they are UTF-8', () => {
    const name = (raw: string) => parseParameterized(`a; name="${raw}"`, 'koi8-r').parameters.name
    expect([name('\xf0.pdf'), name('\xc3\xbc.pdf'), name('a.pdf')]).toEqual(['П.pdf', 'ü.pdf', 'a.pdf'])
  })

  test('the number of parameters is bounded', () => {
    const many = Array.from({ length: 5_000 }, (_, index) => `p${index}=1`).join(';')
    expect(Object.keys(parseParameterized(`a;${many}`).parameters).length).toBeLessThanOrEqual(101)
  })

  test('no input throws', () => {
    const piece = fc.constantFrom(
      ';',
      '=',
      '"',
      '\\',
      '(',
      ')',
      '*',
      '*0*',
      "''",
      '%',
      '%e2',
      'x',
      ' ',
      '\r\n ',
      'utf-8',
      '\xff',
    )
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string()), { maxLength: 60 }), (pieces) => {
        parseParameterized(pieces.join(''))
      }),
    )
  })
})
