import { parseTlsRpt } from '@postproof/records/tls-rpt/parse'
import { checkRecord, issuesInside, silenceIsNoData, textsOf } from '../record.ts'
import { spansInside } from '../rules.ts'
import type { Target } from '../target.ts'

/** TLS-RPT records. */
export const target: Target = {
  name: 'tls-rpt',
  most: 64 * 1024,
  dictionary: [
    ...[
      'v=TLSRPTv1;',
      'v=TLSRPTv1',
      ' rua=',
      'mailto:a@x.test',
      'https://x.test/r',
      ',',
      ';',
      '=',
      ' ',
      '"',
      '!10m',
      '\n',
      '@',
      '%2C',
      'mailto:',
      'http://x.test',
      'é',
      '\\',
    ],
  ],
  async run(input) {
    const texts = textsOf(input)
    for (const text of texts) {
      const record = parseTlsRpt(text)
      issuesInside(record.issues, text)
      spansInside([...record.tags.map(({ span }) => span), ...record.rua.map(({ span }) => span)], text)
    }
    await checkRecord('tls-rpt', texts)
    await silenceIsNoData('tls-rpt')
  },
}
