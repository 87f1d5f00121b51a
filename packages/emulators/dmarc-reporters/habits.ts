import type { Random } from '../random.ts'

/** How receivers write their reports. The habits are real, the names are made up. */

export type Habit = {
  organization: string
  /** `draft`: the drafts of RFC 9990, with a prefix and with the elements that it dropped. */
  schema: 'rfc7489' | 'rfc9990' | 'draft'
  packing: 'gzip' | 'zip' | 'plain' | 'gzip in zip'
  /** Of the part that holds the file. Many are wrong. */
  mediaType: string
  /** The mail around it: parts, parts with HTML next to them, or the file alone. */
  mail: 'parts' | 'related' | 'bare'
  version: string | null
  idOf(random: Random, domain: string): string
  /** Seconds since 1970 of a day that begins at `midnight`, UTC. */
  periodOf(midnight: number): [begin: number, end: number]
  /** Which optional elements its rows have. */
  writes: { envelopeFrom: boolean; envelopeTo: boolean; selector: boolean; capitals: boolean }
}

const DAY = 86_400
const digits = (random: Random, count: number) =>
  Array.from({ length: count }, (_, at) => random.whole(at === 0 ? 1 : 0, 9)).join('')
const hex = (random: Random, count: number) =>
  Array.from({ length: count }, () => random.whole(0, 15).toString(16)).join('')
const utcDay = (midnight: number): [number, number] => [midnight, midnight + DAY - 1]
const plainRows = { envelopeFrom: false, envelopeTo: false, selector: true, capitals: false }

export const habits: readonly Habit[] = [
  // Google: zip, twenty digits, the mail is the attachment.
  {
    ...{ organization: 'large-mailboxes.example', schema: 'rfc7489', packing: 'zip', version: null },
    ...{ mediaType: 'application/zip', mail: 'bare', writes: plainRows, periodOf: utcDay },
    idOf: (random) => digits(random, 20),
  },
  // Yahoo: seconds and a fraction.
  {
    ...{ organization: 'Portal', schema: 'rfc7489', packing: 'gzip', version: null },
    ...{ mediaType: 'application/gzip', mail: 'parts', writes: plainRows, periodOf: utcDay },
    idOf: (random) => `1788${digits(random, 6)}.${digits(random, 6)}`,
  },
  // Microsoft: HTML next to the file, envelopes, an end at midnight.
  {
    ...{ organization: 'Office Suite', schema: 'rfc7489', packing: 'gzip', version: '1.0' },
    ...{ mediaType: 'application/gzip', mail: 'related', idOf: (random) => hex(random, 32) },
    periodOf: (midnight) => [midnight, midnight + DAY],
    writes: { envelopeFrom: true, envelopeTo: true, selector: true, capitals: false },
  },
  // Amazon SES: octet-stream, version 0.1.
  {
    ...{ organization: 'CLOUD-MAIL', schema: 'rfc7489', packing: 'gzip', version: '0.1' },
    ...{ mediaType: 'application/octet-stream', mail: 'parts', writes: plainRows, periodOf: utcDay },
    idOf: (random) => `${hex(random, 8)}-${hex(random, 4)}-${hex(random, 12)}`,
  },
  // GMX and WEB.DE: the namespace of RFC 9990, and zip that calls itself gzip.
  {
    ...{ organization: 'mailbox.example', schema: 'rfc9990', packing: 'zip', version: '1.0' },
    ...{ mediaType: 'application/gzip', mail: 'parts', idOf: (random) => hex(random, 32) },
    writes: { ...plainRows, envelopeFrom: true },
    periodOf: utcDay,
  },
  {
    ...{ organization: 'Standard Receiver & Söhne', schema: 'rfc9990', packing: 'gzip', version: '1.0' },
    ...{ mediaType: 'application/gzip', mail: 'parts', periodOf: utcDay },
    idOf: (random, domain) => `${hex(random, 10)}@${domain}`,
    writes: { envelopeFrom: true, envelopeTo: true, selector: true, capitals: false },
  },
  // Those who wrote to a draft.
  {
    ...{ organization: 'early.example', schema: 'draft', packing: 'plain', version: '2.0' },
    ...{ mediaType: 'text/xml', mail: 'parts', idOf: (random) => hex(random, 16) },
    writes: { ...plainRows, envelopeFrom: true },
    periodOf: utcDay,
  },
  // Small receivers: plain XML, results in capitals, midnight of their own time zone.
  {
    ...{ organization: 'mx.small.example', schema: 'rfc7489', packing: 'plain', version: null },
    ...{ mediaType: 'application/xml', mail: 'parts', idOf: (random) => digits(random, 10) },
    periodOf: (midnight) => [midnight - 7_200, midnight - 7_200 + DAY - 1],
    writes: { ...plainRows, selector: false, capitals: true },
  },
  // Gateways: an id of odd characters, a period of 30 hours.
  {
    ...{ organization: 'gateway.example', schema: 'rfc7489', packing: 'gzip in zip', version: '1.0' },
    ...{ mediaType: 'application/zip', mail: 'parts', writes: plainRows },
    idOf: (random, domain) => `${hex(random, 6)}$${hex(random, 6)}=${hex(random, 6)}@${domain}`,
    periodOf: (midnight) => [midnight + 40_000, midnight + 40_000 + 108_000],
  },
]
