import type { Resolver } from '@postproof/engine/world'
import { askTexts, isAnswered, isAskable, type Published } from '../record/published.ts'
import { type DmarcRecord, isDmarcRecord, parseDmarc } from './parse.ts'

/** What stands at `_dmarc.<domain>`. */
export type DmarcAt = {
  domain: string
  published: Published
  /** The DMARC records among the texts; RFC 9989, 4.10: several count as none. */
  records: DmarcRecord[]
  /** The one record that counts, or null. */
  used: DmarcRecord | null
}

export type Discovery = {
  /** Every name asked, from the domain up. */
  asked: DmarcAt[]
  /** The record that applies to the domain: its own, else that of the organizational domain or the suffix above. */
  applied: DmarcAt | null
  /**
   * The organizational domain by tree walk (RFC 9989, 4.10.2); the domain itself when the walk met no record;
   * null when a question went unanswered.
   */
  organizational: string | null
  /** True when the walk met at least one record. */
  found: boolean
  /** False when a question went unanswered, so that `applied` null means nothing. */
  complete: boolean
}

export type DmarcLookup = (domain: string) => Promise<DmarcAt>

/** Answers of `_dmarc` names, each asked once. */
export function createDmarcLookup(resolver: Resolver, signal?: AbortSignal): DmarcLookup {
  const known = new Map<string, Promise<DmarcAt>>()
  return (domain) => {
    const before = known.get(domain)
    if (before) return before
    const asked = askAt(resolver, domain, signal)
    known.set(domain, asked)
    return asked
  }
}

async function askAt(resolver: Resolver, domain: string, signal?: AbortSignal): Promise<DmarcAt> {
  const published = await askTexts(resolver, `_dmarc.${domain}`, signal)
  const records = published.texts.filter(isDmarcRecord).map(parseDmarc)
  const only = records.length === 1 ? records[0] : undefined
  return { domain, published, records, used: only?.usable ? only : null }
}

/**
 * The DNS tree walk of RFC 9989, 4.10: at most eight names, one label less each time; a name of eight or more labels
 * goes straight to seven; a record with `psd=y` or `psd=n` ends it. Never rejects.
 */
export async function discoverDmarc(domain: string, lookup: DmarcLookup): Promise<Discovery> {
  const asked: DmarcAt[] = []
  let complete = true
  for (let labels = domain.split('.'); labels.length > 0; ) {
    const name = labels.join('.')
    if (isAskable(`_dmarc.${name}`)) {
      const at = await lookup(name)
      asked.push(at)
      if (!isAnswered(at.published.outcome)) {
        complete = false
        break
      }
      if (at.used?.psd === 'y' || at.used?.psd === 'n') break
    }
    labels = labels.length > 7 ? labels.slice(-7) : labels.slice(1)
  }
  const found = asked.filter((at) => at.used)
  const organizational = complete ? organizationalOf(domain, found) : null
  return {
    asked,
    applied: appliedOf(domain, found, organizational),
    organizational,
    found: found.length > 0,
    complete,
  }
}

function organizationalOf(domain: string, found: DmarcAt[]): string {
  for (const at of found) {
    if (at.used?.psd === 'n') return at.domain
    if (at.used?.psd === 'y' && at.domain !== domain) {
      return domain
        .split('.')
        .slice(-(at.domain.split('.').length + 1))
        .join('.')
    }
  }
  return found.at(-1)?.domain ?? domain
}

function appliedOf(domain: string, found: DmarcAt[], organizational: string | null): DmarcAt | null {
  const own = found.find((at) => at.domain === domain)
  if (own) return own
  if (organizational === null) return null
  const last = found.at(-1)
  return found.find((at) => at.domain === organizational) ?? (last?.used?.psd === 'y' ? last : null)
}
