import { checkBimi, readBimiSelector } from '@postproof/records/bimi/check'
import { checkDkim } from '@postproof/records/dkim/check'
import { readSelector } from '@postproof/records/dkim/discover'
import { checkDmarc } from '@postproof/records/dmarc/check'
import { checkMtaSts } from '@postproof/records/mta-sts/check'
import type { RecordReport } from '@postproof/records/record/report'
import type { RecordWorld } from '@postproof/records/record/trace'
import { checkSpf } from '@postproof/records/spf/check'
import { checkTlsRpt } from '@postproof/records/tls-rpt/check'
import type { RecordChecker } from '#contract/checker-names.ts'
import type { RecordQuery } from '#contract/checkers.ts'

/** What an engine brings. */
export type RecordEngine = {
  label: string
  check(
    query: RecordQuery & { domain: string; knownSelectors: string[]; seen?: boolean },
    world: RecordWorld,
  ): Promise<RecordReport>
  /** Where a draft is read, and with which selector where none is given; the SPF engine reads its own. */
  draft?: { selector?: string; nameOf(domain: string, selector: string): string }
  /** Where one may be given: null when the text cannot be a selector at that domain. */
  readSelector?(text: string, domain: string): string | null
}

/** The engine of each record checker. */
export const recordEngines: Record<RecordChecker, RecordEngine> = {
  spf: { label: 'SPF', check: checkSpf },
  dkim: {
    label: 'DKIM',
    check: checkDkim,
    readSelector,
    draft: { selector: 'draft', nameOf: (domain, selector) => `${selector}._domainkey.${domain}` },
  },
  dmarc: { label: 'DMARC', check: checkDmarc, draft: { nameOf: (domain) => `_dmarc.${domain}` } },
  bimi: {
    label: 'BIMI',
    check: checkBimi,
    readSelector: readBimiSelector,
    draft: { selector: 'default', nameOf: (domain, selector) => `${selector}._bimi.${domain}` },
  },
  'mta-sts': { label: 'MTA-STS', check: checkMtaSts, draft: { nameOf: (domain) => `_mta-sts.${domain}` } },
  'tls-rpt': { label: 'TLS-RPT', check: checkTlsRpt, draft: { nameOf: (domain) => `_smtp._tls.${domain}` } },
}
