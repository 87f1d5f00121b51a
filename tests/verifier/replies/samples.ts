import { makeReply } from '#engines/verifier/mailbox/reply-reader.ts'
import type { ReplyFacts, ReplyLabel } from '#engines/verifier/replies.ts'
import type { SmtpStage } from '#engines/verifier/smtp-types.ts'

/** A reply as one line (`|` where a new line of the same code begins), and what it means. Stage `rcpt` unless told. */
export type Sample = [reply: string, label: ReplyLabel, more?: { stage?: SmtpStage; provider?: string }]

export function factsOf([line, , more]: Sample): ReplyFacts {
  const { code, enhanced, text } = makeReply(Number(line.slice(0, 3)), line.slice(4).split('|'))
  return { stage: more?.stage ?? 'rcpt', code, enhanced, text, provider: more?.provider ?? null }
}
