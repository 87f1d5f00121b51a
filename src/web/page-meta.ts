import type { MetaDescriptor } from 'react-router'
import type { Checker } from '#contract/checkers.ts'
import type { TitledPage } from '#contract/titled-pages.ts'
import type { RootData } from './root.tsx'
import { wordsOf } from './words/words.ts'

type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[]

const rootData = (matches: Matches) =>
  matches.find((match) => match?.id === 'root')?.loaderData as RootData | undefined

/** The brand, from the root's data. */
export const brandOf = (matches: Matches): string => rootData(matches)?.site.brand ?? ''

/** What the operator wrote for a page. It is in one language, as its defaults are: elsewhere the catalog has its say. */
export const writtenMeta = (page: TitledPage, matches: Matches) =>
  wordsOf(matches).lang === 'en' ? rootData(matches)?.settings?.pages[page] : undefined

/** Title and description as the operator wrote them; `title` where nothing was written. */
export function settingsMeta(page: TitledPage, title: string, matches: Matches, { hidden = true } = {}) {
  const written = writtenMeta(page, matches)
  const brand = brandOf(matches)
  return pageMeta(
    matches,
    written?.title ||
      (page === 'home'
        ? wordsOf(matches).meta.title({ brand })
        : wordsOf(matches).meta.checker({ title, brand })),
    hidden,
    written?.description || undefined,
  )
}

/** A page of the signed-in area: its name and the brand. */
export const ownMeta = (title: string, matches: Matches) =>
  pageMeta(matches, wordsOf(matches).meta.checker({ title, brand: brandOf(matches) }), true)

/** `hidden`: keep the page out of search engines. `social`: what stands beside a link to it, where that is another. */
export function pageMeta(
  matches: Matches,
  title: string,
  hidden = false,
  description = wordsOf(matches).meta.description,
  social: { title?: string; description?: string } = {},
): MetaDescriptor[] {
  return [
    { title },
    { name: 'description', content: description },
    { property: 'og:title', content: social.title ?? title },
    { property: 'og:description', content: social.description ?? description },
    ...(hidden ? [{ name: 'robots', content: 'noindex' }] : []),
  ]
}

/** A checker's page is for search engines, what it found of a subject is not. */
export function checkerMeta(
  checker: Checker,
  subject: string | undefined,
  matches: Matches,
): MetaDescriptor[] {
  const words = wordsOf(matches)
  const page = words.checkerPages[checker]
  const brand = brandOf(matches)
  const { meta, shell } = words
  const title = subject
    ? meta.checked({ name: shell.checkers[checker].name, subject, brand })
    : meta.checker({ title: page.title, brand })
  return pageMeta(matches, title, Boolean(subject), page.description)
}
