#!/usr/bin/env node
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { say } from '@postproof/messages/say'
import { Command, InvalidArgumentError } from 'commander'
import pino from 'pino'
import { Refusal } from '#platform/refusals/refusal.ts'
import { addCheckerCommands } from './cli/checkers.ts'
import { exitCodeOf } from './cli/exit-code.ts'
import { addSecretCommand } from './cli/instance-secret.ts'
import { prepareFolders, printPictures, writePictures } from './cli/pictures.ts'
import { addPlacementCommand } from './cli/placement.ts'
import { plainJson } from './cli/plain.ts'
import { printReport } from './cli/report.ts'
import { addSeedsCommand } from './cli/seeds.ts'
import { sendMail } from './cli/send.ts'
import { addSnapshotCommands } from './cli/snapshot.ts'
import { addSpoolCommand } from './cli/spool.ts'
import { addVerifyCommand } from './cli/verify.ts'
import { ConfigError, readConfig, settingsTable } from './config.ts'

/** `postproof`: the same service functions as the site, in the terminal. */

const program = new Command('postproof')
  .description('Tests mail for deliverability, as the site does.')
  .showHelpAfterError('(add --help for what can be given)')
  // 1 means a score below the threshold; a call that cannot be understood is 2, so that no pipeline mistakes it.
  .exitOverride((error) => process.exit(error.exitCode === 0 ? 0 : 2))

program
  .command('serve')
  .description('start the site and the mail receiver (the same as npm start, without building)')
  .action(async () => {
    const { supervise } = await import('./supervisor.ts')
    supervise(join(import.meta.dirname, 'front.ts'), [])
  })

program
  .command('test')
  .description('test a message file and print the report')
  .argument('<file>', 'the message (.eml), or - for standard input')
  .option('--json', 'print the report as JSON, in the shape of the API')
  .option('--fail-under <score>', 'exit with 1 when the score is below this', score)
  .option('--fail-on <status>', 'exit with 1 when any check has this status: warning or bad', status)
  .option('--min-coverage <percent>', 'exit with 3 when less than this share could be checked', score)
  .option('--ip <address>', 'the address that would send it, for SPF, reverse DNS and blacklists')
  .option('--helo <name>', 'the HELO name it would give', notEmpty)
  .option('--from <address>', 'the envelope sender (bounce address), or <> for none', envelope)
  .option('--standin', 'for the files in examples/: judge over the bundled stand-in DNS')
  .option('--screenshots <folder>', 'draw the mail on three devices and write the pictures there', notEmpty)
  .option('--heatmap <folder>', 'predict where readers look and write the heat maps there', notEmpty)
  .option('--all', 'print passed checks and those without data as well')
  .addHelpText(
    'after',
    '\nExit codes: 0 as wanted, 1 below the threshold, 2 cannot be tested, 3 too little could be checked.',
  )
  .action(async (file: string, options) => {
    const { testFile } = await import('./services/spam-tests/test-file.ts')
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
  .description('send a message file to a test address of a running instance')
  .argument('<file>', 'the message (.eml)')
  .argument('<address>', 'the test address that the site shows')
  .option('--host <host>', 'the receiver', '127.0.0.1')
  .option('--port <port>', 'its port (default: SMTP_PORT)')
  .option('--from <address>', 'the envelope sender (default: the address in From)', envelope)
  .action(async (file: string, address: string, options) => {
    const config = readConfig(process.env)
    const port = options.port ? Number(options.port) : config.SMTP_PORT
    console.log(await sendMail(await readInput(file), { ...options, port, to: address }))
  })

addCheckerCommands(program)
addVerifyCommand(program)
addSeedsCommand(program)
addPlacementCommand(program)
addSecretCommand(program)
addSnapshotCommands(program)
addSpoolCommand(program)

program
  .command('settings')
  .description('print every setting with its default')
  .action(() => console.log(settingsTable()))

program.parseAsync().catch((error: unknown) => {
  console.error(wordsFor(error))
  process.exitCode = 2
})

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
  const { exampleNames } = await import('./services/spam-tests/test-file.ts')
  const name = basename(file, '.eml')
  if ((await exampleNames()).includes(name)) return name
  throw new InvalidArgumentError(`--standin is for the files in examples/ alone; ${file} is none of them.`)
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
  if (code === 'EISDIR') return 'That is a folder; give a message file.'
  if (code === 'ECONNREFUSED') return 'Nothing listens there. Is the instance running (npm start)?'
  if (error instanceof Refusal) return say('en', error.reason)
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
