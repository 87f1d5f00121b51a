import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { postproof } from '#tests/command-line.ts'
import { commands as testing } from './commands.ts'
import { instanceCommands } from './instance-commands.ts'

const commands = { ...testing, ...instanceCommands }

import { completedCommands } from './completion-tree.ts'

/** `postproof completion`: scripts made of the commands. That of bash is asked in bash; zsh and fish are not here. */

const script = async (shell: string) => (await postproof(['completion', shell], {})).out
const bash = await script('bash')

/** What bash offers after these words; the last is at the cursor. */
function offered(...words: string[]): string[] {
  const asked = `${bash}
COMP_WORDS=(postproof "$@"); COMP_CWORD=$#; _postproof; printf '%s\\n' "\${COMPREPLY[@]}"`
  const out = execFileSync('bash', ['--noprofile', '--norc', '-c', asked, 'bash', ...words], {
    encoding: 'utf8',
  })
  return out.split('\n').filter(Boolean)
}

test('every command is offered', () => {
  expect(offered('')).toEqual(expect.arrayContaining([...Object.keys(commands), 'help']))
})

test.each<[string[], string[]]>([
  [['lin'], ['lint']],
  [['lint', '--fail'], ['--fail-on']],
  [['lint', '--format', 'sa'], ['sarif']],
  [['lint', '--changed', '--wa'], ['--watch']],
  [
    ['lint', 'emails', '--format', 'j'],
    ['json', 'junit'],
  ],
  [['admin', 'withd'], ['withdraw']],
  [['admin', 'suspend', '--rea'], ['--reason']],
  [['reports', 'su'], ['summary']],
  [['completion', 'f'], ['fish']],
  [['--vers'], ['--version']],
])('%j', (words, expected) => {
  expect(offered(...words)).toEqual(expected)
})

test('a file is offered where a file is meant', () => {
  expect(offered('lint', 'package.js')).toEqual(['package.json'])
  expect(offered('lint', '--vars', 'package.js')).toEqual(['package.json'])
})

test.each(['bash', 'zsh', 'fish'])('%s has every command and long option', async (shell) => {
  const said = await script(shell)
  for (const { path, options } of await completedCommands(commands)) {
    for (const word of path) expect(said).toContain(word)
    for (const { flags } of options)
      expect(said).toContain(shell === 'fish' ? `-l ${flags.at(-1)!.slice(2)}` : flags.at(-1))
  }
})

test('another shell is refused', async () => {
  expect((await postproof(['completion', 'tcsh'], {})).code).toBe(2)
})
