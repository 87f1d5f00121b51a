import type { Finding } from '@postproof/engine/finding'
import type { CapReason } from './report.ts'

/**
 * Ceilings: what holds a score down whatever else is good, in the order in which mail is refused. The lowest that
 * stands is the cap. Who refuses what, with sources and dates: docs/en/guide/who-refuses-what.md, which shows
 * this table.
 */

type Test = (finding: Finding) => boolean

export type Ceiling = {
  reason: CapReason
  /** At most, of 100. */
  score: number
  /** The findings that cause it, by check. With `all`, every one of them has to be there. */
  of: Record<string, Test>
  all?: true
}

const isBad: Test = ({ status }) => status === 'bad'
const fatal: Test = ({ facts }) => facts.fatal === true
// The results themselves, not the findings' status: a record can pass and still be bad, or fail and only be warned of.
const fails: Test = ({ facts }) => facts.passes === false
const coded =
  (...codes: string[]): Test =>
  ({ code }) =>
    codes.includes(code)

/** RFC 9989, 4.7: with `t=y` receivers do what the next milder policy says. */
function enforced({ code, facts }: Finding): 'reject' | 'quarantine' | 'none' | null {
  if (code !== 'fail') return null
  if (facts.policy === 'reject') return facts.testMode === true ? 'quarantine' : 'reject'
  return facts.policy === 'quarantine' && facts.testMode !== true ? 'quarantine' : 'none'
}

/** What `dmarc` says where no record applies. */
const missing = ['no-record', 'record-unusable', 'several-records']

export const ceilings: Ceiling[] = [
  { reason: 'executable-attachment', score: 30, of: { attachments: fatal } },
  { reason: 'dmarc-reject', score: 35, of: { dmarc: (finding) => enforced(finding) === 'reject' } },
  { reason: 'no-valid-from', score: 40, of: { from_header: isBad } },
  { reason: 'spf-and-dkim-fail', score: 40, of: { dkim: fails, spf: fails }, all: true },
  { reason: 'impersonation', score: 40, of: { sender_claim: fatal, lookalike_domain: fatal } },
  {
    reason: 'fraud',
    score: 40,
    of: {
      money_trap: fatal,
      callback_number: isBad,
      attachments: coded('password-in-text'),
      multipart: coded('other-body'),
    },
  },
  { reason: 'blacklisted', score: 45, of: { ip_dnsbl: isBad, domain_dnsbl: isBad } },
  { reason: 'link-blacklisted', score: 45, of: { link_blocklist: isBad } },
  { reason: 'phishing-link', score: 45, of: { link_mismatch: fatal } },
  { reason: 'dmarc-quarantine', score: 45, of: { dmarc: (finding) => enforced(finding) === 'quarantine' } },
  { reason: 'gmail-from-elsewhere', score: 50, of: { freemail_from: coded('gmail-from-elsewhere') } },
  {
    reason: 'not-aligned',
    score: 60,
    of: { dmarc: (finding) => enforced(finding) === 'none' || finding.facts.tied === false },
  },
  {
    reason: 'not-standard',
    score: 60,
    of: { message_id: isBad, duplicate_headers: isBad, date_header: coded('missing') },
  },
  {
    reason: 'dmarc-missing',
    score: 65,
    of: { dmarc: ({ status, code }) => status === 'bad' && missing.includes(code) },
  },
  { reason: 'no-reverse-name', score: 70, of: { rdns: isBad } },
  { reason: 'hidden-text', score: 70, of: { hidden_text: isBad } },
  { reason: 'spam-filter', score: 70, of: { spam_engine: isBad } },
  { reason: 'dkim-fails', score: 75, of: { dkim: fails } },
  { reason: 'not-encrypted', score: 75, of: { tls: isBad } },
  { reason: 'no-list-unsubscribe', score: 75, of: { list_unsubscribe: isBad } },
  { reason: 'image-only', score: 75, of: { image_text_ratio: isBad } },
  { reason: 'spf-fails', score: 80, of: { spf: fails } },
  { reason: 'no-one-click', score: 80, of: { one_click: isBad } },
  { reason: 'no-unsubscribe-link', score: 80, of: { body_unsubscribe: isBad } },
  { reason: 'like-callback-fraud', score: 80, of: { callback_number: ({ status }) => status === 'warning' } },
  { reason: 'new-domain', score: 85, of: { domain_age: coded('days-old') } },
  { reason: 'dynamic-name', score: 85, of: { rdns: coded('generic-name') } },
  // Postfix' reject_invalid_helo_hostname and reject_non_fqdn_helo_hostname, which many servers have on.
  { reason: 'bad-greeting', score: 88, of: { helo: isBad } },
  {
    reason: 'wrong-date',
    score: 88,
    of: { date_header: (finding) => isBad(finding) && coded('future', 'far-off')(finding) },
  },
  { reason: 'clipped', score: 88, of: { html_size: isBad } },
]

/** A ceiling that stands, and the findings that cause it. */
export type Standing = Ceiling & { causes: Finding[] }

const tested = ceilings.map((ceiling) => ({ ceiling, tests: Object.entries(ceiling.of) }))
const capping = new Set(ceilings.flatMap(({ of }) => Object.keys(of)))

/** The ceilings that hold this mail down, the lowest first; none for a mail without such a finding. */
export function standing(findings: Finding[]): Standing[] {
  const wrong = findings.filter(
    ({ id, status }) => (status === 'bad' || status === 'warning') && capping.has(id),
  )
  if (wrong.length === 0) return []
  return tested.flatMap(({ ceiling, tests }) => {
    const causes = tests.flatMap(([id, test]) =>
      wrong.filter((finding) => finding.id === id && test(finding)),
    )
    const holds = ceiling.all ? causes.length >= tests.length : causes.length > 0
    return holds ? { ...ceiling, causes } : []
  })
}
