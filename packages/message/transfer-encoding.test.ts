import { say } from '@postproof/messages/say'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decodeBase64, decodeBody, decodeQuotedPrintable, transferEncoding } from './transfer-encoding.ts'

const latin1 = (text: string): Buffer => Buffer.from(text, 'latin1')
const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1')

test.each([
  [null, '7bit'],
  ['8BIT', '8bit'],
  ['Quoted-Printable', 'quoted-printable'],
  ['BASE64', 'base64'],
  ['uuencode', 'unknown'],
  ['constructor', 'unknown'],
  ['', 'unknown'],
])('transferEncoding(%j)', (declared, expected) => {
  expect(transferEncoding(declared)).toBe(expected)
})

describe('decodeBase64', () => {
  test.each<[string, string, string | null]>([
    ['', '', null],
    ['QUJD', 'ABC', null],
    ['QUI=', 'AB', null],
    ['QQ==', 'A', null],
    ['QU\r\nJD\r\n', 'ABC', null],
    ['QUI=\r\nQ0Q=', 'ABCD', 'data after the padding'],
    ['QUI=\r\nQ0Q=\r\nRQ==', 'ABCDE', 'data after the padding'],
    ['QUI=\r\n Q0RF\r\n\tRkdI\r\n', 'ABCDEFGH', 'data after the padding'],
    ['QUI=IGE=', 'AB a', 'data after the padding'],
    ['QUI=\r\n-- \r\nYou are on the list', 'AB', 'data after the padding'],
    ['QUI=\r\nRegards, Max', 'AB', 'data after the padding'],
    ['QUI=\r\nto leave send mail with stop\r\n', 'AB', 'data after the padding'],
    ['QUI=\r\n________\r\nhttp://list.example/x=y', 'AB', 'data after the padding'],
    ['QUI=\r\nQ0RFR', 'AB', 'data after the padding'],
    ['QUI=\r\n--b', 'AB', 'data after the padding'],
    ['QQ==\r\n\r\n', 'A', null],
    ['QQ===', 'A', null],
    ['QQ', 'A', 'the last group is cut short'],
    ['QUI', 'AB', 'the last group is cut short'],
    ['Q', '', 'the last group is cut short'],
    ['QU*JD', 'ABC', 'a byte outside the base64 alphabet'],
    ['Hello, world!', text(Buffer.from('Helloworld', 'base64')), 'a byte outside the base64 alphabet'],
    ['====', '', null],
  ])('%j', (source, expected, detail) => {
    const { bytes, problem } = decodeBase64(latin1(source))
    expect(text(bytes)).toBe(expected)
    expect(problem && say('en', problem.detail)).toBe(detail)
  })

  test('undoes what encoders do', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        const encoded = Buffer.from(bytes).toString('base64').replace(/.{76}/g, '$&\r\n')
        const decoded = decodeBase64(latin1(encoded))
        expect(Buffer.compare(decoded.bytes, bytes)).toBe(0)
        expect(decoded.problem).toBeNull()
      }),
    )
  })
})

describe('decodeQuotedPrintable', () => {
  test.each<[string, string, number | null]>([
    ['', '', null],
    ['a=3Db', 'a=b', null],
    ['a=3db', 'a=b', null],
    ['soft=\r\nbreak', 'softbreak', null],
    ['soft=  \t\r\nbreak', 'softbreak', null],
    ['soft=\nbreak', 'softbreak', null],
    ['end=', 'end', null],
    ['trailing  \t\r\nblank', 'trailing\r\nblank', null],
    ['kept=20  \r\n', 'kept \r\n', null],
    ['trailing at the end  ', 'trailing at the end', null],
    ['a=zz', 'a=zz', 1],
    ['a=4', 'a=4', 1],
    ['=C3=BC', '\xc3\xbc', null],
    ['raw \xfc', 'raw \xfc', null],
  ])('%j', (source, expected, offset) => {
    const { bytes, problem } = decodeQuotedPrintable(latin1(source))
    expect(text(bytes)).toBe(expected)
    expect(problem?.offset ?? null).toBe(offset)
  })

  test('undoes what encoders do', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        const encoded = [...bytes].map((octet) => `=${octet.toString(16).padStart(2, '0').toUpperCase()}`)
        const decoded = decodeQuotedPrintable(latin1(encoded.join('').replace(/.{72}/g, '$&=\r\n')))
        expect(Buffer.compare(decoded.bytes, bytes)).toBe(0)
      }),
    )
  })
})

test('no octets make a decoder throw or grow the body', () => {
  const octet = fc.oneof(fc.constantFrom(61, 13, 10, 32, 9, 65, 48), fc.integer({ min: 0, max: 255 }))
  fc.assert(
    fc.property(
      fc.array(octet),
      fc.constantFrom('base64', 'quoted-printable', '8bit', 'unknown'),
      (octets, encoding) => {
        const source = Uint8Array.from(octets)
        const { bytes, problem } = decodeBody(source, encoding)
        expect(bytes.length).toBeLessThanOrEqual(source.length)
        if (problem) expect(problem.offset).toBeLessThanOrEqual(source.length)
      },
    ),
  )
})
