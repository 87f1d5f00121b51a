import type { RecordChecker } from '#contract/checkers.ts'
import { checkBimi, readBimiSelector } from '#engines/bimi/check.ts'
import { checkDkim } from '#engines/dkim/check.ts'
import { readSelector } from '#engines/dkim/discover.ts'
import { checkDmarc } from '#engines/dmarc/check.ts'
import { checkMtaSts } from '#engines/mta-sts/check.ts'
import { checkSpf } from '#engines/spf/check.ts'
import { checkTlsRpt } from '#engines/tls-rpt/check.ts'
import type { RecordEngine } from './record-checkers.ts'

/** The engine of each record checker. */
export const recordEngines: Record<RecordChecker, RecordEngine> = {
  spf: { label: 'SPF', check: checkSpf },
  dkim: { label: 'DKIM', check: checkDkim, readSelector },
  dmarc: { label: 'DMARC', check: checkDmarc },
  bimi: { label: 'BIMI', check: checkBimi, readSelector: readBimiSelector },
  'mta-sts': { label: 'MTA-STS', check: checkMtaSts },
  'tls-rpt': { label: 'TLS-RPT', check: checkTlsRpt },
}
