import { type Command, InvalidArgumentError } from 'commander'
import { z } from 'zod'
import { readConfig } from '#config.ts'
import { okSchema } from '#contract/common.ts'
import { type AdminSeed, adminSeedSchema } from '#contract/placement.ts'
import { seedsExitCode } from './exit-code.ts'
import { type Instance, instanceAt, keyHelp, withInstance } from './instance.ts'
import { number } from './number.ts'
import { RuledOption } from './option-rules.ts'
import { plainJson, plainText } from './plain.ts'
import { readSecrets } from './secret.ts'
import { styleFor } from './style.ts'
import { textTable } from './table.ts'

/** `postproof seeds`: the seed mailboxes of an instance, for its administrators. */

type Common = { url?: string; json?: boolean }
type AddOptions = Common & {
  provider: string
  host?: string
  port?: number
  security?: string
  username?: string
  type?: string
  region?: string
  folder?: Record<string, string>
  tag?: string[]
  clientId?: string
  tokenUrl?: string
  scope?: string
  check: boolean
}

const path = '/api/admin/seeds'
const listSchema = z.object({ data: z.array(adminSeedSchema) })
const codes = '\nExit codes: 0 ok, 1 a mailbox cannot be read, 2 failed.\nThe API key needs the scope admin.'

export function addSeedsCommand(program: Command): void {
  const seeds = program.command('seeds')
  withInstance(seeds.command('list'))
    .description('list the mailboxes and their status')
    .addHelpText('after', keyHelp + codes)
    .action(async (options: Common) => {
      const instance = await instanceAt(options.url)
      show((await instance.get(path, listSchema)).data, options)
    })
  addAdd(seeds)
  withInstance(seeds.command('check'))
    .description('log in to one mailbox, or to all that are turned on')
    .argument('[id]', 'its number in the list', number)
    .addHelpText('after', keyHelp + codes)
    .action(async (id: number | undefined, options: Common) => {
      const instance = await instanceAt(options.url)
      const checked = await checkSome(instance, id === undefined ? await enabledIds(instance) : [id])
      show(checked, options)
      process.exitCode = seedsExitCode(checked)
    })
  withInstance(seeds.command('remove'))
    .description('remove a mailbox and its secret; reports made with it stay')
    .argument('<id>', 'its number in the list', number)
    .addHelpText('after', keyHelp + codes)
    .action(async (id: number, options: Common) => {
      const done = await (await instanceAt(options.url)).post(`${path}/${id}/delete`, {}, okSchema)
      console.log(options.json ? plainJson(done) : 'Mailbox removed.')
    })
  seeds
    .command('rotate-key')
    .description('create a new key for the secrets in the data folder, while the instance is stopped')
    .addHelpText(
      'after',
      '\nWorks on DATA_DIR of this machine. The next start seals every secret with the new key.',
    )
    .action(async () => {
      const { rotateSeedKey } = await import('#services/placement/seeds/seed-keys.ts')
      await rotateSeedKey(readConfig(process.env))
      console.log(
        'New key created. Start the instance to seal every secret with it, then back up the data folder again.',
      )
    })
}

function addAdd(seeds: Command): void {
  withInstance(seeds.command('add'))
    .description('add a mailbox and log in to it')
    .argument('<address>', 'the address of the mailbox')
    .requiredOption(
      '--provider <id>',
      'such as gmail, outlook, yahoo or gmx; any other name for your own provider',
    )
    .option('--host <host>', "the IMAP server (default: the provider's)")
    .option('--port <port>', 'its port', number)
    .option('--security <kind>', 'tls, starttls or none')
    .option('--username <name>', 'username to log in with (default: the address)')
    .option('--type <type>', 'consumer or business')
    .option('--region <region>', 'region of its users')
    .addOption(
      new RuledOption(
        '--folder <role=name>',
        'a folder by its role, such as junk=Spamverdacht (repeatable)',
      ).repeatable(folder),
    )
    .addOption(new RuledOption('--tag <tag>', 'a tag of your choice (repeatable)').repeatable())
    .option('--client-id <id>', 'log in with OAuth, as this client')
    .addOption(
      new RuledOption(
        '--token-url <address>',
        "URL that issues access tokens (default: the provider's)",
      ).needs('clientId'),
    )
    .addOption(new RuledOption('--scope <scope>', "OAuth scope (default: the provider's)").needs('clientId'))
    .option('--no-check', 'do not log in now')
    .addHelpText(
      'after',
      `
The password is read from POSTPROOF_SEED_PASSWORD; otherwise you are asked for it, or it is read from standard input.
With --client-id, the refresh token is read from POSTPROOF_SEED_REFRESH_TOKEN and the client secret, if there is one,
from POSTPROOF_SEED_CLIENT_SECRET; otherwise you are asked for both, or they are two lines of standard input.${keyHelp}${codes}`,
    )
    .action(async (address: string, options: AddOptions) => {
      const instance = await instanceAt(options.url)
      const secret = options.clientId
        ? { oauth: await oauthOf(options.clientId, options) }
        : { password: await passwordOf() }
      const { provider, host, port, security, username, type, region, folder: folder_map, tag } = options
      const given = { address, provider, host, port, security, username, type, region, folder_map, tags: tag }
      const added = await instance.post(path, { ...given, ...secret }, adminSeedSchema)
      const seen = options.check ? await checkSome(instance, [added.id]) : [added]
      show(seen, options)
      process.exitCode = options.check ? seedsExitCode(seen) : 0
    })
}

