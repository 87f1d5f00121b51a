import { type Command, InvalidArgumentError } from 'commander'
import pino from 'pino'
import { readConfig } from '#config.ts'
import type { Verification } from '#contract/verifier.ts'
import { RuledOption } from './option-rules.ts'
import { plain, plainJson } from './plain.ts'
import { type Style, statusWord, styleFor } from './style.ts'
import { showList, verifyFile } from './verify-file.ts'

/** `postproof verify a@b.c`: the same verification as on the site, in the terminal. */

export type VerifyOptions = {
  json?: boolean
  smtp?: boolean
  file?: string
  column?: string
  out?: string
  undoOptOut?: string
}

/** Adds the command and answers it, so that more ways of giving addresses can be added to it. */
export function addVerifyCommand(program: Command): Command {
  return program
    .command('verify')
    .argument('[address]', 'the address')
    .option(
      '--smtp',
      'also ask its mail server; needs the VERIFIER_ settings, see docs/en/operate/verifier.md',
    )
    .addOption(
      new RuledOption(
        '--file <list>',
        'verify the addresses of a CSV file and write it back with the verdicts',
      )
        .insteadOfArguments()
        .conflicts('json'),
    )
    .addOption(
      new RuledOption(
        '--column <name>',
        'with --file: the column with the addresses, by header or by number, starting at 1',
      ).needs('file'),
    )
    .addOption(
      new RuledOption('--out <file>', 'with --file: where to write (default: standard output)').needs('file'),
    )
    .addOption(
      new RuledOption(
        '--undo-opt-out <name>',
        'take back the opt-out of an address or domain on this instance',
      )
        .insteadOfArguments()
        .conflicts(['smtp', 'file', 'json']),
    )
    .option('--json', 'print the result as JSON, as in the API')
    .addHelpText(
      'after',
      '\nExit codes: 0 deliverable or risky, 1 undeliverable, 2 could not be checked, 3 unknown.',
    )
    .action(async (address: string | undefined, options: VerifyOptions) => {
      if (options.file !== undefined) {
        console.error(showList(await verifyFile({ ...options, file: options.file })))
        return
      }
      if (options.undoOptOut !== undefined) return undoOptOut(options.undoOptOut)
      if (!address?.trim())
        throw new InvalidArgumentError('Give an address, such as: postproof verify ada@example.org')
      const result = await verifyOne(address.trim(), options)
      if (options.json) console.log(plainJson(result))
      else console.log(`\n${showVerification(result, styleFor(process.stdout))}\n`)
      process.exitCode = result.status === 'undeliverable' ? 1 : result.status === 'unknown' ? 3 : 0
    })
}

async function undoOptOut(name: string): Promise<void> {
  const { removeOptOut } = await import('#services/verifier/standalone.ts')
  const removed = await removeOptOut(readConfig(process.env), name)
  console.log(removed ? 'Opt-out removed.' : 'There was no opt-out for this name.')
}

export async function verifyOne(
  address: string,
  { smtp }: Pick<VerifyOptions, 'smtp'>,
): Promise<Verification> {
  const { openVerifier } = await import('#services/verifier/standalone.ts')
  const config = readConfig({ ...process.env, VERIFIER_SMTP: smtp ? 'on' : 'off' })
  const verifier = await openVerifier(config, pino({ level: 'silent' }))
  try {
    const signal = AbortSignal.timeout(10 * 60_000)
    return await verifier.verify(address, { id: 'cli', signal, askServer: smtp === true, account: true })
  } finally {
    await verifier.close()
  }
}

const words: Record<Verification['status'], [color: 'green' | 'yellow' | 'red' | 'gray', word: string]> = {
  deliverable: ['green', 'deliverable'],
  risky: ['yellow', 'risky'],
  undeliverable: ['red', 'undeliverable'],
  unknown: ['gray', 'unknown'],
  pending: ['gray', 'not finished'],
}

/** A result as it stands on the terminal, without control characters but the style's own. */
export function showVerification(given: Verification, style: Style): string {
  const result = plain(given)
  const [color, word] = words[result.status]
  const score = result.score === null ? '' : style('gray', `  ${result.score} of 100`)
  return [
    `${style('bold', result.email)}`,
    `${style(color, word)}${score}  ${style('bold', result.title ?? '')}`,
    ...(result.text ? [result.text] : []),
    ...(result.suggestion ? ['', `Did you mean  ${style('cyan', result.suggestion)}`] : []),
    '',
    ...result.checks.map(
      ({ status, title, detail }) => `${statusWord(status, style)}  ${title.padEnd(20)} ${detail}`,
    ),
    ...hostLines(result, style),
    ...dialogue(result, style),
    ...factorLines(result, style),
  ].join('\n')
}

function hostLines({ dns }: Verification, style: Style): string[] {
  if (!dns?.mx.length && !dns?.error) return []
  return [
    '',
    style('bold', 'Mail servers'),
    ...(dns.error ? [`  ${dns.error}`] : []),
    ...dns.mx.map(({ host, priority, ips, provider, state }) => {
      const where = ips.length ? ips.join(' ') : state
      return `  ${String(priority).padStart(3)}  ${host}  ${style('gray', `${where}${provider ? `  ${provider}` : ''}`)}`
    }),
  ]
}

function dialogue({ smtp }: Verification, style: Style): string[] {
  if (!smtp?.attempted) return []
  return [
    '',
    style('bold', 'SMTP conversation'),
    ...smtp.steps.map(({ step, sent, code, text, ms }) => {
      const reply = code === null ? text : `${code} ${text}`
      return `  ${(sent || step).padEnd(40)} ${reply}  ${style('gray', `${Math.round(ms)} ms`)}`
    }),
    ...(smtp.next_retry_at ? ['', `The server asks us to try again after ${smtp.next_retry_at}.`] : []),
  ]
}

function factorLines({ factors }: Verification, style: Style): string[] {
  if (!factors.some(({ points }) => points !== 0)) return []
  return [
    '',
    style('bold', 'Score'),
    ...factors.map(({ points, text }) => `  ${`${points > 0 ? '+' : ''}${points}`.padStart(4)}  ${text}`),
  ]
}
