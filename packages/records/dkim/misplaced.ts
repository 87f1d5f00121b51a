import type { Resolver } from '@postproof/engine/world'
import { recordFinding } from '../record/findings.ts'
import { isAskable } from '../record/published.ts'
import type { RecordFinding, SuggestedRecord } from '../record/report.ts'
import type { DkimKeyEntry } from './details.ts'
import { isDkimKey } from './parse.ts'

/**
 * Keys published at names that no receiver asks for: DNS panels append the domain by themselves, and names come out
 * doubled.
 */

export type MisplacedKey = {
  /** The name that receivers ask for, and the one where the key was found. */
  name: string
  foundAt: string
  /** The key, or the name that an alias leads to. */
  type: 'TXT' | 'CNAME'
  value: string
}

/** Looks for the key of a selector that has none at the names that doubling gives. Never rejects. */
export async function findMisplacedKey(
  { state, name, selector }: DkimKeyEntry,
  domain: string,
  resolver: Resolver,
): Promise<MisplacedKey | null> {
  if (state !== 'none') return null
  const doubled = [`${name}.${domain}`, `${selector}._domainkey._domainkey.${domain}`]
  for (const foundAt of doubled.filter(isAskable)) {
    const { records, cnames } = await resolver.lookup(foundAt, 'TXT')
    const texts = records.flatMap((record) => (record.type === 'TXT' ? [record.strings.join('')] : []))
    const key = texts.find(isDkimKey)
    const [alias] = cnames
    if (key === undefined) continue
    return alias === undefined
      ? { name, foundAt, type: 'TXT', value: key }
      : { name, foundAt, type: 'CNAME', value: alias }
  }
  return null
}

/** The finding of a key that is published at a doubled name. */
export function misplacedFinding({ name, foundAt }: MisplacedKey): RecordFinding {
  return recordFinding('bad', 'dkim_place', 'doubled', { facts: { name, foundAt } })
}

/** The same record at the right name; the old one does no harm and goes afterwards. */
export function moveKey({ name, foundAt, type, value }: MisplacedKey): SuggestedRecord[] {
  const base = { type, value, ttl: 3600 }
  return [
    { ...base, action: 'add', host: name, reason: 'dkim.move', risk: 'dkim.risk.starts' },
    {
      ...base,
      action: 'remove',
      host: foundAt,
      current: value,
      reason: 'dkim.remove-doubled',
      risk: 'dkim.risk.none',
    },
  ]
}

/** A dangling CNAME: anyone who registers its target could publish a key for this domain. */
export function dropAlias({ state, name, alias }: DkimKeyEntry): SuggestedRecord[] {
  if (state !== 'dangling' || alias === null) return []
  const base = { type: 'CNAME' as const, host: name, value: alias, current: alias, ttl: 3600 }
  return [{ ...base, action: 'remove', reason: 'dkim.remove-alias', risk: 'dkim.risk.alias' }]
}
