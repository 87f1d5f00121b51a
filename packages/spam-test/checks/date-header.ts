import { bad, good, noData, warning } from '@postproof/engine/finding'
import { gmailSenders, rfc } from '@postproof/engine/references'
import { readMailDate } from '@postproof/message/mail-date'
import { fieldNamed, headersLookedAt, quoteField } from '../context/fields.ts'
import { defineCheck } from '../define-check.ts'

const id = 'date_header'
const HOUR = 3_600_000
const DAY = 24 * HOUR
/** Farther ahead than any time zone that was left out: filters take points for that. */
const FAR_AHEAD = 12 * HOUR

/**
 * Date (RFC 5322, 3.6.1) against the moment the mail came in. A file that was uploaded may be of any age, so
 * there its Date is read but not judged.
 */
export const check = defineCheck({
  id,
  group: 'headers',
  points: 4,
  topic: 'headers',
  decidedBy: 'sending',
  refs: [rfc(5322, '3.6.1'), gmailSenders],
  run({ message, session }) {
    const field = fieldNamed(message, 'date')
    if (!field) return bad(id, 'missing', {}, headersLookedAt(message))
    const evidence = [quoteField(field)]
    const at = readMailDate(field.value)
    if (at === null) return bad(id, 'unreadable', {}, evidence)
    const facts = { date: new Date(at).toISOString() }
    if (session.source !== 'smtp' && session.source !== 'sample')
      return noData(id, 'no-clock', facts, evidence)
    const late = session.receivedAt - at
    const judged = {
      ...facts,
      received: new Date(session.receivedAt).toISOString(),
      seconds_old: Math.round(late / 1000),
    }
    if (Math.abs(late) > 7 * DAY) return bad(id, 'far-off', judged, evidence)
    if (late > DAY) return warning(id, 'old', judged, evidence)
    if (late < -HOUR) return (late < -FAR_AHEAD ? bad : warning)(id, 'future', judged, evidence)
    return good(id, 'within-limits', judged, evidence)
  },
})
