import { bad, good, warning } from '@postproof/engine/finding'
import { plain } from '@postproof/engine/plain-message'
import { defineCheck } from '../define-check.ts'

const id = 'message_size'
const MEGABYTE = 1_000_000

/** The whole message as transported, attachments and all. */
export const check = defineCheck({
  id,
  group: 'content',
  points: 2,
  topic: 'structure',
  decidedBy: 'mail',
  refs: [{ label: 'Gmail: size limits', url: 'https://support.google.com/mail/answer/6584' }],
  run({ message }) {
    const facts = { bytes: message.size }
    const evidence = [
      {
        label: plain('evidence.size'),
        value: { code: 'evidence.bytes' as const, facts: { bytes: message.size } },
      },
    ]
    if (message.size > 10 * MEGABYTE) return bad(id, 'too-large', facts, evidence)
    if (message.size >= 5 * MEGABYTE) return warning(id, 'large', facts, evidence)
    return good(id, 'small', facts, evidence)
  },
})
