import type { NotAskedWhy } from '../mailbox/gate.ts'
import type { MailboxResult } from '../mailbox.ts'
import type { DomainStatus } from '../types.ts'
import type { VerdictFacts } from './facts.ts'
import { standingBounce } from './own.ts'

export const verdictStatuses = ['deliverable', 'risky', 'undeliverable', 'unknown'] as const
export type VerdictStatus = (typeof verdictStatuses)[number]

export const verdictReasons = [
  'accepted_email',
  'invalid_email',
  'invalid_domain',
  'no_mx',
  'null_mx',
  'unroutable',
  'no_mailbox',
  'bounced',
  'mailbox_full',
  'mailbox_disabled',
  'catch_all',
  'catch_all_unknown',
  'disposable',
  'role',
  'possible_typo',
  'restricted',
  'greylisted',
  'blocked_by_receiver',
  'temporary_error',
  'unclear_reply',
  'timeout',
  'disconnected',
  'no_connection',
  'utf8_not_offered',
  'dns_unavailable',
  'provider_unverifiable',
  'opted_out',
  'not_asked',
] as const
export type VerdictReason = (typeof verdictReasons)[number]

type Judged = { status: VerdictStatus; reason: VerdictReason }

const DOMAIN: Record<Exclude<DomainStatus, 'mail'>, Judged> = {
  'null-mx': { status: 'undeliverable', reason: 'null_mx' },
  'no-domain': { status: 'undeliverable', reason: 'invalid_domain' },
  'no-mail-host': { status: 'undeliverable', reason: 'no_mx' },
  unreachable: { status: 'undeliverable', reason: 'unroutable' },
  'no-data': { status: 'unknown', reason: 'dns_unavailable' },
}

/** What the server's word alone means; `accepted` is judged with the other facts. */
const MAILBOX: Record<Exclude<MailboxResult, 'accepted'>, Judged> = {
  no_mailbox: { status: 'undeliverable', reason: 'no_mailbox' },
  disabled: { status: 'undeliverable', reason: 'mailbox_disabled' },
  full: { status: 'risky', reason: 'mailbox_full' },
  restricted: { status: 'risky', reason: 'restricted' },
  greylisted: { status: 'unknown', reason: 'greylisted' },
  blocked: { status: 'unknown', reason: 'blocked_by_receiver' },
  temporary: { status: 'unknown', reason: 'temporary_error' },
  unclear: { status: 'unknown', reason: 'unclear_reply' },
  timeout: { status: 'unknown', reason: 'timeout' },
  dropped: { status: 'unknown', reason: 'disconnected' },
  no_connection: { status: 'unknown', reason: 'no_connection' },
  no_host: { status: 'unknown', reason: 'no_connection' },
  utf8_not_offered: { status: 'unknown', reason: 'utf8_not_offered' },
  not_askable: { status: 'unknown', reason: 'not_asked' },
}

const NOT_ASKED: Record<NotAskedWhy, VerdictReason> = {
  off: 'not_asked',
  'no-mail': 'not_asked',
  'provider-unverifiable': 'provider_unverifiable',
  'accounts-only': 'provider_unverifiable',
  crowded: 'blocked_by_receiver',
  'opted-out': 'opted_out',
  'backing-off': 'blocked_by_receiver',
}

/** One status and the one reason that weighs most. Undeliverable only by a plain word of DNS, spelling or server. */
export function reasonOf(facts: VerdictFacts): Judged {
  const { domain, mailbox } = facts
  if (!facts.validSyntax || !domain) return { status: 'undeliverable', reason: 'invalid_email' }
  const answer = mailboxAnswer(mailbox)
  // A mail server that has answered outweighs a DNS question that failed since.
  if (domain.status !== 'mail' && !(domain.status === 'no-data' && 'result' in mailbox))
    return DOMAIN[domain.status]
  if (answer?.status === 'undeliverable') return answer
  const bounce = standingBounce(facts)
  if (bounce && bounce.what !== 'full') return { status: 'undeliverable', reason: 'bounced' }
  if (facts.disposable === 'high') return { status: 'risky', reason: 'disposable' }
  if (facts.suggestion !== null) return { status: 'risky', reason: 'possible_typo' }
  if (bounce && answer?.status !== 'risky') return { status: 'risky', reason: 'mailbox_full' }
  if (answer) return facts.role && isSilent(mailbox) ? { status: 'risky', reason: 'role' } : answer
  return accepted(facts)
}

function mailboxAnswer(mailbox: VerdictFacts['mailbox']): Judged | null {
  if ('notAsked' in mailbox) return { status: 'unknown', reason: NOT_ASKED[mailbox.notAsked] }
  return mailbox.result === 'accepted' ? null : MAILBOX[mailbox.result]
}

/** No server will be asked, so the name itself is all the evidence there will be. */
function isSilent(mailbox: VerdictFacts['mailbox']): boolean {
  return 'notAsked' in mailbox && mailbox.notAsked !== 'backing-off' && mailbox.notAsked !== 'crowded'
}

function accepted({ mailbox, role }: VerdictFacts): Judged {
  const catchAll = 'result' in mailbox ? mailbox.catchAll : null
  if (catchAll === true) return { status: 'risky', reason: 'catch_all' }
  if (role) return { status: 'risky', reason: 'role' }
  if (catchAll === null) return { status: 'risky', reason: 'catch_all_unknown' }
  return { status: 'deliverable', reason: 'accepted_email' }
}
