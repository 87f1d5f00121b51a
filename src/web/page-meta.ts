import type { MetaDescriptor } from 'react-router'
import type { Checker } from '#contract/checkers.ts'
import type { loader } from './root.tsx'
import { defaultWords } from './words/words.ts'

type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[]

/** The brand, from the root's data. */
export function brandOf(matches: Matches): string {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as
    | Awaited<ReturnType<typeof loader>>
    | undefined
  return root?.site.brand ?? ''
}

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
