import { Command, CommanderError, InvalidArgumentError } from 'commander'
import { type Commands, instanceNames } from './commands.ts'
import { refuseMisuse } from './option-rules.ts'
import { readVersion } from './version.ts'

/** The commands of `postproof`: the same service functions as the site, in the terminal. */

/**
 * Runs one of these commands. Its exit code is left in `process.exitCode`: 1 means a score below the threshold; a call that
 * cannot be understood is 2, so that no pipeline mistakes one for the other.
 */
export async function runCommand(words: string[], commands: Commands): Promise<void> {
  try {
    const program = await createProgram(words, commands)
    await program.parseAsync(words, { from: 'user' })
  } catch (error) {
    // Commander has printed its own errors; an InvalidArgumentError of ours is one that it never saw.
    const printed = error instanceof CommanderError && !(error instanceof InvalidArgumentError)
    if (!printed) console.error((await import('./error-words.ts')).errorWords(error))
    process.exitCode = printed && error.exitCode === 0 ? 0 : 2
  }
}

/** With the command that is called as it is, and the others by what help says of them. */
async function createProgram(words: string[], commands: Commands): Promise<Command> {
  const program = new Command('postproof')
    .description('Test email deliverability from the command line, the way the site does.')
    .showHelpAfterError('(add --help to see all options)')
    .exitOverride()
  if (words.some((word) => word === '--version' || word === '-V')) program.version(await readVersion())
  else program.option('-V, --version', 'print the version')

  const called = words.find((word) => !word.startsWith('-') && word !== 'help')
  const entry = called !== undefined && Object.hasOwn(commands, called) ? commands[called]! : null
  if (!entry && isOfInstances(called)) throw new InvalidArgumentError(ofInstances(called))
  const own = new Command().showHelpAfterError('(add --help to see all options)').exitOverride()
  if (entry) (await entry.load())(own, commands)
  for (const [name, { about }] of Object.entries(commands)) {
    const command = own.commands.find((one) => one.name() === name)
    program.addCommand((command ?? new Command(name)).description(about))
  }
  refuseMisuse(program)
  return program
}

const isOfInstances = (name: string | undefined): name is string => instanceNames.some((one) => one === name)

const ofInstances = (name: string): string =>
  `"${name}" belongs to an instance: run it where the instance is installed. This package has the commands that test.`
