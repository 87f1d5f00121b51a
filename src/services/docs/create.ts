import { recordCheckers } from '#contract/checkers.ts'
import { checkerFindings, checkGroups, checkGuide, checkText, servicesOfCheck } from './check-guides.ts'
import { parseMarkdown, plain } from './markdown.ts'
import { measured } from './measured.ts'
import type { DocFiles } from './read.ts'
import { type Place, placesOf, search } from './search.ts'
import type { Block, DocLink, DocPage, DocSection, Docs, SectionId } from './types.ts'

const sectionIds: SectionId[] = ['guide', 'operate', 'develop', 'decisions']

/** The documentation, parsed when somebody asks for it first: a start need not wait for that. */
export function createDocs(files: DocFiles): Docs {
  let made: Docs | undefined
  const docs = () => {
    made ??= parseDocs(files)
    return made
  }
  return {
    get sections() {
      return docs().sections
    },
    page: (path) => docs().page(path),
    checks: checkGroups,
    check: (id, language) => docs().check(id, language),
    search: (query) => docs().search(query),
  }
}

/** Throws for a file without a title or with a directive that is not known. */
export function parseDocs(files: DocFiles): Docs {
  const parsed = [...files].map(([path, text]) => ({ path, ...parseMarkdown(text, path, directive) }))
  const links = parsed.map(({ path, title, lead }): DocLink => ({ path, title, lead }))
  // Decisions are for who builds; nobody turns pages into them.
  const read = links.filter(({ path }) => !path.startsWith('decisions/'))
  const pages = new Map(
    parsed.map(({ path, title, blocks }) => {
      const index = read.findIndex((link) => link.path === path)
      const page: DocPage = {
        path,
        title,
        section: path.split('/')[0] as SectionId,
        blocks,
        headings: headingsOf(blocks),
        previous: (index > 0 && read[index - 1]) || null,
        next: (index >= 0 && read[index + 1]) || null,
      }
      return [path, page]
    }),
  )
  const linkTo = (path: string) => links.find((link) => link.path === path) ?? null
  let places: Place[] | undefined
  // Hundreds of sentences: put together when somebody searches.
  const allPlaces = () => {
    places ??= [
      ...[...pages.values()].filter(({ section }) => section !== 'decisions').flatMap(placesOf),
      ...checkGroups('en').flatMap(({ checks }) => checks.map(checkText)),
    ]
    return places
  }
  return {
    sections: sectionIds
      .map((id): DocSection => ({ id, pages: links.filter(({ path }) => path.startsWith(`${id}/`)) }))
      .filter((section) => section.pages.length > 0),
    page: (path) => pages.get(path),
    checks: checkGroups,
    check: (id, language) => checkGuide(id, language, linkTo),
    search: (query) => search(allPlaces(), query),
  }
}

function directive(name: string, argument: string): Block {
  if (name === 'measured') return measured(argument)
  if (name === 'services') return { kind: 'services', check: argument, services: servicesOfCheck(argument) }
  const checker = recordCheckers.find((one) => one === argument)
  if (name === 'findings' && checker)
    return { kind: 'findings', of: checker, findings: checkerFindings(checker) }
  throw new Error(`<!-- ${name}: ${argument} --> is not known`)
}

function headingsOf(blocks: Block[]): DocPage['headings'] {
  const headings: DocPage['headings'] = []
  for (const block of blocks) {
    if (block.kind !== 'heading' || block.level === 4) continue
    headings.push({ id: block.id, level: block.level, text: plain(block.inlines) })
  }
  return headings
}
