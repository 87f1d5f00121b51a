/** TLS-RPT (RFC 8460): a TXT record at `_smtp._tls` says where reports about failed TLS go. Open first: `check.ts`. */

export { checkTlsRpt } from './check.ts'
export type { TlsRptDetails } from './details.ts'
