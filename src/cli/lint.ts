import { writeFile } from 'node:fs/promises'
import { type Command, Option } from 'commander'
import { lintExitCode } from './exit-code.ts'
import type { Format } from './lint/formats.ts'
import type { Given } from './lint/settings.ts'

/** `postproof lint`: judges templates offline, before they have a sender. */

type Options = Given & {
  format: Format
  output?: string
  writeBaseline?: string
  fix?: true
}

export function addLintCommand(program: Command): void {
  program
    .command('lint')
    .argument(
      '[files...]',
      'files, folders or patterns such as "emails/**/*.html"; else those of the configuration',
    )
    .option('--config <file>', 'the configuration; else postproof.config.json here or in a folder above')
    .option(
      '--fail-on <what>',
      'exit with 1 for this severity or worse (error, warning, note, never), or for these rules: link_empty,image_alt (default: error)',
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
    .option('--language <language>', 'the language of findings (default: en)')
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
  const [{ settingsOf }, { templatesOf }, { lintFiles }, { formatted }, { withBaseline, writeBaseline }] =
    await Promise.all([
      import('./lint/settings.ts'),
      import('./lint/files.ts'),
      import('./lint/run.ts'),
      import('./lint/formats.ts'),
      import('./lint/baseline.ts'),
    ])
  const { format, output } = options
  const settings = await settingsOf(given, options)
  const files = await templatesOf(settings.files)
  const run = await lintFiles(files, { ...settings, fix: options.fix === true })
  if (options.writeBaseline !== undefined) await writeBaseline(run.files, options.writeBaseline)
  const baseline = options.writeBaseline ?? settings.baseline
  const judged = baseline === null ? run.files : await withBaseline(run.files, baseline)
  for (const line of run.fixed) console.error(line)
  const result = { files: judged, not_checked: run.not_checked }
  const said = formatted(result, format, settings.fails, output === undefined)
  if (output === undefined) console.log(said)
  else await writeFile(output, `${said}\n`)
  process.exitCode = lintExitCode(
    judged.flatMap(({ findings }) => findings),
    settings.fails,
  )
}
