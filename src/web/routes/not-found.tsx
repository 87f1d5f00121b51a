import { data, type MetaFunction } from 'react-router'
import { ErrorInPage } from '../components/error-page.tsx'
import { brandOf, pageMeta } from '../page-meta.ts'
import type { RefusedPage } from '../refusals.ts'
import { wordsOf } from '../words/words.ts'

export function loader() {
  throw data({ code: 'unmatched', message: '' } satisfies RefusedPage, { status: 404 })
}

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, wordsOf(matches).meta.notFound({ brand: brandOf(matches) }), true)

export default function NotFound() {
  return null
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <ErrorInPage error={error} />
}
