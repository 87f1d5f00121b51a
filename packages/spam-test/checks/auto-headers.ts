import { good, warning } from '@postproof/engine/finding'
import { rfc } from '@postproof/engine/references'
import { fieldNamed, quoteField } from '../context/fields.ts'
import { defineCheck } from '../define-check.ts'

const id = 'auto_headers'

/** Precedence and Auto-Submitted: what the mail says of itself to vacation responders (RFC 3834). */
export const check = defineCheck({
  id,
  group: 'headers',
  points: 2,
  topic: 'headers',
  decidedBy: 'sending',
  refs: [rfc(3834)],
  run({ message, kind }) {
    const automatic = fieldNamed(message, 'auto-submitted')
    const precedence = fieldNamed(message, 'precedence')
    const evidence = [automatic, precedence].filter((field) => field !== undefined).map(quoteField)
    const submitted = automatic?.value.trim().toLowerCase() ?? null
    const facts = { auto_submitted: submitted, precedence: precedence?.value.trim().toLowerCase() ?? null }
    // RFC 3834, 5: auto-generated and auto-replied mean that no person meant to send this now.
    if (kind.kind === 'subscribers' && submitted !== null && !/^no\b/.test(submitted))
      return warning(id, 'auto-submitted-newsletter', facts, evidence)
    if (facts.precedence === 'junk') return warning(id, 'precedence-junk', facts, evidence)
    return good(id, 'sane', facts, evidence)
  },
})
