import { bad, good, warning } from '@postproof/engine/finding'
import { plain } from '@postproof/engine/plain-message'
import type { Check } from '../types.ts'

const id = 'message_size'
const MEGABYTE = 1_000_000

/** The whole message as transported, attachments and all. */
export const check: Check = {
  id,
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
}
