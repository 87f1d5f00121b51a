import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { say } from '@postproof/messages/say'
import { mailKinds } from '@postproof/spam-test/kind'
import { Command, CommanderError, InvalidArgumentError } from 'commander'
import pino from 'pino'
import { ConfigError, readConfig, settingsTable } from '#config.ts'
import { Refusal } from '#platform/refusals/refusal.ts'
import { addAdminCommand } from './admin.ts'
import { addCheckerCommands } from './checkers.ts'
import { addDomainCommand } from './domain.ts'
import { exitCodeOf } from './exit-code.ts'
import { addInboxCommand } from './inbox.ts'
import { addSecretCommand } from './instance-secret.ts'
import { addLintCommand } from './lint.ts'
import { prepareFolders, printPictures, writePictures } from './pictures.ts'
import { addPlacementCommand } from './placement.ts'
import { plainJson } from './plain.ts'
import { printReport } from './report.ts'
import { addReportsCommand } from './reports.ts'
import { addSeedsCommand } from './seeds.ts'
import { sendMail } from './send.ts'
import { addSnapshotCommands } from './snapshot.ts'
import { addSpoolCommand } from './spool.ts'
import { addVerifyCommand } from './verify.ts'

/** The commands of `postproof`: the same service functions as the site, in the terminal. */

/**
 * Runs one command; `serve` starts the site and the receiver. Its exit code is left in `process.exitCode`: 1 means a score
 * below the threshold; a call that cannot be understood is 2, so that no pipeline mistakes one for the other.
 */
export async function runCommand(words: string[], serve: () => Promise<void>): Promise<void> {
  try {
    await createProgram(serve).parseAsync(words, { from: 'user' })
  } catch (error) {
    // Commander has printed its own errors; an InvalidArgumentError of ours is one that it never saw.
    const printed = error instanceof CommanderError && !(error instanceof InvalidArgumentError)
    if (!printed) console.error(wordsFor(error))
    process.exitCode = printed && error.exitCode === 0 ? 0 : 2
  }
}

function createProgram(serve: () => Promise<void>): Command {
  const program = new Command('postproof')
    .description('Test email deliverability from the command line, the way the site does.')
    .showHelpAfterError('(add --help to see all options)')
    .exitOverride()

  program
    .command('serve')
    .description('start the site and the mail receiver (like npm start, without building)')
    .action(serve)

  program
    .command('test')
    .description('test an email file and print the report')
    .argument('<file>', 'the email (.eml), or - for standard input')
    .option('--json', 'print the report as JSON, as in the API')
    .option('--fail-under <score>', 'exit with 1 if the score is below this', score)
    .option('--fail-on <status>', 'exit with 1 if any check has this status: warning or bad', status)
    .option('--min-coverage <percent>', 'exit with 3 if less than this share could be checked', score)
    .option('--ip <address>', 'the IP address that would send it, for SPF, reverse DNS and blacklists')
    .option('--helo <name>', 'the HELO name it would give', notEmpty)
    .option('--from <address>', 'the envelope sender (bounce address), or <> for none', envelope)
    .option('--kind <kind>', `what kind of mail it is, where the program is wrong: ${mailKinds.join(', ')}`)
    .option('--standin', 'for the files in examples/: use the bundled stand-in DNS')
    .option(
      '--screenshots <folder>',
      'render the email on three devices and save the pictures there',
      notEmpty,
    )
    .option('--heatmap <folder>', 'predict where readers look and save the heat maps there', notEmpty)
    .option('--all', 'also print checks that passed or have no data')
    .addHelpText(
      'after',
      '\nExit codes: 0 ok, 1 below the threshold, 2 could not be tested, 3 too little could be checked.',
    )
    .action(async (file: string, options) => {
      const { testFile } = await import('#services/spam-tests/test-file.ts')
      const raw = await readInput(file)
      const example = options.standin ? await exampleOf(file) : undefined
      const draw = Boolean(options.screenshots ?? options.heatmap)
      await prepareFolders(options)
      const config = readConfig(process.env)
      const { result, pictures } = await testFile(config, raw, options, { example, draw, log: silent() })
      if (pictures) await writePictures(pictures, options)
      if (options.json) console.log(plainJson(result))
      else printReport(result, { all: options.all === true })
      if (pictures && !options.json) printPictures(pictures, options)
      process.exitCode = exitCodeOf(result, options)
    })

  program
    .command('send')
    .description('send an email file to a test address of a running instance')
    .argument('<file>', 'the email (.eml)')
    .argument('<address>', 'the test address shown on the site')
    .option('--host <host>', 'the receiver', '127.0.0.1')
    .option('--port <port>', 'its port (default: SMTP_PORT)')
    .option('--from <address>', 'the envelope sender (default: the address in From)', envelope)
    .action(async (file: string, address: string, options) => {
      const config = readConfig(process.env)
      const port = options.port ? Number(options.port) : config.SMTP_PORT
      console.log(await sendMail(await readInput(file), { ...options, port, to: address }))
    })

  addLintCommand(program)
  addInboxCommand(program)
  addCheckerCommands(program)
  addDomainCommand(program)
  addVerifyCommand(program)
  addReportsCommand(program)
  addSeedsCommand(program)
  addPlacementCommand(program)
  addSecretCommand(program)
  addSnapshotCommands(program)
  addSpoolCommand(program)
  addAdminCommand(program)

  program
    .command('settings')
    .description('print every setting with its default')
    .action(() => console.log(settingsTable()))

  return program
}

