import type { RecordChecker } from '#contract/checkers.ts'
import { checkBimi } from '#engines/bimi/check.ts'
import { bimiExplanations } from '#engines/bimi/explain.ts'
import { bimiTexts } from '#engines/bimi/texts.ts'
import { checkDkim } from '#engines/dkim/check.ts'
import { dkimExplanations } from '#engines/dkim/explain.ts'
import { dkimTexts } from '#engines/dkim/texts.ts'
import { checkDmarc } from '#engines/dmarc/check.ts'
import { dmarcExplanations } from '#engines/dmarc/explain.ts'
import { dmarcTexts } from '#engines/dmarc/texts.ts'
import { checkMtaSts } from '#engines/mta-sts/check.ts'
import { mtaStsExplanations } from '#engines/mta-sts/explain.ts'
import { mtaStsTexts } from '#engines/mta-sts/texts.ts'
import { checkSpf } from '#engines/spf/check.ts'
import { spfExplanations } from '#engines/spf/explain.ts'
import { spfTexts } from '#engines/spf/texts.ts'
import { checkTlsRpt } from '#engines/tls-rpt/check.ts'
import { tlsRptExplanations } from '#engines/tls-rpt/explain.ts'
import { tlsRptTexts } from '#engines/tls-rpt/texts.ts'
import type { RecordEngine } from './record-checkers.ts'

/** The engine of each record checker, with its words. */
export const recordEngines: Record<RecordChecker, RecordEngine> = {
  spf: { label: 'SPF', check: checkSpf, texts: spfTexts, explanations: spfExplanations },
  dkim: { label: 'DKIM', check: checkDkim, texts: dkimTexts, explanations: dkimExplanations },
  dmarc: { label: 'DMARC', check: checkDmarc, texts: dmarcTexts, explanations: dmarcExplanations },
  bimi: { label: 'BIMI', check: checkBimi, texts: bimiTexts, explanations: bimiExplanations },
  'mta-sts': { label: 'MTA-STS', check: checkMtaSts, texts: mtaStsTexts, explanations: mtaStsExplanations },
  'tls-rpt': { label: 'TLS-RPT', check: checkTlsRpt, texts: tlsRptTexts, explanations: tlsRptExplanations },
}
