import { type Command, Option } from 'commander'
import { lintExitCode } from './exit-code.ts'
import type { Format } from './lint/formats.ts'
import type { Shown } from './lint/pictures.ts'
import type { RunOptions } from './lint/run.ts'
import type { Given } from './lint/settings.ts'
import { RuledOption } from './option-rules.ts'

/** `postproof lint`: judges templates offline, before they have a sender. */

type Options = Given & {
  changed?: string | true
  format: Format
  output?: string[]
  writeBaseline?: string
  fix?: true
  watch?: true
  pictures?: string
}

export function addLintCommand(program: Command): void {
  program
    .command('lint')
    .argument(
      '[files...]',
      'files, folders or patterns such as "emails/**/*.html"; else those of the configuration',
    )
    .option('--changed [ref]', 'only files that differ from a revision of git, HEAD by default, or are new')
    .option('--config <file>', 'the configuration; else postproof.config.json here or in a folder above')
    .option(
      '--fail-on <what>',
      'exit with 1 for this severity or worse (error, warning, note, never), or for these rules: link_empty,image_alt (default: error)',
    )
    .addOption(
      new Option('--format <format>', 'how to print the result')
        .choices(['text', 'json', 'junit', 'sarif', 'github', 'gitlab', 'markdown'])
        .default('text'),
    )
    .addOption(
      new RuledOption(
        '--output <file>',
        'write the result to a file instead of printing it; sarif=lint.sarif writes it in that format as well (repeat)',
      ).repeatable(),
    )
    .option('--vars <file>', 'values for merge tags, as JSON')
    .option('--baseline <file>', 'findings listed there do not fail')
    .addOption(
      // It would hold the findings of the changed files alone.
      new Option('--write-baseline <file>', 'list all findings of now there').conflicts([
        'changed',
        'baseline',
      ]),
    )
    .option(
      '--pictures <folder>',
      'save pictures of each template there, if a browser is found; Markdown shows them',
    )
    .option('--fix', 'repair HTML files where the repair is proved to change nothing else')
    .addOption(
      new Option('--watch', 'lint again what changes, until Ctrl-C').conflicts([
        'changed',
        'fix',
        'format',
        'output',
        'pictures',
        'writeBaseline',
      ]),
    )
    .option('--language <language>', 'the language of findings (default: en)')
    .addHelpText(
      'after',
      [
        '\nTo ignore a rule in a file, write <!-- postproof-ignore rule_id: reason --> in it.',
        'Exit codes: 0 ok, 1 findings as --fail-on says, 2 a file could not be checked or the call cannot be understood.',
      ].join('\n'),
    )
    .action(lint)
}

async function lint(given: string[], options: Options): Promise<void> {
  if (options.watch) await watch(given, options)
  else await lintOnce(given, options)
}

async function watch(given: string[], options: Options): Promise<void> {
  const [{ settingsOf }, { templatesOf }, { watchInTerminal }] = await Promise.all([
    import('./lint/settings.ts'),
    import('./lint/files.ts'),
    import('./lint/watch-screen.ts'),
  ])
  await templatesOf((await settingsOf(given, options)).files)
  await watchInTerminal(() => settingsOf(given, options))
}

async function lintOnce(given: string[], options: Options): Promise<void> {
  const [
    { settingsOf },
    { templatesOf },
    { changedFiles },
    { lintFiles },
    { outputsOf, writeOutputs },
    baselines,
  ] = await Promise.all([
    import('./lint/settings.ts'),
    import('./lint/files.ts'),
    import('./lint/changed.ts'),
    import('./lint/run.ts'),
    import('./lint/outputs.ts'),
    import('./lint/baseline.ts'),
  ])
  const { changed, writeBaseline } = options
  const settings = await settingsOf(given, options)
  const outputs = outputsOf(options.format, options.output ?? [])
  const named = await templatesOf(settings.files)
  const files = changed === undefined ? named : await changedFiles(named, changed === true ? 'HEAD' : changed)
  const { plainText } = await import('./plain.ts')
  const { pictures: folder } = options
  const shown: Shown[] = []
  const onShown: RunOptions['onShown'] = (file, document) => void shown.push({ file, document })
  const run = await lintFiles(files, {
    ...{ ...settings, fix: options.fix === true },
    ...(folder !== undefined && { onShown }),
  })
  const pictures =
    folder === undefined ? undefined : await (await import('./lint/pictures.ts')).drawTemplates(shown, folder)
  for (const { message } of run.failed) console.error(plainText(message))
  if (writeBaseline !== undefined) await baselines.writeBaseline(run, writeBaseline)
  const judged = await baselines.withBaseline(run.files, writeBaseline ?? settings.baseline)
  const result = { ...run, files: judged, ...(pictures && { pictures }) }
  await writeOutputs(result, outputs, settings.fails)
  process.exitCode = lintExitCode(result, settings.fails)
}
