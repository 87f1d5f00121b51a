import { spoken } from '@postproof/messages/spoken'
import { areaOf, type Tree } from '@postproof/messages/tree'
import type { CompiledMessage } from 'icu-minify/format'
import { type PageLanguage, pageLanguages, pseudoLanguage, serviceLanguage } from '#contract/language.ts'
import type { Area, Words } from './types.ts'

/**
 * The sentences that are loaded, by language: on the server all of them, in a browser those areas that its page says
 * something of. They hold functions, so they cannot travel with the data of a page; each area is a chunk of its own.
 */

const files = import.meta.glob<Tree<CompiledMessage>>('/packages/messages/*/pages/*.json', {
  import: 'default',
})

type Name = Area | 'base'
const loaders = new Map(
  Object.entries(files).map(([path, load]) => {
    const [, language, file = ''] = /(\w+)\/pages\/([\w-]+)\.json$/.exec(path) ?? []
    return [`${language} ${areaOf(file)}`, load]
  }),
)
const names = [...loaders.keys()].flatMap((key) => (key.startsWith('en ') ? [key.slice(3) as Name] : []))
export const everyArea = names.filter((name) => name !== 'base')

async function fetchArea(language: PageLanguage, name: Name): Promise<unknown> {
  const locale = serviceLanguage(language)
  const tree = await loaders.get(`${locale} ${name}`)?.()
  if (!tree) throw new Error(`No catalog ${name} in ${locale}.`)
  if (language !== pseudoLanguage) return spoken(tree, locale)
  const { accentedMessage, turn } = await import('@postproof/messages/pseudo')
  return spoken(tree, locale, { message: accentedMessage, text: turn })
}

type Catalog = {
  words: Words
  load(name: Name): Promise<unknown>
  loaded: Map<Name, unknown>
}

const catalogs = new Map<PageLanguage, Catalog>()

/** The words of `language`, these areas being there already: what else is said is loaded when it is first said. */
export async function loadWords(language: PageLanguage, areas: readonly Area[] = everyArea): Promise<Words> {
  const known = pageLanguages.includes(language) ? language : 'en'
  const catalog = catalogs.get(known) ?? createCatalog(known)
  const [base] = await Promise.all([catalog.load('base'), ...areas.map(catalog.load)])
  Object.assign(catalog.words, base)
  catalogs.set(known, catalog)
  return catalog.words
}

function createCatalog(language: PageLanguage): Catalog {
  const loaded: Catalog['loaded'] = new Map()
  const coming = new Map<Name, Promise<unknown>>()
  const load: Catalog['load'] = (name) => {
    const promise = coming.get(name) ?? fetchArea(language, name)
    coming.set(name, promise)
    promise.then(
      (words) => loaded.set(name, words),
      () => coming.delete(name),
    )
    return promise
  }
  const words = { lang: language, dir: language === pseudoLanguage ? 'rtl' : 'ltr' }
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
