import {
  isRouteErrorResponse,
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
  useOutletContext,
} from 'react-router'
import { visitOf } from '#web/request/access.ts'
import { orErrorPage } from '#web/request/refusals.ts'
import { pageMeta } from '#web/shell/page-meta.ts'
import { useWords, wordsOf } from '#web/words/words.ts'
import { Asking } from '../report/asking.tsx'
import { VerificationReport } from '../report/verification-report.tsx'
import { useAskedAddress, VerifyForm } from '../verify-form.tsx'
import type { VerifierOutlet } from './email-verifier.tsx'

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { services, visitor } = visitOf({ context })
  return { verification: await orErrorPage(services.verifier.result(params.id ?? '', visitor)) }
}

/** What someone asked about is for those who have the link, not for search engines. */
export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  const { meta: words } = wordsOf(matches).verifier
  const title = loaderData ? words.of({ address: loaderData.verification.email }) : words.title
  return pageMeta(matches, { name: title, hidden: true, description: words.description })
}

/** One verification, while it goes on and after. */
export default function Result() {
  const { verification } = useLoaderData<typeof loader>()
  const { info } = useOutletContext<VerifierOutlet>()
  const asked = useAskedAddress()
  return (
    <>
      <Head info={info} email={verification.email} />
      {asked === null ? (
        <VerificationReport key={verification.id} loaded={verification} info={info} />
      ) : (
        <Asking email={asked} info={info} />
      )}
    </>
  )
}

function Head({ info, email }: VerifierOutlet & { email?: string }) {
  const { verifier: words } = useWords()
  return (
    <div className="pt-5 pb-4">
      <h1 className="sr-only md:not-sr-only md:mb-3 md:text-20 md:font-bold">{words.title}</h1>
      <VerifyForm info={info} email={email} />
    </div>
  )
}

/** A link that leads nowhere any more: the field stays. */
export function ErrorBoundary({ error }: { error: unknown }) {
  const { info } = useOutletContext<VerifierOutlet>()
  const { gone } = useWords().verifier
  const status = isRouteErrorResponse(error) ? error.status : 500
  const [title, text] =
    status === 410
      ? [gone.expired, gone.expiredText]
      : status === 404
        ? [gone.missing, gone.missingText]
        : [gone.failed, gone.failedText]
  return (
    <>
      <Head info={info} />
      <div className="rounded-lg border border-line border-dashed px-5 py-8">
        <h2 className="text-20 font-bold">{title}</h2>
        <p className="prose mt-1 text-16 text-soft">{text}</p>
      </div>
    </>
  )
}
