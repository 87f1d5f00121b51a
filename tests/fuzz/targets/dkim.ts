import assert from 'node:assert/strict'
import { parseDkimKey } from '@postproof/records/dkim/parse'
import { isBroken } from '@postproof/records/record/issue'
import { repairDkimKey } from '../../../packages/records/dkim/print.ts'
import { checkRecord, issuesInside, silenceIsNoData, textsOf } from '../record.ts'
import { spansInside } from '../rules.ts'
import type { Target } from '../target.ts'

/** DKIM keys. */
export const target: Target = {
  name: 'dkim',
  most: 64 * 1024,
  dictionary: [
    ...[
      'v=DKIM1;',
      'v=DKIM1',
      ' k=rsa;',
      ' k=ed25519;',
      ' p=',
      ' t=y;',
      ' t=s:y;',
      ' h=sha256;',
      ' h=sha1:sha256;',
      ' s=email;',
      ' s=*;',
      ' n=note;',
      ' g=*;',
    ],
    ...[
      'MIGfMA0GCSqGSIb3DQEBAQUAA4GNADCBiQKBgQ',
      'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8A',
      'MCowBQYDK2VwAyEA',
      'AQAB',
      '==',
      '-----BEGIN PUBLIC KEY-----',
    ],
    ...[';', '=', ' ', '"', '\\;', '\t', ';;', '"" ""', '\n', ' p =', 'é'],
  ],
  async run(input) {
    const texts = textsOf(input)
    for (const text of texts) {
      const key = parseDkimKey(text)
      issuesInside(key.issues, text)
      spansInside(
        key.tags.flatMap(({ span, valueSpan }) => [span, valueSpan]),
        text,
      )
      if (key.bits !== null) assert.ok(Number.isInteger(key.bits) && key.bits > 0, `${key.bits} bits`)
    }
    const repaired = repairDkimKey(texts)
    if (repaired !== null)
      assert.equal(isBroken(parseDkimKey(repaired).issues), false, repaired.slice(0, 300))
    await checkRecord('dkim', texts)
    await silenceIsNoData('dkim')
  },
}
