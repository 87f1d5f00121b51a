import { sealedBody } from '@postproof/message/sealed'
import type { Message as Mail, Part } from '@postproof/message/types'
import { fieldNamed, quoteField, quotePart } from '../context/fields.ts'
import type { KindJudgment, MailKind } from './kinds.ts'

/** What the MIME structure alone decides. Each standard below gives a structure to one kind of mail only. */

const PGP_MESSAGE = /^\s*-----BEGIN PGP MESSAGE-----/
/** TLS reports name their domain in the header as well (RFC 8460, 5.3). */
const tlsReport = 'tls-report-domain'

export function byStructure(message: Mail): KindJudgment | null {
  return encrypted(message) ?? reported(message) ?? invitation(message)
}

const ofPart = (kind: MailKind, part: Part, says: string): KindJudgment => ({
  kind,
  confidence: 'sure',
  why: [{ code: 'any.list', facts: { parts: [says] } }],
  evidence: [quotePart(part, says)],
})

function encrypted(message: Mail): KindJudgment | null {
  const sealed = sealedBody(message)
  if (sealed?.how === 'encrypted') return ofPart('encrypted', sealed.part, sealed.part.type)
  const { text, html } = message
  // The form before PGP/MIME, which programs still write (RFC 9580, 6.2.1).
  return text && !html && PGP_MESSAGE.test(text.source.slice(0, 2000))
    ? ofPart('encrypted', text.part, '-----BEGIN PGP MESSAGE-----')
    : null
}

/** RFC 6522, 3: the report type says what the second part is; some senders leave it out, and the part says it itself. */
const reports: [kind: MailKind, types: RegExp, part: RegExp][] = [
  // RFC 3464, RFC 6533.
  ['bounce', /^(?:global-)?delivery-status$/, /^message\/(?:global-)?delivery-status$/],
  // RFC 8098: a program answers that a mail was displayed or deleted.
  [
    'automatic-answer',
    /^(?:global-)?disposition-notification$/,
    /^message\/(?:global-)?disposition-notification$/,
  ],
  // RFC 5965 and RFC 6591; RFC 8460, 5.3.
  ['report', /^feedback-report$/, /^message\/feedback-report$/],
  ['report', /^tlsrpt$/, /^application\/tlsrpt\+(?:gzip|json)$/],
]

function reported(message: Mail): KindJudgment | null {
  const { root } = message
  if (root.type === 'multipart/report') {
    const type = root.typeParameters['report-type']?.toLowerCase() ?? ''
    const says = `multipart/report${type && `; report-type=${type}`}`
    for (const [kind, types, partType] of reports) {
      const part = root.children.find((child) => partType.test(child.type))
      // The type alone is a claim: the part that it names has to be there.
      if (part && (types.test(type) || type === '')) return ofPart(kind, root, says)
    }
  }
  return namedReport(message)
}

/** RFC 7489, 7.2.1.1 and RFC 9990: reports on DMARC are named by their subject, and the report is the attached file. */
const subjectOfReport = /\breport[- ]?domain:\s{0,20}\S{1,300}\s{1,20}submitter:/i
const fileOfReport = /\.(?:xml|zip|gz|json)$/i
const typeOfReport =
  /^application\/(?:gzip|x-gzip|zip|x-zip-compressed|xml|tlsrpt\+(?:gzip|json))$|^text\/xml$/

function namedReport(message: Mail): KindJudgment | null {
  const subject = fieldNamed(message, 'subject')
  const field = fieldNamed(message, tlsReport) ?? subject
  if (!field || (field === subject && !subjectOfReport.test(field.value.slice(0, 600)))) return null
  const file = message.parts.find(
    (part) => typeOfReport.test(part.type) || fileOfReport.test(part.filename ?? ''),
  )
  return file
    ? {
        kind: 'report',
        confidence: 'sure',
        why: [{ code: 'any.list', facts: { parts: [`${field.name}: ${field.value.slice(0, 100).trim()}`] } }],
        evidence: [quoteField(field), quotePart(file, file.type)],
      }
    : null
}

const calendar = new Set(['text/calendar', 'application/ics'])
/** RFC 5546, 1.4: what one calendar says to another. PUBLISH is for all who read, so it comes with any kind of mail. */
const talks = /^(?:request|reply|cancel|add|refresh|counter|declinecounter)$/i

/** RFC 6047, 2.4: the method stands with the type, and in the object itself. */
function invitation({ root, parts }: Mail): KindJudgment | null {
  for (const part of parts) {
    if (!calendar.has(part.type)) continue
    const given = part.typeParameters.method
    const method = given ?? /^METHOD:([A-Z-]{1,30})\s*$/im.exec(part.text().slice(0, 4000))?.[1] ?? ''
    const isTheMail = part === root || part.disposition !== 'attachment'
    if (talks.test(method) && (isTheMail || given !== undefined))
      return ofPart('invitation', part, `${part.type}; method=${method.toUpperCase()}`)
  }
  return null
}
