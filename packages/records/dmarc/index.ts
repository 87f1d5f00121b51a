/**
 * DMARC (RFC 9989): a TXT record at `_dmarc` says what receivers should do with mail that neither SPF nor DKIM ties to the
 * From domain, and where reports go. Open first: `check.ts`; then `discover.ts` (the tree walk), `parse.ts`, `outcomes.ts`
 * (what becomes of mail) and `plan.ts` (the next step up).
 */

export { checkDmarc, type DmarcInput } from './check.ts'
export type { DmarcDetails } from './details.ts'
export { createDmarcLookup, discoverDmarc } from './discover.ts'
export { type DmarcRecord, isDmarcRecord, type Policy, parseDmarc } from './parse.ts'
