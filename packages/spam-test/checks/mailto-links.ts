import { good, warning } from '@postproof/engine/finding'
import { rfc } from '@postproof/engine/references'
import { mailtoFault } from '@postproof/message/mailto'
import type { Link } from '@postproof/message/types'
import { quoteLink, readerLinks } from '../content/links.ts'
import { notApplicable } from '../content/no-data.ts'
import { defineCheck } from '../define-check.ts'

const id = 'mailto_links'

/** mailto: links (RFC 6068): readable addresses, and no reader's address carried in subject or body. */
export const check = defineCheck({
  id,
  group: 'content',
  points: 0,
  topic: 'links',
  decidedBy: 'html',
  refs: [rfc(6068)],
  run({ message, session }) {
    const links = readerLinks(message).filter((link) => /^mailto:/i.test(link.href))
    if (links.length === 0) return notApplicable(id, 'no-mailto')
    const facts = { links: links.length }
    const quote = (some: Link[]) => some.slice(0, 10).map((link) => quoteLink(link))
    const broken = links.filter((link) => mailtoFault(link.href) !== null)
    if (broken.length > 0)
      return warning(
        id,
        'malformed',
        { ...facts, count: broken.length, fault: mailtoFault(broken[0]!.href) },
        quote(broken),
      )
    const personal = links.filter((link) => holdsPerson(link.href, session.recipients))
    if (personal.length > 0)
      return warning(id, 'personal-data', { ...facts, count: personal.length }, quote(personal))
    return good(id, 'valid', facts)
  },
})

const decode = (text: string) => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** An address in subject or body, or the receiver's own anywhere in the query. */
function holdsPerson(href: string, recipients: string[]): boolean {
  const query = decode(href.slice(0, 4000).split('?')[1] ?? '').toLowerCase()
  if (recipients.some((recipient) => recipient !== '' && query.includes(recipient.toLowerCase()))) return true
  return query
    .split('&')
    .some((field) => /^(?:amp;)?(?:subject|body)=/.test(field) && /[\w.+-]{1,64}@[\w-]{1,63}\./.test(field))
}
