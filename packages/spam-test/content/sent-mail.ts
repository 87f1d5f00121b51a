import type { Evidence } from '@postproof/engine/finding'
import { plain } from '@postproof/engine/plain-message'
import { parseAddressList } from '@postproof/message/addresses'
import type { Attachment, Html, Message } from '@postproof/message/types'
import { elementsOf } from '@postproof/message/walk'
import { tiesToFrom } from '../authentication/passes.ts'
import { fieldNamed, quoteDecoded } from '../context/fields.ts'
import { fromAddress } from '../context/sender.ts'
import { asksOf } from '../deception/claim.ts'
import type { Mail, Target } from '../deception/mail.ts'
import type { Authentication, Code, TestInput } from '../types.ts'
import { isShortener, quoteLink, readerLinks, trackerOf, webAddress, webLinks } from './links.ts'
import { attributeOf } from './markup.ts'
import { otherBodies } from './other-bodies.ts'
import { readingText } from './reading-text.ts'

const MOST_LINKS = 300
const MOST_PICTURES = 3

type Received = Pick<TestInput, 'message' | 'auth' | 'session'>

/** Reads a mail once, however many ask. */
export function sentMailOf(received: Received): () => Mail {
  let mail: Mail | undefined
  return () => {
    mail ??= sentMail(received)
    return mail
  }
}

/** A mail as the engine for deception looks at it. */
function sentMail({ message, auth, session }: Received): Mail {
  const from = fieldNamed(message, 'from')
  const field = fieldNamed(message, 'subject')
  const subject = (field?.value ?? '').slice(0, 500)
  const reading = wholeText(message)
  return {
    from: fromAddress(message),
    replies: repliesOf(message),
    subject,
    asks: asksOf({ text: reading.text, subject }),
    quotes: { from: from ? quoteDecoded(from) : [], subject: field ? quoteDecoded(field) : [] },
    ...reading,
    pictures: message.images
      .filter(({ alt, hidden, source }) => alt?.trim() && !hidden && source === 'img')
      .slice(0, MOST_PICTURES)
      .map(({ alt, place }) => ({ alt: (alt ?? '').slice(0, 200), place })),
    links: linksOf(message),
    form: formOf(message),
    phone: phoneOf(message),
    recipients: recipientsOf(message, session.recipients),
    proven: provenBy(auth),
    signers: auth.dkim.signatures
      .filter(({ result }) => result === 'pass')
      .map(({ domain }) => domain.toLowerCase()),
  }
}

/** The text that people see, with that of further bodies behind it. */
function wholeText(message: Message): ReturnType<typeof readingText> {
  const { text, placeAt } = readingText(message)
  const others = otherBodies(message).map((other) => other.text)
  if (others.length === 0) return { text, placeAt }
  return {
    text: [text, ...others].join('\n'),
    placeAt: (offset) => (offset < text.length ? placeAt(offset) : undefined),
  }
}

function repliesOf(message: Message): string[] {
  const field = fieldNamed(message, 'reply-to')
  return field ? parseAddressList(field.raw.slice(0, 2000)).addresses.map(({ address }) => address) : []
}

function linksOf(message: Message): Target[] {
  return webLinks(message)
    .filter(({ link }) => !link.hidden)
    .slice(0, MOST_LINKS)
    .map(({ link, url, host }) => ({
      host,
      url,
      quote: quoteLink(link),
      tracked: trackerOf(host) !== null,
      short: isShortener(host),
    }))
}

/** A mail whose QR codes count as links of it. */
export function withCodes(mail: Mail, codes: Code[]): Mail {
  const targets = codes.flatMap(({ text, evidence }): Target[] => {
    const url = webAddress(text.trim())
    if (!url) return []
    const host = url.hostname.replace(/\.$/, '')
    const [tracked, short] = [trackerOf(host) !== null, isShortener(host)]
    return [{ host, url, quote: evidence, tracked, short, coded: true }]
  })
  return { ...mail, links: [...mail.links, ...targets] }
}

function phoneOf(message: Message): Evidence | null {
  const link = readerLinks(message).find(({ href, hidden }) => !hidden && /^tel:\+?[\d(]/i.test(href))
  return link ? quoteLink(link, plain('evidence.telephone')) : null
}

/** A field for a password in the mail, or a page attached to it. */
function formOf({ html, attachments }: Message): Evidence | null {
  return (html && passwordField(html)) ?? attachedPage(attachments)
}

function passwordField(html: Html): Evidence | null {
  for (const element of elementsOf(html.document)) {
    if (element.tagName !== 'input' || attributeOf(element, 'type')?.toLowerCase() !== 'password') continue
    const line = element.sourceCodeLocation?.startLine ?? 1
    return { label: plain('evidence.form'), value: '<input type="password">', place: { in: 'html', line } }
  }
  return null
}

function attachedPage(attachments: Attachment[]): Evidence | null {
  const page = attachments.find(
    ({ type, filename, inline, part }) =>
      !inline &&
      ((type === 'text/html' && (filename !== '' || part.disposition === 'attachment')) ||
        /\.(?:s?html?|xhtml|svg)$/i.test(filename)),
  )
  if (!page) return null
  const place = { in: 'raw' as const, line: page.part.line }
  return { label: plain('evidence.attached-page'), value: page.filename || page.type, place }
}

function recipientsOf(message: Message, envelope: string[]): string[] {
  const named = ['to', 'cc'].flatMap((key) => {
    const field = fieldNamed(message, key)
    return field ? parseAddressList(field.raw.slice(0, 4000)).addresses.map(({ domain }) => domain) : []
  })
  const asked = envelope.map((address) => address.split('@').at(-1)?.toLowerCase() ?? '')
  return [...new Set([...named, ...asked])].filter((domain) => domain.includes('.')).slice(0, 20)
}

function provenBy(auth: Authentication): Mail['proven'] {
  const ties = tiesToFrom(auth)
  return ties === null ? 'unknown' : ties ? 'yes' : 'no'
}
