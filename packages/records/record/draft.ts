import type { DnsAnswer, Resolver } from '@postproof/engine/world'

/** A record that is not published yet: read as its author would paste it, and put in place of the published one. */

const MAX_LENGTH = 20_000

/** `quoted`: the author has cut it into character-strings; else whoever publishes it will. */
export type Draft = { strings: string[]; quoted: boolean }

/** The character-strings of a pasted record: those in quotation marks, or the whole text as one. */
export function readDraft(text: string): Draft {
  const trimmed = text
    .slice(0, MAX_LENGTH)
    .replace(/[\r\n]+/g, ' ')
    .trim()
    // Parentheses hold several lines together in a zone file.
    .replace(/^\(\s*(?=")/, '')
  if (!trimmed.startsWith('"')) return { strings: [trimmed], quoted: false }
  return { strings: [...trimmed.matchAll(/"([^"]*)"?/g)].map((match) => match[1] ?? ''), quoted: true }
}

/** A resolver that answers the domain's TXT question with the draft, and everything else as it is. */
export function withDraft(resolver: Resolver, domain: string, strings: string[]): Resolver {
  return {
    async lookup(name, type, options) {
      if (type !== 'TXT' || options?.server || name.toLowerCase() !== domain)
        return resolver.lookup(name, type, options)
      const answer: DnsAnswer = {
        name,
        type,
        outcome: 'answer',
        records: [{ type: 'TXT', name, ttl: 0, strings }],
        cnames: [],
        ttl: 0,
        authenticated: false,
        server: 'draft',
        ms: 0,
        at: 0,
      }
      return answer
    },
  }
}
