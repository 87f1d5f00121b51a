import assert from 'node:assert/strict'
import { normalizeAddress } from '@postproof/address/normalize/normalize'
import { readPasted } from '@postproof/address/paste'
import { suggestDomain } from '@postproof/address/suggestion/suggest'
import { MAX_OCTETS, readSyntax } from '@postproof/address/syntax/check'
import { addressOf, domainOf, emailOf } from '#services/checkers/checker-input.ts'
import { readAddressCell } from '#services/verifier-lists/file/address-cell.ts'
import { recipientPath } from '../../../packages/address/mailbox/recipient.ts'
import { expecting, storable } from '../rules.ts'
import type { Target } from '../target.ts'

/** Looks at each character that one reading may take. */
const MOST_STEPS = 40

/** What people type and paste: addresses for the verifier, domains and IP addresses for the checkers. */
export const target: Target = {
  name: 'address',
  most: 20_000,
  dictionary: [
    ...[
      '@',
      '"',
      '\\',
      '.',
      '..',
      '(',
      ')',
      '[',
      ']',
      '<',
      '>',
      ',',
      ';',
      ':',
      ' ',
      '\r\n ',
      '\t',
      '\0',
      '+tag',
      'mailto:',
      '?subject=',
      'http://',
      '//',
      '/',
      '#',
    ],
    ...[
      '[IPv6:',
      '::1',
      '127.0.0.1',
      '192.0.2.1',
      'xn--',
      'xn--a',
      '.test',
      'gmail.com',
      'example.org',
      'İ',
      'ß',
      '\u00ad',
      '%00',
      '%',
      '\x7f',
      '-',
      '_',
      '""@',
      'a@b',
      '0x7f.1',
    ],
  ],
  async run(input) {
    const text = input.toString('utf8')
    for (const mode of ['ascii', 'eai'] as const) {
      const { syntax, steps } = readSyntax(text, mode)
      assert.ok(steps <= MOST_STEPS * Math.min(text.length, MAX_OCTETS) + 100, `${steps} steps`)
      for (const { at } of syntax.findings) assert.ok(at >= 0 && at <= text.length, `a finding at ${at}`)
      const { envelope, plain, broad } = syntax.readings
      assert.ok(!plain || envelope || broad, 'plainly valid, and by no wider rule')
      if (!syntax.local || !syntax.domain) assert.ok(!envelope && !plain, 'valid without parts')
      const normal = normalizeAddress(syntax)
      if (normal) {
        assert.ok(normal.address.includes('@'))
        // What is normal stays as it is.
        const again = normalizeAddress(readSyntax(normal.address, 'eai').syntax)
        assert.equal(again?.address, normal.address)
      }
      if (syntax.domainAscii !== null) assert.match(syntax.domainAscii, /^[\x21-\x7e]{1,253}$/)
      // Nothing that is sent to a server may hold the end of a line.
      const path = recipientPath({ local: syntax.local ?? '', domain: syntax.domain ?? '' })
      if (path !== undefined) assert.doesNotMatch(path, /[\r\n\0]/)
    }
    const once = readPasted(text)
    assert.equal(readPasted(once), once, 'peeled twice')
    const cell = readAddressCell(text, true)
    if ('address' in cell) storable({ key: cell.key.replaceAll('\0', '') })
    for (const read of [domainOf, addressOf, emailOf]) {
      const said = expecting(['Refusal'], () => read(text))
      if (said !== undefined) assert.match(said, /^[^\r\n\0]{1,20000}$/)
    }
    void suggestDomain
  },
}
