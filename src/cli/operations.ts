import { Argument, type Command } from 'commander'
import type { DeadLetter, Limit, ReturnedMail, Use, UseList } from '#contract/operations.ts'
import { plainJson } from './plain.ts'
import { styleFor } from './style.ts'
import { textTable } from './table.ts'
import { withinInstance } from './within-instance.ts'

/** What `postproof admin` does beside accounts. */

type Json = { json?: boolean }

/** `named`: makes a command below `postproof admin`. */
export function addOperationCommands(named: (name: string) => Command): void {
  named('dead-letters')
    .description('list jobs whose last run failed, and email to users that was given up')
    .action((options: Json) =>
      withinInstance(async ({ deadLetters }) => showLetters(await deadLetters.list({}), options)),
    )
  named('retry')
    .description('run a failed job soon, or give an email another day')
    .argument('<id>', 'as dead-letters prints it')
    .action((id: string, options: Json) =>
      withinInstance(async ({ deadLetters }) => {
        await deadLetters.retry(id)
        done(options)
      }),
    )
  named('discard')
    .description('forget a failed job until it fails again, or remove an email')
    .argument('<id>', 'as dead-letters prints it')
    .action((id: string, options: Json) =>
      withinInstance(async ({ deadLetters }) => {
        await deadLetters.discard(id)
        done(options)
      }),
    )
  named('returned-mail')
    .description('how much mail to users was sent, bounced and was complained of, by the day')
    .action((options: Json) =>
      withinInstance(async ({ returnedMail }) => showReturned(await returnedMail(), options)),
    )
  addUseCommands(named)
  addErase(named('erase'))
}

function addErase(command: Command): void {
  command
    .description('list what mentions an address that has no account here, and erase it with --yes')
    .argument('<address>')
    .option('--yes', 'erase it; this cannot be undone')
    .action((address: string, { yes, json }: Json & { yes?: boolean }) =>
      withinInstance(async ({ erasures }) => {
        const report = yes ? await erasures.erase('operator', { address }) : await erasures.find({ address })
        if (json) console.log(plainJson(report))
        else if (!report.tables.length) console.log('Nothing mentions this address.')
        else {
          const rows = report.tables.map(({ table, way, count }) => [table, String(count), way])
          console.log(
            textTable(['table', 'rows', yes ? 'done' : 'with --yes'], rows, styleFor(process.stdout)),
          )
        }
        if (report.stores_elsewhere)
          console.error('Raw mails in the object store are not searched; reports are.')
      }),
    )
}

function addUseCommands(named: (name: string) => Command): void {
  const kinds = ['network', 'account', 'domain'] as const
  type Kind = (typeof kinds)[number]
  const kindArgument = () => new Argument('<kind>').choices(kinds)
  named('use')
    .description('list the networks, accounts and domains that used most within a day and a week')
    .action((options: Json) => withinInstance(async ({ abuse }) => showUse(await abuse.use(), options)))
  named('limits')
    .description('list who is limited, and until when')
    .action((options: Json) => withinInstance(async ({ abuse }) => showLimits(await abuse.limits(), options)))
  named('limit')
    .description('let a network, an account or a domain do little for some days')
    .addArgument(kindArgument())
    .argument(
      '<name>',
      'an IP address or an IPv6 network of /64, /56 or /48, an account by address or id, a domain',
    )
    .option('--days <days>', 'how long', '7')
    .option('--per-minute <count>', 'tests, verifications and checks that are left', '1')
    .action((kind: Kind, name: string, options: Json & { days: string; perMinute: string }) =>
      withinInstance(async ({ abuse }) => {
        await abuse.limit('operator', { kind, name, days: options.days, per_minute: options.perMinute })
        done(options)
      }),
    )
  named('unlimit')
    .description('end a limit')
    .addArgument(kindArgument())
    .argument('<name>', 'as limits prints it')
    .action((kind: Kind, name: string, options: Json) =>
      withinInstance(async ({ abuse }) => {
        await abuse.lift('operator', { kind, name })
        done(options)
      }),
    )
}

function showUse(use: UseList, { json }: Json): void {
  if (json) {
    console.log(plainJson(use))
    return
  }
  const rows = [...use.accounts, ...use.networks, ...use.domains].map(
    ({ kind, name, email, day, week }: Use) => [
      kind,
      email ?? name,
      `${day.tests} / ${week.tests}`,
      `${day.verifications} / ${week.verifications}`,
      `${day.calls} / ${week.calls}`,
    ],
  )
  if (!rows.length) console.log('Nothing was used within a week.')
  else {
    const titles = ['kind', 'name', 'tests (24 h / 7 days)', 'verifications', 'API calls']
    console.log(textTable(titles, rows, styleFor(process.stdout)))
  }
}

function showLimits(data: Limit[], { json }: Json): void {
  if (json) {
    console.log(plainJson({ data }))
    return
  }
  const rows = data.map(({ kind, name, email, per_minute, until }) => [
    kind,
    email ?? name,
    String(per_minute),
    until.slice(0, 16).replace('T', ' '),
  ])
  if (!rows.length) console.log('Nobody is limited.')
  else console.log(textTable(['kind', 'name', 'per minute', 'until (UTC)'], rows, styleFor(process.stdout)))
}

function showReturned(returned: ReturnedMail, { json }: Json): void {
  if (json) {
    console.log(plainJson(returned))
    return
  }
  if (!returned.domain) console.error('What comes back is not read: MAIL_BOUNCE_DOMAIN is not set.')
  const rows = returned.days.map(({ day, ...counts }) => [
    day,
    ...[counts.sent, counts.bounces, counts.complaints, counts.stopped].map(String),
  ])
  if (!rows.length) console.log('No mail to users within 30 days.')
  else
    console.log(
      textTable(
        ['day (UTC)', 'sent', 'bounced', 'complained of', 'not sent'],
        rows,
        styleFor(process.stdout),
      ),
    )
}

function done({ json }: Json): void {
  console.log(json ? plainJson({ success: true }) : 'Done.')
}

function showLetters(data: DeadLetter[], { json }: Json): void {
  if (json) {
    console.log(plainJson({ data }))
    return
  }
  if (!data.length) {
    console.log('Nothing has failed.')
    return
  }
  const rows = data.map(({ id, name, tries, since, text, error }) => [
    id,
    name,
    String(tries),
    since.slice(0, 16).replace('T', ' '),
    error ? `${text} (${error})` : text,
  ])
  console.log(textTable(['id', 'what', 'tries', 'since (UTC)', 'last error'], rows, styleFor(process.stdout)))
}
