import { parseArgs } from 'node:util'
import { readMessage } from '@postproof/message/read'
import { kindOfMail, type MailKind, mailKinds } from '@postproof/spam-test/kind'
import { recognizeEsp } from '../packages/spam-test/context/esp.ts'
import { detectLanguage } from '../packages/spam-test/context/language.ts'
import { judgeAuthenticated } from '../tests/conformance/kinds/authenticated.ts'
import { printMachine } from './figures.ts'
import {
  automatic,
  automaticMails,
  type KnownMail,
  modern,
  modernMails,
  older,
  olderMails,
} from './kinds/mails.ts'

/**
 * How often the kind of a mail is right, as a confusion table, and how many ordinary automatic mails have 100 points
 * when their sender's domain is in order. `--split train` reads the part of mail-modern that rules are developed on;
 * `--list` names each mail that is wrong.
 */
const { values: options } = parseArgs({
  options: { split: { type: 'string', default: 'validation' }, list: { type: 'boolean', default: false } },
})

type Judged = KnownMail & { ours: MailKind }

function judged(mail: KnownMail): Judged {
  const message = readMessage(mail.raw)
  const language = detectLanguage(message.html?.visibleText ?? message.text?.source ?? '')
  const { kind } = kindOfMail(message, { esp: recognizeEsp(message), language })
  return { ...mail, ours: kind }
}

const isRight = ({ ours, right }: Judged) => right.includes(ours)

function printTable(title: string, mails: Judged[]): void {
  const right = mails.filter(isRight).length
  console.log(
    `\n${title}: ${right} of ${mails.length} right (${((100 * right) / mails.length).toFixed(1)} %)`,
  )
  const used = mailKinds.filter((kind) => mails.some(({ ours }) => ours === kind))
  const theirs = [...new Set(mails.map((mail) => mail.theirs))].sort()
  console.table(
    Object.fromEntries(
      theirs.map((name) => {
        const own = mails.filter((mail) => mail.theirs === name)
        const counts = used.map((kind) => [kind, own.filter(({ ours }) => ours === kind).length || ''])
        return [name, { right: `${own.filter(isRight).length}/${own.length}`, ...Object.fromEntries(counts) }]
      }),
    ),
  )
  if (options.list)
    for (const { name, ours, right } of mails.filter((mail) => !isRight(mail)))
      console.log(`  ${name}: ${ours}, not ${right.join(' or ')}`)
}

async function printScores(mails: KnownMail[]): Promise<void> {
  const below: string[] = []
  for (const { name, raw } of mails) {
    const { score, findings } = await judgeAuthenticated(raw)
    const lost = findings.filter(({ id }) => (score.points[id]?.lost ?? 0) > 0)
    if (score.value !== 100)
      below.push(`  ${name}: ${score.value}, ${lost.map(({ id, code }) => `${id}:${code}`).join(' ')}`)
  }
  console.log(`\n100 points: ${mails.length - below.length} of ${mails.length} automatic mails`)
  for (const line of below) console.log(line)
}

printMachine()
if (automatic.isHere) printTable('automatic-mail', automaticMails().map(judged))
else console.log(`automatic-mail${automatic.why}`)
if (modern.isHere) printTable(`mail-modern, ${options.split}`, modernMails(options.split).map(judged))
else console.log(`mail-modern${modern.why}`)
if (older.isHere) printTable('mail-training, labelled by hand', olderMails().map(judged))
else console.log(`mail-training${older.why}`)
if (automatic.isHere) await printScores(automaticMails())
