import type { Resolver } from '@postproof/engine/world'
import { recordFinding } from '../record/findings.ts'
import { askTexts, isAnswered, isAskable, type Published } from '../record/published.ts'
import type { RecordFinding } from '../record/report.ts'
import { isDmarcRecord, isNearDmarcRecord } from './parse.ts'

/** Records published at names that no receiver asks for. */

export type Misplaced = {
  code: 'apex' | 'doubled-label' | 'doubled-domain' | 'spf-text'
  name: string
  text: string
}

/**
 * Looks at the names where DMARC records are published by mistake. Without an answer at the right name, a record at a
 * wrong one proves nothing: it may come from a wildcard. Never rejects.
 */
export async function findMisplaced(domain: string, at: Published, resolver: Resolver): Promise<Misplaced[]> {
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
      .map(async ([code, name]) => ({ code, name, texts: (await askTexts(resolver, name)).texts })),
  )
  const elsewhere = asked.flatMap(({ code, name, texts }) =>
    texts
      .filter((text) => (isDmarcRecord(text) || isNearDmarcRecord(text)) && !at.texts.includes(text))
      .slice(0, 1)
      .map((text) => ({ code, name, text })),
  )
  const spf = at.texts.filter((text) => /^\s*v=spf1(?:\s|$)/i.test(text)).slice(0, 1)
  return [...elsewhere, ...spf.map((text) => ({ code: 'spf-text' as const, name: at.name, text }))]
}

/** One finding for each record at the wrong place. */
export function placeFindings(misplaced: Misplaced[]): RecordFinding[] {
  return misplaced.map(({ code, name, text }) =>
    recordFinding('bad', 'dmarc_place', code, { facts: { name }, evidence: [{ label: name, value: text }] }),
  )
}
