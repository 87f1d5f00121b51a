import { parseAddressList } from '@postproof/message/addresses'
import type { MailAddress, Message } from '@postproof/message/types'
import { fieldNamed } from './fields.ts'

/** The first readable address of the From field; null when there is none. */
export function fromAddress(message: Message): MailAddress | null {
  const field = fieldNamed(message, 'from')
  if (!field) return null
  return (
    parseAddressList(field.raw, field.rawCharset).addresses.find((address) => address.domain !== '') ?? null
  )
}
