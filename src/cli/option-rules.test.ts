import { Command, type Option } from 'commander'
import { expect, test } from 'vitest'
import { postproof } from '#tests/command-line.ts'
import { commands as testing } from './commands.ts'
import { instanceCommands } from './instance-commands.ts'

const commands = { ...testing, ...instanceCommands }

import { RuledOption } from './option-rules.ts'

/** Calls of every command that would drop a part of what was typed. */

type Valued = { path: string[]; option: Option }

const valued: Valued[] = []
for (const [name, { load }] of Object.entries(commands)) {
  const program = new Command()
  ;(await load())(program, commands)
  collect(program.commands.find((one) => one.name() === name)!, [name])
}

function collect(command: Command, path: string[]): void {
  for (const option of command.options) if (option.required || option.optional) valued.push({ path, option })
  for (const below of command.commands) collect(below, [...path, below.name()])
}

/** A value that the option takes. */
function valueFor({ parseArg, argChoices }: Option): string {
  if (argChoices) return argChoices[0]!
  const values = ['1', '60', 'bad', 'name', 'a@example.org', 'junk=Spam', '2030-01-01', '127.0.0.1']
  return values.find((value) => {
    try {
      parseArg?.(value, undefined)
      return true
    } catch {
      return false
    }
  })!
}

const isRepeatable = (option: Option) => option instanceof RuledOption && option.isRepeatable
const named = ({ path, option }: Valued) => [`${path.join(' ')} ${option.long}`, path, option] as const

test.each(valued.filter(({ option }) => !isRepeatable(option)).map(named))(
  '%s is taken once',
  async (_name, path, option) => {
    const value = `${option.long}=${valueFor(option)}`
    const { code, errors } = await postproof([...path, value, value], {})
    expect([code, errors.split('\n')[0]]).toEqual([2, `error: option '${option.flags}' can be given once`])
  },
)

test('some are taken more than once', () => {
  const found = valued.filter(({ option }) => isRepeatable(option)).map((one) => named(one)[0])
  expect(found.sort()).toEqual([
    'lint --output',
    'placement start --mailbox',
    'placement start --provider',
    'reports summary --mine',
    'seeds add --folder',
    'seeds add --tag',
  ])
})

test.each([
  ['domain example.org --file x.csv', "option '--file <list>' cannot be used with 'example.org'"],
  ['domain example.org --out x.csv', "option '--out <file>' can only be used with option '--file <list>'"],
  ['domain example.org --rate 5', "option '--rate <number>' can only be used with option '--file <list>'"],
  ['domain --file x.csv --json', "option '--file <list>' cannot be used with option '--json'"],
  ['verify a@example.org --file x.csv', "option '--file <list>' cannot be used with 'a@example.org'"],
  [
    'verify a@example.org --column 2',
    "option '--column <name>' can only be used with option '--file <list>'",
  ],
  [
    'verify --undo-opt-out a.test --smtp',
    "option '--undo-opt-out <name>' cannot be used with option '--smtp'",
  ],
  [
    'lint x.html --baseline a --write-baseline b',
    "option '--write-baseline <file>' cannot be used with option '--baseline <file>'",
  ],
  [
    'admin delete x --export a.zip --no-export',
    "option '--no-export' cannot be used with option '--export <file>'",
  ],
  [
    'seeds add a@example.org --provider x --scope mail',
    "option '--scope <scope>' can only be used with option '--client-id <id>'",
  ],
  ['mcp now', "too many arguments for 'mcp'. Expected 0 arguments but got 1: now."],
  ['spf example.org --selector x', "unknown option '--selector'"],
])('postproof %s', async (line, said) => {
  const { code, errors, out } = await postproof(line.split(' '), {})
  expect({ code, said: errors.split('\n')[0], out }).toEqual({ code: 2, said: `error: ${said}`, out: '' })
})

test('a switch given twice means what it means once', async () => {
  const { code, errors } = await postproof(['verify', '--json', '--json'], {})
  expect([code, errors]).toEqual([2, 'Give an address, such as: postproof verify ada@example.org\n'])
})
