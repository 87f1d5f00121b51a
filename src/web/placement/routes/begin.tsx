import {
  type ActionFunctionArgs,
  data,
  Link,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useActionData,
  useLoaderData,
  useLocation,
} from 'react-router'
import { ownPath } from '#contract/local-path.ts'
import { visitOf } from '#web/request/access.ts'
import { isRefusal } from '#web/request/refusals.ts'
import { ErrorInPage } from '#web/shell/error-page.tsx'
import { pageMeta } from '#web/shell/page-meta.ts'
import { paths } from '#web/shell/paths.ts'
import { useAccount } from '#web/shell/site.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Section } from '#web/ui/card.tsx'
import { useWords, wordsOf } from '#web/words/words.ts'
import { BeginForm, type StartRefused } from '../begin/begin-form.tsx'
import { orNull, placementTests } from '../placement-tests.ts'
import { StepLine } from '../step-line.tsx'
import { TestsTable } from '../tests/tests-table.tsx'

const shown = 5

export async function loader({ context }: LoaderFunctionArgs) {
  const { services, visitor } = visitOf({ context })
  const [providers, tests] = await Promise.all([
    orNull(services.placements.providers(visitor), [503]),
    placementTests(services, { page: 1, per_page: shown, direction: 'desc' }, visitor),
  ])
  return { providers: providers ?? [], tests }
}

/** Starts a test with the chosen providers: a fresh draft, or one that waits. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { services, visitor } = visitOf({ context })
  const form = await request.formData()
  const chosen = form.getAll('providers[]').map(String).slice(0, 100)
  let draft = String(form.get('draft') ?? '') || null
  const refuse = (error: string, status: number) =>
    data({ error, draft, chosen } satisfies StartRefused, { status })
  if (chosen.length === 0) return refuse(wordsOf(context).placement.begin.chooseOne, 422)
  try {
    draft ??= (await services.placements.draft(visitor)).id
    const { id } = await services.placements.start(draft, chosen, visitor)
    return redirect(paths.placement(id))
  } catch (error) {
    if (!isRefusal(error)) throw error
    if (error.status === 404 || error.status === 409) draft = null
    return refuse(error.message, error.status)
  }
}

export const meta: MetaFunction = ({ matches }) => {
  const words = wordsOf(matches)
  const { begin } = words.placement
  return pageMeta(matches, { name: begin.meta, description: begin.description })
}

/** What the test does, and its first step: for everyone, and inside of the signed-in area. */
export default function Begin() {
  const { begin } = useWords().placement
  const { providers } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  const { pathname } = useLocation()
  const inside = pathname === paths.newPlacement
  return (
    <div className={`flex flex-col gap-10 ${inside ? '' : 'content pt-6 pb-16 md:gap-12 md:pt-12'}`}>
      <div className="flex flex-col items-start gap-3">
        <h1 className={`text-28 font-bold ${inside ? '' : 'md:text-44'}`}>{begin.title}</h1>
        <p className="prose text-16 text-soft">{begin.lead}</p>
        <div className="mt-2 flex flex-wrap items-center gap-x-8 gap-y-3">
          <StepLine now={0} />
          <Link to={paths.placementExample} className="link inline-flex min-h-6 items-center">
            {begin.example}
          </Link>
        </div>
      </div>
      {providers.length > 0 ? (
        <BeginForm providers={providers} refused={refused} action={ownPath({ pathname })} />
      ) : (
        <div className="rounded-lg border border-line border-dashed px-5 py-6">
          <p className="text-16 font-medium">{begin.noProviders}</p>
          <p className="prose mt-1 text-soft">{begin.noProvidersText}</p>
          <ButtonLink to={paths.placementExample} className="mt-4">
            {begin.example}
          </ButtonLink>
        </div>
      )}
      <Earlier />
    </div>
  )
}

/** The tests that this visitor made. */
function Earlier() {
  const { begin } = useWords().placement
  const { tests } = useLoaderData<typeof loader>()
  const account = useAccount()
  if (!tests || tests.data.length === 0) return null
  const note = account ? (
    <Link to={paths.account('placement')} className="link inline-flex min-h-6 items-center">
      {begin.allTests}
    </Link>
  ) : null
  return (
    <Section title={begin.earlier} note={note}>
      <TestsTable tests={tests.data} />
    </Section>
  )
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <ErrorInPage error={error} />
}
