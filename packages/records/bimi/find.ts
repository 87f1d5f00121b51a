import type { Resolver } from '@postproof/engine/world'
import { askTexts, isAnswered, isAskable, type Published } from '../record/published.ts'
import { isBimiRecord, isNearBimiRecord } from './parse.ts'

/** Where a domain's BIMI record is looked for: at the domain, then at its organizational domain, one selector. */

export type Found = {
  /** What was asked at the domain. */
  own: Published
  /** Where the records are taken from: the domain or the organizational domain. */
  used: Published
  /** The BIMI records there, and texts that were meant to be. */
  records: string[]
  near: string[]
  inherited: boolean
}

/** Never rejects. There is no falling back to the selector `default`. */
export async function findBimi(
  selector: string,
  domain: string,
  organizational: Promise<string | null>,
  resolver: Resolver,
): Promise<Found> {
  const own = await askTexts(resolver, `${selector}._bimi.${domain}`)
  const here = sort(own, own)
  if (here.records.length > 0 || here.near.length > 0 || !isAnswered(own.outcome)) return here
  const above = await organizational
  const name = `${selector}._bimi.${above}`
  if (above === null || above === domain || !isAskable(name)) return here
  const there = sort(own, await askTexts(resolver, name))
  // Nothing at either place: the record is missing where it belongs.
  const decides = there.records.length > 0 || there.near.length > 0 || !isAnswered(there.used.outcome)
  return decides ? { ...there, inherited: true } : here
}

function sort(own: Published, used: Published): Found {
  const records = used.texts.filter(isBimiRecord)
  const near = used.texts.filter((text) => !isBimiRecord(text) && isNearBimiRecord(text))
  return { own, used, records, near, inherited: false }
}

/** A BIMI record at the domain itself, where no receiver looks for it. */
export async function findAtApex(domain: string, resolver: Resolver): Promise<string[]> {
  return (await askTexts(resolver, domain)).texts.filter(isNearBimiRecord).slice(0, 5)
}
