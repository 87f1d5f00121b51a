import { meantAddresses, repairAddress, withOneList, withoutResidue } from '../record/report-addresses.ts'
import { printTags, tagOf } from '../record/tag-list.ts'
import { parseTlsRpt, type TlsRptRecord } from './parse.ts'

/** The record that sends reports to `rua`: one or more URIs, with commas between. */
export function printTlsRpt(rua: string): string {
  return printTags([
    { name: 'v', value: 'TLSRPTv1' },
    { name: 'rua', value: rua },
  ])
}

/** The record as it was meant: its version, one list of addresses, commas between them. */
function readIntent({ text }: TlsRptRecord): TlsRptRecord {
  const plain = withoutResidue(text)
    .replace(/\\+/g, '')
    .replace(/^\s*v\s*=\s*tls-?rptv?1[\s;,:]*/i, 'v=TLSRPTv1; ')
    .replace(/(^|[;,\s])rua\s*[:=]\s*/i, '$1rua=')
  const record = parseTlsRpt(withOneList(plain))
  return parseTlsRpt(printTlsRpt(meantAddresses(tagOf(record.tags, 'rua')?.value ?? '').join(',')))
}

/** One record for all of these: every address that can be read is kept. Null without one: no mailbox is made up. */
export function changeTlsRpt(records: TlsRptRecord[]): string | null {
  const meant = records.flatMap((record) => readIntent(record).rua)
  const kept = meant.flatMap((uri) => {
    if (uri.valid && uri.domain !== null) return ['mailto', 'https'].includes(uri.scheme) ? [uri.text] : []
    return repairAddress(uri) ?? []
  })
  return kept.length > 0 ? printTlsRpt([...new Set(kept)].join(',')) : null
}

/** Whether addresses of these records cannot be read, so that the repaired one does not have them. */
export function losesAddress(records: TlsRptRecord[]): boolean {
  const meant = records.flatMap((record) => readIntent(record).rua).filter(({ text }) => text !== '')
  return meant.some((uri) => repairAddress(uri) === null)
}
