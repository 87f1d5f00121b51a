import { readDer } from '@postproof/engine/der/read'
import { type CertificateProblem, problem } from './problem.ts'
import type { Certificate } from './x509.ts'

/** What the certificate is for, and for whom. */

const MARK_PURPOSE = '1.3.6.1.5.5.7.3.31'
const NAME_CONSTRAINTS = '2.5.29.30'
const TIMESTAMPS = '1.3.6.1.4.1.11129.2.4.2'
const PILOT = '1.3.6.1.4.1.53087.4.1'
/** From then on no certificate may carry the mark of the pilot. */
const PILOT_ENDED = Date.UTC(2025, 2, 15)

/** Purpose, name constraints, pilot mark and public logging of a mark certificate and its issuers. */
export function checkPurpose(chain: Certificate[]): CertificateProblem[] {
  const [leaf, ...issuers] = chain
  if (!leaf) return []
  const problems: CertificateProblem[] = []
  if (!leaf.purposes?.includes(MARK_PURPOSE)) {
    problems.push(problem('purpose', 'bad', 'not-a-mark-certificate', { purposes: leaf.purposes ?? [] }))
  }
  if (issuers.some(({ purposes }) => purposes && !purposes.includes(MARK_PURPOSE))) {
    problems.push(problem('purpose', 'bad', 'issuer-not-for-marks'))
  }
  if (extension(leaf, NAME_CONSTRAINTS)) problems.push(problem('purpose', 'bad', 'name-constraints'))
  // Critical in some older certificates, so its being there is judged by date alone.
  if (extension(leaf, PILOT) && leaf.notBefore >= PILOT_ENDED)
    problems.push(problem('purpose', 'bad', 'pilot-mark'))
  if (problems.length === 0) problems.push(problem('purpose', 'good', 'for-marks'))
  return [...problems, transparency(leaf)]
}

/** RFC 6962, 3.3: a list of signed certificate timestamps. Their signatures are not verified. */
function transparency(leaf: Certificate): CertificateProblem {
  const value = extension(leaf, TIMESTAMPS)?.value
  if (!value) return problem('transparency', 'bad', 'not-logged')
  const count = countTimestamps(value)
  if (count === 0) return problem('transparency', 'bad', 'timestamps-unreadable')
  return problem('transparency', 'good', 'logged', { timestamps: count })
}

function countTimestamps(value: Uint8Array): number {
  let list: Uint8Array
  try {
    list = readDer(value).content
  } catch {
    return 0
  }
  const lengthAt = (at: number) => (list[at] ?? 0) * 256 + (list[at + 1] ?? 0)
  if (lengthAt(0) !== list.length - 2) return 0
  let count = 0
  for (let at = 2; at < list.length; at += 2 + lengthAt(at)) count++
  return count
}

/**
 * The domain that the certificate is for: one of its names is `<selector>._bimi.<domain>`, the domain or its
 * organizational domain.
 */
export function checkDomain(
  leaf: Certificate,
  { domain, organizational, selector }: { domain: string; organizational: string | null; selector: string },
): CertificateProblem {
  const names = (leaf.dnsNames ?? []).slice(0, 50)
  const domains = [domain, ...(organizational === null ? [] : [organizational])]
  const accepted = [...domains, ...domains.map((one) => `${selector}._bimi.${one}`)].map((one) =>
    one.toLowerCase(),
  )
  const match = names.find((name) => accepted.includes(name.replace(/\.$/, '')))
  const facts = { names: names.slice(0, 10), domain }
  if (match !== undefined) return problem('domain', 'good', 'domain-covered', { ...facts, name: match })
  if (names.length === 0) return problem('domain', 'bad', 'no-names', facts)
  // Without the organizational domain nothing can be said against a name above the domain.
  const above = names.some((name) => domain.endsWith(`.${name}`))
  if (organizational === null && above) return problem('domain', 'no-data', 'organization-unknown', facts)
  return problem('domain', 'bad', 'other-domain', facts)
}

/** The extension with this object identifier (RFC 5280, 4.2); undefined without one. */
export function extension(certificate: Certificate, oid: string) {
  return certificate.extensions.find((one) => one.oid === oid)
}
