import { good, warning } from '@postproof/engine/finding'
import { rfc } from '@postproof/engine/references'
import { parseAddressList } from '@postproof/message/addresses'
import { fieldsNamed, headersLookedAt, quoteField } from '../context/fields.ts'
import { defineCheck } from '../define-check.ts'
import { listRules } from '../kind/kinds.ts'

const id = 'to_header'

/** Visible recipients that a letter between people may have before it reads as a mailing done by hand. */
const MANY = 10

/** To and Cc: a mail addressed to its reader. */
export const check = defineCheck({
  id,
  group: 'headers',
  points: 2,
  topic: 'headers',
  decidedBy: 'sending',
  refs: [rfc(5322, '3.6.3')],
  run({ message, kind }) {
    const to = fieldsNamed(message, 'to')
    const fields = [...to, ...fieldsNamed(message, 'cc')]
    if (fields.length === 0) return warning(id, 'absent', {}, headersLookedAt(message))
    const evidence = fields.slice(0, 3).map(quoteField)
    const lists = fields.map((field) => parseAddressList(field.raw, field.rawCharset))
    const recipients = lists
      .flatMap((list) => list.addresses)
      .filter((address) => address.address !== '').length
    const facts = { recipients }
    if (recipients === 0) {
      const groups = lists.flatMap((list) => list.groups)
      if (groups.length > 0) return warning(id, 'undisclosed', { ...facts, group: groups[0] ?? '' }, evidence)
      return warning(
        id,
        to.some((field) => field.value.trim() !== '') ? 'unreadable' : 'absent',
        facts,
        evidence,
      )
    }
    // Members of a discussion list answer to the list and to each other.
    if (recipients > (listRules(kind) === 'yes' ? 1 : MANY)) return warning(id, 'many', facts, evidence)
    return recipients === 1 ? good(id, 'one', facts, evidence) : good(id, 'few', facts, evidence)
  },
})
