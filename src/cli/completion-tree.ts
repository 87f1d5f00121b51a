import { Command } from 'commander'
import type { Commands } from './commands.ts'

/** What can be completed, and what the manual page says, read from the commands themselves. */

export type CompletedOption = {
  flags: string[]
  /** With the name of its value, such as `--config <file>`. */
  usage: string
  about: string
  takesValue: boolean
  choices: string[]
}
export type CompletedCommand = {
  /** Words after `postproof`, such as `admin find`; empty for `postproof` itself. */
  path: string[]
  about: string
  /** Its arguments as help writes them, such as `<file>` or `[files...]`. */
  takes: string[]
  options: CompletedOption[]
  /** Words that may follow: names of commands, and choices of the arguments. */
  words: { word: string; about: string }[]
}

/** Every command with those below it, `postproof` itself first. */
export async function completedCommands(commands: Commands): Promise<CompletedCommand[]> {
  const loaded = await Promise.all(
    Object.entries(commands).map(async ([name, { about, load }]) => {
      const program = new Command()
      ;(await load())(program, commands)
      const command = program.commands.find((one) => one.name() === name)
      return command?.description(about)
    }),
  )
  const tops = loaded.filter((one) => one !== undefined)
  const top = {
    path: [],
    about: '',
    takes: [],
    options: [optionOf(['-V', '--version'], 'print the version'), optionOf(['-h', '--help'], 'display help')],
    words: [
      ...tops.map((one) => ({ word: one.name(), about: one.description() })),
      { word: 'help', about: 'display help for command' },
    ],
  }
  return [top, ...tops.flatMap((one) => completedWithin(one, []))]
}

const optionOf = (flags: string[], about: string): CompletedOption => ({
  ...{ flags, usage: flags.join(', '), about, takesValue: false, choices: [] },
})

function completedWithin(command: Command, above: string[]): CompletedCommand[] {
  const path = [...above, command.name()]
  const options = command.options.map((option) => ({
    flags: [option.short, option.long].filter((flag) => typeof flag === 'string'),
    usage: option.flags,
    about: option.description,
    takesValue: option.required,
    choices: option.argChoices ?? [],
  }))
  const below = command.commands.filter((one) => one.name() !== 'help')
  const words = [
    ...below.map((one) => ({ word: one.name(), about: one.description() })),
    ...command.registeredArguments.flatMap((one) =>
      (one.argChoices ?? []).map((word) => ({ word, about: '' })),
    ),
  ]
  const takes = command.registeredArguments.map((one) => {
    const name = one.variadic ? `${one.name()}...` : one.name()
    return one.required ? `<${name}>` : `[${name}]`
  })
  const own = { path, about: command.description(), takes, words }
  return [
    { ...own, options: [...options, optionOf(['-h', '--help'], 'display help')] },
    ...below.flatMap((one) => completedWithin(one, path)),
  ]
}
