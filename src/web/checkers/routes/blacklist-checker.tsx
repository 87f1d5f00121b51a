import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
} from 'react-router'
import { blacklistCheckers } from '#contract/checker-names.ts'
import type { BlacklistResult } from '#contract/checkers.ts'
import { visitOf } from '#web/request/access.ts'
import { refusedData } from '#web/request/refusals.ts'
import { ErrorInPage } from '#web/shell/error-page.tsx'
import { useWords } from '#web/words/words.ts'
import { BlacklistReport } from '../blacklists/blacklist-report.tsx'
import { useBlacklistStream } from '../blacklists/blacklist-stream.ts'
import { CheckerFrame } from '../checker-frame.tsx'
import { checkerMeta } from '../checker-meta.ts'
import { CheckerSkeleton } from '../checker-skeleton.tsx'
import { type Asked, checkerAt, readAsked, toQuery, toSearch } from '../checkers.ts'

type Loaded = {
  asked: Asked | null
  error?: string
  result: BlacklistResult | null
  /** The moment at which the lists are to be asked from the page itself; null when they have been. */
  ask: number | null
}

/** A page loaded whole, by link or without scripts, comes with its answer. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const url = new URL(request.url)
  const checker = checkerAt(url.pathname, blacklistCheckers)
  const asked = readAsked(checker, url.searchParams)
  const loaded: Loaded = { asked, result: null, ask: null }
  if (!asked) return loaded
  const { services, visitor } = visitOf({ context })
  try {
    return { ...loaded, result: await services.checkers.blacklist(checker, toQuery(asked), visitor) }
  } catch (error) {
    return refusedData(error, loaded)
  }
}

/** From within the page the lists are asked one by one, and each answer is shown as it comes. */
export function clientLoader({ request }: ClientLoaderFunctionArgs): Loaded {
  const url = new URL(request.url)
  const asked = readAsked(checkerAt(url.pathname, blacklistCheckers), url.searchParams)
  return { asked, result: null, ask: asked ? Date.now() : null }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, location, matches }) => {
  const found = (loaderData as Loaded | undefined)?.result
  return checkerMeta(checkerAt(location.pathname, blacklistCheckers), found?.subjects[0]?.subject, matches)
}

/** The page of one blacklist checker: for domains, email addresses or IP addresses. */
export default function BlacklistChecker({ matches }: { matches: { pathname?: string }[] }) {
  const checker = checkerAt(matches.at(-1)?.pathname ?? '', blacklistCheckers)
  const loaded = useLoaderData() as Loaded
  const { lists } = useWords().checkers
  const { asked, ask } = loaded
  const stream = useBlacklistStream(checker, ask && asked ? toSearch(checker, asked) : null, ask)
  const result = ask ? stream.result : loaded.result
  const failure = ask ? stream.failure : (loaded.error ?? null)
  const busy = ask !== null && result === null && failure === null
  const error = failure === '' ? lists.broke : (failure ?? undefined)
  return (
    <CheckerFrame
      checker={checker}
      asked={asked}
      domain={checker === 'domain-blacklist' ? result?.subjects[0]?.subject : null}
      error={error}
      busy={busy}
    >
      {result ? (
        <BlacklistReport result={result} />
      ) : busy && stream.subjects.length === 0 ? (
        <CheckerSkeleton record={false} />
      ) : busy || stream.subjects.length > 0 ? (
        <BlacklistReport subjects={stream.subjects} />
      ) : null}
    </CheckerFrame>
  )
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <ErrorInPage error={error} />
}
