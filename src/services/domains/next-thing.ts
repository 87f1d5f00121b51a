import { countedOf, lostOf } from '@postproof/placement/report'
import type { SendingDomain } from '#contract/domains.ts'

/** What is broken at one domain, and what it costs of 100. */
export type Broken =
  | { kind: 'check'; domain: string; check: string; cost: number }
  | { kind: 'placement'; domain: string; lost: number; counted: number; test_id: string; cost: number }

/** What the newest test of a domain says is to be repaired first. */
export type FirstFix = { domain: string; check: string; gain: number }

/** Which checks are followed as a state of their own. */
const followed: Record<string, (domain: SendingDomain) => { state: string } | null> = {
  spf: ({ records }) => records.spf,
  dkim: ({ records }) => records.dkim,
  dmarc: ({ records }) => records.dmarc,
  ip_dnsbl: ({ lists }) => lists.address,
  domain_dnsbl: ({ lists }) => lists.domain,
}

/**
 * The most costly of what is broken now; null when nothing is. A repair costs the points of 100 that the score would rise by, a
 * placement the mailboxes of 100 in which the mail was in spam or missing. Of two that cost the same, the domain that was
 * seen last comes first.
 */
export function mostCostly(domains: readonly SendingDomain[], fixes: readonly FirstFix[]): Broken | null {
  const broken = domains.flatMap((domain): Broken[] => {
    const fix = fixes.find((one) => one.domain === domain.domain)
    return [...fixOf(domain, fix), ...placementOf(domain)]
  })
  return broken.reduce<Broken | null>((worst, one) => (worst && worst.cost >= one.cost ? worst : one), null)
}

/** Nothing where another observation, later than that test, found it in order. */
function fixOf(domain: SendingDomain, fix: FirstFix | undefined): Broken[] {
  if (!fix || fix.gain <= 0 || followed[fix.check]?.(domain)?.state === 'good') return []
  return [{ kind: 'check', domain: domain.domain, check: fix.check, cost: fix.gain }]
}

function placementOf({ domain, placement }: SendingDomain): Broken[] {
  if (!placement) return []
  const [lost, counted] = [lostOf(placement.summary), countedOf(placement.summary)]
  if (lost === 0) return []
  return [
    { kind: 'placement', domain, lost, counted, test_id: placement.test_id, cost: (100 * lost) / counted },
  ]
}
