import { checkBimi, readBimiSelector } from './bimi/check.ts'
import type { DetailsOf } from './definitions.ts'
import { checkDkim } from './dkim/check.ts'
import { readSelector } from './dkim/discover.ts'
import { checkDmarc } from './dmarc/check.ts'
import type { RecordKind, RecordOption } from './kinds.ts'
import { checkMtaSts } from './mta-sts/check.ts'
import type { RecordReport } from './record/report.ts'
import type { RecordWorld } from './record/trace.ts'
import { checkSpf } from './spf/check.ts'
import { checkTlsRpt } from './tls-rpt/check.ts'

/** The check of each kind of record. */

/** The input of a check; each uses the options of its kind (`recordKinds`). `domain` is an A-label name. */
export type RecordAsked = { domain: string; parked?: boolean } & {
  [Option in Exclude<RecordOption, 'parked'>]?: string
} & {
  /** DKIM selectors seen in the caller's mail. */
  knownSelectors?: string[]
  /** The caller's mail was seen with a signature. */
  seen?: boolean
}

type RecordChecker<K extends RecordKind> = {
  check(asked: RecordAsked, world: RecordWorld): Promise<RecordReport<DetailsOf<K>>>
  /** Where one may be given: null when the text cannot be a selector at that domain. */
  readSelector?(text: string, domain: string): string | null
}

const checkers: { [K in RecordKind]: RecordChecker<K> } = {
  spf: { check: checkSpf },
  dkim: { check: checkDkim, readSelector },
  dmarc: { check: checkDmarc },
  bimi: { check: checkBimi, readSelector: readBimiSelector },
  'mta-sts': { check: checkMtaSts },
  'tls-rpt': { check: checkTlsRpt },
}

/** The checker of a kind that is not known before. */
export const checkerOf = (kind: RecordKind): RecordChecker<RecordKind> => checkers[kind]
