import { Buffer } from 'node:buffer'
import type { Json } from '@postproof/engine/finding'
import { markCertificateRoots } from '../data/mark-certificate-roots.ts'
import { recordFinding } from '../record/findings.ts'
import type { RecordFinding } from '../record/report.ts'
import {
  type CertificateJudgement,
  type CertificateSubject,
  checkMarkCertificate,
} from './certificate/check.ts'
import type { CertificateProblem } from './certificate/problem.ts'
import { checkRevocation } from './certificate/revocation.ts'
import type { MarkRoot } from './certificate/root.ts'
import type { BimiDetails, LogoDetails } from './details.ts'
import { type FetchedFile, type FileWorld, fetchCertificate, fetchLogo } from './files.ts'
import { logoFindings } from './logo-findings.ts'
import type { BimiRecord } from './parse.ts'
import { checkLogo, type LogoJudgement } from './svg/validate.ts'

/** The logo and the mark certificate that a record names: fetched, judged, and compared with each other. */

export type BimiWorld = FileWorld & {
  clock: { now(): number }
  /** The roots that mark certificates may lead to; default those in data/. */
  markRoots?: readonly MarkRoot[]
}

/** Problems of a logo that are listed one by one; the findings count them all. */
const SHOWN_PROBLEMS = 100

export type JudgedFiles = { findings: RecordFinding[] } & Pick<BimiDetails, 'logo' | 'certificate'>

/** Never rejects. */
export async function judgeFiles(
  record: BimiRecord,
  subject: CertificateSubject,
  world: BimiWorld,
): Promise<JudgedFiles> {
  const [logoFile, certificateFile] = await Promise.all([
    record.logo === null ? null : fetchLogo(record.logo, world),
    record.certificate === null ? null : fetchCertificate(record.certificate, world),
  ])
  const logo = logoFile?.body ? checkLogo(logoFile.body) : null
  const certificate = certificateFile?.body
    ? await judgeCertificate(certificateFile.body, subject, world)
    : null
  const inner = certificate?.logo ? checkLogo(certificate.logo) : null
  const findings = [
    ...(logoFile?.findings ?? []),
    ...(logo ? logoFindings(logo, record.logo ?? '') : []),
    ...(certificateFile?.findings ?? []),
    ...(certificate ? certificate.problems.map(findingOf) : []),
    ...(inner ? innerFindings(inner) : []),
    ...compare(logo, inner),
  ]
  return { findings, ...describe(logoFile, logo, certificateFile, certificate, inner) }
}

async function judgeCertificate(
  body: Uint8Array,
  subject: CertificateSubject,
  world: BimiWorld,
): Promise<CertificateJudgement> {
  const now = world.clock.now()
  const judged = checkMarkCertificate(body, subject, world.markRoots ?? markCertificateRoots, now)
  if (!judged.leaf) return judged
  const { http, signal } = world
  const revocation = await checkRevocation(judged.leaf, judged.issuer, { http, signal, now })
  return { ...judged, problems: [...judged.problems, revocation] }
}

function findingOf({ part, code, status, facts }: CertificateProblem): RecordFinding {
  return recordFinding(status, `bimi_certificate-${part}`, code, { facts })
}

function innerFindings(inner: LogoJudgement): RecordFinding[] {
  if (inner.valid) return []
  const bad = inner.problems.filter(({ status }) => status === 'bad')
  const facts: Record<string, Json> = {
    count: bad.length,
    faults: bad.slice(0, 5).map(({ code, element, attribute, line }) => ({ code, element, attribute, line })),
  }
  return [recordFinding('bad', 'bimi_certificate-logo', 'logo-not-tiny-ps', { facts })]
}

/** The logo that is published and the one that was vouched for must be the same. */
function compare(logo: LogoJudgement | null, inner: LogoJudgement | null): RecordFinding[] {
  if (!logo?.svg || !inner?.svg) return []
  if (logo.svg === inner.svg) return [recordFinding('good', 'bimi_logo-match', 'same')]
  // Servers and editors change line ends; no receiver could see the difference.
  if (plain(logo.svg) === plain(inner.svg))
    return [recordFinding('good', 'bimi_logo-match', 'same-but-space')]
  const facts = { published: Buffer.byteLength(logo.svg), certified: Buffer.byteLength(inner.svg) }
  return [recordFinding('bad', 'bimi_logo-match', 'differs', { facts })]
}

function plain(svg: string): string {
  return svg.replaceAll('\r\n', '\n').trim()
}

function describe(
  logoFile: FetchedFile | null,
  logo: LogoJudgement | null,
  certificateFile: FetchedFile | null,
  certificate: CertificateJudgement | null,
  inner: LogoJudgement | null,
): Pick<BimiDetails, 'logo' | 'certificate'> {
  return {
    logo: logoFile && {
      url: logoFile.facts.url,
      http: logoFile.facts,
      ...(logo ? logoDetails(logo) : {}),
    },
    certificate: certificateFile && {
      url: certificateFile.facts.url,
      http: certificateFile.facts,
      summary: certificate?.summary ?? null,
      logo: inner && logoDetails(inner),
    },
  }
}

function logoDetails({ valid, svg, title, bytes, problems }: LogoJudgement): LogoDetails {
  return { valid, svg: valid ? svg : null, title, bytes, problems: problems.slice(0, SHOWN_PROBLEMS) }
}
