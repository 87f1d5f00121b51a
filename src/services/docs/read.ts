import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Language, languages } from '@postproof/messages/languages'
import { contents } from './contents.ts'
import type { SectionId } from './types.ts'

/**
 * A page as it was written. `path`: its address below /docs, the same in every language, e.g. `guide/spf`.
 * `place`: where the file lies below docs/, without `.md`, e.g. `de/guide/spf`; relative links lead from there.
 */
export type DocFile = { language: Language; path: string; place: string; text: string }

const root = join(import.meta.dirname, '../../../docs')

/** Reads every page that is served, in each language that has it, once; a few hundred kB. */
export async function readDocs(folder = root): Promise<DocFile[]> {
  const sections = Object.keys(contents) as SectionId[]
  const wanted = languages.flatMap((language) => sections.map((section) => ({ language, section })))
  return (await Promise.all(wanted.map((one) => filesOf(folder, one)))).flat()
}

/** In the order of the contents, then by name; none where a language has nothing of a section. */
async function filesOf(
  folder: string,
  { language, section }: { language: Language; section: SectionId },
): Promise<DocFile[]> {
  const below = folderOf(language, section)
  const found = below ? await namesIn(join(folder, below)) : []
  const ordered = contents[section].filter((name) => found.includes(name))
  const names = [...ordered, ...found.filter((name) => !ordered.includes(name)).sort()]
  return Promise.all(
    names.map(async (name) => {
      const place = `${below}/${name}`
      const text = await readFile(join(folder, `${place}.md`), 'utf8')
      return { language, path: `${section}/${name}`, place, text }
    }),
  )
}

/** Decisions are records of the project, kept in English alone; all else has a folder in each language. */
const folderOf = (language: Language, section: SectionId): string | null =>
  section === 'decisions' ? (language === 'en' ? section : null) : `${language}/${section}`

async function namesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  return names.filter((name) => name.endsWith('.md')).map((name) => name.slice(0, -3))
}