const silent = () => pino({ level: 'silent' })

function notEmpty(text: string): string {
  if (text.trim() === '') throw new InvalidArgumentError('Give a name.')
  return text.trim()
}

function envelope(text: string): string {
  const address = text.trim().replace(/^<|>$/g, '')
  if (address !== '' && !/^[^\s@]+@[^\s@]+$/.test(address))
    throw new InvalidArgumentError('Give an address such as bounce@example.org.')
  return address
}

/** The bundled example that a file is; only those have a stand-in world. */
async function exampleOf(file: string): Promise<string> {
  const { exampleNames } = await import('#services/spam-tests/test-file.ts')
  const name = basename(file, '.eml')
  if ((await exampleNames()).includes(name)) return name
  throw new InvalidArgumentError(
    `--standin only works with the files in examples/, and ${file} is not one of them.`,
  )
}

function score(text: string): number {
  const value = Number(text)
  if (text.trim() === '' || !(value >= 0 && value <= 100))
    throw new InvalidArgumentError('Give a number from 0 to 100.')
  return value
}

function status(text: string): string {
  if (text !== 'warning' && text !== 'bad') throw new InvalidArgumentError('Give warning or bad.')
  return text
}

async function readInput(file: string): Promise<Uint8Array> {
  if (file !== '-') return readFile(file)
  const chunks: Uint8Array[] = []
  for await (const chunk of process.stdin) chunks.push(chunk)
  return Buffer.concat(chunks)
}

function wordsFor(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { code, path } = error as NodeJS.ErrnoException
  if (code === 'ENOENT' && path) return `There is no file ${path}.`
  if (code === 'EISDIR') return 'That is a folder. Give an email file.'
  if (code === 'ECONNREFUSED') return 'Nothing is listening there. Is the instance running (npm start)?'
  if (error instanceof Refusal) {
    const fields = Object.entries(error.errors ?? {}).flatMap(([field, all]) =>
      all.map((said) => `${field.replaceAll('_', '-')}: ${say('en', said)}`),
    )
    return fields.length ? fields.join('\n') : say('en', error.reason)
  }
  return [
    'SnapshotError',
    'LockedError',
    'FolderUnusableError',
    'SchemaError',
    'DatabaseUnavailable',
  ].includes(error.name) ||
    error instanceof InvalidArgumentError ||
    error instanceof ConfigError ||
    code?.startsWith('E')
    ? error.message
    : (error.stack ?? error.message)
}
