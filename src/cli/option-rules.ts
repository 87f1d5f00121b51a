import { type Command, Option } from 'commander'

/** What every command refuses of its options, with a sentence and exit code 2, instead of dropping one of them without a word. */

/** An option with rules that commander lacks. */
export class RuledOption extends Option {
  isRepeatable = false
  /** The attribute of the option without which this one means nothing. */
  needed: string | null = null
  /** It takes the place of the command's arguments. */
  isAlone = false

  /** `fold`: makes one value of all its uses; a list of them by default. */
  repeatable<Value = string[]>(fold: (text: string, before: Value | undefined) => Value = asList): this {
    this.isRepeatable = true
    return this.argParser(fold)
  }

  /** `attribute`: as in the parsed options, such as `file`. */
  needs(attribute: string): this {
    this.needed = attribute
    return this
  }

  insteadOfArguments(): this {
    this.isAlone = true
    return this
  }
}

const asList = <Value>(text: string, before: Value | undefined): Value =>
  [...((before as string[] | undefined) ?? []), text] as Value

/** Holds the commands below `program`, and theirs, to the rules. */
export function refuseMisuse(program: Command): void {
  for (const command of program.commands) {
    refuseRepeated(command)
    command.hook('preAction', (_, called) => refuseCombined(called))
    refuseMisuse(command)
  }
}

/** Commander takes the last of two values, and drops the first. The same switch twice is no contradiction. */
function refuseRepeated(command: Command): void {
  const given = new Map<string, Option>()
  for (const option of command.options)
    command.on(`option:${option.name()}`, () => {
      const before = given.get(option.attributeName())
      given.set(option.attributeName(), option)
      if (!before || isRepeatable(option) || (before === option && isSwitch(option))) return
      if (before === option) command.error(`error: option '${option.flags}' can be given once`)
      command.error(`error: option '${option.flags}' cannot be used with option '${before.flags}'`)
    })
}

const isSwitch = ({ required, optional }: Option): boolean => !required && !optional

const isRepeatable = (option: Option): boolean => option instanceof RuledOption && option.isRepeatable

function refuseCombined(command: Command): void {
  for (const option of command.options) {
    if (!(option instanceof RuledOption) || !isGiven(command, option.attributeName())) continue
    if (option.isAlone && command.args.length > 0)
      command.error(`error: option '${option.flags}' cannot be used with '${command.args[0]}'`)
    if (option.needed === null || isGiven(command, option.needed)) continue
    const other = command.options.find((one) => one.attributeName() === option.needed)
    command.error(`error: option '${option.flags}' can only be used with option '${other?.flags}'`)
  }
}

const isGiven = (command: Command, attribute: string): boolean =>
  command.getOptionValueSource(attribute) === 'cli'
