import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import compile from 'icu-minify/compile'
import type { CompiledMessage } from 'icu-minify/format'
import { argumentsOf } from './arguments.ts'
import { typeOf } from './generate.ts'
import type { Language } from './languages.ts'
import { openTables } from './open-tables.ts'
import { areaOf, isListOf, isMessage, type Tree, treeOf } from './tree.ts'

/** The English catalogs of pages -> the types of their words: `npm run messages`. A test holds that page-words.ts is up to date. */

export const wordsFile = join(import.meta.dirname, 'page-words.ts')

const head = `// Made of the English catalogs by \`npm run messages\`; not written by hand.
// biome-ignore-all format: generated

/** What is put in was put into words before. */
type Text = string
/** A table that is read by codes from outside: one that it lacks is undefined. */
type Open<Table> = Table & { readonly [code: string]: Table[keyof Table] | undefined }

/** What pages say, as components read it: by area, then by the parts of the code. */
export type PageWords = {
`

export function wordsOf(catalogs: Record<string, Record<string, string>>): string {
  const areas = Object.entries(catalogs).map(([file, catalog]) => {
    const area = areaOf(file)
    return `  ${area}: ${treeType(treeOf(catalog, compile), area, '  ')}\n`
  })
  return `${head}${areas.join('')}}\n`
}

function treeType(node: CompiledMessage | Tree<CompiledMessage>, path: string, indent: string): string {
  if (isMessage(node)) return sentenceType(node)
  const inner = `${indent}  `
  const types = Object.entries(node).map(
    ([name, each]) => [name, treeType(each, `${path}.${name}`, inner)] as const,
  )
  if (isListOf(Object.keys(node)))
    return `[\n${types.map(([, type]) => `${inner}${type},\n`).join('')}${indent}]`
  const table = `{\n${types.map(([name, type]) => `${inner}'${name}': ${type}\n`).join('')}${indent}}`
  return openTables.has(path) ? `Open<${table}>` : table
}

function sentenceType(message: CompiledMessage): string {
  const given = [...argumentsOf(message)].map(([name, kind]) => `${name}: ${typeOf(kind)}`)
  return given.length ? `(facts: { ${given.join('; ')} }) => string` : 'string'
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

if (import.meta.main) writeFileSync(wordsFile, wordsOf(pageCatalogsOf('en')))
