import type { Language } from '@postproof/engine/language'
import { checkGroups, checkGuide, checkText } from './check-guides.ts'
import { linkTo, pagesIn } from './pages.ts'
import type { DocFile } from './read.ts'
import { type Place, placesOf, search } from './search.ts'
import type { DocPage, DocSection, Docs, SectionId } from './types.ts'

const sectionIds: SectionId[] = ['guide', 'operate', 'develop', 'decisions']

type DocsInOne = {
  sections: DocSection[]
  pages: Map<string, DocPage>
  /** Hundreds of sentences: put together when someone searches. */
  places(): Place[]
}

/** The documentation, parsed in a language when someone asks for it first: a start need not wait for that. */
export function createDocs(files: readonly DocFile[]): Docs {
  const made = new Map<Language, DocsInOne>()
  const docsIn = (language: Language): DocsInOne => {
    const docs = made.get(language) ?? readIn(language, files)
    made.set(language, docs)
    return docs
  }
  return {
    sections: (language) => docsIn(language).sections,
    page: (path, language) => docsIn(language).pages.get(path),
    checks: checkGroups,
    check: (id, language) =>
      checkGuide(id, language, (path) => {
        const page = docsIn(language).pages.get(path)
        return page ? linkTo(page) : null
      }),
    search: (query, language) => search(docsIn(language).places(), query),
  }
}

function readIn(language: Language, files: readonly DocFile[]): DocsInOne {
  const pages = pagesIn(language, files)
  let places: Place[] | undefined
  return {
    sections: sectionIds
      .map((id): DocSection => ({ id, pages: pages.filter(({ section }) => section === id).map(linkTo) }))
      .filter((section) => section.pages.length > 0),
    pages: new Map(pages.map((page) => [page.path, page])),
    places() {
      places ??= [
        ...pages.filter(({ section }) => section !== 'decisions').flatMap(placesOf),
        ...checkGroups(language).flatMap(({ checks }) => checks.map((check) => checkText(check, language))),
      ]
      return places
    },
  }
}
