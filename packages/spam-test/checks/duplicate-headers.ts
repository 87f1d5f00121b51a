import { bad, good } from '@postproof/engine/finding'
import { gmailSenders, rfc } from '@postproof/engine/references'
import type { Header } from '@postproof/message/types'
import { quoteField } from '../context/fields.ts'
import { defineCheck } from '../define-check.ts'

const id = 'duplicate_headers'

/** At most once each: RFC 5322, 3.6; RFC 2045, 3 for the MIME fields; RFC 2369, 3 and RFC 2919, 2 for the list fields. */
const single = new Set([
  'date',
  'from',
  'sender',
  'reply-to',
  'to',
  'cc',
  'bcc',
  'message-id',
  'in-reply-to',
  'references',
  'subject',
  'mime-version',
  'content-type',
  'content-transfer-encoding',
  'list-unsubscribe',
  'list-unsubscribe-post',
  'list-id',
])

/** Fields that may stand once, standing twice: filters and readers may each take another of them. */
export const check = defineCheck({
  id,
  group: 'headers',
  points: 4,
  topic: 'headers',
  decidedBy: 'sending',
  refs: [rfc(5322, '3.6'), gmailSenders],
  run({ message }) {
    const seen = new Map<string, Header[]>()
    for (const header of message.headers)
      if (single.has(header.key)) seen.set(header.key, [...(seen.get(header.key) ?? []).slice(0, 9), header])
    const repeated = [...seen.values()].filter((headers) => headers.length > 1)
    if (repeated.length === 0) return good(id, 'none')
    return bad(
      id,
      'repeated',
      { names: repeated.map((headers) => headers[0]?.name ?? '') },
      repeated.flatMap((headers) => headers.slice(0, 3).map(quoteField)),
    )
  },
})
