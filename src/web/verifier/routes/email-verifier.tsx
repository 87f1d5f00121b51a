import { type LoaderFunctionArgs, Outlet, useLoaderData, useLocation } from 'react-router'
import type { VerifierInfo } from '#contract/verifier.ts'
import { visitOf } from '#web/request/access.ts'
import { ErrorInPage } from '#web/shell/error-page.tsx'
import { paths } from '#web/shell/paths.ts'
import { Questions } from '#web/ui/questions.tsx'
import { useWords } from '#web/words/words.ts'
import { VerifierTabs } from '../tabs.tsx'

export function loader({ context }: LoaderFunctionArgs) {
  const { services, visitor } = visitOf({ context })
  return { info: services.verifier.info(visitor) }
}

/** What the parts of the verifier's page are given. */
export type VerifierOutlet = { info: VerifierInfo }

/** The email verifier: one address or a list, and below what such an answer is worth. */
export default function EmailVerifier() {
  const { info } = useLoaderData<typeof loader>()
  const { pathname } = useLocation()
  const { verifier: words } = useWords()
  const lists = pathname.startsWith(paths.verifierLists())
  return (
    <div className="content">
      <VerifierTabs open={lists ? 'list' : 'one'} />
      <Outlet context={{ info } satisfies VerifierOutlet} />
      <div className="mt-16 flex flex-col gap-16 md:mt-24 md:gap-20">
        <dl className="grid gap-8 md:grid-cols-3">
          {words.about.map(({ title, text }) => (
            <div key={title} className="border-line-strong border-t pt-4">
              <dt className="mb-2 text-16 font-bold">{title}</dt>
              <dd className="text-soft md:text-16">{text}</dd>
            </div>
          ))}
        </dl>
        <Questions items={words.questions} />
      </div>
    </div>
  )
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <ErrorInPage error={error} />
}
