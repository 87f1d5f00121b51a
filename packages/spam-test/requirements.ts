import type { Finding, Status } from '@postproof/engine/finding'
import { cannotAlign, dkimPasses, spfPasses, tiesToFrom } from './authentication/passes.ts'
import type { ProviderVerdict, RequirementId, RequirementItem } from './report.ts'
import { worst } from './score.ts'
import type { Authentication } from './types.ts'

/**
 * What Gmail, Yahoo and Microsoft ask of every sender, as verdicts of their own beside the score.
 * Sources: support.google.com/mail/answer/81126, senders.yahooinc.com/best-practices,
 * support.microsoft.com on NDR 550 5.7.515. Each verdict is the AND of its items.
 */

type World = { auth: Authentication; status(id: string): Status; finding(id: string): Finding | undefined }
type Requirement = { id: RequirementId; checks: string[]; judge(world: World): Status }

/** A check fulfils a rule unless it is bad: what only costs trust does not break a provider's rule. */
const unlessBad = (status: Status): Status => (status === 'warning' ? 'good' : status)

const statusOf = (passes: boolean | null): Status => (passes === null ? 'no-data' : passes ? 'good' : 'bad')

const spfPass = ({ auth }: World) => statusOf(spfPasses(auth))
const dkimPass = ({ auth }: World) => statusOf(dkimPasses(auth))

function either(world: World): Status {
  const both = [spfPass(world), dkimPass(world)]
  if (both.includes('good')) return 'good'
  return both.includes('no-data') ? 'no-data' : 'bad'
}

function dmarcPass({ auth }: World): Status {
  if (auth.dmarc.result === 'no-data' || auth.dmarc.result === 'temperror')
    return cannotAlign(auth) ? 'bad' : 'no-data'
  return auth.dmarc.result === 'pass' ? 'good' : 'bad'
}

const aligned = ({ auth }: World) => statusOf(tiesToFrom(auth))

function keyLength({ auth }: World): Status {
  const signatures = auth.dkim.signatures.filter((signature) => signature.bits !== null)
  if (!signatures.length) return 'no-data'
  return signatures.some((signature) => signature.keyType === 'ed25519' || signature.bits! >= 1024)
    ? 'good'
    : 'bad'
}

const of = (id: RequirementId, check: string): Requirement => ({
  id,
  checks: [check],
  judge: ({ status }) => unlessBad(status(check)),
})
const formatChecks = ['from_header', 'date_header', 'message_id', 'duplicate_headers', 'line_length']

const requirements = {
  spf_or_dkim: { id: 'spf_or_dkim', checks: ['spf', 'dkim'], judge: either },
  spf_pass: { id: 'spf_pass', checks: ['spf'], judge: spfPass },
  dkim_pass: { id: 'dkim_pass', checks: ['dkim'], judge: dkimPass },
  dmarc_pass: { id: 'dmarc_pass', checks: ['dmarc'], judge: dmarcPass },
  from_aligned: { id: 'from_aligned', checks: ['spf_align', 'dkim'], judge: aligned },
  reverse_dns: of('reverse_dns', 'rdns'),
  tls_used: of('tls_used', 'tls'),
  message_format: {
    id: 'message_format',
    checks: formatChecks,
    judge: ({ status }) => worst(formatChecks.map((id) => unlessBad(status(id)))),
  },
  not_gmail_from: {
    id: 'not_gmail_from',
    checks: ['freemail_from'],
    judge: ({ status, finding }) =>
      finding('freemail_from')?.facts.gmail === true ? status('freemail_from') : 'good',
  },
  key_length: { id: 'key_length', checks: ['dkim'], judge: keyLength },
  one_click_unsubscribe: of('one_click_unsubscribe', 'one_click'),
  visible_unsubscribe: of('visible_unsubscribe', 'body_unsubscribe'),
} satisfies Record<RequirementId, Requirement>

type Provider = ProviderVerdict['provider']
const byProvider: Record<Provider, RequirementId[]> = {
  gmail: ['spf_or_dkim', 'reverse_dns', 'tls_used', 'message_format', 'not_gmail_from', 'key_length'],
  'gmail-bulk': [
    'spf_pass',
    'dkim_pass',
    'dmarc_pass',
    'from_aligned',
    'reverse_dns',
    'tls_used',
    'message_format',
    'not_gmail_from',
    'key_length',
    'one_click_unsubscribe',
    'visible_unsubscribe',
  ],
  yahoo: [
    'spf_pass',
    'dkim_pass',
    'dmarc_pass',
    'from_aligned',
    'reverse_dns',
    'message_format',
    'key_length',
    'one_click_unsubscribe',
    'visible_unsubscribe',
  ],
  microsoft: ['spf_pass', 'dkim_pass', 'dmarc_pass', 'from_aligned'],
}

/** The verdict of each provider over one mail's findings. */
export function judgeProviders(auth: Authentication, findings: Finding[]): ProviderVerdict[] {
  const byId = new Map(findings.map((finding) => [finding.id, finding]))
  const world: World = {
    auth,
    finding: (id) => byId.get(id),
    status: (id) => byId.get(id)?.status ?? 'no-data',
  }
  return (Object.keys(byProvider) as Provider[]).map((provider) => judge(provider, world))
}

function judge(provider: Provider, world: World): ProviderVerdict {
  const items: RequirementItem[] = byProvider[provider]
    .filter((key) => applies(key, world))
    .map((key) => {
      const { id, checks, judge } = requirements[key] as Requirement
      return { id, checks, status: judge(world) }
    })
  const statuses = items.map((item) => item.status)
  const passed = statuses.filter((status) => status === 'good').length
  return { provider, passed, total: items.length, items, status: verdictOf(statuses) }
}

/** A rule about something that this mail has none of is neither met nor missed. */
function applies(key: RequirementId, { finding, auth }: World): boolean {
  if (key === 'key_length') return auth.dkim.signatures.length > 0
  // Asked of direct mail: a list for discussion sends what others wrote (support.google.com/mail/answer/81126).
  if (key === 'from_aligned') return finding('spf_align')?.code !== 'list-not-aligned'
  const { checks } = requirements[key]
  return !checks.every((id) => finding(id)?.facts.applies === false)
}

function verdictOf(statuses: Status[]): Status {
  if (statuses.includes('bad')) return 'bad'
  return statuses.includes('no-data') || statuses.includes('warning') ? 'warning' : 'good'
}
