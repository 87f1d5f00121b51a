import type { Finding } from '#engines/finding.ts'
import type { CapReason } from './report.ts'

/**
 * What keeps a score below the cap, whatever else is good: a large provider refuses such mail for this alone.
 */

type Test = (finding: Finding) => boolean

const fatal: Test = ({ facts }) => facts.fatal === true
// The results themselves, not the findings' status: a record can pass and still be bad, or fail and only be warned of.
const fails: Test = ({ facts }) => facts.passes === false

/** The findings of each reason. With `all`, every one of them has to be there. In order of gravity. */
const causes: Record<CapReason, { of: Record<string, Test>; all?: true }> = {
  'spf-and-dkim-fail': { of: { dkim: fails, spf: fails }, all: true },
  blacklisted: { of: { ip_dnsbl: fatal, domain_dnsbl: fatal } },
  'link-blacklisted': { of: { link_blocklist: ({ status }) => status === 'bad' } },
  'executable-attachment': { of: { attachments: fatal } },
  impersonation: { of: { sender_claim: fatal, lookalike_domain: fatal } },
  'phishing-link': { of: { link_mismatch: fatal } },
}

/** The findings that cause a cap for this reason, the gravest first; none when the reason does not hold. */
export function causesOf(reason: CapReason, findings: Finding[]): Finding[] {
  const { of, all } = causes[reason]
  const found = Object.entries(of).flatMap(([id, test]) =>
    findings.filter((finding) => finding.id === id && test(finding)),
  )
  return all && found.length < Object.keys(of).length ? [] : found
}

/** Why a score is capped; empty when it is not. */
export function capReasons(findings: Finding[]): CapReason[] {
  return (Object.keys(causes) as CapReason[]).filter((reason) => causesOf(reason, findings).length > 0)
}
