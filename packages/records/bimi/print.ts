import { printTags } from '../record/tag-list.ts'
import type { BimiRecord } from './parse.ts'

const VERSION_TAG = [{ name: 'v', value: 'BIMI1' }]

/** The record that names a logo and, when there is one, its certificate. */
export function printBimi(logo: string, certificate: string | null): string {
  return printTags([...VERSION_TAG, { name: 'l', value: logo }, { name: 'a', value: certificate ?? '' }])
}

/**
 * The record as its author meant it: the first readable address in `l=` and `a=` with https, and the preference.
 * Null when there is no address of a logo to be read.
 */
export function changeBimi(record: BimiRecord): string | null {
  const logo = record.declined ? '' : addressOf(record, 'l')
  if (logo === null) return null
  const rest = [
    ...(record.preference === null ? [] : [{ name: 'avp', value: record.preference }]),
    ...(record.localParts.length === 0 ? [] : [{ name: 'lps', value: record.localParts.join(',') }]),
  ]
  return [
    printBimi(logo, record.declined ? null : addressOf(record, 'a')),
    ...(rest.length === 0 ? [] : [printTags(rest)]),
  ].join('; ')
}

function addressOf({ tags }: BimiRecord, name: string): string | null {
  for (const tag of tags) {
    if (tag.name.toLowerCase() !== name) continue
    for (const word of tag.value.slice(0, 2000).split(/[\s,;"'<>]+/)) {
      const address = word.replace(/^http:/i, 'https:')
      if (/^https:/i.test(address) && URL.parse(address)) return address
    }
  }
  return null
}
