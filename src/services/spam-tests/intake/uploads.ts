import type { Clock } from '@postproof/engine/world'
import type { Session } from '@postproof/spam-test/types'
import { uploaded } from '@postproof/spam-test/uploaded'
import type { Config } from '#config.ts'

/** Does this look like a mail at all? Kind to odd mails, firm with pictures, PDFs and web pages. */

const headerLine = /^([!-9;-~]{1,76}):/
const mailHeaders = new Set([
  'from',
  'to',
  'subject',
  'date',
  'received',
  'message-id',
  'mime-version',
  'return-path',
  'delivered-to',
  'content-type',
  'dkim-signature',
  'reply-to',
  'x-mailer',
  'sender',
  'list-unsubscribe',
])

/** True when the first lines hold at least two header fields that mails have, `From` or `Subject` among them. */
export function isMail(raw: Uint8Array): boolean {
  const start = Buffer.from(raw.subarray(0, 64 * 1024)).toString('latin1')
  if (start.includes('\0')) return false
  const found = new Set<string>()
  for (const [index, line] of start.split(/\r\n|\n|\r/).entries()) {
    if (line === '') break
    const isFold = /^[ \t]/.test(line)
    const name = headerLine.exec(line)?.[1]?.toLowerCase()
    const isMboxLine = index === 0 && line.startsWith('From ')
    if (!name && !isFold && !isMboxLine && !found.size) return false
    if (name && mailHeaders.has(name)) found.add(name)
  }
  return found.size >= 2 && (found.has('from') || found.has('subject'))
}

/** An uploaded file says nothing of how it was sent: what depends on that is no-data. */
export const uploadSession = (config: Pick<Config, 'SMTP_HOSTNAME'>, clock: Clock): Session =>
  uploaded(clock.now(), config.SMTP_HOSTNAME)
