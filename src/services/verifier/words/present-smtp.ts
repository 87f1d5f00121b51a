import type { SmtpStep } from '@postproof/address/mailbox'
import { message } from '@postproof/messages/message'
import type { Say } from '@postproof/messages/say'
import type { Verification } from '#contract/verifier.ts'
import type { KnownMailbox, VerificationFacts } from '#storage/verification-facts.ts'
import { offText } from './texts.ts'

/** The dialogue with the mail servers, or why there was none; null while that is open. */
export function smtpOf(facts: VerificationFacts, say: Say): Verification['smtp'] {
  const { mailbox } = facts
  if (!mailbox) return null
  if ('notAsked' in mailbox) {
    return { attempted: false, why_not: whyNot(facts, say), mx: null, next_retry_at: null, steps: [] }
  }
  const { report, recheck } = mailbox
  return {
    attempted: true,
    why_not: null,
    mx: report.mx,
    next_retry_at: recheck && new Date(recheck.at).toISOString(),
    steps: report.steps.map((step) => ({
      step: step.step,
      host: step.mx,
      sent: sentFor(step, mailbox, facts, say),
      code: step.code,
      enhanced: step.enhanced,
      text: step.text,
      ms: step.ms,
      verdict: step.verdict,
    })),
  }
}

/** Why the mail server was not asked; null when it was, or may yet be. */
export function whyNot({ mailbox, off }: VerificationFacts, say: Say): string | null {
  if (!mailbox || 'report' in mailbox) return null
  const { notAsked } = mailbox
  if (notAsked !== 'off') return say(`verification.not_asked.${notAsked}`)
  return off && offText(off, say)
}

/** The address the server was asked for, where an earlier answer for another spelling of it is shown; else null. */
export function askedAs({ mailbox, syntax, domain }: VerificationFacts): string | null {
  if (!mailbox || !('report' in mailbox) || !syntax || !domain) return null
  const { recipient } = mailbox.report
  return recipient && recipient !== `${syntax.local}@${domain.domain}` ? recipient : null
}

/** Why no host could be asked though there are some: none has an address of the IP version asked from. Else null. */
export function otherVersion({ mailbox, domain }: VerificationFacts, say: Say): string | null {
  if (!mailbox || !('report' in mailbox) || mailbox.report.result !== 'no_host') return null
  const ip = domain?.mx.flatMap(({ addresses }) => addresses).find(({ usable }) => usable)?.ip
  if (ip === undefined) return null
  const ipv6 = ip.includes(':')
  const [theirs, ours] = ipv6 ? (['IPv6', 'IPv4'] as const) : (['IPv4', 'IPv6'] as const)
  return say(message('verification.other_version', { theirs, ours }))
}

/** What we said, without the random name: it means nothing. */
function sentFor(
  { step, address }: SmtpStep,
  { report }: KnownMailbox,
  { syntax, domain }: VerificationFacts,
  say: Say,
): string {
  const asked = report.recipient ?? `${syntax?.local ?? ''}@${domain?.domain ?? ''}`
  switch (step) {
    case 'connect':
      return say(message('verification.connected', { address }))
    case 'banner':
      return ''
    case 'ehlo':
    case 'helo':
      return `${step.toUpperCase()} ${report.identity.helo}`
    case 'mail':
      return `MAIL FROM:<${report.identity.mailFrom}>`
    case 'rcpt':
      return `RCPT TO:<${asked}>`
    case 'random-rcpt':
      return `RCPT TO:<${say('verification.made_up')}${asked.slice(asked.lastIndexOf('@'))}>`
    default:
      return step.toUpperCase()
  }
}
