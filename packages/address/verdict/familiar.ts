import type { MailboxReport } from '../mailbox.ts'
import type { DomainFacts } from '../types.ts'
import type { VerdictFacts } from './facts.ts'
import type { VerdictReason, VerdictStatus } from './reason.ts'

/** The result in the field names and words of other verifiers, for programs that were written for them. */

/** As Reacher answers (`?format=reacher`). */
export type ReacherResult = {
  input: string
  is_reachable: 'safe' | 'risky' | 'invalid' | 'unknown'
  misc: { is_disposable: boolean; is_role_account: boolean; is_b2c: boolean }
  mx: { accepts_mail: boolean; records: string[] }
  smtp: {
    can_connect_smtp: boolean
    has_full_inbox: boolean
    is_catch_all: boolean
    is_deliverable: boolean
    is_disabled: boolean
  }
  syntax: { is_valid_syntax: boolean; domain: string; username: string; suggestion: string | null }
}

/** The verdict in the words of Reacher's API (check-if-email-exists), for programs that read those. */
export function reacherResult(given: {
  input: string
  isReachable: ReacherResult['is_reachable']
  facts: VerdictFacts
  domain: Pick<DomainFacts, 'mx' | 'domain'> | null
  local: string | null
  mailbox: MailboxReport | null
}): ReacherResult {
  const { input, facts, domain, local, mailbox } = given
  return {
    input,
    is_reachable: given.isReachable,
    misc: { is_disposable: facts.disposable !== null, is_role_account: facts.role, is_b2c: facts.free },
    mx: {
      accepts_mail: facts.domain?.status === 'mail',
      records: domain?.mx.map(({ host }) => `${host}.`) ?? [],
    },
    smtp: {
      can_connect_smtp:
        mailbox?.steps.some(({ step, verdict }) => step === 'banner' && verdict === 'accepted') ?? false,
      has_full_inbox: mailbox?.result === 'full',
      is_catch_all: mailbox?.catchAll === true,
      is_deliverable: mailbox?.result === 'accepted',
      is_disabled: mailbox?.result === 'disabled',
    },
    syntax: {
      is_valid_syntax: facts.validSyntax,
      domain: domain?.domain ?? '',
      username: local ?? '',
      suggestion: local !== null && facts.suggestion !== null ? `${local}@${facts.suggestion}` : null,
    },
  }
}

type Words = [status: string, subStatus: string]

/** The statuses and sub-statuses of ZeroBounce, for the columns of a CSV file. What is unknown stays unknown there. */
const ZEROBOUNCE: Record<VerdictReason, Words> = {
  accepted_email: ['valid', ''],
  invalid_email: ['invalid', 'failed_syntax_check'],
  invalid_domain: ['invalid', 'no_dns_entries'],
  no_mx: ['invalid', 'no_dns_entries'],
  null_mx: ['invalid', 'does_not_accept_mail'],
  unroutable: ['invalid', 'unroutable_ip_address'],
  no_mailbox: ['invalid', 'mailbox_not_found'],
  bounced: ['invalid', 'mailbox_not_found'],
  mailbox_full: ['invalid', 'mailbox_quota_exceeded'],
  mailbox_disabled: ['invalid', 'mailbox_not_found'],
  catch_all: ['catch-all', ''],
  catch_all_unknown: ['catch-all', ''],
  disposable: ['do_not_mail', 'disposable'],
  role: ['do_not_mail', 'role_based'],
  possible_typo: ['do_not_mail', 'possible_typo'],
  restricted: ['unknown', 'mail_server_temporary_error'],
  greylisted: ['unknown', 'greylisted'],
  blocked_by_receiver: ['unknown', 'antispam_system'],
  temporary_error: ['unknown', 'mail_server_temporary_error'],
  unclear_reply: ['unknown', 'mail_server_temporary_error'],
  timeout: ['unknown', 'timeout_exceeded'],
  disconnected: ['unknown', 'forcible_disconnect'],
  no_connection: ['unknown', 'failed_smtp_connection'],
  utf8_not_offered: ['unknown', ''],
  dns_unavailable: ['unknown', ''],
  provider_unverifiable: ['unknown', 'antispam_system'],
  opted_out: ['unknown', ''],
  not_asked: ['unknown', ''],
}

/** The verdict as `status` and `sub_status` of ZeroBounce's API, for programs that read those. */
export function zeroBounceWords(
  verdict: { status: VerdictStatus; reason: VerdictReason },
  role: boolean,
): { status: string; sub_status: string } {
  const [status, subStatus] = ZEROBOUNCE[verdict.reason]
  const both = verdict.reason === 'catch_all' && role
  return both
    ? { status: 'do_not_mail', sub_status: 'role_based_catch_all' }
    : { status, sub_status: subStatus }
}
