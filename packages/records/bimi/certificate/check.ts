import type { MarkCertificate } from '../details.ts'
import { checkChain } from './chain.ts'
import { checkDomain, checkPurpose, extension } from './leaf.ts'
import { LOGOTYPE, readLogotype } from './logotype.ts'
import { MAX_BUNDLE_BYTES, MAX_CERTIFICATES, readPem } from './pem.ts'
import { type CertificateProblem, problem } from './problem.ts'
import type { MarkRoot } from './root.ts'
import { certificateType, checkSubject, subjectOf } from './subject.ts'
import { type Certificate, readCertificate } from './x509.ts'

/**
 * Mark certificates (VMC and CMC): a certification authority vouches that a logo belongs to an organization and may
 * be shown for its domain. Gmail, Apple and Yahoo demand one before they show a logo.
 */

export type CertificateJudgement = {
  problems: CertificateProblem[]
  summary: MarkCertificate | null
  /** The logo within, when it could be read and its hash is right. */
  logo: Uint8Array | null
  /** For the question whether it was revoked. */
  leaf: Certificate | null
  issuer: Certificate | null
}

export type CertificateSubject = { domain: string; organizational: string | null; selector: string }

/** Judges a PEM bundle in every respect but revocation. Never throws; never stops at the first fault. */
export function checkMarkCertificate(
  bytes: Uint8Array,
  subject: CertificateSubject,
  roots: readonly MarkRoot[],
  now: number,
): CertificateJudgement {
  const bundle = readPem(bytes)
  const problems: CertificateProblem[] = []
  if (bytes.length > MAX_BUNDLE_BYTES) {
    problems.push(
      problem('bundle', 'bad', 'bundle-too-large', { bytes: bytes.length, limit: MAX_BUNDLE_BYTES }),
    )
  }
  if (bundle.count > MAX_CERTIFICATES) {
    problems.push(problem('bundle', 'bad', 'too-many', { count: bundle.count, limit: MAX_CERTIFICATES }))
  }
  if (bundle.others.some((label) => label.includes('PRIVATE KEY'))) {
    problems.push(problem('bundle', 'bad', 'private-key', { labels: bundle.others }))
  }
  if (bundle.count === 0) problems.push(problem('bundle', 'bad', 'not-pem', { bytes: bytes.length }))
  const read = bundle.certificates.map(readCertificate)
  const chain = read.filter((certificate) => certificate !== null)
  if (chain.length < read.length || (bundle.damaged && bundle.count > 0)) {
    problems.push(problem('bundle', 'bad', 'unreadable', { position: read.indexOf(null) + 1 }))
  }
  const leaf = read[0] ?? null
  if (!leaf) return { problems, summary: null, logo: null, leaf: null, issuer: null }
  return judge(chain, problems, { subject, roots, now, count: bundle.count })
}

function judge(
  chain: Certificate[],
  problems: CertificateProblem[],
  given: { subject: CertificateSubject; roots: readonly MarkRoot[]; now: number; count: number },
): CertificateJudgement {
  const leaf = chain[0]!
  const judged = checkChain(chain, given.roots, given.now)
  const logotype = logoOf(leaf)
  problems.push(
    ...judged.problems,
    ...checkPurpose(chain),
    checkDomain(leaf, given.subject),
    ...checkSubject(leaf),
    ...logotype.problems,
  )
  const fields = subjectOf(leaf)
  const summary: MarkCertificate = {
    type: certificateType(fields),
    markType: fields.markType ?? null,
    issuer: leaf.issuer.find(({ oid }) => oid === '2.5.4.3')?.value.slice(0, 200) ?? '',
    organization: fields.organizationName ?? null,
    subject: fields,
    validFrom: new Date(leaf.notBefore).toISOString(),
    validTo: new Date(leaf.notAfter).toISOString(),
    names: (leaf.dnsNames ?? []).slice(0, 20),
    serial: leaf.serial,
    fingerprint: leaf.x509.fingerprint256,
    chain: problems.some(({ part, status }) => part === 'bundle' && status === 'bad')
      ? 'broken'
      : judged.result,
    root: judged.root,
    certificates: given.count,
  }
  return { problems, summary, logo: logotype.svg, leaf, issuer: chain[1] ?? null }
}

function logoOf(leaf: Certificate): { problems: CertificateProblem[]; svg: Uint8Array | null } {
  const value = extension(leaf, LOGOTYPE)?.value
  if (!value) return { problems: [problem('logo', 'bad', 'no-logo')], svg: null }
  const logo = readLogotype(value)
  if (!logo.ok) return { problems: [problem('logo', 'bad', logo.reason)], svg: null }
  const facts = { bytes: logo.svg.length, hashes: logo.hashes }
  return { problems: [problem('logo', 'good', 'logo-intact', facts)], svg: logo.svg }
}
