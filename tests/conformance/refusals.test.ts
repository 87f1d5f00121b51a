import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sayIn } from '@postproof/messages/say'
import { expect, test } from 'vitest'
import { ceilings } from '../../packages/spam-test/cap.ts'

test('the page about who refuses what holds every ceiling of the score, in its order and words', () => {
  const file = join(import.meta.dirname, '../../docs/guide/who-refuses-what.md')
  const rows = [...readFileSync(file, 'utf8').matchAll(/^\| (\d+) \| (.+)\. \|$/gm)]
  const say = sayIn('en')
  const said = rows.map(([, score, words]) => [Number(score), words])
  const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)
  expect(said).toEqual(ceilings.map(({ reason, score }) => [score, capital(say(`score.cap.${reason}`))]))
})
