import { good, noData, warning } from '@postproof/engine/finding'
import { rfc } from '@postproof/engine/references'
import type { Part } from '@postproof/message/types'
import { quotePart } from '../context/fields.ts'
import { defineCheck } from '../define-check.ts'

const id = 'calendar_parts'
const MOST = 20
const types = new Set(['text/calendar', 'application/ics', 'text/vcard', 'text/x-vcard', 'text/directory'])

/** Properties of the calendar itself come before its first event (RFC 5545, 3.6). */
const LONGEST_HEAD = 20_000

/** The METHOD of a calendar, in upper case; null for none. */
function methodInside(part: Part): string | null {
  const head = part
    .text()
    .slice(0, LONGEST_HEAD)
    .split(/^BEGIN:V(?!CALENDAR)/im, 1)[0]!
  return /^METHOD:[ \t]*([A-Z-]{1,30})[ \t]*$/im.exec(head)?.[1]?.toUpperCase() ?? null
}

/** The method that the type names, in upper case; null for none. */
const methodOfType = (part: Part): string | null =>
  part.typeParameters.method?.trim().toUpperCase().slice(0, 40) || null

/** An attached calendar is a file to import; one in the body is an invitation (RFC 6047, 2.4). */
const isInvitation = (part: Part): boolean =>
  part.type === 'text/calendar' && part.disposition !== 'attachment'

/** Invitations and business cards that travel with the mail; for information. */
export const check = defineCheck({
  id,
  group: 'content',
  points: 0,
  topic: 'structure',
  decidedBy: 'mail',
  refs: [rfc(6047)],
  run({ message }) {
    const parts = message.parts.filter((part) => types.has(part.type))
    if (parts.length === 0) return noData(id, 'absent', { applies: false })
    const facts = {
      parts: parts
        .slice(0, 10)
        .map((part) => ({ type: part.type, method: part.typeParameters.method ?? null })),
    }
    const evidence = parts.slice(0, 5).map((part) => quotePart(part, part.type))
    // RFC 6047, 2.4: the type names the method, and the calendar has the same.
    const wrong = parts
      .slice(0, MOST)
      .find((part) => isInvitation(part) && methodInside(part) !== methodOfType(part))
    if (!wrong) return good(id, 'present', facts, evidence)
    const [declared, inside] = [methodOfType(wrong), methodInside(wrong)]
    const code = declared === null ? 'no-method' : inside === null ? 'no-method-inside' : 'other-method'
    return warning(id, code, { ...facts, declared, inside }, [quotePart(wrong, wrong.type)])
  },
})
