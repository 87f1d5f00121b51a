import assert from 'node:assert/strict'
import { coversHost, MAX_AGE, parseMtaSts, parseMtaStsPolicy } from '@postproof/records/mta-sts/parse'
import { printMtaStsPolicy } from '@postproof/records/mta-sts/print'
import { isBroken } from '@postproof/records/record/issue'
import { checkRecord, issuesInside, silenceIsNoData, textsOf } from '../record.ts'
import { bounded } from '../rules.ts'
import type { Target } from '../target.ts'
import { webOf } from '../world.ts'

/** MTA-STS records and policy files. */
export const target: Target = {
  name: 'mta-sts',
  most: 64 * 1024,
  dictionary: [
    ...[
      'v=STSv1;',
      'v=STSv1',
      ' id=',
      'id=20261120;',
      'version: STSv1\r\n',
      'mode: enforce\r\n',
      'mode: testing\n',
      'mode: none\r\n',
      'mx: mail.x.test\r\n',
      'mx: *.x.test\r\n',
      'max_age: 604800\r\n',
    ],
    ...[
      'max_age: 31557601\n',
      ':',
      '\r\n',
      '\n',
      '\r',
      ' ',
      ';',
      '=',
      '*.',
      '.',
      'mx:',
      '\0',
      'é',
      '-1',
      '1e5',
    ],
  ],
  async run(input) {
    const texts = textsOf(input)
    for (const text of texts) issuesInside(parseMtaSts(text).issues, text)
    const text = input.toString('latin1')
    const policy = parseMtaStsPolicy(text)
    issuesInside(policy.issues, text)
    bounded(policy, 200_000)
    assert.ok(policy.maxAge === null || (policy.maxAge >= 0 && policy.maxAge <= MAX_AGE), `${policy.maxAge}`)
    for (const pattern of policy.mx.slice(0, 50)) {
      coversHost(pattern, text.slice(0, 300))
      assert.equal(coversHost(pattern, `a.b.${pattern.replace('*.', '')}`), false)
    }
    if (policy.mx.length > 0 && policy.mx.length < 50) {
      const written = parseMtaStsPolicy(printMtaStsPolicy('enforce', policy.mx))
      assert.equal(isBroken(written.issues), false, JSON.stringify(policy.mx).slice(0, 300))
      assert.deepEqual(written.mx, policy.mx)
    }
    await checkRecord('mta-sts', ['v=STSv1; id=1', ...texts].slice(input.length % 2), webOf(input))
    await silenceIsNoData('mta-sts')
  },
}
