import { parseAddressList } from '@postproof/message/addresses'
import { preheader } from '@postproof/message/preheader'
import { header } from '@postproof/message/read'
import type { Message } from '@postproof/message/types'

/** How an inbox list shows the mail before it is opened: plain text, each at most 200 characters. */
export type InboxLine = {
  sender: string
  subject: string
  preview: string
  /** `preheader`: a text put there for the list; `body`: the first words of the mail. */
  previewSource: 'preheader' | 'body' | 'none'
}

const longest = 200

/** Reads the first sender, the subject and the preheader, each cut to 200 UTF-16 units. What the mail lacks is empty. */
export function inboxLine(message: Message): InboxLine {
  const field = header(message, 'from')
  const from = parseAddressList(field?.raw.slice(0, 2000) ?? '', field?.rawCharset).addresses[0]
  const body = message.html ?? message.text
  const found = body ? preheader(body) : null
  return {
    sender: (from?.name || from?.address || '').slice(0, longest),
    subject: (header(message, 'subject')?.value ?? '').slice(0, longest),
    preview: (found?.snippet ?? '').slice(0, longest),
    previewSource: !found ? 'none' : found.hidden ? 'preheader' : 'body',
  }
}
