import { newDefectLog } from '@postproof/message/defects'
import { unfold } from '@postproof/message/headers'
import { readTree } from '@postproof/message/mime-tree'
import type { Header } from '@postproof/message/types'

/** Header octets that are read; a mailbox hands over no more. */
export const MAX_HEADERS = 262_144

/** The fields of a header block (latin1, one character an octet), in source order. Bounded and linear; never throws. */
export function fieldsOf(headers: string): Header[] {
  const bytes = Buffer.from(headers.slice(0, MAX_HEADERS), 'latin1')
  return readTree(bytes, newDefectLog()).root.headers
}

/**
 * The value as it stands, unfolded but with its encoded words left alone: in a field of the trace an encoded word is
 * the sender's attempt to write what he may not.
 */
export function plainValue(field: Header): string {
  return unfold(field.raw).trim()
}
