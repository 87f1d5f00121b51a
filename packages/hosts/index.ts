/**
 * Looks at the mail servers of a domain from outside, as a sender does: one connection to each on port 25 up to
 * STARTTLS and QUIT, without MAIL or RCPT (RFC 5321, 3207). Open first: `check.ts`, where a domain is judged; then
 * `probe.ts` (the dialogue), `certificate.ts` (RFC 5280, 6125) and `dane.ts` (RFC 7672).
 */

export { judgeChain } from './certificate.ts'
export { checkHosts } from './check.ts'
export { matchTlsa } from './dane.ts'
export { probeHost } from './probe.ts'
