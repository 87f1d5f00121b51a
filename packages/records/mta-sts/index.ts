/**
 * MTA-STS (RFC 8461): a TXT record at `_mta-sts` and a file over HTTPS tell senders to deliver over verified TLS only. Open
 * first: `check.ts`; then `policy.ts` (the file) and `policy-findings.ts` (whether it covers the mail hosts).
 */

export { checkMtaSts } from './check.ts'
export type { MtaStsDetails } from './details.ts'
export { type MtaStsPolicy, type MtaStsRecord, parseMtaSts, parseMtaStsPolicy } from './parse.ts'
