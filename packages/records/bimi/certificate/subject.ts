import type { Json } from '@postproof/engine/finding'
import type { Message } from '@postproof/messages/message'
import { type CertificateProblem, problem } from './problem.ts'
import type { Certificate } from './x509.ts'

/**
 * Whose mark it is: the subject of a mark certificate by mark type (Minimum Security Requirements for Issuance of
 * Mark Certificates, 7.1.4.2).
 */

export const MARK_TYPES = [
  'Registered Mark',
  'Modified Registered Mark',
  'Government Mark',
  'Prior Use Mark',
] as const

const MARK = '1.3.6.1.4.1.53087'
/** Attribute types by the names that the requirements give them. */
export const SUBJECT_FIELDS: Record<string, string> = {
  organizationName: '2.5.4.10',
  streetAddress: '2.5.4.9',
  countryName: '2.5.4.6',
  localityName: '2.5.4.7',
  stateOrProvinceName: '2.5.4.8',
  businessCategory: '2.5.4.15',
  serialNumber: '2.5.4.5',
  jurisdictionLocality: '1.3.6.1.4.1.311.60.2.1.1',
  jurisdictionState: '1.3.6.1.4.1.311.60.2.1.2',
  jurisdictionCountry: '1.3.6.1.4.1.311.60.2.1.3',
  markType: `${MARK}.1.13`,
  trademarkOffice: `${MARK}.1.2`,
  trademarkCountry: `${MARK}.1.3`,
  trademarkIdentifier: `${MARK}.1.4`,
  legalEntityIdentifier: `${MARK}.1.5`,
  wordMark: `${MARK}.1.6`,
  statuteCountry: `${MARK}.3.2`,
  statuteState: `${MARK}.3.3`,
  statuteLocality: `${MARK}.3.4`,
  statuteCitation: `${MARK}.3.5`,
  statuteUrl: `${MARK}.3.6`,
  priorUseMarkSourceUrl: `${MARK}.5.1`,
}

const ALWAYS = [
  'organizationName',
  'streetAddress',
  'countryName',
  'businessCategory',
  'serialNumber',
  'jurisdictionCountry',
]
const BY_TYPE: Record<string, string[]> = {
  'Registered Mark': ['trademarkCountry', 'trademarkIdentifier'],
  'Modified Registered Mark': ['trademarkCountry', 'trademarkIdentifier'],
  'Government Mark': ['statuteCountry', 'statuteCitation'],
  'Prior Use Mark': [],
}
/** From then on a Prior Use Mark names where the mark was seen. */
const SOURCE_URL_SINCE = Date.UTC(2025, 3, 15)

/** The subject's fields by name, those that stand; each cut at 300 characters. */
export function subjectOf(certificate: Certificate): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const [name, oid] of Object.entries(SUBJECT_FIELDS)) {
    const value = certificate.subject.find((part) => part.oid === oid && part.value.trim() !== '')?.value
    if (value !== undefined) fields[name] = value.trim().slice(0, 300)
  }
  return fields
}

/** A VMC vouches for a registered or government mark, a CMC for one in use or a variant; null when it does not say. */
export function certificateType(fields: Record<string, string>): 'VMC' | 'CMC' | null {
  const { markType } = fields
  if (markType === 'Prior Use Mark' || markType === 'Modified Registered Mark') return 'CMC'
  if (markType === 'Registered Mark' || markType === 'Government Mark') return 'VMC'
  // Before the mark type was written in, there were VMCs alone.
  return markType === undefined && fields.trademarkIdentifier !== undefined ? 'VMC' : null
}

/** What the subject lacks. */
export function checkSubject(certificate: Certificate): CertificateProblem[] {
  const fields = subjectOf(certificate)
  const { markType } = fields
  const known = markType === undefined || MARK_TYPES.some((type) => type === markType)
  const problems: CertificateProblem[] = []
  if (!known) problems.push(problem('subject', 'warning', 'unknown-mark-type', { markType: markType ?? '' }))
  const needed = [...ALWAYS, ...(BY_TYPE[markType ?? ''] ?? [])]
  if (markType === 'Prior Use Mark' && certificate.notBefore >= SOURCE_URL_SINCE) {
    needed.push('priorUseMarkSourceUrl')
  }
  if (fields.jurisdictionLocality !== undefined) needed.push('jurisdictionState')
  if (fields.statuteLocality !== undefined) needed.push('statuteState')
  const missing: (string | Message)[] = needed.filter((name) => fields[name] === undefined)
  if (fields.localityName === undefined && fields.stateOrProvinceName === undefined) {
    missing.push({
      code: 'certificate.either',
      facts: { one: 'localityName', other: 'stateOrProvinceName' },
    })
  }
  if (missing.length > 0) {
    problems.push(
      problem('subject', 'bad', 'fields-missing', {
        missing: missing as Json,
        markType: markType ?? null,
      }),
    )
  }
  if (problems.length === 0) {
    const organization = fields.organizationName ?? ''
    problems.push(problem('subject', 'good', 'complete', { organization, markType: markType ?? null }))
  }
  return problems
}
