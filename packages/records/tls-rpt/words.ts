import type { FindingWords } from '@postproof/engine/finding-words'
import { rfc } from '@postproof/engine/references'
import { nameWords } from '../record/name-words.ts'

const refs = [rfc(8460, '3')]

/** The words of the TLS-RPT checker, by finding id. */
export const tlsRptWords: Record<string, FindingWords> = {
  ...nameWords('tls-rpt'),
  'tls-rpt_record': { refs },
  'tls-rpt_address': { refs },
  'tls-rpt_syntax': { refs },
}
