import { parseAddressList } from '#engines/message/addresses.ts'
import type { MailAddress, Message } from '#engines/message/types.ts'
import { fieldNamed } from './fields.ts'

/** The first readable address of the From field; null when there is none. */
export function fromAddress(message: Message): MailAddress | null {
  const field = fieldNamed(message, 'from')
  if (!field) return null
  return parseAddressList(field.raw).addresses.find((address) => address.domain !== '') ?? null
}
