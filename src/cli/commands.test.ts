import { Command } from 'commander'
import { expect, test } from 'vitest'
import { postproof } from '../../tests/command-line.ts'
import { commands as testing } from './commands.ts'
import { instanceCommands } from './instance-commands.ts'

const commands = { ...testing, ...instanceCommands }

/** The list of commands, which help prints without loading any of them. */

test.each(Object.entries(commands))(
  '%s is there, and says what the list says',
  async (name, { about, load }) => {
    const program = new Command()
    ;(await load())(program, commands)
    expect(program.commands.map((one) => one.name())).toContain(name)
    expect((await postproof([name, '--help'], {})).out.replace(/\s+/g, ' ')).toContain(about)
  },
)

test('help lists every command and loads none', async () => {
  const { code, out } = await postproof(['--help'], {})
  expect(code).toBe(0)
  for (const [name, { about }] of Object.entries(commands)) {
    expect(out).toMatch(new RegExp(`^  ${name} `, 'm'))
    expect(out.replace(/\s+/g, ' ')).toContain(about)
  }
})

test.each([
  [['help', 'lint'], 0, /--fail-on <what>/],
  [['lint', '--help'], 0, /--fail-on <what>/],
  [['--version'], 0, /^\d+\.\d+\.\d+\n$/],
] as const)('%j', async (words, code, said) => {
  const found = await postproof([...words], {})
  expect([found.code, found.errors]).toEqual([code, ''])
  expect(found.out).toMatch(said)
})

test('a mistyped command gets the one that was meant, and exit code 2', async () => {
  const { code, errors } = await postproof(['lnit', 'x.html'], {})
  expect(code).toBe(2)
  expect(errors).toContain('Did you mean lint?')
  expect((await postproof(['test'], {})).errors).toContain('(add --help to see all options)')
})
