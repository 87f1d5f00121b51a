import assert from 'node:assert/strict'
import { readVerdict } from '#adapters/rspamd.ts'
import { readReply, readRules, readVersion } from '#adapters/spamd/report.ts'
import { sourceForFilter } from '#adapters/spamd/source.ts'
import { bounded, finite } from '../rules.ts'
import type { Target } from '../target.ts'

/** What spamd and rspamd answer, and the mail as it is handed to them. */
export const target: Target = {
  name: 'spam-filter',
  dictionary: [
    ...[
      'SPAMD/1.1 0 EX_OK\r\n',
      'SPAMD/1.1 76 EX_PROTOCOL\r\n',
      'Spam: True ; 15.0 / 5.0\r\n',
      'Spam: False ; -1.1 / 5.0\r\n',
      'Content-length: 9\r\n',
      '\r\n',
      ' pts rule name              description\n',
      '---- ---------------------- --------------------------------------------------\n',
    ],
    ...[
      ' 1.5 BAYES_99 BODY: spam\n',
      '-0.0 SPF_PASS\n',
      '                            wrapped\n',
      'X-Spam-Checker-Version: SpamAssassin 4.0.1 (2024)\n',
      '{"score":',
      '"symbols":{',
      '"is_skipped":true',
      '"thresholds":{"add header":6}',
      '{"score":1e400}',
      'null',
      '[]',
      '"description":"',
      '}',
      '{',
      '"name":',
      '1e308',
      '-1e308',
    ],
  ],
  run(input) {
    const text = input.toString('utf8')
    const reply = readReply(text)
    if (reply.ok) finite(reply.score, reply.threshold)
    else assert.doesNotMatch(reply.reason, /[\r\n]/)
    const rules = readRules(text)
    for (const { points, name, description } of rules) {
      finite(points)
      assert.ok(name.length <= 128 && description.length <= 100_000)
    }
    readVersion(text)
    const verdict = readVerdict(text)
    if (typeof verdict !== 'string') {
      finite(verdict.score, verdict.threshold, ...verdict.rules.map(({ points }) => points))
      assert.ok(verdict.rules.length <= 500)
      bounded(verdict, 2_000_000)
    }
    const envelope = {
      clientAddress: '203.0.113.7',
      helo: text,
      mailFrom: text,
      recipient: text,
      hostname: text,
    }
    const source = Buffer.from(sourceForFilter(input, envelope, 0)).toString('latin1')
    assert.ok(source.length <= input.length + 20_000)
    assert.ok(
      source.endsWith(input.toString('latin1').slice(-Math.min(20, input.length))) || source.length > 0,
    )
  },
}
