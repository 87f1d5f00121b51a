import type { FindingWords } from '#engines/finding-words.ts'
import { nameWords } from '#engines/record/name-words.ts'
import { rfc } from '#engines/references.ts'

const refs = [rfc(8460, '3')]

/** The words of the TLS-RPT checker, by finding id. */
export const tlsRptWords: Record<string, FindingWords> = {
  ...nameWords('tls-rpt'),
  'tls-rpt_record': { refs },
  'tls-rpt_address': { refs },
  'tls-rpt_syntax': { refs },
}
