import { createPublicKey, type KeyObject, verify } from 'node:crypto'
import {
  childAt,
  childrenOf,
  type DerNode,
  expectTag,
  readDer,
  readIntegerHex,
  readOid,
  readTime,
} from '@postproof/engine/der/read'
import type { HttpFetch } from '@postproof/engine/world'
import { type CertificateProblem, problem } from './problem.ts'
import type { Certificate } from './x509.ts'

/** Whether the issuer took the certificate back (RFC 5280, 5). What cannot be asked is no-data. */

const MAX_LIST_BYTES = 1_048_576
const MAX_LISTS = 3

const SIGNATURES: Record<string, string> = {
  '1.2.840.113549.1.1.11': 'sha256',
  '1.2.840.113549.1.1.12': 'sha384',
  '1.2.840.113549.1.1.13': 'sha512',
  '1.2.840.10045.4.3.2': 'sha256',
  '1.2.840.10045.4.3.3': 'sha384',
  '1.2.840.10045.4.3.4': 'sha512',
}

export type RevocationWorld = { http?: HttpFetch; signal?: AbortSignal; now: number }

/** Asks the revocation lists that the certificate names, until one answers. `issuer` null: no list can be verified. */
export async function checkRevocation(
  leaf: Certificate,
  issuer: Certificate | null,
  world: RevocationWorld,
): Promise<CertificateProblem> {
  const urls = leaf.revocationLists.slice(0, MAX_LISTS)
  if (urls.length === 0) return problem('revocation', 'no-data', 'no-list')
  const { http, signal } = world
  if (!http) return problem('revocation', 'no-data', 'list-unavailable', { urls, reason: 'not-asked' })
  if (!issuer) return problem('revocation', 'no-data', 'issuer-missing', { urls })
  let reason = 'unanswered'
  for (const url of urls) {
    const result = await http.fetch({
      url,
      maxBytes: MAX_LIST_BYTES,
      maxRedirects: 2,
      timeoutMs: 4000,
      signal,
    })
    if (!result.ok) reason = result.failure
    else if (result.status !== 200 || result.truncated)
      reason = result.truncated ? 'too-large' : `status-${result.status}`
    else {
      const found = look(result.body, leaf, issuer, world.now)
      if (found === 'revoked') return problem('revocation', 'bad', 'revoked', { url })
      if (found === 'listed-not') return problem('revocation', 'good', 'not-revoked', { url })
      reason = found
    }
  }
  return problem('revocation', 'no-data', 'list-unavailable', { urls, reason })
}

function look(
  der: Uint8Array,
  leaf: Certificate,
  issuer: Certificate,
  now: number,
): 'revoked' | 'listed-not' | 'unreadable' | 'not-signed-by-issuer' | 'outdated' {
  try {
    const whole = readDer(der)
    const [body, algorithm, signature] = childrenOf(whole)
    const fields = childrenOf(expectTag(body, 0x30))
    const hash = SIGNATURES[readOid(childAt(algorithm, 0))]
    const bits = expectTag(signature, 0x03).content.subarray(1)
    const key: KeyObject = createPublicKey(issuer.x509.publicKey.export({ type: 'spki', format: 'pem' }))
    if (hash === undefined || !verify(hash, body!.whole, key, bits)) return 'not-signed-by-issuer'
    return readList(fields, leaf, now)
  } catch {
    return 'unreadable'
  }
}

/** TBSCertList, RFC 5280, 5.1: version?, signature, issuer, thisUpdate, nextUpdate?, revokedCertificates?. */
function readList(fields: DerNode[], leaf: Certificate, now: number) {
  const times = fields.filter((field) => field.tag === 0x17 || field.tag === 0x18)
  if (times[1] && readTime(times[1]) < now) return 'outdated'
  const last = fields.lastIndexOf(times.at(-1)!)
  const revoked = fields[last + 1]
  if (revoked?.tag !== 0x30) return 'listed-not'
  const hit = childrenOf(revoked).some((entry) => readIntegerHex(childAt(entry, 0)) === leaf.serial)
  return hit ? 'revoked' : 'listed-not'
}
