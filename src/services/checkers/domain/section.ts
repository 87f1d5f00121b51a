import type { Status } from '@postproof/engine/finding'
import type { HostReport } from '@postproof/hosts/report'
import type { Message } from '@postproof/messages/message'
import type { PublishedRecord } from '@postproof/records/domain/part'
import { isOptionalKind, isRecordKind, type OptionalKind } from '@postproof/records/kinds'
import type { RecordFinding, RecordReport } from '@postproof/records/record/report'
import { verdictOf } from '@postproof/records/record/verdict'
import type { DomainSection } from '#contract/checker-names.ts'

/** A domain is in order without them, and mail is not lost when they are broken. */
export type OptionalSection = OptionalKind | 'dnssec'
export const isOptionalSection = (id: DomainSection): id is OptionalSection =>
  id === 'dnssec' || (isRecordKind(id) && isOptionalKind(id))

/** One section of a domain report, as facts. */
export type Section = {
  id: DomainSection
  status: Status
  findings: RecordFinding[]
  records: PublishedRecord[]
  /** The report of the record's own checker; null where there is none. */
  report: RecordReport | null
  /** Not published, which is no fault. */
  optional: boolean
  /** What the section says where no finding says it. */
  headline: Message | null
  /** The mail servers that were connected to, of that section alone. */
  hosts?: HostReport[]
  /** Of that section: hosts that were not heard, and `domain_dane host` where TLSA records were not answered. */
  unheard?: ReadonlySet<string>
  /** When the first certificate, or the registration, ends. Unix ms. */
  ends?: number
  /** Lists that answered about a subject, as `subject list`; of the section of blacklists alone. */
  answered?: ReadonlySet<string>
  /** Questions of it went unanswered that no finding and no report names. */
  isPartial?: boolean
  /** What was not checked, next to findings without an answer. */
  unasked: Message[]
}

type Found = Pick<Section, 'findings'> & Partial<Section>

/** The section of these findings; its status follows the one rule of all records (`verdictOf`). */
export function sectionOf(id: DomainSection, { findings, ...more }: Found): Section {
  const status = verdictOf(findings)
  return {
    id,
    status,
    records: [],
    report: null,
    optional: false,
    headline: null,
    unasked: [],
    ...more,
    findings,
  }
}

/** A section without a result, and why. */
export function unasked(id: DomainSection, why: Message): Section {
  return sectionOf(id, { findings: [], status: 'no-data', headline: why, unasked: [why] })
}
