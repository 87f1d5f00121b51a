import assert from 'node:assert/strict'
import { parseBimi } from '@postproof/records/bimi/parse'
import { isBroken } from '@postproof/records/record/issue'
import { changeBimi } from '../../../packages/records/bimi/print.ts'
import { checkRecord, issuesInside, silenceIsNoData, textsOf } from '../record.ts'
import { spansInside } from '../rules.ts'
import type { Target } from '../target.ts'
import { webOf } from '../world.ts'

/** BIMI records. */
export const target: Target = {
  name: 'bimi',
  most: 64 * 1024,
  dictionary: [
    ...[
      'v=BIMI1;',
      'v=BIMI1',
      ' l=',
      ' a=',
      ' avp=brand;',
      ' avp=personal;',
      ' lps=',
      ' s=',
      'https://x.test/logo.svg',
      'http://x.test/logo.svg',
      'https://',
      'self',
    ],
    ...[
      ';',
      '=',
      ',',
      ' ',
      '"',
      '\\',
      '\n',
      'L=',
      '.svg',
      '.pem',
      '%',
      '@',
      'https://x.test:8443/a',
      'é',
      '<',
      '>',
      'https://[::1]/',
    ],
  ],
  async run(input) {
    const texts = textsOf(input)
    for (const text of texts) {
      const record = parseBimi(text)
      issuesInside(record.issues, text)
      spansInside(
        record.tags.flatMap(({ span, valueSpan }) => [span, valueSpan]),
        text,
      )
      const written = changeBimi(record)
      if (written !== null) {
        const { issues } = parseBimi(written)
        assert.equal(
          isBroken(issues),
          false,
          `${written.slice(0, 300)} ${JSON.stringify(issues).slice(0, 300)}`,
        )
      }
    }
    await checkRecord('bimi', ['v=DMARC1; p=reject', ...texts], webOf(input))
    await silenceIsNoData('bimi')
  },
}
