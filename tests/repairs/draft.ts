import type { ZoneDefinition } from '@postproof/dns/zone'
import { parseAddressList } from '@postproof/message/addresses'
import { readMessage } from '@postproof/message/read'

/**
 * A mail taken apart, so that each of its faults can really be repaired: in its fields, its texts, the records of its domain or
 * the way it arrives.
 */
export type Draft = {
  /** Fields but those of MIME, in their order; values as they stand in the source, unfolded. */
  fields: [name: string, value: string][]
  html: string | null
  text: string | null
  attachments: { filename: string; type: string; content: Uint8Array }[]
  arrival: Arrival
  zone: ZoneDefinition
  /** Whether it is signed for its From domain when it is sent. */
  signed: boolean
}

export type Arrival = {
  clientAddress: string
  helo: string
  mailFrom: string
  tls: boolean
  receivedAt: number
}

const ofMime = /^(?:content-|mime-version|dkim-signature)/i

export function draftOf(raw: Uint8Array, arrival: Arrival, zone: ZoneDefinition): Draft {
  const message = readMessage(raw)
  return {
    fields: message.headers
      .filter(({ name }) => !ofMime.test(name))
      .map(({ name, raw: value }) => [name, value.replace(/\r?\n[ \t]+/g, ' ').trim()]),
    html: message.html?.source ?? null,
    text: message.text?.source ?? null,
    attachments: message.attachments.map(({ filename, type, part }) => ({
      ...{ filename, type, content: part.content() },
    })),
    arrival,
    zone,
    signed: false,
  }
}

export const fieldOf = ({ fields }: Draft, name: string): string =>
  fields.find(([each]) => each.toLowerCase() === name.toLowerCase())?.[1] ?? ''

/** In place of the fields of that name, behind all others; without a value they are taken away. */
export function withField(draft: Draft, name: string, value?: string): Draft {
  const others = draft.fields.filter(([each]) => each.toLowerCase() !== name.toLowerCase())
  return { ...draft, fields: value === undefined ? others : [...others, [name, value]] }
}

/** Of the From address; `sender.example` where it cannot be read. */
export const domainOf = (draft: Draft): string =>
  parseAddressList(fieldOf(draft, 'from')).addresses[0]?.domain || 'sender.example'
