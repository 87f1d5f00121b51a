import { good, warning } from '@postproof/engine/finding'
import { gmailSenders, rfc } from '@postproof/engine/references'
import { otherKind } from '../content/no-data.ts'
import { fieldNamed, headersLookedAt, quoteField } from '../context/fields.ts'
import { defineCheck } from '../define-check.ts'
import { listRules } from '../kind/kinds.ts'

const id = 'list_id'

/** List-ID names the list (RFC 2919, 2); Feedback-ID, if there is one, names a stream of mail to Gmail. */
export const check = defineCheck({
  id,
  group: 'headers',
  points: 1,
  topic: 'unsubscribe',
  decidedBy: 'sending',
  refs: [rfc(2919), gmailSenders],
  run({ message, kind }) {
    const field = fieldNamed(message, 'list-id')
    const feedback = fieldNamed(message, 'feedback-id')
    const evidence = [field, feedback].filter((found) => found !== undefined).map(quoteField)
    const facts = { feedback_id: feedback?.value.trim().slice(0, 200) ?? null }
    if (!field)
      return listRules(kind) === 'no'
        ? otherKind(id, kind, facts)
        : warning(id, 'missing', { ...facts, why: kind.why }, [...evidence, ...headersLookedAt(message)])
    const name = /<([^<>\s]{1,255})>\s*$/.exec(field.value.slice(-300))?.[1]
    if (name === undefined) return warning(id, 'malformed', facts, evidence)
    return good(id, 'present', { ...facts, list: name }, evidence)
  },
})
