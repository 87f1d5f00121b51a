import { readFileSync } from 'node:fs'
import { makeReply } from '@postproof/address/mailbox/reply-reader'
import type { SmtpStage } from '@postproof/address/smtp-types'
import type { Classification, ReplyFacts } from '../../../packages/address/replies.ts'

/**
 * The labelled table of replies: `*.txt` beside this file. A heading `== about what` (`|` between two readings that the
 * sentence leaves open) stands over its replies, one a line; `|` in a reply begins a new line of it. In brackets before
 * it: the provider of the mail host, and the stage where it is not RCPT. Written for this project: the fixed sentences
 * of servers and providers as they document or send them, and our own in their manner. Addresses are examples.
 */
export type Sample = {
  line: string
  /** `recipient full`, `accepted`: whom it is about and what is said; more than one where both readings are right. */
  labels: string[]
  facts: ReplyFacts
  /** Not looked at while the rules were made; `hard.txt` was written to find their faults and is never apart. */
  apart: boolean
}

const files = ['recipient', 'client', 'sender-and-content', 'server', 'hard']

export function readSamples(): Sample[] {
  return files.flatMap((name) => {
    let labels: string[] = []
    const text = readFileSync(new URL(`./${name}.txt`, import.meta.url), 'utf8')
    return text.split('\n').flatMap((line) => {
      if (line.startsWith('== ')) labels = line.slice(3).split(' | ')
      if (line === '' || line.startsWith('== ') || line.startsWith('#')) return []
      return [{ line, labels, facts: factsOf(line), apart: name !== 'hard' && hash(line) % 2 === 1 }]
    })
  })
}

export function factsOf(line: string): ReplyFacts {
  const [, options = '', reply = ''] = /^(?:\[([^\]]*)\] )?(\d.*)$/s.exec(line) ?? []
  const { code, enhanced, text } = makeReply(
    Number(reply.slice(0, 3)),
    reply
      .slice(4)
      .split('|')
      .map((part) => Buffer.from(part).toString('latin1')),
  )
  const option = (name: string) => new RegExp(`${name}=(\\S+)`).exec(options)?.[1]
  const stage = (option('stage') ?? 'rcpt') as SmtpStage
  return { stage, code, enhanced, text, provider: option('provider') ?? null }
}

/** As the table words it: `accepted`, `greylisted` and `unclear` name nobody. */
export function labelOf({ about, what }: Pick<Classification, 'about' | 'what'>): string {
  return what === 'accepted' || what === 'greylisted' || what === 'unclear' ? what : `${about} ${what}`
}

/** FNV-1a, so that a reply stays in its half whatever is added. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (const unit of Buffer.from(text)) value = Math.imul(value ^ unit, 0x01000193) >>> 0
  return value >>> 8
}
