import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Language } from './languages.ts'

/** The catalogs of pages as they are written, by area, for tests and the generator; a bundle has them compiled. */
export function pageCatalogsOf(language: Language): Record<string, Record<string, string>> {
  const folder = join(import.meta.dirname, language, 'pages')
  return Object.fromEntries(
    globSync('*.json', { cwd: folder })
      .sort()
      .map((file) => [basename(file, '.json'), JSON.parse(readFileSync(join(folder, file), 'utf8'))]),
  )
}
