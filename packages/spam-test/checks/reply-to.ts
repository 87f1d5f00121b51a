import { bad, good, warning } from '@postproof/engine/finding'
import { freeMailDomains } from '@postproof/engine/free-mail-domains'
import { organizationOf, sameOrganization } from '@postproof/engine/organization'
import { rfc } from '@postproof/engine/references'
import { parseAddressList } from '@postproof/message/addresses'
import type { Message } from '@postproof/message/types'
import { notApplicable } from '../content/no-data.ts'
import { fieldNamed, quoteField } from '../context/fields.ts'
import { fromAddress } from '../context/sender.ts'
import { defineCheck } from '../define-check.ts'

const id = 'reply_to'

/** Reply-To: answers go to the organization that the From field names. */
export const check = defineCheck({
  id,
  group: 'headers',
  points: 3,
  topic: 'headers',
  decidedBy: 'sending',
  refs: [rfc(5322, '3.6.2')],
  run({ message, kind }) {
    const from = fromAddress(message)
    if (!from) return notApplicable(id, 'no-from')
    const field = fieldNamed(message, 'reply-to')
    if (!field) return good(id, 'absent')
    const evidence = [quoteField(field)]
    const replies = parseAddressList(field.raw, field.rawCharset).addresses.filter(
      (address) => address.domain !== '',
    )
    const other = replies.filter((address) => !sameOrganization(address.domain, from.domain))
    const facts = { from: from.domain, reply_to: replies.slice(0, 10).map((address) => address.address) }
    if (replies.length === 0) return warning(id, 'unreadable', facts, evidence)
    if (other.length === 0) return good(id, 'same-organization', facts, evidence)
    if (
      kind.kind === 'list-post' &&
      other.every(({ domain }) => namesOfList(message).includes(organizationOf(domain)))
    )
      return good(id, 'list', facts, evidence)
    const free = other.find((address) => freeMailDomains.has(address.domain))
    if (free && !freeMailDomains.has(from.domain))
      return bad(id, 'free-mail', { ...facts, domain: free.domain }, evidence)
    return warning(id, 'other-domain', { ...facts, domain: other[0]?.domain ?? '' }, evidence)
  },
})

/** The organizations that a list names as its own. */
function namesOfList(message: Message): string[] {
  return ['list-post', 'x-beenthere', 'mailing-list', 'sender', 'list-id', 'return-path'].flatMap((key) => {
    const text = fieldNamed(message, key)?.value.slice(0, 1000) ?? ''
    return [...text.matchAll(/[@<]([\w-]{1,63}(?:\.[\w-]{1,63}){1,8})/g)].map(([, host = '']) =>
      organizationOf(host),
    )
  })
}
