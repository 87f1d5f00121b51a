import assert from 'node:assert/strict'
import { renderingChecks } from '@postproof/spam-test/rendering'
import { checks } from '../../../packages/spam-test/checks/index.ts'
import { judge } from '../../hostile/pipeline.ts'
import { storable } from '../rules.ts'
import type { Target } from '../target.ts'
import { target as html } from './html.ts'
import { target as mail } from './mail.ts'

const ids = [...checks, ...renderingChecks].map(({ id }) => id)

/** A whole spam test: every check, the score, the advice and the answer of the API. */
export const target: Target = {
  name: 'report',
  most: 32 * 1024,
  dictionary: [
    ...mail.dictionary,
    ...html.dictionary,
    ...[
      'List-Unsubscribe: <https://a.example/>\r\n',
      'List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n',
      'DKIM-Signature: v=1; ',
      'Message-ID: <',
      'Date: ',
      'free money',
      '{{ name }}',
      'PK\x03\x04',
    ],
  ],
  async run(input) {
    const { report, result, sizes } = await judge(input)
    assert.deepEqual(
      result.results.map(({ id }) => id),
      ids,
    )
    for (const { id, code, facts } of report.findings)
      assert.notEqual(code, 'check-failed', `${id}: ${String(facts.reason)}`)
    assert.ok(result.score === null || (result.score >= 0 && result.score <= 100))
    assert.ok(sizes.result < 1_000_000, `${sizes.result} characters`)
    storable(report)
    for (const { evidence } of result.results)
      for (const { place } of evidence) assert.ok(!place || place.line >= 1)
  },
}
