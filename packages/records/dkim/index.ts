/**
 * DKIM keys (RFC 6376, 3.6; RFC 8301; RFC 8463): a TXT record at `<selector>._domainkey` with the public key of a signature.
 * Open first: `check.ts`; then `discover.ts` (guessing selectors), `parse.ts` and `key-findings.ts`. Signatures themselves
 * are verified in the spam test.
 */

export { checkDkim, type DkimInput } from './check.ts'
export type { DkimDetails } from './details.ts'
export { type DkimKey, isDkimKey, parseDkimKey } from './parse.ts'
