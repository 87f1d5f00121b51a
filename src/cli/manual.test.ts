import { expect, test } from 'vitest'
import { postproof } from '#tests/command-line.ts'
import { commands as testing } from './commands.ts'
import { completedCommands } from './completion-tree.ts'
import { instanceCommands } from './instance-commands.ts'
import { manualPage } from './manual-page.ts'

/** `postproof manual`: made of the commands, with nothing that troff would read otherwise. */

const commands = { ...testing, ...instanceCommands }
const { out, code } = await postproof(['manual'], {})
const plain = out.replaceAll('\\-', '-')

test('every command is there with its arguments and options', async () => {
  expect(code).toBe(0)
  for (const { path, takes, options, about } of (await completedCommands(commands)).slice(1)) {
    expect(plain).toContain(`.SS ${['postproof', ...path, ...takes].join(' ')}\n`)
    expect(plain).toContain(about)
    for (const { usage, flags } of options)
      if (!flags.includes('--help')) expect(plain).toContain(`\\fB${usage}\\fR\n`)
  }
})

test('each line that begins with a dot is a macro of man(7)', () => {
  const macros = new Set(out.split('\n').flatMap((line) => /^\.(\S+)/.exec(line)?.[1] ?? []))
  expect([...macros].sort()).toEqual(['SH', 'SS', 'TH', 'TP'])
})

test('words of troff stay words', () => {
  const about = "a \\fB back\n.TH slash\n'quote"
  const page = manualPage(
    [
      { path: [], about: '', takes: [], options: [], words: [] },
      { path: ['x'], about, takes: ['<a-b>'], options: [], words: [] },
    ],
    '1.0.0',
  )
  expect(page).toContain(".SS postproof x <a\\-b>\na \\efB back\n\\&.TH slash\n\\&'quote\n")
})
