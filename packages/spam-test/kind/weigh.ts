import type { Evidence } from '@postproof/engine/finding'
import { plain } from '@postproof/engine/plain-message'
import type { Message as Mail } from '@postproof/message/types'
import type { Message as Said } from '@postproof/messages/message'
import { fieldNamed, quoteField } from '../context/fields.ts'
import { espFingerprints } from '../data/esp-fingerprints.ts'
import type { Esp } from '../types.ts'
import { autoSubmitted, isAnswer } from './answers.ts'
import type { KindJudgment, MailKind } from './kinds.ts'
import { listSignals } from './list-signals.ts'
import { because } from './lists.ts'
import { matterOf } from './matters.ts'
import { hasRichText, isFreeMail, programOf, robotOf } from './people.ts'
import { campaignFields } from './services.ts'
import { newsletterWords, openingWords, quoted, roleOf, transactionWords } from './words.ts'

/**
 * The four kinds that no standard tells apart: mail to subscribers, mail of a service to one person, a letter, a cold
 * offer. Fields, services and words are signs with points; the subject of a mail to one person outweighs what its
 * service adds to all mail.
 */

type Sign = { points: number; why: Said; evidence?: Evidence; sure?: true }

/** Points from which on signs of a list are likely, and sure; with a way out of it, fewer are sure. */
const LIKELY = 4
const SURE = 7
const SURE_WITH_WAY_OUT = 6
/** Phrases of cold offers: one alone stands in any letter. */
const OPENINGS = 2

export function weigh(message: Mail, esp: Esp | null, language: string | null): KindJudgment {
  const subject = transactionWords(message)
  const signals = listSignals(message, language)
  const signs = listSigns(message, esp, signals)
  const isNamed = newsletterWords(message).length > 0 || signals.some(({ names }) => names)
  if (subject.length > 0 && !isNamed && !names(message, campaignFields))
    return transactional(message, subject)
  const isByHand = programOf(message) !== undefined || isAnswer(message)
  const matter = isByHand || isNamed ? null : matterOf(message)
  if (matter !== null && !names(message, ['list-unsubscribe', 'list-id']))
    return transactional(message, subject, matter)
  // RFC 3834, 5. A newsletter program that writes it by mistake offers to unsubscribe with one click, or names its campaign.
  if (autoSubmitted(message) !== null && !hasOneClick(message) && !names(message, campaignFields))
    return generated(message)
  const wayOut = signals.some((signal) => signal.wayOut)
  const sum = signs.reduce((all, { points }) => all + points, 0)
  if (sum >= LIKELY) return subscribers(signs, sum >= (wayOut ? SURE_WITH_WAY_OUT : SURE))
  return fromOnePerson(message, esp)
}

const names = (message: Mail, keys: readonly string[]) =>
  keys.map((key) => fieldNamed(message, key)).find((field) => field !== undefined)

/** RFC 8058, 3: the two fields together; Brevo writes the second one alone on mail to one person. */
const hasOneClick = (message: Mail) =>
  fieldNamed(message, 'list-unsubscribe') !== undefined &&
  fieldNamed(message, 'list-unsubscribe-post') !== undefined

function listSigns(message: Mail, esp: Esp | null, signals: ReturnType<typeof listSignals>): Sign[] {
  const signs: Sign[] = []
  const field = (keys: readonly string[], points: number, sure?: true) => {
    const found = names(message, keys)
    if (found) signs.push({ points, why: because(found), evidence: quoteField(found), ...(sure && { sure }) })
  }
  field(['list-unsubscribe'], SURE, true)
  if (hasOneClick(message)) field(['list-unsubscribe-post'], 2)
  field(['list-id'], SURE, true)
  field(campaignFields, SURE, true)
  const precedence = fieldNamed(message, 'precedence')
  if (precedence && /^\s*(?:list|bulk)\b/i.test(precedence.value))
    signs.push({
      points: 2,
      why: { code: 'any.list', facts: { parts: [`Precedence: ${precedence.value.trim().toLowerCase()}`] } },
      evidence: quoteField(precedence),
    })
  const kind = espFingerprints.find(({ id }) => id === esp?.id)?.kind
  // Receipts and invoices leave through the same services; a file is seldom attached to anything else.
  const withFile = message.attachments.some(({ inline }) => !inline)
  if (esp && kind === 'marketing' && !withFile)
    signs.push({ points: SURE, why: { code: 'list-mail.service', facts: { service: esp.name } } })
  const named = newsletterWords(message)
  if (named.length > 0 && !isAnswer(message) && !signals.some(({ names }) => names))
    signs.push({ points: LIKELY, why: { code: 'list-mail.subject-says', facts: { words: quoted(named) } } })
  const words = signals.filter(({ points }) => points !== 0).map(({ points, why }) => ({ points, why }))
  return [...signs, ...words]
}

