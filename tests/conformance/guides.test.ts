import { expect, test } from 'vitest'
import { blocksOf, commandsIn, guides } from '../guides/blocks.ts'
import { commandsInSentences, isIn, whyNotExecuted } from '../guides/sentences.ts'
import { walk } from '../guides/walk.ts'

/** Every block of the operator's guides says what it is, and commands are executed or say why not. */

const blocks = guides.flatMap(blocksOf)

test('each block says what it is', () => {
  const unclear = ['', 'bash', 'shell', 'console', 'zsh']
  expect(
    blocks.filter(({ language }) => unclear.includes(language)).map(({ guide, line }) => `${guide}:${line}`),
  ).toEqual([])
})

test('the commands of a guide are executed by the walk, or say why not', () => {
  const walked = new Set(walk.flatMap(({ guide }) => guide))
  const left = blocks.filter(
    ({ language, notRun, guide }) => language === 'sh' && !notRun && !walked.has(guide),
  )
  expect(left.map(({ guide, line }) => `${guide}:${line}`)).toEqual([])
})

test('so are those in its sentences', () => {
  const executed = blocks.filter(({ language, notRun }) => language === 'sh' && !notRun).flatMap(commandsIn)
  const left = guides
    .flatMap(commandsInSentences)
    .filter(({ command }) => !isIn(executed, command) && !whyNotExecuted(command))
  expect(left.map(({ guide, line, command }) => `${guide}:${line} ${command}`)).toEqual([])
})

test('a line that goes on and a here-document are one command', () => {
  const text = 'cat > a <<END\nX=1\nEND\n# said\nnpm ci \\\n  && npm test\n\nsystemctl restart x'
  expect(commandsIn({ text })).toEqual(['cat > a <<END', 'npm ci && npm test', 'systemctl restart x'])
})
