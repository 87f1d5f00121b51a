import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { contents } from './contents.ts'
import type { SectionId } from './types.ts'

/** Markdown by path below docs/, without `.md`. */
export type DocFiles = Map<string, string>

const folder = join(import.meta.dirname, '../../../docs')

/** Reads every page that is served, once; a few hundred kB. */
export async function readDocs(): Promise<DocFiles> {
  const sections = Object.keys(contents) as SectionId[]
  const paths = (await Promise.all(sections.map(pathsOf))).flat()
  const texts = await Promise.all(paths.map((path) => readFile(join(folder, `${path}.md`), 'utf8')))
  return new Map(paths.map((path, index) => [path, texts[index]!]))
}

/** In the order of the contents, then by name. */
async function pathsOf(section: SectionId): Promise<string[]> {
  const found = (await readdir(join(folder, section)))
    .filter((name) => name.endsWith('.md'))
    .map((name) => name.slice(0, -3))
  const ordered = contents[section].filter((name) => found.includes(name))
  return [...ordered, ...found.filter((name) => !ordered.includes(name)).sort()].map(
    (name) => `${section}/${name}`,
  )
}
