import type { Resolver } from '@postproof/engine/world'
import { recordFinding } from '../record/findings.ts'
import { probeLabel } from '../record/name.ts'
import { askTexts, isAnswered, isAskable, type Published } from '../record/published.ts'
import type { RecordFinding } from '../record/report.ts'
import { isDmarcRecord, isNearDmarcRecord } from './parse.ts'

/** Records published at names that no receiver asks for. */

export type Misplaced = {
  /** `spf-double`: the domain has an SPF record of its own. `spf-beside`: a DMARC record exists at the name, too. */
  code: 'apex' | 'doubled-label' | 'doubled-domain' | 'spf-text' | 'spf-double' | 'spf-beside'
  name: string
  text: string
}

/**
 * Looks at the names where DMARC records are published by mistake. Without an answer at the right name, a record at a
 * wrong one proves nothing: it may come from a wildcard. Never rejects.
 */
export async function findMisplaced(
  domain: string,
  at: Published,
  resolver: Resolver,
  now: number,
): Promise<Misplaced[]> {
  if (!isAnswered(at.outcome)) return []
  const asked = await Promise.all(
    (
      [
        ['apex', domain],
        ['doubled-label', `_dmarc._dmarc.${domain}`],
        // A panel that adds the domain itself turns `_dmarc.example.org` into this.
        ['doubled-domain', `_dmarc.${domain}.${domain}`],
      ] as const
    )
      .filter(([, name]) => isAskable(name))
      .map(async ([code, name]) => ({ code, name, texts: await textsOf(name, domain, resolver, now) })),
  )
  const elsewhere = asked.flatMap(({ code, name, texts }) =>
    texts
      .filter((text) => (isDmarcRecord(text) || isNearDmarcRecord(text)) && !at.texts.includes(text))
      .slice(0, 1)
      .map((text) => ({ code, name, text })),
  )
  return [...elsewhere, ...(await spfAt(domain, at, asked[0]?.texts ?? [], resolver, now))]
}

const isSpf = (text: string) => /^\s*v=spf1(?:\s|$)/i.test(text)

/** An SPF record where DMARC is looked for, unless a wildcard gives it to every name. */
async function spfAt(
  domain: string,
  at: Published,
  apex: string[],
  resolver: Resolver,
  now: number,
): Promise<Misplaced[]> {
  const [text] = at.texts.filter(isSpf)
  if (text === undefined) return []
  const wild = await askTexts(resolver, `${probeLabel(now)}.${domain}`)
  // Without this answer it may be a wildcard's.
  if (!isAnswered(wild.outcome) || wild.texts.includes(text)) return []
  const beside = at.texts.some((one) => isDmarcRecord(one))
  const code = beside ? 'spf-beside' : apex.some(isSpf) ? 'spf-double' : 'spf-text'
  return [{ code, name: at.name, text }]
}

/** The texts at a name, without those that a wildcard gives to every name beside it. */
async function textsOf(name: string, domain: string, resolver: Resolver, now: number): Promise<string[]> {
  const { texts } = await askTexts(resolver, name)
  if (texts.length === 0 || name === domain) return texts
  const sibling = [probeLabel(now), ...name.split('.').slice(1)].join('.')
  const wild = await askTexts(resolver, sibling)
  return isAnswered(wild.outcome) ? texts.filter((text) => !wild.texts.includes(text)) : []
}

/** One finding for each record at the wrong place. */
export function placeFindings(misplaced: Misplaced[]): RecordFinding[] {
  return misplaced.map(({ code, name, text }) =>
    // RFC 9989, 4.10: texts that are no DMARC record are discarded.
    recordFinding(code === 'spf-beside' ? 'good' : 'bad', 'dmarc_place', code, {
      facts: { name },
      evidence: [{ label: name, value: text }],
    }),
  )
}
