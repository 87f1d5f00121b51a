import type { Evidence } from '@postproof/engine/finding'
import type { Message as Said } from '@postproof/messages/message'

/**
 * What kind of mail a mail is. Receivers and laws ask different things of a newsletter, of a receipt and of a bounce, so
 * each rule of the spam test names the kinds that it is for. The kind is decided in this order:
 *
 * 1. structure and standards: multipart/report (RFC 6522), encrypted bodies (RFC 3156, RFC 8551), iTIP (RFC 6047),
 *    Auto-Submitted (RFC 3834), List-* (RFC 2369, RFC 2919, RFC 8058);
 * 2. how known services write their headers (services.ts, a dated table);
 * 3. words.
 */

/**
 * - `personal`: one person writes to another. `transactional`: a service writes to one person about what that person did
 *   or has with it.
 * - `automatic-answer`: a program answers a mail. `bounce`: a mail server writes about a delivery. `report`: a program
 *   reports what it measured or ran.
 * - `invitation`: a calendar asks, answers or cancels. `encrypted`: nobody but the recipient can read it.
 * - `list-post`: a member writes to the members of a list, or a program passes on what someone wrote there.
 * - `subscribers`: one sender writes to all who subscribed. `cold-outreach`: an offer to a person who did not ask.
 */
export const mailKinds = [
  'personal',
  'transactional',
  'automatic-answer',
  'bounce',
  'report',
  'invitation',
  'encrypted',
  'list-post',
  'subscribers',
  'cold-outreach',
] as const

export type MailKind = (typeof mailKinds)[number]

/** `sure`: a standard or the sender says so. `likely`: words and habits say so. `chosen`: the user says so. */
export type Confidence = 'sure' | 'likely' | 'chosen'

export type KindJudgment = {
  kind: MailKind
  confidence: Confidence
  /** Reasons as people read them, the strongest first. */
  why: Said[]
  /** The fields and parts that the reasons rest on, each with its line. */
  evidence: Evidence[]
}

export const isMailKind = (text: unknown): text is MailKind => mailKinds.some((kind) => kind === text)

/**
 * Whether the rules for mail to subscribers apply: a way out of the list, a postal address, no empty envelope sender.
 * `perhaps`: the rules apply if the mail is what its words suggest, so a fault is a warning. The law asks a cold offer for
 * a way out as well (15 USC 7704(a)(5)), but providers cannot see that nobody asked for it. Undefined, of a report from
 * before the kind was asked: no.
 */
export function listRules(
  judged: Pick<KindJudgment, 'kind' | 'confidence'> | undefined,
): 'yes' | 'perhaps' | 'no' {
  if (!judged) return 'no'
  const { kind, confidence } = judged
  if (kind === 'subscribers') return confidence === 'likely' ? 'perhaps' : 'yes'
  return kind === 'cold-outreach' ? 'perhaps' : 'no'
}

/** Kinds that programs write. Nobody reads their words as advertising, and their senders cannot write them otherwise. */
const written: ReadonlySet<MailKind> = new Set(['automatic-answer', 'bounce', 'report', 'invitation'])
export const isWrittenByProgram = ({ kind }: Pick<KindJudgment, 'kind'>): boolean => written.has(kind)
