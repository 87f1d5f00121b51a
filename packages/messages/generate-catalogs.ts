import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { languages } from './languages.ts'

/** The languages -> the file that imports their sentences: `npm run messages`. A test holds that catalogs.ts is up to date. */

export const catalogsFile = 'catalogs.ts'

const head = '// Made of languages.ts by `npm run messages`; not written by hand.\n'
const tail = `
/**
 * The sentences of each language, by code, in ICU MessageFormat; a file for each area. English is the source: a code that
 * another language lacks is an error of the compiler here; arguments are compared by a test.
 */
`

export function catalogsOf(codes: readonly string[]): string {
  const imports = [
    ...codes.map((code) => [`./${code}/index.ts`, `import ${code} from './${code}/index.ts'\n`] as const),
    ['./languages.ts', "import type { Language } from './languages.ts'\n"],
    ['./message.ts', "import type { Code } from './message.ts'\n"],
  ] as const
  const sorted = [...imports].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, line]) => line)
  const all = `export const catalogs: Record<Language, Record<Code, string>> = { ${codes.join(', ')} }\n`
  return `${head}${sorted.join('')}${tail}${all}`
}

if (import.meta.main) writeFileSync(join(import.meta.dirname, catalogsFile), catalogsOf(languages))
