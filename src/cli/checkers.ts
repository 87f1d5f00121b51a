import type { Command } from 'commander'
import { readConfig } from '#config.ts'
import {
  type BlacklistResult,
  blacklistCheckers,
  type RecordResult,
  recordCheckers,
} from '#contract/checkers.ts'
import { detailLines } from './details.ts'
import { plain, plainJson } from './plain.ts'
import { type Style, statusWord, styleFor } from './style.ts'

/** `postproof spf example.org` and friends: the same calls as the site's checkers. */

const about: Record<string, string> = {
  spf: 'check the SPF record of a domain',
  dkim: 'check the DKIM keys of a domain',
  dmarc: 'check the DMARC policy of a domain',
  bimi: 'check the BIMI logo of a domain',
  'mta-sts': 'check the MTA-STS policy of a domain',
  'tls-rpt': 'check the TLS report record of a domain',
  'domain-blacklist': 'ask the blacklists about a domain',
  'email-blacklist': 'ask the blacklists about an email address',
  'ip-blacklist': 'ask the blacklists about an IP address',
}

export function addCheckerCommands(program: Command): void {
  for (const checker of recordCheckers) {
    const command = program
      .command(checker)
      .description(about[checker]!)
      .argument('<domain>', 'a domain, URL or address')
    if (checker === 'spf') {
      command
        .option('--ip <address>', 'what mail from this address would get')
        .option('--sender <address>', 'with this envelope sender')
        .option('--helo <name>', 'and this HELO name')
        .option('--draft <record>', 'read this record in place of the published one')
    }
    if (checker === 'dkim' || checker === 'bimi') command.option('--selector <name>', 'this selector')
    if (checker === 'spf' || checker === 'dmarc') command.option('--parked', 'the domain sends no mail')
    command
      .option('--json', 'print the result as JSON, in the shape of the API')
      .action(async (input: string, options) => {
        const result = await withCheckers((checkers) => checkers.record(checker, { ...options, input }))
        print(result, options.json === true, showRecord)
      })
  }
  for (const checker of blacklistCheckers) {
    const command = program
      .command(checker)
      .description(about[checker]!)
      .argument('<what>', 'what to ask about')
    if (checker === 'domain-blacklist')
      command.option('--related', 'its addresses, mail and name servers too')
    command
      .option('--json', 'print the result as JSON, in the shape of the API')
      .action(async (input: string, options) => {
        const result = await withCheckers((checkers) => checkers.blacklist(checker, { ...options, input }))
        print(result, options.json === true, showBlacklist)
      })
  }
}

async function withCheckers<T>(
  run: (checkers: import('#services/types.ts').Checkers) => Promise<T>,
): Promise<T> {
  const [{ createWorlds, systemClock }, { createCheckers }] = await Promise.all([
    import('#services/worlds.ts'),
    import('#services/checkers/checkers.ts'),
  ])
  const worlds = await createWorlds(readConfig(process.env))
  try {
    return await run(createCheckers({ ...worlds.checkers, clock: systemClock }))
  } finally {
    worlds.close()
  }
}

/** 0 in order or to be improved, 1 a problem, 3 nothing could be said. */
function print<T extends { status: string }>(
  result: T,
  json: boolean,
  words: (result: T, style: Style) => string,
) {
  if (json) console.log(plainJson(result))
  else console.log(`\n${words(result, styleFor(process.stdout))}\n`)
  process.exitCode = result.status === 'bad' ? 1 : result.status === 'no-data' ? 3 : 0
}

/** A result as it stands on the terminal, without control characters but the style's own. */
export function showRecord(result: RecordResult, style: Style): string {
  return printRecord(plain(result), style).join('\n')
}

export function showBlacklist(result: BlacklistResult, style: Style): string {
  return printBlacklist(plain(result), style).join('\n')
}

function printRecord(result: RecordResult, style: Style): string[] {
  const wrong = result.checks.filter((check) => check.status === 'bad' || check.status === 'warning')
  const unknown = result.checks.filter((check) => check.status === 'no-data')
  return [
    `${statusWord(result.status, style)}  ${style('bold', result.summary)}`,
    '',
    `${style('gray', result.found_at ?? result.queried)}  ${result.record ?? style('gray', '(no record)')}`,
    ...detailLines(result, style),
    ...wrong.flatMap((check) => [
      '',
      `${statusWord(check.status, style)}  ${check.title}: ${check.summary}`,
      ...check.fix.map((step, index) => `      ${index + 1}) ${step}`),
    ]),
    ...(unknown.length ? [''] : []),
    ...unknown.map((check) => `${statusWord(check.status, style)}  ${check.title}: ${check.summary}`),
    ...result.suggested_records.flatMap((record) => [
      '',
      `${style('cyan', record.action)} ${record.type} ${record.host} ${record.ttl}`,
      `  ${record.value}`,
      style('gray', `  ${record.reason} ${record.risk}`),
    ]),
  ]
}

function printBlacklist(result: BlacklistResult, style: Style): string[] {
  return [
    `${statusWord(result.status, style)}  ${style('bold', result.summary)}`,
    ...result.subjects.flatMap(({ subject, role, lists }) => {
      const listed = lists.filter((list) => list.state === 'listed')
      const silent = lists.filter((list) => list.state !== 'listed' && list.state !== 'not-listed')
      const clean = lists.filter((list) => list.state === 'not-listed')
      return [
        '',
        `${style('bold', subject)}  ${style('gray', role)}`,
        ...listed.map((list) => {
          const good = list.kind === 'allow'
          const codes = list.codes.join(' ')
          return `  ${style(good ? 'green' : 'red', good ? 'allowed' : 'listed')}  ${list.name}  ${codes}  ${list.meaning}${list.removal_url ? `  ${list.removal_url}` : ''}`
        }),
        ...(clean.length
          ? [`  ${style('green', 'not listed')}  ${clean.map((list) => list.name).join(', ')}`]
          : []),
        ...silent.map(
          (list) => `  ${style('gray', `could not ask  ${list.name}: ${list.meaning || list.state}`)}`,
        ),
      ]
    }),
  ]
}
