/**
 * BIMI (draft-brand-indicators-for-message-identification): a TXT record names a logo (SVG Tiny PS) and a mark certificate
 * for it, shown beside mail that passes an enforced DMARC policy. Open first: `check.ts`; then `find.ts`, `svg/` (the logo)
 * and `certificate/` (the mark certificate).
 */

export { type BimiWorld, checkBimi } from './check.ts'
export type { BimiDetails } from './details.ts'
