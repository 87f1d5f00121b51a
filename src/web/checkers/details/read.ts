import type { RecordResult } from '#contract/checkers.ts'
import { type BimiDetails, bimiDetails } from './bimi.ts'
import { type DkimDetails, dkimDetails } from './dkim.ts'
import { type DmarcDetails, dmarcDetails } from './dmarc.ts'
import { type MtaStsDetails, mtaStsDetails } from './mta-sts.ts'
import { type SpfDetails, spfDetails } from './spf.ts'
import { type TlsRptDetails, tlsRptDetails } from './tls-rpt.ts'

export type Details =
  | { kind: 'spf'; value: SpfDetails }
  | { kind: 'dkim'; value: DkimDetails }
  | { kind: 'dmarc'; value: DmarcDetails }
  | { kind: 'bimi'; value: BimiDetails }
  | { kind: 'mta-sts'; value: MtaStsDetails }
  | { kind: 'tls-rpt'; value: TlsRptDetails }

/** Runs on the server only, so that the reading stays out of the browser's scripts. Never throws. */
export function readDetails({ checker, details }: Pick<RecordResult, 'checker' | 'details'>): Details {
  switch (checker) {
    case 'spf':
      return { kind: checker, value: spfDetails.parse(details) }
    case 'dkim':
      return { kind: checker, value: dkimDetails.parse(details) }
    case 'dmarc':
      return { kind: checker, value: dmarcDetails.parse(details) }
    case 'bimi':
      return { kind: checker, value: bimiDetails.parse(details) }
    case 'mta-sts':
      return { kind: checker, value: mtaStsDetails.parse(details) }
    case 'tls-rpt':
      return { kind: checker, value: tlsRptDetails.parse(details) }
  }
}
