import type { Person, Summary } from './mail.ts'

/**
 * The search of the inbox: words, and `from:`, `to:`, `cc:`, `bcc:`, `subject:`, `tag:`, `message-id:`, `is:read`, `is:unread`,
 * `has:attachment`; `"in quotes"` as they stand, `-` before what must not be there. Everything has to fit.
 */

type Term = { field: string; value: string; not: boolean }

const MOST_TERMS = 20

export function termsOf(query: string): Term[] {
  const found = query.slice(0, 500).matchAll(/([-!]?)(?:([a-z-]{1,20}):)?(?:"([^"]*)"|(\S+))/gi)
  return [...found]
    .map(([, not, field, quoted, plain]) => ({
      ...{ field: (field ?? '').toLowerCase(), not: not !== '' },
      value: (quoted ?? plain ?? '').toLowerCase(),
    }))
    .filter(({ value }) => value !== '')
    .slice(0, MOST_TERMS)
}

export const fits = (mail: Summary, terms: readonly Term[]): boolean =>
  terms.every(({ field, value, not }) => fitsOne(mail, field, value) !== not)

const named = (people: (Person | null)[]) =>
  people.map((one) => (one ? `${one.Name} <${one.Address}>` : '').toLowerCase()).join(' ')

function fitsOne(mail: Summary, field: string, value: string): boolean {
  switch (field) {
    case 'from':
      return named([mail.From]).includes(value)
    // A blind copy went there as well.
    case 'to':
      return named([...mail.To, ...mail.Cc, ...mail.Bcc]).includes(value)
    case 'cc':
      return named(mail.Cc).includes(value)
    case 'bcc':
      return named(mail.Bcc).includes(value)
    case 'subject':
      return mail.Subject.toLowerCase().includes(value)
    case 'tag':
      return mail.Tags.some((tag) => tag.toLowerCase() === value)
    case 'message-id':
      return mail.MessageID.toLowerCase().includes(value)
    case 'is':
      return mail.Read === (value === 'read')
    case 'has':
      return value.startsWith('attachment') && mail.Attachments > 0
    case '':
      return [named([mail.From, ...mail.To, ...mail.Cc, ...mail.Bcc]), mail.Subject, mail.Snippet]
        .join(' ')
        .toLowerCase()
        .includes(value)
    default:
      return fitsOne(mail, '', `${field}:${value}`)
  }
}
