import { Command, CommanderError, InvalidArgumentError } from 'commander'
import { commands, plainCommands } from './commands.ts'
import { refuseMisuse } from './option-rules.ts'
import { readVersion } from './version.ts'

/** The commands of `postproof`: the same service functions as the site, in the terminal. */

/**
 * Runs one command; `serve` starts the site and the receiver. Its exit code is left in `process.exitCode`: 1 means a score
 * below the threshold; a call that cannot be understood is 2, so that no pipeline mistakes one for the other.
 */
export async function runCommand(words: string[], serve: () => Promise<void>): Promise<void> {
  try {
    const program = await createProgram(words, serve)
    await program.parseAsync(words, { from: 'user' })
  } catch (error) {
    // Commander has printed its own errors; an InvalidArgumentError of ours is one that it never saw.
    const printed = error instanceof CommanderError && !(error instanceof InvalidArgumentError)
    if (!printed) console.error((await import('./error-words.ts')).errorWords(error))
    process.exitCode = printed && error.exitCode === 0 ? 0 : 2
  }
}

/** With the command that is called as it is, and the others by what help says of them. */
async function createProgram(words: string[], serve: () => Promise<void>): Promise<Command> {
  const program = new Command('postproof')
    .description('Test email deliverability from the command line, the way the site does.')
    .showHelpAfterError('(add --help to see all options)')
    .exitOverride()
  if (words.some((word) => word === '--version' || word === '-V')) program.version(await readVersion())
  else program.option('-V, --version', 'print the version')

  program.command('serve').description(plainCommands.serve).action(serve)
  const called = words.find((word) => !word.startsWith('-') && word !== 'help')
  const entry = called !== undefined && Object.hasOwn(commands, called) ? commands[called]! : null
  const own = new Command().showHelpAfterError('(add --help to see all options)').exitOverride()
  if (entry) (await entry.load())(own)
  for (const [name, { about }] of Object.entries(commands)) {
    const command = own.commands.find((one) => one.name() === name)
    program.addCommand((command ?? new Command(name)).description(about))
  }
  program
    .command('settings')
    .description(plainCommands.settings)
    .action(async () => console.log((await import('#config.ts')).settingsTable()))
  refuseMisuse(program)
  return program
}
