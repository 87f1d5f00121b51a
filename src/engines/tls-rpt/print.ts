import { printTags } from '#engines/record/tag-list.ts'
import type { TlsRptRecord } from './parse.ts'

/** The record that sends reports to a mailbox of the domain. */
export function printTlsRpt(domain: string, rua = `mailto:tls-reports@${domain}`): string {
  return printTags([
    { name: 'v', value: 'TLSRPTv1' },
    { name: 'rua', value: rua },
  ])
}

/** The record repaired: every address that can be read is kept; without one, a mailbox of the domain. */
export function changeTlsRpt(record: TlsRptRecord, domain: string): string {
  const kept = record.rua.flatMap((uri) => {
    if (uri.valid && uri.domain !== null && ['mailto', 'https'].includes(uri.scheme)) return [uri.text]
    const bare = /^[A-Za-z0-9._+-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.)+[A-Za-z]{2,63}$/.test(uri.text)
    return bare ? [`mailto:${uri.text}`] : []
  })
  return printTlsRpt(domain, kept.length > 0 ? [...new Set(kept)].join(',') : undefined)
}
