import { X509Certificate } from 'node:crypto'
import { type CertificateProblem, problem } from './problem.ts'
import type { MarkRoot } from './root.ts'
import { type Certificate, readCertificate } from './x509.ts'

/**
 * The chain of a mark certificate: each link by names, key identifiers and key usage (`checkIssued`) and by its
 * signature (`verify`); `checkIssued` alone accepts a certificate whose bytes were changed after it was signed.
 */

export type Chain = {
  problems: CertificateProblem[]
  /**
   * `verified`: it leads to a root of this installation without a fault. `unknown-root`: sound, but to a root that
   * is not known here. `broken`: a link or a rule does not hold.
   */
  result: 'verified' | 'unknown-root' | 'broken'
  root: string | null
}

const SOON = 14 * 86_400_000
// SHA-1 and MD5 with RSA, DSA and ECDSA: forgeable since 2017 at the latest.
const WEAK_SIGNATURES = new Set([
  '1.2.840.113549.1.1.4',
  '1.2.840.113549.1.1.5',
  '1.2.840.10040.4.3',
  '1.2.840.10045.4.1',
])

/** Judges a chain, leaf first, at a time in Unix milliseconds. Never throws. */
export function checkChain(chain: Certificate[], roots: readonly MarkRoot[], now: number): Chain {
  const problems = [...links(chain), ...pathLengths(chain), ...weakSignatures(chain)]
  const top = topOf(chain, roots)
  problems.push(...top.problems, ...dates(chain, now))
  const broken = problems.some(({ status }) => status === 'bad')
  const result = broken ? 'broken' : top.root === null ? 'unknown-root' : 'verified'
  if (result === 'verified') problems.push(problem('chain', 'good', 'verified', { root: top.root }))
  return { problems, result, root: broken ? null : top.root }
}

function links(chain: Certificate[]): CertificateProblem[] {
  const problems: CertificateProblem[] = []
  if (chain[0]?.constraints.ca) problems.push(problem('chain', 'bad', 'leaf-not-first', naming(chain, 0)))
  chain.slice(0, -1).forEach((child, index) => {
    const parent = chain[index + 1]!
    const facts = { ...naming(chain, index), issuer: nameOf(parent) }
    if (!isIssued(child.x509, parent.x509))
      problems.push(problem('chain', 'bad', 'not-issued-by-next', facts))
    else if (!isSigned(child.x509, parent.x509)) {
      problems.push(problem('chain', 'bad', 'signature-wrong', facts))
    }
    if (!parent.constraints.ca) problems.push(problem('chain', 'bad', 'issuer-not-ca', facts))
  })
  return problems
}

function isIssued(child: X509Certificate, parent: X509Certificate): boolean {
  try {
    return child.checkIssued(parent)
  } catch {
    return false
  }
}

function isSigned(child: X509Certificate, parent: X509Certificate): boolean {
  try {
    return child.verify(parent.publicKey)
  } catch {
    return false
  }
}

/** RFC 5280, 4.2.1.9: at most so many intermediates below, those that issued themselves not counted. */
function pathLengths(chain: Certificate[]): CertificateProblem[] {
  let below = 0
  return chain.flatMap((certificate, index) => {
    if (index === 0) return []
    const limit = certificate.constraints.pathLength
    const over = limit !== null && below > limit
    if (certificate.x509.subject !== certificate.x509.issuer) below++
    return over ? [problem('chain', 'bad', 'path-too-long', { ...naming(chain, index), limit })] : []
  })
}

function weakSignatures(chain: Certificate[]): CertificateProblem[] {
  return chain.flatMap((certificate, index) =>
    // What a root says of itself is not what makes it trusted.
    WEAK_SIGNATURES.has(certificate.signatureAlgorithm) &&
    certificate.x509.subject !== certificate.x509.issuer
      ? [problem('chain', 'bad', 'weak-signature', naming(chain, index))]
      : [],
  )
}

/** The root that the chain's last certificate is, or was signed by. */
function topOf(
  chain: Certificate[],
  roots: readonly MarkRoot[],
): { problems: CertificateProblem[]; root: string | null } {
  const last = chain.at(-1)
  if (!last) return { problems: [], root: null }
  const facts = { top: nameOf(last), issuer: nameFrom(last.x509.issuer) }
  let namesake = false
  for (const root of roots) {
    const certificate = pinned(root)
    if (!certificate) continue
    if (last.x509.fingerprint256 === root.sha256) return { problems: [], root: root.name }
    if (last.x509.issuer !== certificate.x509.subject) continue
    namesake = true
    if (!isIssued(last.x509, certificate.x509) || !isSigned(last.x509, certificate.x509)) continue
    return { problems: pathLengths([...chain, certificate]).filter(aboutRoot(root)), root: root.name }
  }
  const itself = last.x509.subject === last.x509.issuer
  if (itself && chain.length === 1)
    return { problems: [problem('chain', 'bad', 'self-signed', facts)], root: null }
  if (chain.length === 1) return { problems: [problem('chain', 'bad', 'incomplete', facts)], root: null }
  if (namesake) return { problems: [problem('chain', 'bad', 'root-imitated', facts)], root: null }
  return {
    problems: [problem('chain', 'no-data', 'root-unknown', { ...facts, known: roots.length })],
    root: null,
  }
}

const aboutRoot = (root: MarkRoot) => (one: CertificateProblem) => one.facts.certificate === root.name

/** The pinned certificate, unless its fingerprint is not what the list says. */
function pinned(root: MarkRoot): Certificate | null {
  try {
    const certificate = readCertificate(new X509Certificate(root.pem).raw)
    return certificate?.x509.fingerprint256 === root.sha256 ? certificate : null
  } catch {
    return null
  }
}

function dates(chain: Certificate[], now: number): CertificateProblem[] {
  return chain.flatMap((certificate, index) => {
    const facts = { ...naming(chain, index), at: new Date(certificate.notAfter).toISOString() }
    const leaf = index === 0
    if (now < certificate.notBefore) {
      const from = new Date(certificate.notBefore).toISOString()
      return [problem('dates', 'bad', 'not-yet-valid', { ...facts, at: from })]
    }
    if (now > certificate.notAfter)
      return [problem('dates', 'bad', leaf ? 'expired' : 'issuer-expired', facts)]
    if (!leaf) return []
    const days = Math.floor((certificate.notAfter - now) / 86_400_000)
    if (certificate.notAfter - now <= SOON)
      return [problem('dates', 'warning', 'expires-soon', { ...facts, days })]
    return [problem('dates', 'good', 'in-date', { ...facts, days })]
  })
}

function naming(chain: Certificate[], index: number) {
  const certificate = chain[index]
  return { certificate: certificate ? nameOf(certificate) : '', position: index + 1 }
}

/** The common name of a certificate, else its organization, else the whole subject, cut at 200 characters. */
export function nameOf(certificate: Certificate): string {
  const part = (oid: string) => certificate.subject.find((one) => one.oid === oid)?.value
  return (part('2.5.4.3') ?? part('2.5.4.10') ?? nameFrom(certificate.x509.subject)).slice(0, 200)
}

function nameFrom(subject: string): string {
  return (/^CN=(.*)$/m.exec(subject)?.[1] ?? subject.replaceAll('\n', ', ')).slice(0, 200)
}