async function passwordOf(): Promise<string> {
  const [password = ''] = await readSecrets([{ env: 'POSTPROOF_SEED_PASSWORD', question: 'Password' }])
  if (password) return password
  throw new InvalidArgumentError('Give the password in POSTPROOF_SEED_PASSWORD or on standard input.')
}

async function oauthOf(client_id: string, { tokenUrl, scope }: AddOptions) {
  const [refresh_token = '', client_secret = ''] = await readSecrets([
    { env: 'POSTPROOF_SEED_REFRESH_TOKEN', question: 'Refresh token' },
    { env: 'POSTPROOF_SEED_CLIENT_SECRET', question: 'Client secret (leave empty if there is none)' },
  ])
  if (!refresh_token)
    throw new InvalidArgumentError('Give the token in POSTPROOF_SEED_REFRESH_TOKEN or on standard input.')
  return { client_id, client_secret: client_secret || undefined, refresh_token, token_url: tokenUrl, scope }
}

const enabledIds = async (instance: Instance) =>
  (await instance.get(path, listSchema)).data.filter(({ enabled }) => enabled).map(({ id }) => id)

async function checkSome(instance: Instance, ids: number[]): Promise<AdminSeed[]> {
  const checked: AdminSeed[] = []
  for (const id of ids) checked.push(await instance.post(`${path}/${id}/check`, {}, adminSeedSchema))
  return checked
}

function show(seeds: AdminSeed[], { json }: Common): void {
  if (json) console.log(plainJson({ data: seeds }))
  else if (seeds.length) console.log(textSeeds(seeds))
  else console.log('There are no seed mailboxes.')
}

function textSeeds(seeds: AdminSeed[]): string {
  const rows = seeds.map(({ id, health, provider, address, type, region, auth }) => [
    String(id),
    health.state,
    provider,
    address,
    type,
    region,
    auth,
    health.last_ok_at?.slice(0, 16).replace('T', ' ') ?? '-',
    spamFolderOf(health) ?? '-',
  ])
  const head = ['id', 'state', 'provider', 'address', 'type', 'region', 'login', 'last read', 'spam folder']
  const failing = seeds.filter(({ health }) => health.state === 'failing')
  const blind = seeds.filter(({ health }) => health.state === 'ok' && !spamFolderOf(health))
  return [
    textTable(head, rows, styleFor(process.stdout)),
    ...failing.map(({ id, health }) => `\n${id}: ${plainText(health.text)}`),
    ...blind.map(
      ({ id }) =>
        `\n${id}: None of its folders is known as the spam folder, so mail there would not count as spam. Remove it, then add it with --folder junk=NAME.`,
    ),
  ].join('\n')
}

const spamFolderOf = ({ folders }: AdminSeed['health']) => folders.find(({ role }) => role === 'junk')?.path

function folder(text: string, before: Record<string, string> = {}): Record<string, string> {
  const [role = '', name = ''] = text.split(/=(.*)/s)
  if (!role || !name) throw new InvalidArgumentError('Give a role and a name, such as junk=Spamverdacht.')
  if (Object.hasOwn(before, role)) throw new InvalidArgumentError(`Give one folder for ${role}.`)
  return { ...before, [role]: name }
}
