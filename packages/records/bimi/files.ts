import type { Json } from '@postproof/engine/finding'
import type { HttpFetch, HttpResult } from '@postproof/engine/world'
import { recordFinding } from '../record/findings.ts'
import type { RecordFinding } from '../record/report.ts'
import type { HttpFacts } from './details.ts'
import { MAX_LOGO_BYTES } from './unpack.ts'

/** The two files that a record names, as they came over https. */

export type FetchedFile = { facts: HttpFacts; findings: RecordFinding[]; body: Uint8Array | null }

type Kind = { id: 'bimi_logo-file' | 'bimi_certificate-file'; maxBytes: number; types: RegExp }

const LOGO: Kind = { id: 'bimi_logo-file', maxBytes: MAX_LOGO_BYTES, types: /^image\/svg\+xml\b/i }
const CERTIFICATE: Kind = {
  id: 'bimi_certificate-file',
  // Four times what a bundle may have, so that the bundle itself can be judged too large.
  maxBytes: 1_048_576,
  types:
    /^(?:application\/(?:pem-certificate-chain|x-pem-file|x-x509-ca-cert|octet-stream|pkix-cert)|text\/plain)\b/i,
}

export type FileWorld = { http?: HttpFetch; signal?: AbortSignal }

/** Fetches the logo of `l=`: what HTTP answered, findings about that, and the octets, null where none came. Never rejects. */
export const fetchLogo = (url: string, world: FileWorld) => fetchFile(url, LOGO, world)
/** The same for the certificate of `a=`. */
export const fetchCertificate = (url: string, world: FileWorld) => fetchFile(url, CERTIFICATE, world)

/** Leaves time for the revocation list within the time of one check. */
const TIMEOUT_MS = 4000

/** Failures of the transfer, which say nothing about the file itself. */
const OPEN = new Set(['timeout', 'dns-unavailable', 'unreachable'])

/** Never rejects. */
async function fetchFile(url: string, kind: Kind, { http, signal }: FileWorld): Promise<FetchedFile> {
  if (!http) {
    const facts = factsOf(url, undefined)
    const given = { facts: { url, failure: 'not-asked' } }
    return { facts, body: null, findings: [recordFinding('no-data', kind.id, 'unanswered', given)] }
  }
  // One octet over the cap tells a file that is too large from one that just fits.
  const result = await http.fetch({
    url,
    maxBytes: kind.maxBytes + 1,
    maxRedirects: 3,
    timeoutMs: TIMEOUT_MS,
    signal,
  })
  const facts = factsOf(url, result)
  const findings = judge(kind, result, facts)
  const usable = result.ok && result.status === 200 && !tooLarge(kind, result)
  return { facts, findings, body: usable ? result.body : null }
}

function tooLarge(kind: Kind, result: Extract<HttpResult, { ok: true }>): boolean {
  return result.truncated || result.body.length > kind.maxBytes
}

function factsOf(url: string, result: HttpResult | undefined): HttpFacts {
  const base = { url, redirects: (result?.redirects ?? []).slice(0, 10), ms: result?.ms ?? 0 }
  if (!result?.ok)
    return { ...base, status: null, type: null, bytes: 0, failure: result?.failure ?? 'not-asked' }
  const type = result.headers['content-type']?.slice(0, 100) ?? null
  return { ...base, status: result.status, type, bytes: result.body.length, failure: null }
}

function judge(kind: Kind, result: HttpResult, seen: HttpFacts): RecordFinding[] {
  const facts: Record<string, Json> = {
    url: seen.url,
    status: seen.status,
    type: seen.type,
    limit: kind.maxBytes,
  }
  if (!result.ok) {
    const open = OPEN.has(result.failure)
    const given = { facts: { ...facts, failure: result.failure } }
    return [recordFinding(open ? 'no-data' : 'bad', kind.id, open ? 'unanswered' : result.failure, given)]
  }
  if (result.status !== 200) return [recordFinding('bad', kind.id, 'status', { facts })]
  if (tooLarge(kind, result)) return [recordFinding('bad', kind.id, 'too-large', { facts })]
  const findings: RecordFinding[] = []
  if (result.redirects.length > 0) {
    const given = { facts: { ...facts, finalUrl: result.finalUrl, count: result.redirects.length } }
    findings.push(recordFinding('warning', kind.id, 'redirect', given))
  }
  if (!kind.types.test(seen.type ?? ''))
    findings.push(recordFinding('warning', kind.id, 'content-type', { facts }))
  if (findings.length > 0) return findings
  return [recordFinding('good', kind.id, 'fetched', { facts: { ...facts, bytes: seen.bytes } })]
}
