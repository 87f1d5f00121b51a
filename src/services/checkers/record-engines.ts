import type { RecordChecker } from '#contract/checkers.ts'
import { checkBimi, readBimiSelector } from '#engines/bimi/check.ts'
import { bimiExplanationsIn, bimiTextsIn } from '#engines/bimi/words.ts'
import { checkDkim } from '#engines/dkim/check.ts'
import { readSelector } from '#engines/dkim/discover.ts'
import { dkimExplanationsIn, dkimTextsIn } from '#engines/dkim/words.ts'
import { checkDmarc } from '#engines/dmarc/check.ts'
import { dmarcExplanationsIn, dmarcTextsIn } from '#engines/dmarc/words.ts'
import { checkMtaSts } from '#engines/mta-sts/check.ts'
import { mtaStsExplanationsIn, mtaStsTextsIn } from '#engines/mta-sts/words.ts'
import { checkSpf } from '#engines/spf/check.ts'
import { spfExplanationsIn, spfTextsIn } from '#engines/spf/words.ts'
import { checkTlsRpt } from '#engines/tls-rpt/check.ts'
import { tlsRptExplanationsIn, tlsRptTextsIn } from '#engines/tls-rpt/words.ts'
import type { RecordEngine } from './record-checkers.ts'

/** The engine of each record checker, with its words. */
export const recordEngines: Record<RecordChecker, RecordEngine> = {
  spf: { label: 'SPF', check: checkSpf, textsIn: spfTextsIn, explanationsIn: spfExplanationsIn },
  dkim: {
    label: 'DKIM',
    check: checkDkim,
    readSelector,
    textsIn: dkimTextsIn,
    explanationsIn: dkimExplanationsIn,
  },
  dmarc: { label: 'DMARC', check: checkDmarc, textsIn: dmarcTextsIn, explanationsIn: dmarcExplanationsIn },
  bimi: {
    label: 'BIMI',
    check: checkBimi,
    readSelector: readBimiSelector,
    textsIn: bimiTextsIn,
    explanationsIn: bimiExplanationsIn,
  },
  'mta-sts': {
    label: 'MTA-STS',
    check: checkMtaSts,
    textsIn: mtaStsTextsIn,
    explanationsIn: mtaStsExplanationsIn,
  },
  'tls-rpt': {
    label: 'TLS-RPT',
    check: checkTlsRpt,
    textsIn: tlsRptTextsIn,
    explanationsIn: tlsRptExplanationsIn,
  },
}
