import type { RecordKind } from '@postproof/records/kinds'
import type { ReactNode } from 'react'
import type { RecordResultOf } from '#contract/checkers.ts'
import type { TermId } from '#web/words/words.ts'
import { BimiParts } from './bimi/bimi-parts.tsx'
import { DkimParts } from './dkim/dkim-parts.tsx'
import { DmarcClaims } from './dmarc/dmarc-claims.tsx'
import { DmarcEffective } from './dmarc/dmarc-effective.tsx'
import { DmarcParts } from './dmarc/dmarc-parts.tsx'
import { SpfAddressTest } from './spf/spf-address-test.tsx'
import { SpfClaims } from './spf/spf-claims.tsx'
import { SpfMeters } from './spf/spf-meters.tsx'
import { SpfParts } from './spf/spf-parts.tsx'
import { MtaStsParts } from './transport/mta-sts-parts.tsx'
import { TlsRptParts } from './transport/tls-rpt-parts.tsx'

/** The parts that only the page of one kind of record has; all are optional. */
type RecordPage<K extends RecordKind> = {
  /** Terms of its findings, for the glossary. */
  terms: TermId[]
  /** Sums it up at a glance, below the record. */
  strip?(result: RecordResultOf<K>): ReactNode
  /** The mails by which it was judged, above the findings. */
  claims?(result: RecordResultOf<K>): ReactNode
  /** Below the records to publish. */
  parts?(result: RecordResultOf<K>): ReactNode
}

const pages: { [K in RecordKind]?: RecordPage<K> } = {
  spf: {
    terms: ['spf', 'spf-lookups', 'include', 'envelope-sender', 'txt'],
    strip: ({ details }) => <SpfMeters details={details} />,
    claims: ({ details: { test, claims } }) => (
      <>
        {test ? <SpfAddressTest test={test} /> : null}
        {claims.length > 0 ? <SpfClaims claims={claims} /> : null}
      </>
    ),
    parts: ({ details }) => <SpfParts details={details} />,
  },
  dkim: {
    terms: ['dkim', 'selector', 'cname', 'txt'],
    parts: ({ details, dns_answers }) => <DkimParts details={details} answers={dns_answers} />,
  },
  dmarc: {
    terms: ['dmarc', 'dmarc-policy', 'alignment', 'from', 'txt'],
    strip: ({ details: { applied } }) => (applied ? <DmarcEffective applied={applied} /> : null),
    claims: ({ details: { claims } }) => (claims.length > 0 ? <DmarcClaims claims={claims} /> : null),
    parts: ({ details }) => <DmarcParts details={details} />,
  },
  bimi: {
    terms: ['bimi', 'vmc', 'dmarc-policy', 'txt'],
    parts: ({ details, domain }) => <BimiParts details={details} domain={domain} />,
  },
  'mta-sts': {
    terms: ['mta-sts', 'tls', 'starttls', 'mx'],
    parts: ({ details }) => <MtaStsParts details={details} />,
  },
  'tls-rpt': {
    terms: ['tls-rpt', 'tls', 'starttls', 'txt'],
    parts: ({ details }) => <TlsRptParts details={details} />,
  },
}

/** The page of a kind known only at run time. Pass it results of that kind only. */
export const recordPageOf = (kind: RecordKind) => (pages[kind] ?? { terms: [] }) as RecordPage<RecordKind>
