import type { DnsAnswer, DnsOutcome, Resolver } from '@postproof/engine/world'

export { isAnswered } from '@postproof/engine/world'

/** The TXT records at one name, each with its character-strings joined (RFC 7208, 3.3). */
export type Published = {
  name: string
  outcome: DnsOutcome
  /** Every TXT record at the name. */
  texts: string[]
  answer: DnsAnswer
}

/** A name that may be asked for: no empty label, labels up to 63 and the name up to 253 octets (RFC 1035, 2.3.4). */
export function isAskable(name: string): boolean {
  return name.length <= 253 && name.split('.').every((label) => label.length > 0 && label.length <= 63)
}

/** Asks for the addresses of a name: the answers for A and for AAAA, and the addresses of both. Never rejects. */
export async function askAddresses(resolver: Resolver, name: string) {
  const answers = await Promise.all([resolver.lookup(name, 'A'), resolver.lookup(name, 'AAAA')])
  return { answers, addresses: answers.flatMap(addressesIn) }
}

export const addressesIn = ({ records }: DnsAnswer): string[] =>
  records.flatMap((record) => ('address' in record ? [record.address] : []))

/** Asks for the TXT records at a name. Never rejects. */
export async function askTexts(resolver: Resolver, name: string, signal?: AbortSignal): Promise<Published> {
  const answer = await resolver.lookup(name, 'TXT', { signal })
  const texts = answer.records.flatMap((record) => (record.type === 'TXT' ? [record.strings.join('')] : []))
  return { name, outcome: answer.outcome, texts, answer }
}
