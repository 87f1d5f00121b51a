import { open, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { type Command, Option } from 'commander'
import { type AccountFacts, type AccountQuery, type AdminAccount, accountStates } from '#contract/admin.ts'
import type { OpenAdministration } from '#services/application/administration.ts'
import { addAnnouncementCommands } from './announcements.ts'
import { addCodeCommands } from './codes.ts'
import { addOperationCommands } from './operations.ts'
import { plainJson } from './plain.ts'
import { styleFor } from './style.ts'
import { textTable } from './table.ts'
import { withinInstance } from './within-instance.ts'

/** `postproof admin`: accounts and what else an operator looks after, on the instance's own machine. Who may run it is the operator. */

type Json = { json?: boolean }
type AccountFilter = Pick<AccountQuery, 'state' | 'plan'>
type Acts = OpenAdministration['administration']

const by = 'operator'
const help = `
Works on the instance of DATA_DIR (default .data) and DATABASE_URL, also while it runs.

Exit codes: 0 done, 2 not done.`
const accountHelp = `
ACCOUNT is an address or an id. Each change is in the activity log of the account, and its owner is told by email.`

/** The commands that take an account and nothing else. */
const acts = {
  confirm: ['confirm its address, as the link in the mail does', (a: Acts, id: string) => a.confirm(by, id)],
  restore: ['end its suspension', (a: Acts, id: string) => a.restore(by, id)],
  promote: ['make it an administrator', (a: Acts, id: string) => a.promote(by, id)],
  demote: ['make it a user; the last administrator stays', (a: Acts, id: string) => a.demote(by, id)],
  'reset-second-factor': [
    'turn off a lost second factor, and end its passkeys, sessions and API keys',
    (a: Acts, id: string) => a.resetSecondFactor(by, id),
  ],
  'resume-mail': [
    'have mail sent to its address again that came back from there',
    (a: Acts, id: string) => a.resumeMail(by, id),
  ],
  keep: ['take back its deletion', (a: Acts, id: string) => a.cancelDeletion(by, id)],
} as const

export function addAdminCommand(program: Command): void {
  const admin = program.command('admin')
  const named = (name: string) =>
    admin.command(name).option('--json', 'print JSON, as in the API').addHelpText('after', help)
  const ofAccount = (name: string) => named(name).addHelpText('after', accountHelp)

  named('find')
    .description('list accounts by part of an address, a name or an id; all without one')
    .argument('[text]')
    .addOption(new Option('--state <state>', 'only these').choices(accountStates))
    .option('--plan <plan>', 'only those with this plan')
    .action((search: string | undefined, { state, plan, ...options }: Json & AccountFilter) =>
      withinInstance(async ({ administration }) => {
        const query = { page: 1, per_page: 100, search, state, plan }
        showAll(await administration.accounts(query), options)
      }),
    )
  for (const [name, [description, act]] of Object.entries(acts)) {
    ofAccount(name)
      .description(description)
      .argument('<account>')
      .action((account: string, options: Json) =>
        withinInstance(async (open) =>
          show(await act(open.administration, await find(open, account)), options, open),
        ),
      )
  }
  ofAccount('suspend')
    .description('nobody gets in, email is refused, lists and monitors rest, renewals end')
    .argument('<account>')
    .requiredOption('--reason <text>', 'why; its owner is told')
    .action((account: string, options: Json & { reason: string }) =>
      withinInstance(async (open) => {
        const { reason } = options
        show(await open.administration.suspend(by, await find(open, account), { reason }), options, open)
      }),
    )
  addDelete(ofAccount('delete'))
  addPlan(ofAccount('plan'))
  addOperationCommands(named)
  addCodeCommands(named)
  addAnnouncementCommands(named)
}

function addDelete(command: Command): void {
  command
    .description('delete it in seven days, after a copy of its data was written')
    .argument('<account>')
    .option('--export <file>', 'where the copy goes, a zip; never replaces a file')
    .option('--no-export', 'without a copy')
    .action((account: string, options: Json & { export?: string | boolean }) =>
      withinInstance(async (open) => {
        const { Refusal } = await import('#platform/refusals/refusal.ts')
        const file = options.export
        if (file === undefined || file === true) throw new Refusal(422, 'invalid', 'cli.export_first')
        const id = await find(open, account)
        if (file !== false) await writeExport(open.administration, id, file)
        show(await open.administration.scheduleDeletion(by, id), options, open)
      }),
    )
}

function addPlan(command: Command): void {
  command
    .description('give it a plan')
    .argument('<account>')
    .argument('<plan>', 'the id of a plan, such as pro')
    .option('--interval <interval>', 'month, year or lifetime')
    .option('--until <day>', 'the last day, such as 2027-03-31 (UTC)')
    .action((account: string, plan: string, options: Json & { interval?: string; until?: string }) =>
      withinInstance(async (open) => {
        const { checked } = await import('#services/accounts/checked.ts')
        const { grantSchema } = await import('#contract/admin.ts')
        const id = await find(open, account)
        const until = options.until === undefined ? null : `${options.until}T23:59:59Z`
        const { interval = null } = options
        await open.grant(id, checked(grantSchema, { plan_id: plan, interval, until }))
        show(await open.administration.account(id), options)
      }),
    )
}

const find = ({ administration }: OpenAdministration, given: string) => administration.find(given)

/** The file first: whose data was not written was not exported. A copy that broke off is none. */
async function writeExport(administration: Acts, id: string, path: string): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  try {
    await pipeline(await administration.export(by, id), file.createWriteStream())
  } catch (error) {
    await file.close().catch(() => {})
    await rm(path, { force: true })
    throw error
  }
}

function showAll({ data, meta }: Awaited<ReturnType<Acts['accounts']>>, { json }: Json): void {
  if (json) {
    console.log(plainJson({ data, meta }))
    return
  }
  if (!data.length) {
    console.log('There is no such account.')
    return
  }
  const rows = data.map((account) => [
    account.id,
    account.email,
    account.name,
    account.plan_id,
    stateOf(account),
  ])
  console.log(textTable(['id', 'address', 'name', 'plan', 'state'], rows, styleFor(process.stdout)))
  if (meta.total > data.length) console.log(`${meta.total - data.length} more. Search for less.`)
}

function show(account: AccountFacts, { json }: Json, told?: OpenAdministration): void {
  if (told && !told.sendsMail) {
    console.error(
      'This instance sends no email (MAIL_SMTP_URL is not set): tell the owner of the account yourself.',
    )
  }
  if (json) console.log(plainJson(account))
  else showAll({ data: [account], meta: { current_page: 1, per_page: 1, total: 1, last_page: 1 } }, {})
}

function stateOf(account: AdminAccount): string {
  const states = [
    account.admin ? 'administrator' : '',
    account.confirmed ? '' : 'not confirmed',
    account.suspended_at ? `suspended since ${account.suspended_at.slice(0, 10)}` : '',
    account.deletion_at ? `deleted on ${account.deletion_at.slice(0, 10)}` : '',
  ]
  return states.filter(Boolean).join(', ') || '-'
}
