import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import compile from 'icu-minify/compile'
import { type Argument, argumentsOf } from './arguments.ts'
import english from './en/index.ts'

/** The English catalogs -> the types of its facts: `npm run messages`. A test holds that facts.ts is up to date. */

const file = join(import.meta.dirname, 'facts.ts')

const head = `// Made of the English catalogs by \`npm run messages\`; not written by hand.
// biome-ignore-all format: generated

type None = Record<never, never>
/** Names and other texts, one or several; a message is said in the same language. */
export type List = readonly (string | AnyMessage)[]
/** Joined as in a sentence: a, b and c. */
export type Joined = { joined: List }
/** A language by its tag, and how it is called in English. */
export type LanguageName = { language: string; name: string }
export type Text = string | AnyMessage | List | Joined | LanguageName

/** What each sentence is given. */
export type Facts = {
`

export function factsOf(catalog: Record<string, string>): string {
  const given = Object.entries(catalog).map(([code, sentence]) => [code, shapeOf(sentence)] as const)
  const lines = given.map(([code, shape]) => `  '${code}': ${shape}\n`)
  return `${head}${lines.join('')}}\n${unionOf(given)}`
}

function shapeOf(sentence: string): string {
  const given = [...argumentsOf(compile(sentence))].map(([name, kind]) => `${name}: ${typeOf(kind)}`)
  return given.length ? `{ ${given.sort().join('; ')} }` : 'None'
}

/** One member for all codes that are given the same: the compiler refuses arrays of a union of more than a thousand. */
function unionOf(given: (readonly [code: string, shape: string])[]): string {
  const codes = new Map<string, string[]>()
  for (const [code, shape] of given) codes.set(shape, [...(codes.get(shape) ?? []), `'${code}'`])
  const members = [...codes].map(([shape, all]) => `  | { code: ${all.join(' | ')}; facts: ${shape} }\n`)
  return `\n/** Every message. */\nexport type AnyMessage =\n${members.join('')}`
}

export function typeOf(argument: Argument): string {
  if (argument === 'text') return 'Text'
  if (argument === 'number' || argument === 'moment') return 'number'
  return argument.map((name) => `'${name}'`).join(' | ')
}

if (import.meta.main) {
  writeFileSync(file, factsOf(english))
}
