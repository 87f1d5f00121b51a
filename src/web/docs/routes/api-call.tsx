import { Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { visitOf } from '#web/request/access.ts'
import { unmatched } from '#web/request/refusals.ts'
import { ErrorInPage } from '#web/shell/error-page.tsx'
import { pageMeta } from '#web/shell/page-meta.ts'
import { paths } from '#web/shell/paths.ts'
import { useWords, wordsOf } from '#web/words/words.ts'
import { callNamed } from '../api/document.ts'
import { NamedShapes, Parameters, Responses } from '../api/parts.tsx'
import { TryIt } from '../api/try-it.tsx'
import { Described } from '../described.tsx'
import { DocsTitle } from '../docs-title.tsx'
import { useForeign } from '../foreign.ts'

export function loader({ context, params }: LoaderFunctionArgs) {
  const document = visitOf({ context }).describeApi()
  const call = callNamed(document, params.call ?? '')
  if (!call) throw unmatched(wordsOf(context).docs.notFound)
  return { call, server: document.servers?.[0]?.url ?? '' }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  const { docs, meta } = wordsOf(matches)
  if (!loaderData) return pageMeta(matches, { title: (brand) => meta.notFound({ brand }), hidden: true })
  const { summary, method, path } = loaderData.call
  return pageMeta(matches, {
    title: (brand) => docs.meta({ title: summary, brand }),
    description: `${summary}: ${method} ${path}`,
  })
}

/** One call: who may make it, the request as programs and as a form that sends it, and what it answers. */
export default function ApiCallPage() {
  const { api: words } = useWords().docs
  const { call, server } = useLoaderData<typeof loader>()
  const { summary, method, path, group, operationId, description, scope, isOpen } = call
  const lang = useForeign('en')
  return (
    <article className="flex min-w-0 flex-col gap-8">
      <div>
        <DocsTitle
          title={summary}
          language="en"
          note={
            <Link to={`${paths.apiDocs}#${call.id}`} className="hover:underline">
              {words.title}: <span lang={lang}>{group}</span>
            </Link>
          }
        />
        <p className="font-mono text-14 wrap-anywhere">
          <span className="font-bold text-accent">{method}</span> {path}
        </p>
        <p className="mt-2 text-14 text-soft">
          {isOpen ? words.open : scope ? words.scoped({ scope }) : words.personal} {words.operation}:{' '}
          <code className="font-mono text-13">{operationId}</code>
        </p>
        {description ? (
          <div lang={lang}>
            <Described text={description} />
          </div>
        ) : null}
      </div>
      <TryIt key={operationId} call={call} server={server} />
      <Parameters call={call} />
      <Responses call={call} />
      <NamedShapes schemas={call.schemas} />
    </article>
  )
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <ErrorInPage error={error} />
}
