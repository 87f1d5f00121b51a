import assert from 'node:assert/strict'
import { parseAddressList } from '@postproof/message/addresses'
import { MAX_ADDRESSES, MAX_PARAMETERS } from '@postproof/message/bounds'
import { decodeWords } from '@postproof/message/encoded-words'
import { decodeBody } from '@postproof/message/transfer-encoding'
import { decodeText, decodeUndeclared, octetsToText } from '../../../packages/message/charset.ts'
import { parseParameterized } from '../../../packages/message/parameters.ts'
import type { Target } from '../target.ts'

const known =
  'utf-8 utf-16 iso-2022-jp gb18030 windows-1252 utf-7 hz-gb-2312 iso-2022-kr euc-kr ansi_x3.110-1983 ibm857'
const charsets = [...known.split(' '), 'nonsense', null]

/** Field values: addresses, encoded words, parameters, charsets and transfer encodings. */
export const target: Target = {
  name: 'mime-headers',
  dictionary: [
    ...['=?utf-8?B?', '=?utf-8?Q?', '=?', '?=', '?Q?', '?b?', '=?iso-2022-jp?B?GyRC?=', '=?utf-8*en?q?a?='],
    ...[
      ' <',
      '>',
      '@',
      '"',
      '\\"',
      '(',
      ')',
      ':;',
      ',',
      ';',
      '[',
      ']',
      '\r\n ',
      '\t',
      'undisclosed-recipients:;',
    ],
    ...[
      '; name=',
      "; name*=utf-8''",
      '; name*0*=',
      '; name*1=',
      '; boundary="',
      '%C3%A4',
      'charset=',
      '*9999999999=',
    ],
    ...['=C3=A4', '=\r\n', '=', 'QUJD', '====', '<@a,@b:c@d>'],
  ],
  run(input) {
    const raw = input.toString('latin1')
    const list = parseAddressList(raw)
    assert.ok(list.addresses.length <= MAX_ADDRESSES && list.errors.length <= 50)
    for (const { address, local, domain } of list.addresses) {
      assert.equal(address, address === '' ? '' : `${local}@${domain}`)
      // A literal may hold most signs (RFC 5322, 3.4.1).
      assert.doesNotMatch(domain, domain.startsWith('[') ? /[\r\n]/ : /[\r\n,<>]/)
    }
    assert.ok(decodeWords(raw).text.length <= raw.length * 4)
    const { parameters } = parseParameterized(raw)
    assert.ok(Object.keys(parameters).length <= MAX_PARAMETERS)
    assert.equal(Object.getPrototypeOf(parameters) === null || !('polluted' in parameters), true)
    for (const charset of charsets) assert.ok(decodeText(input, charset).text.length <= input.length + 2)
    decodeUndeclared(input)
    octetsToText(raw)
    for (const encoding of ['base64', 'quoted-printable', '7bit', 'unknown'] as const) {
      assert.ok(decodeBody(input, encoding).bytes.length <= input.length + 2, encoding)
    }
  },
}
