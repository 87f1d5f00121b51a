import { startMailbox } from '#emulators/placement/mailbox-server.ts'
import { SEEDS } from './size.ts'

/** The providers of the placement bench: a process that files mail when it is told to. */

export type Order = { file: { marker: string; at: number[] } } | { count: true }

export const password = 'correct horse battery'
export const addressOf = (at: number) => `seed${at}@${at % 2 === 0 ? 'gmail' : 'own'}.example`
/** Where the mail of each lies, in turn. */
export const places = [
  { name: 'inbox', folder: 'INBOX', category: 'primary' },
  { name: 'inbox', folder: 'INBOX', category: 'primary' },
  { name: 'tab by category', folder: 'INBOX', category: 'promotions' },
  { name: 'tab that is a folder', folder: 'Newsletter', category: 'primary' },
  { name: 'spam folder', folder: 'Junk', category: 'primary' },
  { name: 'spam folder', folder: 'Junk', category: 'primary' },
] as const
export const placeOf = (at: number) => places[at % places.length]!

if (import.meta.main) {
  const mailboxes = await Promise.all(
    Array.from({ length: SEEDS }, (_, at) =>
      startMailbox({
        address: addressOf(at),
        password,
        gmail: at % 2 === 0,
        folders: [{ path: 'Junk', use: '\\Junk' }, { path: 'Newsletter' }, { path: 'Sent', use: '\\Sent' }],
        maxMessages: 1000,
      }),
    ),
  )
  process.on('message', (order: Order) => {
    if ('count' in order) {
      const connections = mailboxes.reduce((sum, mailbox) => sum + mailbox.connections, 0)
      process.send?.({ connections })
      return
    }
    const { marker } = order.file
    const filed = order.file.at.map((at) => {
      const { folder, category } = placeOf(at)
      mailboxes[at]!.append(folder, mail(marker), { category })
      return Date.now()
    })
    process.send?.({ filed: { marker, times: filed } })
  })
  process.send?.({ ports: mailboxes.map(({ port }) => port) })
}

const mail = (marker: string) =>
  [
    'Received: from mail.sender.example ([192.0.2.7]) by mx.own.example with ESMTP; Sun, 22 Nov 2026 08:00:00 +0000',
    'From: News <news@sender.example>',
    `Subject: News of the week ${marker}`,
    `Message-ID: <${marker}@sender.example>`,
    'Date: Sun, 22 Nov 2026 08:00:00 +0000',
    ...Array.from({ length: 20 }, (_, at) => `X-Filler-${at}: ${'x'.repeat(70)}`),
    '',
    'Hello.',
    '',
  ].join('\r\n')
