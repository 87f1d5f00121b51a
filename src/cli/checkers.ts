import { optionsOfKind, type RecordOption } from '@postproof/records/kinds'
import type { Command } from 'commander'
import { readConfig } from '#config.ts'
import { blacklistCheckers, recordCheckers } from '#contract/checker-names.ts'
import type { BlacklistResult, RecordResult } from '#contract/checkers.ts'
import { noListPasses } from '#contract/list-trouble.ts'
import { detailLines } from './details.ts'
import { recordExitCode } from './exit-code.ts'
import { plain, plainJson } from './plain.ts'
import { type Style, statusWord, styleFor } from './style.ts'

/** `postproof spf example.org` and friends: the same calls as the site's checkers. */

export function addCheckerCommands(program: Command): void {
  for (const checker of recordCheckers) {
    const command = program.command(checker).argument('<domain>', 'a domain, URL or address')
    for (const option of optionsOfKind(checker)) command.option(...recordOptions[option])
    command
      .option('--json', 'print the result as JSON, as in the API')
      .action(async (input: string, options) => {
        const result = await withCheckers((checkers) => checkers.record(checker, { ...options, input }))
        print(result, options.json === true, showRecord, recordExitCode(result))
      })
  }
  for (const checker of blacklistCheckers) {
    const command = program.command(checker).argument('<what>', 'what to check')
    if (checker === 'domain-blacklist')
      command.option('--related', 'also check its addresses, mail servers and name servers')
    command
      .option('--json', 'print the result as JSON, as in the API')
      .action(async (input: string, options) => {
        const result = await withCheckers((checkers) => checkers.blacklist(checker, { ...options, input }))
        print(result, options.json === true, showBlacklist, blacklistExitCode(result))
      })
  }
}

const recordOptions: Record<RecordOption, [flags: string, about: string]> = {
  ip: ['--ip <address>', 'show the SPF result for email from this address'],
  sender: ['--sender <address>', 'use this envelope sender'],
  helo: ['--helo <name>', 'use this HELO name'],
  selector: ['--selector <name>', 'use this selector'],
  parked: ['--parked', 'the domain sends no mail'],
  draft: ['--draft <record>', 'check this record instead of the published one'],
}

/** Runs calls of the checkers over the world of the settings. `asked`: how many DNS questions went to servers so far. */
export async function withCheckers<T>(
  run: (checkers: import('#services/checkers/types.ts').Checkers, asked: () => number) => Promise<T>,
  more: { lookAlikes?: boolean } = {},
): Promise<T> {
  const [{ createWorlds, systemClock }, { createCheckers }, { openStandaloneProbes }, { silentMetrics }] =
    await Promise.all([
      import('#services/application/worlds.ts'),
      import('#services/checkers/checkers.ts'),
      import('#services/checkers/hosts/standalone.ts'),
      import('#platform/metrics/types.ts'),
    ])
  let questions = 0
  const config = readConfig(process.env)
  const worlds = await createWorlds(config, {
    ...silentMetrics,
    lookup(_, source) {
      if (source === 'server') questions++
    },
  })
  try {
    const probes = openStandaloneProbes(config, { ...worlds.checkers, clock: systemClock })
    return await run(
      createCheckers({ ...worlds.checkers, ...more, clock: systemClock, probes }),
      () => questions,
    )
  } finally {
    worlds.close()
  }
}

function print<T extends { status: string }>(
  result: T,
  json: boolean,
  words: (result: T, style: Style) => string,
  exitCode: number,
) {
  if (json) console.log(plainJson(result))
  else console.log(`\n${words(result, styleFor(process.stdout))}\n`)
  process.exitCode = exitCode
}

/** 0 not listed, 1 listed, 3 nothing could be said. */
function blacklistExitCode({ status }: BlacklistResult): number {
  return status === 'bad' ? 1 : status === 'no-data' ? 3 : 0
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
    ...besideLines(result, style),
    ...result.suggested_records.flatMap((record) => recordLines(record, style)),
    ...result.questions.flatMap(({ question, answers }) => [
      '',
      style('bold', question),
      ...answers.flatMap(({ answer, record }) => [
        '',
        `- ${answer}`,
        ...(record ? recordLines(record, style).slice(1) : []),
      ]),
    ]),
  ]
}

function recordLines(record: RecordResult['suggested_records'][number], style: Style): string[] {
  return [
    '',
    `${style('cyan', record.action)} ${record.type} ${record.host} ${record.ttl}`,
    `  ${record.value}`,
    style('gray', `  ${record.reason} ${record.risk}`),
  ]
}

/** Side questions without an answer: the verdict holds without them. */
function besideLines({ not_asked }: RecordResult, style: Style): string[] {
  const { beside } = not_asked
  if (beside.length === 0) return []
  const more = beside.length > 5 ? ` and ${beside.length - 5} more` : ''
  return [
    '',
    style('gray', `No answer, but not needed for the verdict: ${beside.slice(0, 5).join(', ')}${more}`),
  ]
}

function printBlacklist(result: BlacklistResult, style: Style): string[] {
  return [
    `${statusWord(result.status, style)}  ${style('bold', result.summary)}`,
    ...troubleLines(result),
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
        ...silentLines(silent, style),
      ]
    }),
  ]
}

type Lists = BlacklistResult['subjects'][number]['lists']

/** What keeps lists from answering, and what to do about it: said once, above all of them. */
function troubleLines({ subjects }: BlacklistResult): string[] {
  const lists = subjects.flatMap((subject) => subject.lists)
  const own = 'set up your own recursive resolver and name it in DNS_SERVERS'
  if (noListPasses(lists))
    return [
      '',
      `No list passes its self-test: the DNS resolver in use seems to answer for them. To fix this, ${own}.`,
    ]
  const count = new Set(lists.flatMap(({ state, name }) => (state === 'refused' ? [name] : []))).size
  if (count === 0) return []
  const refuse = count === 1 ? 'One list refuses' : `${count} lists refuse`
  return [
    '',
    `${refuse} to answer. To fix this, ${own}. Some lists want a key (SPAMHAUS_DQS_KEY, ABUSIX_KEY).`,
  ]
}

/** Lists that could not be asked, those with the same reason in one line. */
function silentLines(silent: Lists, style: Style): string[] {
  const reasons = [...new Set(silent.map(({ meaning, state }) => meaning || state))]
  return reasons.map((reason) => {
    const names = silent.flatMap(({ name, meaning, state }) => ((meaning || state) === reason ? [name] : []))
    return `  ${style('gray', `could not check  ${names.join(', ')}: ${reason}`)}`
  })
}
