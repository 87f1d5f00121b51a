import {
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useLoaderData,
  useNavigation,
} from 'react-router'
import { visitOf } from '#web/request/access.ts'
import { refusedData } from '#web/request/refusals.ts'
import { ErrorInPage } from '#web/shell/error-page.tsx'
import { paths } from '#web/shell/paths.ts'
import { CheckerFrame } from '../checker-frame.tsx'
import { checkerMeta } from '../checker-meta.ts'
import { readAsked } from '../checkers.ts'

/** What was typed leads to the page of the domain that it means. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const asked = readAsked('domain', new URL(request.url).searchParams)
  if (!asked) return { asked, error: undefined }
  try {
    return redirect(paths.domain(visitOf({ context }).services.checkers.readDomain(asked)))
  } catch (error) {
    return refusedData(error, { asked })
  }
}

export const meta: MetaFunction = ({ matches }) => checkerMeta('domain', undefined, matches)

/** The field for the report of a whole domain. */
export default function Domain() {
  const { asked, error } = useLoaderData<typeof loader>() as {
    asked: { input: string } | null
    error?: string
  }
  const busy = useNavigation().location?.pathname.startsWith(paths.checker('domain')) ?? false
  return (
    <CheckerFrame
      checker="domain"
      asked={asked && { ...asked, options: {} }}
      {...(error ? { error } : {})}
      busy={busy}
    />
  )
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <ErrorInPage error={error} />
}
