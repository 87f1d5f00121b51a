import { Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { visitOf } from '#web/request/access.ts'
import { pageMeta } from '#web/shell/page-meta.ts'
import { paths } from '#web/shell/paths.ts'
import { Card, Section } from '#web/ui/card.tsx'
import { useWords, wordsOf } from '#web/words/words.ts'
import { type ApiLine, groupsOf } from '../api/document.ts'
import { Described } from '../described.tsx'
import { useForeign } from '../foreign.ts'

export function loader({ context }: LoaderFunctionArgs) {
  const document = visitOf({ context }).describeApi()
  return { about: document.info.description ?? '', groups: groupsOf(document) }
}

export const meta: MetaFunction = ({ matches }) => {
  const { docs } = wordsOf(matches)
  return pageMeta(matches, {
    title: (brand) => docs.meta({ title: docs.api.title, brand }),
    description: docs.api.lead,
  })
}

/** Every call of the API, a line each: what it does, and the way to its own page. */
export default function ApiCalls() {
  const { api: docs } = useWords().docs
  const { about, groups } = useLoaderData<typeof loader>()
  const lang = useForeign('en')
  return (
    <div className="flex flex-col gap-8">
      <div>
        <h1 className="text-28 font-bold md:text-44">{docs.title}</h1>
        <p className="prose mt-3 text-16 text-soft">{docs.lead}</p>
        <div lang={lang}>
          <Described text={about} />
        </div>
        <p className="mt-2 flex gap-6 text-14">
          <Link className="link min-h-6" to={paths.docs('develop/api')}>
            {docs.examples}
          </Link>
          <a className="link min-h-6" href="/openapi.json">
            /openapi.json
          </a>
        </p>
      </div>
      <div className="grid items-start gap-8 xl:grid-cols-[200px_minmax(0,1fr)]">
        <nav
          aria-label={docs.calls}
          className="docs-side flex flex-col gap-1 max-xl:hidden xl:sticky xl:top-6"
        >
          {groups.map(({ id, name }) => (
            <a
              key={id}
              href={`#${id}`}
              lang={lang}
              className="rounded-md py-1 text-14 text-soft hover:text-ink"
            >
              {name}
            </a>
          ))}
        </nav>
        <div className="flex min-w-0 flex-col gap-8" lang={lang}>
          {groups.map(({ id, name, calls }) => (
            <Section key={id} id={id} title={name}>
              <Card className="overflow-hidden">
                <ul className="divide-y divide-line">
                  {calls.map((call) => (
                    <Line key={call.id} call={call} />
                  ))}
                </ul>
              </Card>
            </Section>
          ))}
        </div>
      </div>
    </div>
  )
}

/** The whole line leads to the call. Its id is where links to this list have always led. */
function Line({ call: { id, operationId, method, path, summary } }: { call: ApiLine }) {
  return (
    <li id={id} className="target:bg-well">
      <Link to={paths.apiCall(operationId)} className="row-link block px-4 py-2 hover:bg-well md:px-5">
        <span className="block font-medium">{summary}</span>
        <code className="block font-mono text-13 text-soft wrap-anywhere">
          <span className="font-bold text-accent">{method}</span> {path}
        </code>
      </Link>
    </li>
  )
}
