import type { MetaFunction } from 'react-router'
import { unmatched } from '#web/request/refusals.ts'
import { ErrorInPage } from '#web/shell/error-page.tsx'
import { pageMeta } from '#web/shell/page-meta.ts'
import { wordsOf } from '#web/words/words.ts'

export function loader() {
  throw unmatched()
}

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: (brand) => wordsOf(matches).meta.notFound({ brand }), hidden: true })

export default function NotFound() {
  return null
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <ErrorInPage error={error} />
}
