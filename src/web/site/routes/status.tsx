import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { visitOf } from '#web/request/access.ts'
import { pageMeta } from '#web/shell/page-meta.ts'
import { StatusIcon } from '#web/ui/status.tsx'
import { useFigures } from '#web/words/figures.ts'
import { useWords, wordsOf } from '#web/words/words.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  return { status: await visitOf({ context }).services.status.read() }
}

export const meta: MetaFunction = ({ matches }) => {
  const words = wordsOf(matches)
  const { status } = words.site
  return pageMeta(matches, { name: status.meta, description: status.description })
}

/** How the instance is, in plain words; for programs there are /api/status and /readyz. */
export default function Status() {
  const { status: words } = useWords().site
  const { dateTime } = useFigures()
  const { status } = useLoaderData<typeof loader>()
  return (
    <div className="content pt-6 md:pt-12">
      <h1 className="text-28 font-bold md:text-44">{words.title[status.status]}</h1>
      <p className="prose mt-2 mb-8 text-16 text-soft md:mt-3">{words.lead({ when: dateTime(status.at) })}</p>
      <ul className="max-w-[760px] overflow-hidden rounded-lg border border-line bg-card">
        {status.parts.map((part) => {
          const [name, about] = words.parts[part.id]
          return (
            <li
              key={part.id}
              className="grid grid-cols-[20px_minmax(0,1fr)] gap-x-3 gap-y-1 border-line border-t p-5 first:border-t-0 sm:grid-cols-[20px_minmax(0,1fr)_auto]"
            >
              <StatusIcon status={part.status} className="mt-0.5 size-5" />
              <div>
                <h2 className="text-16 font-bold">{name}</h2>
                <p className="text-soft">{about}</p>
              </div>
              <p className="col-start-2 font-medium sm:col-start-3">{words.said[part.status]}</p>
            </li>
          )
        })}
      </ul>
      <p className="mt-4 text-13 text-faint">
        {words.machine}
        <a className="link" href="/api/status">
          <code>/api/status</code>
        </a>
        {', '}
        <a className="link" href="/readyz">
          <code>/readyz</code>
        </a>
      </p>
    </div>
  )
}
