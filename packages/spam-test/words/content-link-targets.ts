import type { Json } from '@postproof/engine/finding'
import { plain } from '@postproof/engine/plain-message'
import type { CheckWords } from '../types.ts'
import { listOf, rowsOf } from './facts.ts'

/** `domain (list)` for each of the first listings. */
const listingsOf = (listed: Json | undefined): string[] =>
  rowsOf(listed)
    .slice(0, 5)
    .map(({ domain, list }) => `${domain} (${list})`)

/** The checks of where links lead. */
export const targetWords: Record<string, CheckWords> = {
  link_domain: {
    facts: (_, context) => ({ service: context?.esp?.name ?? plain('link_domain.your-service') }),
  },
  link_blocklist: {
    facts: ({ facts: { domains, listed } }) => {
      const rows = listingsOf(listed)
      return {
        asked: listOf(domains).length,
        rows: rows.length > 0 ? rows : plain('link_blocklist.see-evidence'),
      }
    },
  },
}
