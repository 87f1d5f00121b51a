import assert from 'node:assert/strict'
import { createReplyReader, type ReadOutcome } from '@postproof/address/mailbox/reply-reader'
import { classifyReply } from '../../../packages/address/replies.ts'
import { bounded } from '../rules.ts'
import type { Target } from '../target.ts'

const stages = ['banner', 'ehlo', 'starttls', 'mail', 'rcpt', 'data'] as const

function repliesIn(pieces: Buffer[]): ReadOutcome[] {
  const reader = createReplyReader()
  const found: ReadOutcome[] = []
  for (const piece of pieces) {
    reader.push(piece)
    for (let next = reader.next(); next; next = reader.next()) {
      found.push(next)
      if ('failure' in next) return found
    }
  }
  return found
}

/** Which of two bounds is passed first depends on how it came. */
const kindOf = (outcome: ReadOutcome) =>
  'failure' in outcome ? (outcome.failure === 'too-long' ? 'failed' : outcome.failure) : outcome.reply

/** What a mail server answers, in one piece and octet by octet; and what is made of it. */
export const target: Target = {
  name: 'smtp-reply',
  most: 80_000,
  dictionary: [
    ...[
      '220 ',
      '250-',
      '250 ',
      '354 ',
      '421 ',
      '450 ',
      '451 4.7.1 ',
      '452 4.2.2 ',
      '550 ',
      '550-5.1.1 ',
      '550 5.1.1 ',
      '552 5.2.2 ',
      '553 ',
      '554 5.7.1 ',
      '599 ',
      '000 ',
      '650 ',
      '2500',
      '25',
    ],
    ...[
      '\r\n',
      '\n',
      '\r',
      'User unknown',
      'mailbox full',
      'greylisted',
      'try again later',
      'blocked using zen.spamhaus.org',
      'PIPELINING',
      'STARTTLS',
      'SIZE 10',
      'SMTPUTF8',
      '(#5.1.1)',
      '#5.1.0 ',
      '5.999.9999',
      '\0',
      '\x1b[31m',
      '\xc3\xa4',
      '\xe2\x80\xae',
    ],
  ],
  run(input) {
    const whole = repliesIn([input])
    bounded(whole, 500_000)
    // Beyond 64 KiB nothing more is read, and what came before it depends on the pieces.
    if (input.length <= 60_000) {
      const middle = input.length >> 1
      const halves = repliesIn([input.subarray(0, middle), input.subarray(middle)])
      assert.ok(
        JSON.stringify(halves.map(kindOf)) === JSON.stringify(whole.map(kindOf)),
        'other replies in two pieces',
      )
    }
    for (const outcome of whole.slice(0, 20)) {
      if ('failure' in outcome) {
        assert.doesNotMatch(outcome.detail, /[\x00-\x1f\x7f-\x9f\u202a-\u202e]/)
        continue
      }
      const { code, enhanced, text, lines } = outcome.reply
      assert.ok(code >= 200 && code <= 599)
      assert.doesNotMatch(lines.join('') + text, /[\x00-\x1f\x7f-\x9f\u202a-\u202e]/)
      for (const stage of stages) {
        const said = classifyReply({
          stage,
          code,
          enhanced,
          text,
          provider: stage === 'rcpt' ? 'google' : null,
        })
        if (code >= 400) assert.notEqual(said.what, 'accepted', `${code} ${text}`)
      }
    }
  },
}
