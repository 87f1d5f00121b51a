/** The page that waits for a mail. */
export const loadingWords = {
  title: { waiting: 'Waiting for your mail', reading: 'Reading your mail', done: 'The report is ready' },
  lead: 'This page turns into the report as soon as the mail has been read.',
  elapsed: 'elapsed',
  conversation: 'The conversation',
  listening: (address: string) => `Listening for mail to ${address}`,
  connected: (from: string) => `Connected from ${from}`,
  arrived: 'Mail received',
  encrypted: (tls: string) => `Encrypted with ${tls}`,
  plain: 'Not encrypted',
  size: (size: string) => `${size} received`,
  progress: (done: number, total: number) => `${done} of ${total} steps`,
  stepStatus: { pending: 'Waiting', running: 'Running', done: 'Done', failed: 'Failed' },
  ms: (ms: number) => (ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`),
  polling: 'Live updates are not available; asking every 3 seconds.',
  tips: {
    title: 'Nothing yet after a minute. What usually goes wrong:',
    local: [
      'This instance hears its own machine only',
      'No mail domain is set, so mail from elsewhere cannot find it. Send from a program on this machine, or upload the mail as a file.',
    ],
    items: [
      [
        'It is still in the outbox',
        'Look whether your program really sent it, and whether it came back with an error.',
      ],
      [
        'The first delivery was put off',
        'Some senders wait minutes between tries. Leave this page open or come back to it: the address stays the same.',
      ],
      [
        'A character of the address was lost',
        'Copy it again and send to that address alone, not as a blind copy.',
      ],
      [
        'Your list needs a confirmed recipient',
        'Send a test from the editor of your newsletter program, or upload the mail as an .eml file.',
      ],
    ],
  },
  uploadInstead: 'Upload an .eml file instead',
  failed: {
    title: 'The mail could not be read',
    text: 'It arrived and is kept, but reading it failed. This is a fault of ours, not of your mail. Sending it once more to a fresh address is safe.',
  },
  expired: {
    title: 'This address has expired',
    text: 'No mail came while it was open. A fresh address takes a second; nothing was lost.',
  },
  startAgain: 'Start again',
}
