import { readFile, writeFile } from 'node:fs/promises'
import { type Command, InvalidArgumentError, Option } from 'commander'
import { lintExitCode } from './exit-code.ts'
import type { Format } from './lint/formats.ts'
import type { LintFinding, Severity } from './lint/types.ts'

/** `postproof lint`: judges templates offline, before they have a sender. */

type Options = {
  failOn: string
  format: Format
  language: string
  output?: string
  vars?: string
  baseline?: string
  writeBaseline?: string
  fix?: true
}

export function addLintCommand(program: Command): void {
  program
    .command('lint')
    .argument('<files...>', 'files, folders or patterns such as "emails/**/*.html"')
    .option(
      '--fail-on <what>',
      'exit with 1 for this severity or worse (error, warning, note, never), or for these rules: link_empty,image_alt',
      'error',
    )
    .addOption(
      new Option('--format <format>', 'how to print the result')
        .choices(['text', 'json', 'junit', 'sarif', 'github', 'markdown'])
        .default('text'),
    )
    .option('--output <file>', 'write the result to a file instead of printing it')
    .option('--vars <file>', 'values for merge tags, as JSON')
    .option('--baseline <file>', 'findings listed there do not fail')
    .option('--write-baseline <file>', 'list all findings of now there')
    .option('--fix', 'repair HTML files where the repair is proved to change nothing else')
    .option('--language <language>', 'the language of findings', 'en')
    .addHelpText(
      'after',
      [
        '\nTo ignore a rule in a file, write <!-- postproof-ignore rule_id: reason --> in it.',
        'Exit codes: 0 ok, 1 findings as --fail-on says, 2 a file cannot be read or the call cannot be understood.',
      ].join('\n'),
    )
    .action(lint)
}

async function lint(given: string[], options: Options): Promise<void> {
  const [
    { templatesOf },
    { lintFiles },
    { formatted },
    { withBaseline, writeBaseline },
    { isRule },
    { languages },
  ] = await Promise.all([
    import('./lint/files.ts'),
    import('./lint/run.ts'),
    import('./lint/formats.ts'),
    import('./lint/baseline.ts'),
    import('./lint/findings.ts'),
    import('@postproof/messages/languages'),
  ])
  const { format, output } = options
  const language = languages.find((one) => one === options.language)
  if (!language) throw new InvalidArgumentError(`--language: give one of ${languages.join(', ')}.`)
  const fails = failing(options.failOn, isRule)
  const variables = options.vars === undefined ? {} : await readVariables(options.vars)
  const files = await templatesOf(given)
  const run = await lintFiles(files, { variables, language, fix: options.fix === true })
  if (options.writeBaseline !== undefined) await writeBaseline(run.files, options.writeBaseline)
  const baseline = options.writeBaseline ?? options.baseline
  const judged = baseline === undefined ? run.files : await withBaseline(run.files, baseline)
  for (const line of run.fixed) console.error(line)
  const said = formatted({ files: judged, not_checked: run.not_checked }, format, fails, output === undefined)
  if (output === undefined) console.log(said)
  else await writeFile(output, `${said}\n`)
  process.exitCode = lintExitCode(
    judged.flatMap(({ findings }) => findings),
    fails,
  )
}

const order: Severity[] = ['error', 'warning', 'note']

/** Severities mean these and worse; names of rules, these alone, whatever their severity. */
function failing(text: string, isRule: (id: string) => boolean): (finding: LintFinding) => boolean {
  const names = text.split(',').map((name) => name.trim())
  const unknown = names.find(
    (name) => name !== 'never' && !order.some((one) => one === name) && !isRule(name),
  )
  if (unknown !== undefined)
    throw new InvalidArgumentError(
      `--fail-on: give error, warning, note, never or ids of rules, not ${unknown}.`,
    )
  const least = Math.max(...names.map((name) => order.indexOf(name as Severity)))
  return ({ rule, severity, known }) => !known && (names.includes(rule) || order.indexOf(severity) <= least)
}

async function readVariables(file: string): Promise<Record<string, unknown>> {
  const text = await readFile(file, 'utf8')
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return value as Record<string, unknown>
  } catch {
    // Said below.
  }
  throw new InvalidArgumentError(`${file} is no JSON object.`)
}
