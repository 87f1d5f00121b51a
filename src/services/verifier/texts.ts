import type { Reason } from '#contract/verifier.ts'
import type { NotAskedWhy } from '#engines/verifier/mailbox/gate.ts'
import { auditTexts } from '#engines/verifier/self-audit/texts.ts'
import type { DomainStatus } from '#engines/verifier/types.ts'
import type { VerdictReason } from '#engines/verifier/verdict.ts'
import type { ServerOff } from '#storage/verification-facts.ts'

/** The words of a verification that the engine's own tables do not hold. */

/** The engine's reason under its name in the API. */
export const reasonCode = (reason: VerdictReason): Reason =>
  reason === 'not_asked' ? 'mailbox_not_asked' : reason

/** What to do, by what decided. */
export const adviceTexts: Record<VerdictReason, string> = {
  accepted_email: 'Write to it.',
  invalid_email: 'Ask for the address again.',
  invalid_domain: 'Do not write to it; look for a mistyping.',
  no_mx: 'Do not write to it; look for a mistyping.',
  null_mx: 'Do not write to it; ask for another address.',
  unroutable: 'Do not write to it; ask for another address.',
  no_mailbox: 'Do not write to it; look for a mistyping before the @.',
  mailbox_full: 'Try in some days. If mail still bounces then, the mailbox is abandoned.',
  mailbox_disabled: 'Do not write to it; ask for another address.',
  catch_all: 'Send one confirmation mail and see whether the person answers.',
  catch_all_unknown: 'Send one confirmation mail and see whether the person answers.',
  disposable: 'It will soon be gone. Ask for a lasting address where that matters to you.',
  role: 'Fine for a question; ask a person before you send a newsletter there.',
  possible_typo: 'Ask the person which of the two is right.',
  restricted: 'Try again later.',
  greylisted: 'It is asked again by itself; nothing is wrong with the address so far.',
  blocked_by_receiver: 'Send one confirmation mail and see whether the person answers.',
  temporary_error: 'Try again later.',
  unclear_reply: 'Send one confirmation mail and see whether the person answers.',
  timeout: 'Try again later.',
  disconnected: 'Try again later.',
  no_connection: 'Try again later.',
  utf8_not_offered: 'Ask for an address in plain letters as well.',
  dns_unavailable: 'Try again later.',
  provider_unverifiable: 'Send one confirmation mail and see whether the person answers.',
  opted_out: 'Send one confirmation mail and see whether the person answers.',
  not_asked: 'Send one confirmation mail and see whether the person answers.',
}

export const domainTexts: Record<DomainStatus, string> = {
  mail: 'The domain has mail servers.',
  'null-mx': 'The domain says that it takes no mail at all (a null MX record, RFC 7505).',
  'no-domain': 'The domain does not exist.',
  'no-mail-host': 'The domain exists, but has no mail server and no address.',
  unreachable: 'The mail servers of this domain have no address that can be reached from the internet.',
  'no-data': 'The name servers could not be asked. This says nothing about the domain.',
}

export const notAskedTexts: Record<Exclude<NotAskedWhy, 'off'>, string> = {
  'no-mail': 'There is no mail server to ask.',
  'provider-unverifiable': 'This provider does not let anyone check single addresses, so it was not asked.',
  'opted-out': 'This mailbox is not asked for: every domain must have it, or somebody asked us not to.',
  'backing-off': 'The mail server wants fewer questions from us, so it is left alone for a while.',
}

export const optedOutText = 'Somebody asked that this address or domain not be verified here.'

/** Why no mail server is asked, in one sentence or two. */
export function offText(off: ServerOff): string {
  switch (off.why) {
    case 'switched-off':
      return 'Asking mail servers is switched off here. Spelling, lists and domain were checked.'
    case 'not-wanted':
      return 'Asking the mail server was not wanted.'
    case 'auditing':
      return 'This server is still checking whether it may ask mail servers. Try again in a minute.'
    case 'identity':
      return 'Mail servers are not asked: the name this server would give is not its own.'
    case 'audit': {
      const problems = off.findings.map(({ id, code }) => problem(id, code))
      return `Mail servers are not asked until this server is in order. ${problems.join(' ')}`.trim()
    }
  }
}

function problem(id: string, code: string): string {
  const entry = auditTexts[id]
  return entry ? `${entry.title}: ${entry.codes[code] ?? code}` : `${id}: ${code}`
}
