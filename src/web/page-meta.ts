import type { MetaDescriptor } from 'react-router'
import type { Checker } from '#contract/checkers.ts'
import type { TitledPage } from '#contract/settings.ts'
import type { RootData } from './root.tsx'
import { defaultWords } from './words/words.ts'

type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[]

const rootData = (matches: Matches) =>
  matches.find((match) => match?.id === 'root')?.loaderData as RootData | undefined

/** The brand, from the root's data. */
export const brandOf = (matches: Matches): string => rootData(matches)?.site.brand ?? ''

/** Title and description as the operator wrote them; `title` where nothing was written. */
export function settingsMeta(page: TitledPage, title: string, matches: Matches, hidden = true) {
  const written = rootData(matches)?.settings?.pages[page]
  const brand = brandOf(matches)
  return pageMeta(
    written?.title ||
      (page === 'home' ? defaultWords.meta.title(brand) : defaultWords.meta.checker(title, brand)),
    hidden,
    written?.description || undefined,
  )
}

/** A page of the signed-in area: its name and the brand. */
export const ownMeta = (title: string, matches: Matches) =>
  pageMeta(defaultWords.meta.checker(title, brandOf(matches)), true)

/** `hidden`: keep the page out of search engines. */
export function pageMeta(
  title: string,
  hidden = false,
  description = defaultWords.meta.description,
): MetaDescriptor[] {
  return [
    { title },
    { name: 'description', content: description },
    ...(hidden ? [{ name: 'robots', content: 'noindex' }] : []),
  ]
}

/** A checker's page is for search engines, what it found of a subject is not. */
export function checkerMeta(
  checker: Checker,
  subject: string | undefined,
  matches: Matches,
): MetaDescriptor[] {
  const page = defaultWords.checkerPages[checker]
  const brand = brandOf(matches)
  const { meta } = defaultWords
  const title = subject ? meta.checked(page.name, subject, brand) : meta.checker(page.title, brand)
  return pageMeta(title, Boolean(subject), page.description)
}
