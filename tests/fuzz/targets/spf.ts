import assert from 'node:assert/strict'
import { isBroken } from '@postproof/records/record/issue'
import { isSpfRecord, parseSpf } from '@postproof/records/spf/parse'
import { addToSpf, mergeSpf, printSpf } from '@postproof/records/spf/print'
import { readMacroString } from '../../../packages/records/spf/domain-spec.ts'
import { checkRecord, issuesInside, silenceIsNoData, textsOf } from '../record.ts'
import { spansInside } from '../rules.ts'
import type { Target } from '../target.ts'

/** SPF records, alone and as what every name publishes. */
export const target: Target = {
  name: 'spf',
  most: 64 * 1024,
  dictionary: [
    ...[
      'v=spf1 ',
      'v=spf1',
      ' include:',
      ' redirect=',
      ' exp=',
      ' a',
      ' a:',
      ' mx',
      ' mx:',
      ' ptr',
      ' exists:',
      ' ip4:',
      ' ip6:',
    ],
    ...[
      ' all',
      ' -all',
      ' ~all',
      ' ?all',
      ' +all',
      '/24',
      '//64',
      '/24//64',
      '/0',
      '/129',
      'x.test',
      '_spf.x.test',
      '%{i}',
      '%{d1r.-}',
    ],
    ...[
      '%{',
      '%%',
      '%_',
      '%-',
      '%{l}',
      '%{ir}.%{v}.',
      '192.0.2.1',
      '2001:db8::1',
      '::',
      '=',
      ':',
      '\n',
      '"',
      '.',
      '..',
      'é',
    ],
  ],
  async run(input) {
    const texts = textsOf(input)
    for (const text of texts) {
      const record = parseSpf(text)
      issuesInside(record.issues, text)
      spansInside(
        record.terms.map(({ span }) => span),
        text,
      )
      readMacroString(text)
      // What the generator writes, our parser takes.
      if (isBroken(record.issues) || !isSpfRecord(text)) continue
      assert.equal(
        isBroken(parseSpf(printSpf(record.terms)).issues),
        false,
        printSpf(record.terms).slice(0, 300),
      )
      const more = addToSpf(text, 'include:other.test')
      if (more !== null) assert.equal(isBroken(parseSpf(more).issues), false, more.slice(0, 300))
    }
    const merged = mergeSpf(texts.slice(0, 5))
    if (merged !== null) assert.equal(isBroken(parseSpf(merged).issues), false, merged.slice(0, 300))
    await checkRecord('spf', texts)
    await silenceIsNoData('spf')
  },
}
