import { parseAddressList } from '@postproof/message/addresses'
import { header, readMessage } from '@postproof/message/read'
import type { Attachment, Message } from '@postproof/message/types'
import type { Kept } from './types.ts'

/** A kept mail in the shapes of mailpit's API (github.com/axllent/mailpit, docs/apiv1), which test suites know. */

export type Person = { Name: string; Address: string }

export type Summary = {
  ID: string
  MessageID: string
  Read: boolean
  From: Person | null
  To: Person[]
  Cc: Person[]
  Bcc: Person[]
  ReplyTo: Person[]
  Subject: string
  /** ISO 8601. */
  Created: string
  Username: string
  Tags: string[]
  Size: number
  Attachments: number
  Snippet: string
}

export type PartNote = {
  PartID: string
  FileName: string
  ContentType: string
  ContentID: string
  Size: number
}

export type Detail = Omit<Summary, 'Read' | 'Created' | 'Attachments' | 'Snippet'> & {
  ReturnPath: string
  Date: string
  Text: string
  HTML: string
  Inline: PartNote[]
  Attachments: PartNote[]
}

const SNIPPET = 250

const peopleIn = (message: Message, name: string): Person[] =>
  parseAddressList(header(message, name)?.raw ?? '').addresses.map(({ name, address }) => ({
    Name: name,
    Address: address,
  }))

export function summaryOf(kept: Kept, message: Message): Summary {
  const shown = (message.html?.visibleText ?? message.text?.source ?? '').replace(/\s+/g, ' ').trim()
  return {
    ...headOf(kept, message),
    Read: kept.read,
    Created: new Date(kept.at).toISOString(),
    Attachments: message.attachments.filter(({ inline }) => !inline).length,
    Snippet: shown.slice(0, SNIPPET).toWellFormed(),
  }
}

export function detailOf(kept: Kept, message: Message): Detail {
  return {
    ...headOf(kept, message),
    ReturnPath: kept.envelope.from,
    Date: new Date(kept.at).toISOString(),
    Text: message.text?.source ?? '',
    HTML: message.html?.source ?? '',
    Inline: message.attachments.filter(({ inline }) => inline).map(partNote),
    Attachments: message.attachments.filter(({ inline }) => !inline).map(partNote),
  }
}

function headOf({ id, envelope, size }: Kept, message: Message) {
  const [to, cc] = [peopleIn(message, 'to'), peopleIn(message, 'cc')]
  const named = new Set([...to, ...cc].map(({ Address }) => Address.toLowerCase()))
  // Who got it and does not stand in the header is a blind copy.
  const blind = envelope.to.filter((address) => !named.has(address.toLowerCase()))
  return {
    ID: id,
    MessageID: (header(message, 'message-id')?.value ?? '').replace(/^<|>$/g, ''),
    From: peopleIn(message, 'from')[0] ?? null,
    To: to,
    Cc: cc,
    Bcc: blind.map((Address) => ({ Name: '', Address })),
    ReplyTo: peopleIn(message, 'reply-to'),
    Subject: header(message, 'subject')?.value ?? '',
    Username: envelope.username,
    Tags: tagsOf(message),
    Size: size,
  }
}

/** `X-Tags: receipts, order 4711`. */
function tagsOf(message: Message): string[] {
  const given = (header(message, 'x-tags')?.value ?? '').split(',').map((tag) => tag.trim().slice(0, 60))
  return [...new Set(given.filter(Boolean))].slice(0, 20)
}

const partNote = ({ part, filename, type, size }: Attachment): PartNote => ({
  PartID: part.path,
  FileName: filename,
  ContentType: type,
  ContentID: part.contentId ?? '',
  Size: size,
})

/** What the calls need of a mail, read once for as long as it is among those read last. */
export function createReader(raw: (id: string) => Promise<Buffer | undefined>) {
  const read = new Map<string, Message>()
  return async (id: string): Promise<Message | undefined> => {
    const known = read.get(id)
    if (known) return known
    const octets = await raw(id)
    if (!octets) return undefined
    const message = readMessage(octets)
    read.set(id, message)
    if (read.size > MOST_READ) read.delete(read.keys().next().value!)
    return message
  }
}

const MOST_READ = 20
