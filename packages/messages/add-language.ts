import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { catalogsFile, catalogsOf } from './generate-catalogs.ts'

/**
 * `npm run language -- fr`: makes the folder of a language and names it where languages are named; no sentence is
 * invented. Tells what it touched, and which sentences are lacking, by area, in English. Without a language: those of all.
 */

type Catalog = Record<string, string>

const ENGLISH = 'en'
const namesIn = /(languageNames = \{)([^}]*)(\} as const)/
const nameIn = /([a-z]{2,3}): '([^']*)'/g

/** Each language by its code, as languages.ts names them. */
export function languagesIn(folder: string): Map<string, string> {
  const [, , names = ''] = namesIn.exec(read(join(folder, 'languages.ts'))) ?? []
  return new Map([...names.matchAll(nameIn)].map(([, code, name]) => [code!, name!]))
}

/** The files that it wrote, as paths in the folder; none where the language was there whole. */
export function addLanguage(folder: string, code: string): string[] {
  const languages = languagesIn(folder).set(code, nameOf(code))
  const names = [...languages].map(([each, name]) => `  ${each}: '${name}',\n`).join('')
  const list = read(join(folder, 'languages.ts')).replace(namesIn, `$1\n${names.replaceAll('$', '$$$$')}$3`)
  const wanted: [path: string, content: string][] = [
    ...(languagesIn(folder).has(code) ? [] : [['languages.ts', list] as [string, string]]),
    [catalogsFile, catalogsOf([...languages.keys()])],
    [join(code, 'index.ts'), read(join(folder, ENGLISH, 'index.ts'))],
    ...areasOf(folder).map((area): [string, string] => {
      const path = join(code, area)
      return [
        path,
        asJson(inOrder(readCatalog(join(folder, path)), readCatalog(join(folder, ENGLISH, area)))),
      ]
    }),
  ]
  const changed = wanted.filter(([path, content]) => read(join(folder, path)) !== content)
  for (const [path, content] of changed) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
  return changed.map(([path]) => path)
}

/** What a language does not say yet: by area, each code with its English sentence. */
export function lackingIn(folder: string, code: string): [area: string, sentences: Catalog][] {
  return areasOf(folder).flatMap((area) => {
    const own = readCatalog(join(folder, code, area))
    const lacking = Object.entries(readCatalog(join(folder, ENGLISH, area))).filter(
      ([each]) => own[each] === undefined,
    )
    return lacking.length > 0 ? [[area.replace(/\.json$/, ''), Object.fromEntries(lacking)] as const] : []
  }) as [string, Catalog][]
}

/** As the language itself says it. */
function nameOf(code: string): string {
  const name = new Intl.DisplayNames([code], { type: 'language', fallback: 'none' }).of(code)
  if (!/^[a-z]{2,3}$/.test(code) || !name) throw new Error(`${code} is no code of a language (ISO 639)`)
  return `${name.charAt(0).toLocaleUpperCase(code)}${name.slice(1)}`.replaceAll("'", '’')
}

const areasOf = (folder: string): string[] => globSync('**/*.json', { cwd: join(folder, ENGLISH) }).sort()

const read = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '')

const readCatalog = (file: string): Catalog => JSON.parse(read(file) || '{}') as Catalog

/** In the order of the English, what it does not have at the end. */
const inOrder = (own: Catalog, english: Catalog): Catalog =>
  Object.fromEntries(
    [...new Set([...Object.keys(english), ...Object.keys(own)])].flatMap((code) =>
      own[code] === undefined ? [] : [[code, own[code]]],
    ),
  )

const asJson = (catalog: Catalog): string => `${JSON.stringify(catalog, null, 2)}\n`

/** The lines that tell of it; the last one counts. */
function told(code: string, name: string, lacking: [string, Catalog][]): string[] {
  const count = lacking.reduce((sum, [, sentences]) => sum + Object.keys(sentences).length, 0)
  if (count === 0) return [`${name} (${code}) has every sentence.`]
  return [
    ...lacking.flatMap(([area, sentences]) => [
      `\n${code}/${area}.json lacks ${Object.keys(sentences).length}:`,
      ...Object.entries(sentences).map(
        (entry) => `  ${entry.map((text) => JSON.stringify(text)).join(': ')},`,
      ),
    ]),
    `\n${name} (${code}) lacks ${count} sentences in ${lacking.length} areas.`,
  ]
}

if (import.meta.main) {
  const folder = import.meta.dirname
  const [code] = process.argv.slice(2)
  const say = (lines: string[]) => process.stdout.write(`${lines.join('\n')}\n`)
  if (code) {
    const touched = addLanguage(folder, code)
    const paths = touched.map((path) => `  ${relative(process.cwd(), join(folder, path))}`)
    say(touched.length > 0 ? ['Written:', ...paths] : ['Nothing to write.'])
  }
  for (const [each, name] of languagesIn(folder)) {
    if (code && each !== code) continue
    const lacking = lackingIn(folder, each)
    say(told(each, name, lacking))
    if (lacking.length > 0 && !code) process.exitCode = 1
  }
}
