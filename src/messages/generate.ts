import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import compile from 'icu-minify/compile'
import { type Argument, argumentsOf } from './arguments.ts'
import english from './en/index.ts'

/** The English catalogs -> the types of its facts: `npm run messages`. A test holds that facts.ts is up to date. */

const file = join(import.meta.dirname, 'facts.ts')

const head = `// Made of the English catalogs by \`npm run messages\`; not written by hand.
// biome-ignore-all format: generated
import type { Message } from './message.ts'

type None = Record<never, never>
/** Names and other texts, one or several; a message is said in the same language. */
export type List = readonly (string | Message)[]
/** Joined as in a sentence: a, b and c. */
export type Joined = { joined: List }
export type Text = string | Message | List | Joined

/** What each sentence is given. */
export type Facts = {
`

export function factsOf(catalog: Record<string, string>): string {
  const lines = Object.entries(catalog).map(([code, sentence]) => {
    const given = [...argumentsOf(compile(sentence))].map(([name, kind]) => `${name}: ${typeOf(kind)}`)
    return `  '${code}': ${given.length ? `{ ${given.join('; ')} }` : 'None'}\n`
  })
  return `${head}${lines.join('')}}\n`
}

export function typeOf(argument: Argument): string {
  if (argument === 'text') return 'Text'
  if (argument === 'number') return 'number'
  return argument.map((name) => `'${name}'`).join(' | ')
}

if (import.meta.main) {
  writeFileSync(file, factsOf(english))
}
