/** The failures that a TLS report may name (RFC 8460, 4.3). */
export const tlsResults = [
  'starttls-not-supported',
  'certificate-host-mismatch',
  'certificate-expired',
  'certificate-not-trusted',
  'validation-failure',
  'tlsa-invalid',
  'dnssec-invalid',
  'dane-required',
  'sts-policy-fetch-error',
  'sts-policy-invalid',
  'sts-webpki-invalid',
] as const
export type TlsResult = (typeof tlsResults)[number]

const known: ReadonlySet<string> = new Set(tlsResults)

export const isTlsResult = (written: string): written is TlsResult => known.has(written)
