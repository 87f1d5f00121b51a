import type { MetaDescriptor } from 'react-router'
import type { CheckerPage } from '#contract/checker-names.ts'
import { pageMeta } from '#web/shell/page-meta.ts'
import { wordsOf } from '#web/words/words.ts'

/** A checker's page is for search engines, what it found of a subject is not. */
export function checkerMeta(
  checker: CheckerPage,
  subject: string | undefined,
  matches: Parameters<typeof pageMeta>[0],
): MetaDescriptor[] {
  const { checkerPages, meta, shell } = wordsOf(matches)
  const { title, description } = checkerPages[checker]
  const { name } = shell.checkers[checker]
  return pageMeta(matches, {
    name: title,
    ...(subject ? { title: (brand) => meta.checked({ name, subject, brand }), hidden: true } : {}),
    description,
  })
}
