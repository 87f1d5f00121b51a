import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { type Command, InvalidArgumentError } from 'commander'
import { type Config, readConfig } from '#config.ts'
import type { Copied } from '#platform/snapshot/copy.ts'
import type { Checked } from '#platform/snapshot/restore.ts'
import { styleFor } from './style.ts'
import { textTable } from './table.ts'

/** `postproof copy`, `backup` and `restore`: everything of an instance, from one place to another. */

type Tables = { name: string; rows: number }[]
type Options = { dataDir?: string }

const settingsHelp = `
The settings are read as the instance reads them: DATA_DIR (default .data) and DATABASE_URL say what it is about.`

export function addSnapshotCommands(program: Command): void {
  const named = (name: string) =>
    program.command(name).option('--data-dir <folder>', 'the data folder (default: DATA_DIR)', folder)

  named('backup')
    .description('write everything of an instance, which may run, into one file')
    .argument('<file>', 'such as postproof.backup; an older backup of that name is replaced')
    .option('--no-keys', 'leave the key files out; the data is of little use without them')
    .addHelpText(
      'after',
      `
The file holds the database as of one moment, the keys and the mail that is not stored yet. It is complete when it
stands under its name. Keep it as secret as the keys in it.${settingsHelp}`,
    )
    .action(async (file: string, options: Options & { keys: boolean }) => {
      const finish = untilDone()
      const { backup } = await import('#platform/snapshot/backup.ts')
      const config = configOf(options)
      const done = await backup(config, resolve(file), { program: await readVersion(), keys: options.keys })
      printTables(done.tables)
      say(
        `${file} holds all of this: ${megabytes(done.size)}, schema ${done.schema}.`,
        whatMails(done.mails, 'are in it as well'),
        options.keys
          ? whatKeys(done.keys, 'are in it: keep it secret.')
          : `The key files of ${config.DATA_DIR} are not in it: keep them apart.`,
        ...settingKeys(config),
        done.objects
          ? `${done.objects} mails and pictures stand in the object store (S3) and stay there: it needs a backup of its own.`
          : '',
      )
      finish()
    })

  named('restore')
    .description('put a backup into an empty data folder, or into an empty PostgreSQL')
    .argument('<file>', 'what postproof backup wrote')
    .option('--check', 'only read it from beginning to end and say what it holds')
    .addHelpText(
      'after',
      `
With DATABASE_URL set the tables go there; keys and mail go into the data folder either way. What is there already is
never overwritten. A backup of an older version is brought up to date.${settingsHelp}`,
    )
    .action(async (file: string, options: Options & { check?: boolean }) => {
      const finish = untilDone()
      const { checkBackup, restore } = await import('#platform/snapshot/restore.ts')
      if (options.check) {
        describe(await checkBackup(resolve(file)), file)
        return finish()
      }
      const config = configOf(options)
      const done = await restore(config, resolve(file))
      printTables(done.tables)
      say(
        `All of this is in ${config.DATABASE_URL ? 'PostgreSQL' : config.DATA_DIR}, compared with the backup row by row.`,
        whatMails(done.mails, `wait in ${config.DATA_DIR} and are stored at the next start`),
        whatKeys([...done.keys.keys()], `are in ${config.DATA_DIR}.`),
        ...settingKeys(config),
        done.contents.objects
          ? `${done.contents.objects} mails and pictures stand in the object store (S3): give this instance the same S3 settings. Two instances on one store delete each other's mails; only one may run.`
          : '',
        'Start it with the settings it had, then open a report you know.',
      )
      finish()
    })

  named('copy')
    .description('copy the embedded database of a stopped instance into an empty PostgreSQL')
    .requiredOption('--to <address>', 'such as postgres://postproof:PASSWORD@db.example.org/postproof')
    .addHelpText(
      'after',
      `
All or nothing: when it fails, the PostgreSQL database has empty tables at most, and the same command can be given again.
The data folder is left as it is.`,
    )
    .action(async (options: Options & { to: string }) => {
      const finish = untilDone()
      const { copyToPostgres } = await import('#platform/snapshot/copy.ts')
      const config = configOf(options)
      printCopied(await copyToPostgres(config, options.to), config)
      finish()
    })
}

function printCopied({ tables, keys, mails, objects }: Copied, config: Config): void {
  printTables(tables)
  say(
    'All of this is in PostgreSQL, compared with the embedded database row by row.',
    `Start the instance with DATABASE_URL set to that address and with the same DATA_DIR, ${config.DATA_DIR}.`,
    whatMails(mails, 'wait in its spool and are stored then'),
    whatKeys(keys, 'stay there and are still needed; processes on other machines need the same files.'),
    ...settingKeys(config),
    objects
      ? `${objects} mails and pictures stay in the object store (S3): keep those settings. Do not start the old instance again: two on one store delete each other's mails.`
      : '',
    `What is in ${config.DATA_DIR}/database is not used any more: delete it once you have seen that all is well.`,
  )
}

function describe({ header, contents, keys, mails }: Checked, file: string): void {
  printTables(contents.tables)
  say(
    `${file} is whole: begun ${header.date}, schema ${contents.migrations.at(-1)}, from ${header.database === 'postgres' ? 'PostgreSQL' : 'an embedded database'}, written by version ${header.program}.`,
    whatMails(mails, 'are in it as well'),
    whatKeys([...keys.keys()], 'are in it.'),
    contents.objects
      ? `${contents.objects} mails and pictures stand in an object store (S3), not in it.`
      : '',
  )
}

function printTables(tables: Tables): void {
  const filled = tables.filter(({ rows }) => rows > 0).map(({ name, rows }) => [name, String(rows)])
  console.log(textTable(['table', 'rows'], filled, styleFor(process.stdout)))
  const empty = tables.length - filled.length
  console.log(`${empty} more ${empty === 1 ? 'table is' : 'tables are'} empty.\n`)
}

async function readVersion(): Promise<string> {
  const file = new URL('../../package.json', import.meta.url)
  return (JSON.parse(await readFile(file, 'utf8')) as { version: string }).version
}

const say = (...lines: string[]) => console.log(lines.filter(Boolean).join('\n'))

const whatMails = (count: number, rest: string) =>
  count ? `${count} accepted ${count === 1 ? 'mail' : 'mails'} of the last minute ${rest}.` : ''

const whatKeys = (names: string[], rest: string) =>
  names.length ? `The files ${names.join(', ')} ${rest}` : ''

/** What an operator keeps by other means. */
const settingKeys = (config: Config) =>
  (['INSTANCE_SECRET', 'SEED_KEY'] as const)
    .filter((name) => config[name])
    .map((name) => `${name} is a setting here: keep it with your settings.`)

const megabytes = (octets: number) =>
  octets < 100_000 ? `${Math.ceil(octets / 1000)} kB` : `${(octets / 1_000_000).toFixed(1)} MB`

function configOf({ dataDir }: Options): Config {
  return readConfig({ ...process.env, ...(dataDir ? { DATA_DIR: dataDir } : {}) })
}

function folder(text: string): string {
  if (text.trim() === '') throw new InvalidArgumentError('Give a folder.')
  return text
}

/** An end by a signal, or before all was said, is no success; what stands aside is removed at the end of the process. */
function untilDone(): () => void {
  process.exitCode = 2
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130))
  return () => {
    process.exitCode = 0
  }
}
