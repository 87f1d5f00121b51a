import type { Resolver } from '@postproof/engine/world'
import { type DkimService, dkimServices } from '../data/dkim-selectors.ts'
import { isAskable } from '../record/published.ts'
import { isSpfRecord, parseSpf } from '../spf/parse.ts'
import type { SeenService } from './details.ts'

/** Which sending services a domain seems to use, from its SPF record and its mail servers. */

const MAX_RECORDS = 20
const MAX_SEEN = 25

/** Reads the SPF tree's includes and the MX hosts. Never rejects; what cannot be asked shows nothing. */
export async function findServices(domain: string, resolver: Resolver): Promise<SeenService[]> {
  const [includes, mail] = await Promise.all([findIncludes(domain, resolver), resolver.lookup(domain, 'MX')])
  const hosts = mail.records.flatMap((record) =>
    record.type === 'MX' ? [record.exchange.toLowerCase()] : [],
  )
  return dkimServices
    .flatMap((service) => {
      const seenBy = evidenceOf(service, includes, hosts)
      const { id, name, selectors, madeUp } = service
      return seenBy === null ? [] : [{ id, name, seenBy, selectors, madeUp }]
    })
    .slice(0, MAX_SEEN)
}

function evidenceOf(service: DkimService, includes: string[], hosts: string[]): string | null {
  const include = includes.find((name) => service.spf.some((domain) => isWithin(name, domain)))
  if (include !== undefined) return `include:${include}`
  const host = hosts.find((name) => service.mx.some((domain) => isWithin(name, domain)))
  return host === undefined ? null : `MX ${host}`
}

function isWithin(name: string, domain: string): boolean {
  return name === domain || name.endsWith(`.${domain}`)
}

/** The names that the record includes, directly or through its own includes; level by level, at most twenty records. */
async function findIncludes(domain: string, resolver: Resolver): Promise<string[]> {
  const seen = new Set<string>([domain])
  let level = [domain]
  while (level.length > 0 && seen.size <= MAX_RECORDS) {
    const found = await Promise.all(level.map((name) => includesOf(name, resolver)))
    level = [...new Set(found.flat())].filter((name) => !seen.has(name)).slice(0, MAX_RECORDS)
    for (const name of level) seen.add(name)
  }
  seen.delete(domain)
  return [...seen]
}

async function includesOf(name: string, resolver: Resolver): Promise<string[]> {
  const { records } = await resolver.lookup(name, 'TXT')
  const text = records
    .flatMap((record) => (record.type === 'TXT' ? [record.strings.join('')] : []))
    .find(isSpfRecord)
  if (text === undefined) return []
  const record = parseSpf(text.slice(0, 10_000))
  const targets = record.terms.flatMap((term) =>
    term.kind === 'mechanism' && term.name === 'include' ? [term.value] : [],
  )
  return [...targets, record.redirect ?? '']
    .map((target) => target.toLowerCase().replace(/\.$/, ''))
    .filter((target) => target.includes('.') && !target.includes('%') && isAskable(target))
}
