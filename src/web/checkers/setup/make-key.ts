/** A DKIM key: the record to publish, and the private key as the mail server reads it. */
export type MadeKey = { record: string; privateKey: string }

/**
 * Makes an RSA key of 2048 bits in the browser (RFC 8301, 3.2). The private key is PKCS #8 in PEM; it is sent nowhere. Rejects
 * where the browser cannot, as on a page without HTTPS.
 */
export async function makeDkimKey(): Promise<MadeKey> {
  const algorithm = {
    name: 'RSASSA-PKCS1-v1_5',
    modulusLength: 2048,
    publicExponent: new Uint8Array([1, 0, 1]),
    hash: 'SHA-256',
  }
  const { publicKey, privateKey } = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])
  const [open, hidden] = await Promise.all([
    crypto.subtle.exportKey('spki', publicKey),
    crypto.subtle.exportKey('pkcs8', privateKey),
  ])
  const lines = base64(hidden).match(/.{1,64}/g) ?? []
  return {
    record: `v=DKIM1; k=rsa; p=${base64(open)}`,
    privateKey: ['-----BEGIN PRIVATE KEY-----', ...lines, '-----END PRIVATE KEY-----', ''].join('\n'),
  }
}

const base64 = (octets: ArrayBuffer): string => btoa(String.fromCharCode(...new Uint8Array(octets)))
