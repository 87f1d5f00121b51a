import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import compile from 'icu-minify/compile'
import type { CompiledMessage } from 'icu-minify/format'
import { type Argument, argumentsOf } from './arguments.ts'
import english from './en/index.ts'
import type { Language } from './languages.ts'
import { openTables } from './open-tables.ts'
import { areaOf, isListOf, isMessage, type Tree, treeOf } from './tree.ts'

/** The English catalogs -> the types of what each sentence is given: `npm run messages`. Tests hold that they are up to date. */

export const factsFile = join(import.meta.dirname, 'facts.ts')
export const wordsFile = join(import.meta.dirname, 'page-words.ts')

const made = `// Made of the English catalogs by \`npm run messages\`; not written by hand.
// biome-ignore-all format: generated
`

const head = `${made}import type { Message } from './message.ts'

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
    const given = [...argumentsOf(compile(sentence))].map(
      ([name, kind]) => `${name}: ${typeOf(kind, 'Text')}`,
    )
    return `  '${code}': ${given.length ? `{ ${given.join('; ')} }` : 'None'}\n`
  })
  return `${head}${lines.join('')}}\n`
}

function typeOf(argument: Argument, text: string): string {
  if (argument === 'text') return text
  if (argument === 'number') return 'number'
  return argument.map((name) => `'${name}'`).join(' | ')
}

/** The catalogs of pages as they are written, by file; a bundle has them compiled. */
export function pageCatalogsOf(language: Language): Record<string, Record<string, string>> {
  const folder = join(import.meta.dirname, language, 'pages')
  return Object.fromEntries(
    globSync('*.json', { cwd: folder })
      .sort()
      .map((file) => [basename(file, '.json'), JSON.parse(readFileSync(join(folder, file), 'utf8'))]),
  )
}

/** What pages say, as components read it: by area, then by the parts of the code. */
export function wordsOf(catalogs: Record<string, Record<string, string>>): string {
  const areas = Object.entries(catalogs).map(([file, catalog]) => {
    const area = areaOf(file)
    return `  ${area}: ${treeType(treeOf(catalog, compile), area, '  ')}\n`
  })
  return `${made}
/** A text that may be lacking: it is looked up by a code from outside. */
type Open<Table> = Table & { readonly [code: string]: Table[keyof Table] | undefined }

export type PageWords = {
${areas.join('')}}
`
}

function treeType(node: CompiledMessage | Tree<CompiledMessage>, path: string, indent: string): string {
  if (isMessage(node)) return sentenceType(node)
  const inner = `${indent}  `
  const entries = Object.entries(node).map(
    ([name, each]) => [name, treeType(each, `${path}.${name}`, inner)] as const,
  )
  if (isListOf(Object.keys(node)))
    return `[\n${entries.map(([, type]) => `${inner}${type},\n`).join('')}${indent}]`
  const type = `{\n${entries.map(([name, type]) => `${inner}'${name}': ${type}\n`).join('')}${indent}}`
  return openTables.has(path) ? `Open<${type}>` : type
}

function sentenceType(message: CompiledMessage): string {
  const given = [...argumentsOf(message)].map(([name, kind]) => `${name}: ${typeOf(kind, 'string')}`)
  return given.length ? `(facts: { ${given.join('; ')} }) => string` : 'string'
}

if (import.meta.main) {
  writeFileSync(factsFile, factsOf(english))
  writeFileSync(wordsFile, wordsOf(pageCatalogsOf('en')))
}
