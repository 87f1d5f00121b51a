import { basename } from 'node:path'
import { mailKinds } from '@postproof/spam-test/kind'
import { type Command, InvalidArgumentError } from 'commander'
import pino from 'pino'
import { readConfig } from '#config.ts'
import { exitCodeOf } from './exit-code.ts'
import { envelope, readInput } from './input.ts'
import { prepareFolders, printPictures, writePictures } from './pictures.ts'
import { plainJson } from './plain.ts'
import { printReport } from './report.ts'

/** `postproof test`: the spam test of the site, on a file. */
export function addTestCommand(program: Command): void {
  program
    .command('test')
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
}

const silent = () => pino({ level: 'silent' })

function notEmpty(text: string): string {
  if (text.trim() === '') throw new InvalidArgumentError('Give a name.')
  return text.trim()
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
