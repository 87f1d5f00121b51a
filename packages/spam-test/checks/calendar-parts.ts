import { good, noData } from '@postproof/engine/finding'
import { quotePart } from '../context/fields.ts'
import type { Check } from '../types.ts'

const id = 'calendar_parts'
const types = new Set(['text/calendar', 'application/ics', 'text/vcard', 'text/x-vcard', 'text/directory'])

/** Invitations and business cards that travel with the mail; for information. */
export const check: Check = {
  id,
  run({ message }) {
    const parts = message.parts.filter((part) => types.has(part.type))
    if (parts.length === 0) return noData(id, 'absent', { applies: false })
    return good(
      id,
      'present',
      {
        parts: parts
          .slice(0, 10)
          .map((part) => ({ type: part.type, method: part.typeParameters.method ?? null })),
      },
      parts.slice(0, 5).map((part) => quotePart(part, part.type)),
    )
  },
}
