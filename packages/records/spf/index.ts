/**
 * SPF (RFC 7208): a TXT record names the hosts that may send for a domain. Open first: `check.ts`; then `parse.ts` (the
 * record with spans), `tree.ts` (everything it leads to), `claims.ts` (mail judged by the record), `findings/`, `suggest.ts`
 * and `shorten.ts` (the record to publish), `offer.ts` (which proves it). `walk.ts` is check_host() for one client,
 * `authorized.ts` the same for all addresses at once; `agreement.test.ts` compares them.
 */

export { checkSpf, type SpfInput } from './check.ts'
export type { SpfDetails, SpfResult } from './details.ts'
export { isSpfRecord, parseSpf, type SpfRecord, type SpfTerm } from './parse.ts'
export { type Walk, walkSpf } from './walk.ts'
