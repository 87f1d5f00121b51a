import type { PolicyChange } from '../record/report.ts'
import { listedOrganization } from './alignment.ts'
import { applyDmarc, isWeaker } from './applied.ts'
import { type DmarcAt, type DmarcLookup, discoverDmarc } from './discover.ts'
import { type DmarcRecord, type Policy, parseDmarc } from './parse.ts'

/**
 * What becomes of mail when one DMARC record takes the place of another. Both are evaluated as a receiver does it (RFC
 * 9989, 4.10 and 5.3), for the domain, a subdomain and a name that does not exist, and for mail that SPF or DKIM ties
 * to the organization or to nobody in it. Mail that is tied to the very name in its From line passes with any record.
 */
export type DmarcEffect = {
  changes: PolicyChange[]
  /** Mail of the organization that passes today would fail: such a record must not be offered. */
  breaks: boolean
}

/** Labels that stand for any subdomain; they are never asked for. */
const ONE = 'one-subdomain'
const OTHER = 'other-subdomain'

type Mail = { by: 'spf' | 'dkim' | null; domain: string | null }

/** `passes` is null where it could not be asked; `policy` is what receivers apply to mail that fails. */
type Outcome = { passes: boolean | null; policy: Policy }

/**
 * `host` is the domain below whose `_dmarc` the record is published, `exists` whether that domain does. `domains` are
 * those with which the user's own mail was seen to pass. Never rejects.
 */
export async function dmarcEffect(
  host: string,
  value: string,
  lookup: DmarcLookup,
  { exists = true, domains = [] }: { exists?: boolean | null; domains?: string[] } = {},
): Promise<DmarcEffect> {
  const before = await withRecord(lookup, host, null)
  const after = await withRecord(lookup, host, parseDmarc(value))
  const inside = `${ONE}.${host}`
  const names = [
    { of: 'domain' as const, from: host, exists },
    { of: 'subdomains' as const, from: inside, exists: true },
    { of: 'unused-names' as const, from: inside, exists: false },
  ]
  const changes: PolicyChange[] = []
  let breaks = false
  for (const { of, from, exists } of names) {
    for (const mail of mailOf(from, host, domains)) {
      const now = await outcomeOf(from, exists, mail, before)
      const then = await outcomeOf(from, exists, mail, after)
      if (now === null || then === null || now.passes === null || then.passes === null) continue
      if (now.passes && !then.passes) breaks = true
      const change = {
        from: of,
        by: mail.by,
        before: now.passes ? ('none' as const) : now.policy,
        after: then.passes ? ('none' as const) : then.policy,
      }
      if (change.before !== change.after) changes.push(change)
    }
  }
  return { changes: withoutRepeats(changes), breaks }
}

/** Whether receivers would treat any mail more strictly. */
export function isStricter({ changes }: DmarcEffect): boolean {
  return changes.some(({ before, after }) => isWeaker(before, after))
}

/** The lookup with a record in place of those at one name, and no record at any name below it. */
async function withRecord(
  lookup: DmarcLookup,
  host: string,
  record: DmarcRecord | null,
): Promise<DmarcLookup> {
  const { published } = await lookup(host)
  return async (domain) => {
    if (domain.endsWith(`.${host}`)) {
      return { domain, published: { ...published, outcome: 'nxdomain', texts: [] }, records: [], used: null }
    }
    if (domain !== host || record === null) return lookup(domain)
    const at: DmarcAt = { domain, published, records: [record], used: record.usable ? record : null }
    return { ...at, published: { ...published, outcome: 'answer', texts: [record.text] } }
  }
}

/** Mail that nothing ties to the organization, and mail that is tied to another name of it. */
function mailOf(from: string, host: string, domains: string[]): Mail[] {
  const within = [`${OTHER}.${host}`, host, listedOrganization(host) ?? host, ...domains]
  const others = [...new Set(within)].filter((domain) => domain !== from)
  return [
    { by: null, domain: null },
    ...(['spf', 'dkim'] as const).flatMap((by) => others.map((domain) => ({ by, domain }))),
  ]
}

async function outcomeOf(
  from: string,
  exists: boolean | null,
  { by, domain }: Mail,
  lookup: DmarcLookup,
): Promise<Outcome | null> {
  const discovery = await discoverDmarc(from, lookup)
  const record = discovery.applied?.used ?? null
  if (record === null && !discovery.complete) return null
  const applied = applyDmarc(from, discovery, exists)
  // Without a record no policy applies: there is nothing that mail could pass or fail.
  if (record === null || applied === null) return { passes: false, policy: 'none' }
  const policy = applied.effective
  if (by === null || domain === null) return { passes: false, policy }
  if ((by === 'spf' ? record.aspf : record.adkim) === 's') return { passes: false, policy }
  const { organizational } = await discoverDmarc(domain, lookup)
  if (organizational === null || discovery.organizational === null) return { passes: null, policy }
  return { passes: organizational === discovery.organizational, policy }
}

/** What happens to mail of the organization is only said where it differs from what happens to all other mail. */
function withoutRepeats(changes: PolicyChange[]): PolicyChange[] {
  return changes.filter(({ from, by, before, after }, at) => {
    const same = (other: PolicyChange) =>
      other.from === from && other.before === before && other.after === after
    if (by !== null && changes.some((other) => other.by === null && same(other))) return false
    return changes.findIndex((other) => other.by === by && same(other)) === at
  })
}