const judged = (kind: MailKind, confidence: 'sure' | 'likely', signs: Sign[]): KindJudgment => ({
  kind,
  confidence,
  why: signs.map(({ why }) => why),
  evidence: signs.flatMap(({ evidence }) => evidence ?? []),
})

function subscribers(signs: Sign[], isSure: boolean): KindJudgment {
  const speaking = signs.filter(({ points }) => points > 0).sort((a, b) => b.points - a.points)
  const sure = isSure || speaking.some(({ sure }) => sure)
  return judged('subscribers', sure ? 'sure' : 'likely', speaking)
}

/** What no person sent: as plain text and to no list, a program reports what it ran or measured. */
function generated(message: Mail): KindJudgment {
  const isListed = names(message, ['list-id', 'list-unsubscribe']) !== undefined
  const notice = transactional(message, [])
  return message.html || isListed ? notice : { ...notice, kind: 'report' }
}

function transactional(message: Mail, words: string[], matter: string | null = null): KindJudgment {
  const automatic = fieldNamed(message, 'auto-submitted')
  const signs: Sign[] = []
  if (words.length > 0)
    signs.push({ points: 1, why: { code: 'list-mail.subject-says', facts: { words: quoted(words) } } })
  if (matter !== null)
    signs.push({ points: 1, why: { code: 'list-mail.text-says', facts: { words: quoted([matter]) } } })
  if (automatic && autoSubmitted(message) !== null)
    signs.push({
      points: 1,
      why: { code: 'any.list', facts: { parts: [`Auto-Submitted: ${autoSubmitted(message)}`] } },
      evidence: quoteField(automatic),
    })
  const field = fieldNamed(message, 'subject')
  if (words.length > 0 && field) signs[0]!.evidence = quoteField(field)
  return judged('transactional', 'likely', signs)
}

/** A letter, a cold offer, or what a service writes to one person. */
function fromOnePerson(message: Mail, esp: Esp | null): KindJudgment {
  const answered = fieldNamed(message, 'in-reply-to') ?? fieldNamed(message, 'references')
  const program = programOf(message)
  const role = roleOf(message)
  const robot = robotOf(message)
  if (robot)
    return judged('report', 'likely', [
      { points: 1, why: { code: 'list-mail.sent-from', facts: { address: robot } } },
    ])
  if (isAnswer(message) && answered && role === null)
    return judged('personal', 'likely', [
      { points: 1, why: because(answered), evidence: quoteField(answered) },
    ])
  const opening = isAnswer(message) ? [] : openingWords(message)
  if (opening.length >= OPENINGS)
    return judged('cold-outreach', 'likely', [
      { points: 1, why: { code: 'list-mail.text-says', facts: { words: quoted(opening) } } },
    ])
  if (program)
    return judged('personal', 'likely', [{ points: 1, why: because(program), evidence: quoteField(program) }])
  return byMake(message, esp, role)
}

/** Nothing in the words decides: who sends it and how it is made do. */
function byMake(message: Mail, esp: Esp | null, role: string | null): KindJudgment {
  const signs: Sign[] = []
  if (role !== null)
    signs.push({ points: 2, why: { code: 'list-mail.sent-from', facts: { address: `${role}@` } } })
  const kind = espFingerprints.find(({ id }) => id === esp?.id)?.kind
  if (esp && kind !== 'mailbox')
    signs.push({ points: 2, why: { code: 'list-mail.service', facts: { service: esp.name } } })
  if (signs.length > 0 && !isFreeMail(message) && !hasRichText(message))
    return judged('transactional', 'likely', signs)
  return judged('personal', 'likely', [{ points: 1, why: plain('mail-kind.why.nothing-else') }])
}
