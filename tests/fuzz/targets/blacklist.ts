import assert from 'node:assert/strict'
import { activate, lists } from '@postproof/blacklists/lists'
import type { DnsOutcome, DnsRecord } from '@postproof/engine/world'
import { readAnswer } from '../../../packages/blacklists/read-answer.ts'
import { readReason } from '../../../packages/blacklists/reason.ts'
import { bounded } from '../rules.ts'
import type { Target } from '../target.ts'
import { answerOf } from '../world.ts'

const active = activate(lists, { spamhaus: 'secretkey', abusix: 'othersecret' })
const outcomes: DnsOutcome[] = [
  'answer',
  'nxdomain',
  'nodata',
  'servfail',
  'refused',
  'timeout',
  'unreachable',
  'bad-name',
]
const unknown = new Set<DnsOutcome>(['servfail', 'refused', 'timeout', 'unreachable', 'bad-name'])

/** Answers of DNS lists: the first octet is the outcome, the second the list; addresses and reasons follow, one a line. */
export const target: Target = {
  name: 'blacklist',
  most: 64 * 1024,
  dictionary: [
    ...[
      '127.0.0.',
      '127.0.0.2',
      '127.255.255.254',
      '127.0.1.2',
      '127.0.0.1',
      '203.0.113.7',
      '0.0.0.0',
      '\n',
      '256',
      '.',
      '127.0.0.2.3',
      '::1',
      '127.0.0.0x2',
    ],
    ...[
      'https://www.spamhaus.org/query/ip/203.0.113.7',
      'http://evil.test/',
      'javascript:',
      '<a href=',
      'secretkey',
      'SecretKey',
      '\x1b[31m',
      '\xe2\x80\xae',
      '%',
      '"',
    ],
  ],
  run(input) {
    const outcome = outcomes[(input[0] ?? 0) % outcomes.length]!
    const list = active[(input[1] ?? 0) % active.length]!
    const lines = input.subarray(2).toString('utf8').split('\n').slice(0, 4_000)
    const name = `2.0.0.127.${list.zone}`
    const records = (type: 'A' | 'TXT'): DnsRecord[] =>
      lines.map((line) =>
        type === 'A'
          ? { type, name, ttl: 60, address: line.slice(0, 45) }
          : { type, name, ttl: 60, strings: [line] },
      )
    const reading = readAnswer(
      list.definition,
      answerOf(name, 'A', outcome, outcome === 'answer' ? records('A') : []),
    )
    bounded(reading, 100_000)
    if (unknown.has(outcome))
      assert.ok(!['listed', 'not-listed'].includes(reading.state), `${outcome} is ${reading.state}`)
    if (outcome === 'answer' && lines.some((line) => !line.startsWith('127.')))
      assert.notEqual(reading.state, 'listed')
    const reason = readReason(
      list,
      answerOf(name, 'TXT', outcome, outcome === 'answer' ? records('TXT') : []),
    )
    if (reason !== null) {
      assert.ok(reason.length <= 1_000)
      assert.doesNotMatch(reason, /[\x00-\x1f\x7f-\x9f\u202a-\u202e]/)
      if (list.secret !== null)
        assert.ok(!reason.toLowerCase().includes(list.secret), 'the key of a list is shown')
    }
  },
}
