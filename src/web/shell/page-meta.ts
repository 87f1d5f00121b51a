import type { MetaDescriptor } from 'react-router'
import type { TitledPage } from '#contract/titled-pages.ts'
import { wordsOf } from '#web/words/words.ts'
import type { RootData } from './root-loader.ts'

type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[]

const rootData = (matches: Matches) =>
  matches.find((match) => match?.id === 'root')?.loaderData as RootData | undefined

/** The brand, from the root's data. */
export const brandOf = (matches: Matches): string => rootData(matches)?.site.brand ?? ''

/** What the operator wrote for a page. It is in one language, as its defaults are: elsewhere the catalog has its say. */
export const writtenMeta = (page: TitledPage, matches: Matches) =>
  wordsOf(matches).lang === 'en' ? rootData(matches)?.settings?.pages[page] : undefined

type Page = {
  /** What the page is called; the brand follows it. */
  name?: string
  /** A title of its own in place of that. */
  title?(brand: string): string
  description?: string
  /** Keeps the page out of search engines. */
  hidden?: boolean
  /** What the operator wrote for this page goes first. */
  written?: TitledPage
  /** What stands beside a link to it, where that is another. */
  social?: { title?: string; description?: string }
}

/** The title of a page, and what search engines and links to it show. */
export function pageMeta(matches: Matches, page: Page): MetaDescriptor[] {
  const { meta } = wordsOf(matches)
  const { name = '', hidden = false, social = {} } = page
  const brand = brandOf(matches)
  const written = page.written && writtenMeta(page.written, matches)
  const title = written?.title || page.title?.(brand) || meta.checker({ title: name, brand })
  const description = written?.description || page.description || meta.description
  return [
    { title },
    { name: 'description', content: description },
    { property: 'og:title', content: social.title ?? title },
    { property: 'og:description', content: social.description ?? description },
    ...(hidden ? [{ name: 'robots', content: 'noindex' }] : []),
  ]
}
