import { useEffect } from 'react'
import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useLoaderData,
  useNavigation,
  useRevalidator,
} from 'react-router'
import type { ShownDomain } from '#contract/checkers.ts'
import { visitOf } from '#web/request/access.ts'
import { refusedData } from '#web/request/refusals.ts'
import { ErrorInPage } from '#web/shell/error-page.tsx'
import { paths } from '#web/shell/paths.ts'
import { CheckerFrame } from '../checker-frame.tsx'
import { checkerMeta } from '../checker-meta.ts'
import { DomainProgress } from '../domain/domain-progress.tsx'
import { DomainReport } from '../domain/domain-report.tsx'
import { useDomainStream } from '../domain/domain-stream.ts'

type Loaded = {
  domain: string
  error?: string
  shown: ShownDomain | null
  /** The moment at which the page itself is to ask; null when the answer is here. */
  ask: number | null
}

/** A page loaded whole, by link or without scripts, comes with its answer. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const given = params.name ?? ''
  const loaded: Loaded = { domain: given, shown: null, ask: null }
  const { services, visitor } = visitOf({ context })
  try {
    const domain = services.checkers.readDomain({ input: given })
    // One address for one domain, however it was written.
    if (domain !== given) return redirect(paths.domain(domain))
    return { ...loaded, shown: await services.checkers.domain({ input: domain }, visitor) }
  } catch (error) {
    return refusedData(error, loaded)
  }
}

/** Some networks let no events through: after the first that broke, the server is asked for the whole. */
let asksWhole = false

/** From within the site each part is shown as it is answered. */
export async function clientLoader({ params, serverLoader }: ClientLoaderFunctionArgs): Promise<Loaded> {
  if (asksWhole) return (await serverLoader()) as Loaded
  return { domain: params.name ?? '', shown: null, ask: Date.now() }
}

export const meta: MetaFunction<typeof loader> = ({ params, matches }) =>
  checkerMeta('domain', params.name, matches)

/** The report of one whole domain. */
export default function DomainPage() {
  const { domain, error, shown: loaded, ask } = useLoaderData() as Loaded
  const stream = useDomainStream(domain, ask)
  const whole = useRevalidator()
  const shown = ask === null ? loaded : stream.result
  const { location } = useNavigation()
  const isLeaving = location?.pathname === paths.domain(domain) && location.hash === ''
  const busy = isLeaving || (!shown && !error)
  useEffect(() => {
    if (!stream.broke || stream.result || asksWhole) return
    asksWhole = true
    whole.revalidate()
  }, [stream, whole])
  return (
    <CheckerFrame
      checker="domain"
      asked={{ input: domain, options: {} }}
      domain={domain}
      {...(error ? { error } : {})}
      busy={busy}
    >
      {shown ? (
        <DomainReport shown={shown} />
      ) : error ? null : (
        <DomainProgress domain={domain} sections={stream.sections} />
      )}
    </CheckerFrame>
  )
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <ErrorInPage error={error} />
}
