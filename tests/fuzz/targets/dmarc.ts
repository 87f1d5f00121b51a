import assert from 'node:assert/strict'
import { parseDmarc } from '@postproof/records/dmarc/parse'
import { changeDmarc } from '@postproof/records/dmarc/print'
import { repairDmarc } from '@postproof/records/dmarc/repair'
import { isBroken } from '@postproof/records/record/issue'
import { checkRecord, issuesInside, silenceIsNoData, textsOf } from '../record.ts'
import { spansInside } from '../rules.ts'
import type { Target } from '../target.ts'

/** DMARC records. */
export const target: Target = {
  name: 'dmarc',
  most: 64 * 1024,
  dictionary: [
    ...[
      'v=DMARC1;',
      'v=DMARC1',
      ' p=none;',
      ' p=quarantine;',
      ' p=reject;',
      ' sp=',
      ' np=',
      ' adkim=s;',
      ' aspf=r;',
      ' rua=',
      ' ruf=',
      ' fo=1:d:s;',
      ' pct=0;',
      ' rf=afrf;',
      ' ri=1;',
      ' psd=y;',
      ' t=y;',
    ],
    ...[
      'mailto:a@x.test',
      'mailto:a@y.test!10m',
      'https://x.test/',
      ',',
      '!',
      ';',
      '=',
      ' ',
      '"',
      '\\',
      '\n',
      'P=',
      'none',
      'é',
      '%2C',
      'mailto:',
      '@',
      'mailto:a@[::1]',
    ],
  ],
  async run(input) {
    const texts = textsOf(input)
    for (const text of texts) {
      const record = parseDmarc(text)
      issuesInside(record.issues, text)
      spansInside(
        [
          ...record.tags.flatMap(({ span, valueSpan }) => [span, valueSpan]),
          ...[...record.rua, ...record.ruf].map(({ span }) => span),
        ],
        text,
      )
      // What the generator writes, our parser takes.
      for (const written of [changeDmarc(record), repairDmarc(record, true)]) {
        const { issues } = parseDmarc(written)
        assert.equal(
          isBroken(issues),
          false,
          `${written.slice(0, 300)} ${JSON.stringify(issues).slice(0, 300)}`,
        )
      }
    }
    await checkRecord('dmarc', texts)
    await silenceIsNoData('dmarc')
  },
}
