import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { visitOf } from '#web/request/access.ts'
import { pageMeta } from '#web/shell/page-meta.ts'
import { useWords, wordsOf } from '#web/words/words.ts'
import { ListHistoryRow } from '../blacklists/list-history-row.tsx'

export async function loader({ context }: LoaderFunctionArgs) {
  const { services, visitor } = visitOf({ context })
  return { history: await services.listHistory.read(visitor.language ?? 'en') }
}

export const meta: MetaFunction = ({ matches }) => {
  const words = wordsOf(matches)
  const { listHistory } = words.checkers
  return pageMeta(matches, { name: listHistory.title, description: listHistory.description })
}

/** Which blacklists are asked, and how each has answered its self-test over the months. */
export default function Blacklists() {
  const { listHistory: words } = useWords().checkers
  const { history } = useLoaderData<typeof loader>()
  const tested = history.lists.some(({ last }) => last !== null)
  return (
    <div className="content pt-6 md:pt-12">
      <h1 className="text-28 font-bold md:text-44">{words.title}</h1>
      <p className="prose mt-2 mb-8 text-16 text-soft md:mt-3">{words.lead}</p>
      {tested ? null : <p className="prose mb-6">{words.none}</p>}
      <ul className="overflow-hidden rounded-lg border border-line bg-card">
        {history.lists.map((list) => (
          <ListHistoryRow key={list.id} list={list} />
        ))}
      </ul>
      <p className="prose mt-4 text-13 text-faint">
        {words.machine}
        <a className="link" href="/api/blacklists/self-tests">
          <code>/api/blacklists/self-tests</code>
        </a>
      </p>
    </div>
  )
}
