import type { PageLanguage } from '#contract/language.ts'
import { german } from './de/index.ts'
import { type Area, english, type Words } from './en/index.ts'

/**
 * The sentences that are loaded, by language: on the server all of them, in a browser those areas that its page says
 * something of. They hold functions, so they cannot travel with the data of a page; each area is a chunk of its own.
 */

const sources: Record<PageLanguage, (area: keyof typeof english) => Promise<unknown>> = {
  en: (area) => english[area](),
  de: (area) => german[area](),
  'x-rtl': async (area) => {
    const [words, { pseudo }] = await Promise.all([english[area](), import('./pseudo.ts')])
    return pseudo(area, words)
  },
}

export const everyArea = Object.keys(english).filter((area): area is Area => area !== 'base')

type Catalog = {
  words: Words
  load(area: keyof typeof english): Promise<unknown>
  loaded: Map<string, unknown>
}

const catalogs = new Map<PageLanguage, Catalog>()

/** The words of `language`, these areas being there already: what else is said is loaded when it is first said. */
export async function loadWords(language: PageLanguage, areas: readonly Area[] = everyArea): Promise<Words> {
  const known = language in sources ? language : 'en'
  const catalog = catalogs.get(known) ?? createCatalog(known)
  const [base] = await Promise.all([catalog.load('base'), ...areas.map(catalog.load)])
  Object.assign(catalog.words, base)
  catalogs.set(known, catalog)
  return catalog.words
}

function createCatalog(language: PageLanguage): Catalog {
  const loaded: Catalog['loaded'] = new Map()
  const coming = new Map<string, Promise<unknown>>()
  const load: Catalog['load'] = (area) => {
    const promise = coming.get(area) ?? sources[language](area)
    coming.set(area, promise)
    promise.then(
      (words) => loaded.set(area, words),
      () => coming.delete(area),
    )
    return promise
  }
  const words = { lang: language, dir: language === 'x-rtl' ? 'rtl' : 'ltr' }
  for (const area of everyArea) {
    // A component that says something of an area that is not there waits for it, as it would for its own code. Not by
    // `use`: a component that waited so must call it again when it goes on, and by then the words are there.
    const get = () => {
      if (!loaded.has(area)) throw load(area)
      return loaded.get(area)
    }
    Object.defineProperty(words, area, { enumerable: true, get })
  }
  return { words: words as Words, load, loaded }
}

/** The words of `language`; where that is unknown or not loaded, the first ones that are. */
export function wordsIn(language: PageLanguage | undefined): Words {
  const catalog = (language && catalogs.get(language)) ?? catalogs.values().next().value
  if (!catalog) throw new Error('No words are loaded yet.')
  return catalog.words
}

/** What a page in `language` has needed so far. */
export const areasLoaded = (language: PageLanguage): Area[] =>
  everyArea.filter((area) => catalogs.get(language)?.loaded.has(area))

/** The same words, noting each area of which something is said. */
export function noting(words: Words, said: Set<Area>): Words {
  const descriptors = everyArea.map((area) => {
    const get = () => {
      said.add(area)
      return words[area]
    }
    return [area, { get }]
  })
  return Object.create(words, Object.fromEntries(descriptors))
}
