import { resolve } from 'node:path'
import { type Command, InvalidArgumentError } from 'commander'
import { type Config, readConfig } from '#config.ts'
import type { Copied } from '#platform/snapshot/copy.ts'
import type { Checked } from '#platform/snapshot/restore.ts'
import { styleFor } from './style.ts'
import { textTable } from './table.ts'
import { readVersion } from './version.ts'

/** `postproof copy`, `backup` and `restore`: everything of an instance, from one place to another. */

type Tables = { name: string; rows: number }[]
type Options = { dataDir?: string }

const settingsHelp = `
Settings are read the way the instance reads them: DATA_DIR (default .data) and DATABASE_URL tell which data to use.`

export function addSnapshotCommands(program: Command): void {
  const named = (name: string) =>
    program.command(name).option('--data-dir <folder>', 'the data folder (default: DATA_DIR)', folder)

  named('backup')
    .argument('<file>', 'such as postproof.backup; replaces an older backup of that name')
    .option('--no-keys', 'leave out the key files; the data is of little use without them')
    .addHelpText(
      'after',
      `
The file holds a consistent copy of the database, the keys and the mail that is not stored yet. Once it appears under
its name, it is complete. Keep it as secret as the keys in it.${settingsHelp}`,
    )
    .action(async (file: string, options: Options & { keys: boolean }) => {
      const finish = untilDone()
      const { backup } = await import('#platform/snapshot/backup.ts')
      const config = configOf(options)
      const done = await backup(config, resolve(file), { program: await readVersion(), keys: options.keys })
      printTables(done.tables)
      say(
        `Backup written to ${file}: ${megabytes(done.size)}, schema ${done.schema}.`,
        whatMails(done.mails, 'are included'),
        options.keys
          ? whatKeys(done.keys, 'are included: keep the backup secret.')
          : `The key files of ${config.DATA_DIR} are not included: keep them separately.`,
        ...settingKeys(config),
        done.objects
          ? `${done.objects} emails and pictures are in the object store (S3) and stay there: it needs its own backup.`
          : '',
        done.isNoted
          ? ''
          : `The time of it could not be written to ${config.DATA_DIR}: /metrics does not know of it.`,
      )
      finish()
    })

  named('restore')
    .argument('<file>', 'a file written by postproof backup')
    .option('--check', 'only read the whole file and list what it holds')
    .addHelpText(
      'after',
      `
With DATABASE_URL set, the tables go there. Keys and mail always go into the data folder. Existing data is never
overwritten. A backup from an older version is brought up to date.${settingsHelp}`,
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
        `Restored to ${config.DATABASE_URL ? 'PostgreSQL' : config.DATA_DIR} and compared with the backup row by row.`,
        whatMails(done.mails, `are waiting in ${config.DATA_DIR} and will be stored at the next start`),
        whatKeys([...done.keys.keys()], `are in ${config.DATA_DIR}.`),
        ...settingKeys(config),
        done.contents.objects
          ? `${done.contents.objects} emails and pictures are in the object store (S3): give this instance the same S3 settings. Run only one instance: two on one store delete each other's emails.`
          : '',
        'Start the instance with the settings it had, then open a report you know.',
      )
      finish()
    })

  named('copy')
    .requiredOption('--to <address>', 'such as postgres://postproof:PASSWORD@db.example.org/postproof')
    .addHelpText(
      'after',
      `
All or nothing: if it fails, the PostgreSQL database has empty tables at most, and you can run the same command again.
The data folder is left unchanged.`,
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
    'Copied to PostgreSQL and compared with the embedded database row by row.',
    `Start the instance with DATABASE_URL set to that address and with the same DATA_DIR, ${config.DATA_DIR}.`,
    whatMails(mails, 'are waiting in its spool and will be stored then'),
    whatKeys(keys, 'stay there and are still needed. Processes on other machines need the same files.'),
    ...settingKeys(config),
    objects
      ? `${objects} emails and pictures stay in the object store (S3): keep those settings. Do not start the old instance again: two on one store delete each other's emails.`
      : '',
    `${config.DATA_DIR}/database is no longer used: delete it once you have checked that everything works.`,
  )
}

function describe({ header, contents, keys, mails }: Checked, file: string): void {
  printTables(contents.tables)
  say(
    `${file} is complete: started ${header.date}, schema ${contents.migrations.at(-1)}, from ${header.database === 'postgres' ? 'PostgreSQL' : 'an embedded database'}, written by version ${header.program}.`,
    whatMails(mails, 'are included'),
    whatKeys([...keys.keys()], 'are included.'),
    contents.objects
      ? `${contents.objects} emails and pictures are in an object store (S3), not in this file.`
      : '',
  )
}

function printTables(tables: Tables): void {
  const filled = tables.filter(({ rows }) => rows > 0).map(({ name, rows }) => [name, String(rows)])
  console.log(textTable(['table', 'rows'], filled, styleFor(process.stdout)))
  const empty = tables.length - filled.length
  console.log(`${empty} more ${empty === 1 ? 'table is' : 'tables are'} empty.\n`)
}

const say = (...lines: string[]) => console.log(lines.filter(Boolean).join('\n'))

const whatMails = (count: number, rest: string) =>
  count ? `${count} accepted ${count === 1 ? 'email' : 'emails'} of the last minute ${rest}.` : ''

const whatKeys = (names: string[], rest: string) =>
  names.length ? `The files ${names.join(', ')} ${rest}` : ''

/** What an operator keeps by other means. */
const settingKeys = (config: Config) =>
  (['INSTANCE_SECRET', 'SEED_KEY'] as const)
    .filter((name) => config[name])
    .map((name) => `${name} is one of your settings: keep it with them.`)

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
