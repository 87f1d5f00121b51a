import { Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { visitOf } from '#web/request/access.ts'
import { orErrorPage } from '#web/request/refusals.ts'
import { ErrorInPage } from '#web/shell/error-page.tsx'
import { pageMeta } from '#web/shell/page-meta.ts'
import { paths } from '#web/shell/paths.ts'
import { ArrowLeft } from '#web/ui/icons.tsx'
import { useWords, wordsOf } from '#web/words/words.ts'
import { Editor } from '../editor/editor.tsx'

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { services, visitor } = visitOf({ context })
  return { source: await orErrorPage(services.spamTests.drafts.open(params.id ?? '', visitor)) }
}

/** What is written must not be replaced by what came. */
export const shouldRevalidate = () => false

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { name: wordsOf(matches).editor.meta, hidden: true })

/** The mail of a report, to be changed. */
export default function Edit() {
  const words = useWords().editor
  const { source } = useLoaderData<typeof loader>()
  return (
    <div className="content flex flex-col gap-3 pt-4 pb-8">
      <div>
        <Link
          to={paths.report(source.base ?? '')}
          className="link inline-flex min-h-6 items-center gap-1.5 text-14"
        >
          <ArrowLeft aria-hidden="true" className="size-4 rtl:-scale-x-100" />
          {words.back}
        </Link>
        <h1 className="mt-1 text-20 font-bold">{words.title}</h1>
        <p className="mt-1 max-w-none text-13 text-soft max-sm:hidden">{words.lead}</p>
      </div>
      <Editor key={source.base} source={source} />
    </div>
  )
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <ErrorInPage error={error} />
}
