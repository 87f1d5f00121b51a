import { parseArgs } from 'node:util'
import { parseAddressList } from '@postproof/message/addresses'
import { header, readMessage } from '@postproof/message/read'
import { outcomesOf } from '../tests/repairs/combinations.ts'
import { type Draft, draftOf } from '../tests/repairs/draft.ts'
import { printMachine, printTable } from './figures.ts'
import { type LabelledMail, labelledMails, mailSets } from './mail/mails.ts'

/**
 * Real mails that others wrote, really repaired: does a report keep what its first fixes promise together? `--mails 25`. Each is
 * sent by a domain without records, and every choice of its first fixes is done and judged again.
 */
const { values: options } = parseArgs({ options: { mails: { type: 'string', default: '25' } } })
const WITHIN = 2

async function benchRepairs(): Promise<void> {
  const mails = labelledMails('validation', Number(options.mails)).filter(({ label }) => label === 'ham')
  const rows: string[][] = []
  let [all, kept] = [0, 0]
  for (const mail of mails) {
    const { outcomes, score } = await outcomesOf(draftFrom(mail))
    const broken = outcomes.filter(({ promised, found }) => Math.abs(promised - found) > WITHIN)
    all += outcomes.length
    kept += outcomes.length - broken.length
    const [worst] = broken.toSorted((a, b) => Math.abs(b.promised - b.found) - Math.abs(a.promised - a.found))
    const shown = worst ? `${worst.promised}, was ${worst.found}: ${worst.ids.join(' ')}` : ''
    rows.push([mail.file, String(score), `${outcomes.length - broken.length} of ${outcomes.length}`, shown])
  }
  printTable(
    `Choices of first fixes whose promise the repaired mail keeps within ${WITHIN} points: ${kept} of ${all}`,
    ['mail', 'score', 'kept', 'worst that was not'],
    rows,
  )
}

function draftFrom({ raw }: LabelledMail): Draft {
  const message = readMessage(raw)
  const from = parseAddressList(header(message, 'from')?.raw ?? '').addresses[0]
  const date = Date.parse(header(message, 'date')?.value ?? '')
  return draftOf(
    raw,
    {
      clientAddress: '203.0.113.9',
      helo: `mail.${from?.domain || 'sender.example'}`,
      mailFrom: from?.address ?? '',
      tls: true,
      receivedAt: (Number.isNaN(date) ? Date.UTC(2026, 10, 18) : date) + 5000,
    },
    {},
  )
}

if (mailSets.isHere) {
  printMachine()
  await benchRepairs()
} else console.log('skipped: the labelled mails (mail-training) are not on this machine')
