import { type Command, InvalidArgumentError } from 'commander'
import { type Placement, placementListSchema, placementSchema, seedListSchema } from '#contract/placement.ts'
import { placementExitCode } from './exit-code.ts'
import { type Instance, instanceAt, keyHelp, withInstance } from './instance.ts'
import { number } from './number.ts'
import { RuledOption } from './option-rules.ts'
import { plainJson, plainText } from './plain.ts'
import { styleFor } from './style.ts'
import { textTable } from './table.ts'

/** `postproof placement`: inbox placement tests at a running instance. */

type Common = { url?: string; json?: boolean }
type Chosen = { provider?: string[]; mailbox?: string[] }
type Following = Common & { wait?: boolean; failUnder?: number }

const path = '/api/inbox-placement'
const EVERY = 2000
const codes = '\nExit codes: 0 ok, 1 below --fail-under, 2 failed, 3 with --fail-under: no result (yet).'

export function addPlacementCommand(program: Command): void {
  const placement = program.command('placement')
  follow(withInstance(placement.command('start')))
    .description('start a test and print what to send and where')
    .addOption(new RuledOption('--provider <id>', 'only this provider (repeatable)').repeatable())
    .addOption(
      new RuledOption('--mailbox <id>', 'only this mailbox, by its number (repeatable)').repeatable(),
    )
    .addHelpText('after', keyHelp + codes)
    .action(async (options: Following & Chosen) => {
      const instance = await instanceAt(options.url)
      const mailboxes = await chosen(instance, options)
      const begun = await instance.post(path, { mailboxes }, placementSchema)
      if (!options.wait) return tell(begun, options)
      console.error(instructions(begun))
      tell(await settled(instance, begun.id), options)
    })
  follow(withInstance(placement.command('show')))
    .description('show a test with its results')
    .argument('<id>', 'the ID of the test, or its marker')
    .addHelpText('after', keyHelp + codes)
    .action(async (id: string, options: Following) => {
      const instance = await instanceAt(options.url)
      tell(options.wait ? await settled(instance, id) : await read(instance, id), options)
    })
  withInstance(placement.command('list'))
    .description('list the tests of your account, newest first')
    .option('--page <number>', 'page to show', number, 1)
    .addHelpText('after', keyHelp)
    .action(async ({ url, json, page }: Common & { page: number }) => {
      const instance = await instanceAt(url)
      const list = await instance.get(`${path}?page=${page}&per_page=25`, placementListSchema).catch(noneYet)
      if (!list) return console.log(json ? plainJson({ data: [] }) : 'There are no placement tests yet.')
      console.log(json ? plainJson(list) : textList(list.data))
    })
}

/** No test at all is an answer. */
function noneYet(error: unknown): null {
  if ((error as { code?: string }).code === 'no_tests') return null
  throw error
}

const follow = (command: Command) =>
  command
    .option('--wait', 'wait until the report is ready')
    .option('--fail-under <percent>', 'exit with 1 if less than this share is in the inbox', percent)

async function chosen(
  instance: Instance,
  { provider = [], mailbox = [] }: Chosen,
): Promise<number[] | undefined> {
  if (!provider.length && !mailbox.length) return undefined
  const { mailboxes } = await instance.get(`${path}/seed-list`, seedListSchema)
  const unknown = provider.find((name) => !mailboxes.some((seed) => seed.provider === name))
  if (unknown) {
    const known = [...new Set(mailboxes.map((seed) => seed.provider))].join(', ')
    throw new InvalidArgumentError(`No mailbox is available at ${unknown}. Available: ${known || 'none'}.`)
  }
  const ofProviders = mailboxes.filter((seed) => provider.includes(seed.provider)).map(({ id }) => id)
  return [...new Set([...ofProviders, ...mailbox.map(number)])]
}

const read = (instance: Instance, id: string) =>
  instance.get(`${path}/${encodeURIComponent(id)}`, placementSchema)

async function settled(instance: Instance, id: string): Promise<Placement> {
  for (;;) {
    const test = await read(instance, id)
    if (test.status === 'completed' || test.status === 'expired') return test
    await new Promise((resolve) => setTimeout(resolve, EVERY))
  }
}

function tell(test: Placement, { json, failUnder }: Following): void {
  if (json) console.log(plainJson(test))
  else console.log(test.status === 'waiting' ? instructions(test) : textReport(test))
  process.exitCode = placementExitCode(test, { failUnder })
}

function instructions({ id, marker_hint, mailboxes, simulated, report_url }: Placement): string {
  return [
    `Test ${id}${simulated ? ' (simulated mailboxes)' : ''}`,
    '',
    marker_hint,
    '',
    'Send to:',
    ...mailboxes.map(({ address }) => address),
    '',
    `Report: ${report_url}`,
  ]
    .map(plainText)
    .join('\n')
}

function textReport(test: Placement): string {
  const style = styleFor(process.stdout)
  const { inbox, tabs, tagged, spam, missing, pending, unknown, total } = test.summary
  const rows = test.results.map((row) => [
    row.simulated ? `${row.mailbox.name} (simulated)` : row.mailbox.name,
    row.address,
    row.status,
    row.tagged ? `${row.tab}, marked as spam` : (row.tab ?? '-'),
    row.delivery_seconds === null ? '-' : `${row.delivery_seconds} s`,
    row.auth ? `${row.auth.spf} ${row.auth.dkim} ${row.auth.dmarc}` : '-',
  ])
  return [
    `${plainText(test.subject ?? test.id)}: ${test.status}`,
    ...(test.verdict ? verdictLines(test.verdict).map(plainText) : []),
    '',
    ...test.by_provider.flatMap(({ places }) => (places ? [plainText(places)] : [])),
    '',
    textTable(['provider', 'address', 'status', 'place', 'after', 'spf dkim dmarc'], rows, style),
    '',
    `${total} mailboxes: ${inbox} inbox, ${tabs} other tabs, ${tagged} marked as spam, ${spam} spam, ${missing} missing, ${pending} pending, ${unknown} unavailable`,
    ...test.advice.map(({ title, steps }) => plainText(`- ${title}. ${steps.join(' ')}`)),
    '',
    test.report_url,
  ].join('\n')
}

/** The consequence, why, what to do first, and how certain that is. */
const verdictLines = ({ title, why, first, text }: NonNullable<Placement['verdict']>) =>
  [`${title}.`, why, first, text].flatMap((line) => line || [])

function textList(tests: Pick<Placement, 'id' | 'status' | 'subject' | 'summary' | 'created_at'>[]): string {
  const rows = tests.map(({ id, status, subject, summary, created_at }) => [
    created_at.slice(0, 16).replace('T', ' '),
    id,
    status,
    `${summary.inbox} of ${summary.total}`,
    subject ?? '-',
  ])
  return textTable(['started (UTC)', 'id', 'status', 'inbox', 'subject'], rows, styleFor(process.stdout))
}

function percent(text: string): number {
  const value = Number(text)
  if (text.trim() === '' || !(value >= 0 && value <= 100))
    throw new InvalidArgumentError('Give a number from 0 to 100.')
  return value
}
