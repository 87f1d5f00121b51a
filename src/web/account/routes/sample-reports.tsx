import { Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { serviceLanguage } from '#contract/language.ts'
import { visitOf } from '#web/request/access.ts'
import { ErrorInPage } from '#web/shell/error-page.tsx'
import { pageMeta } from '#web/shell/page-meta.ts'
import { paths } from '#web/shell/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { useWords, wordsOf } from '#web/words/words.ts'
import { Collected } from '../reports/collected.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const { services, language } = visitOf(args)
  return services.domainReports.sample(serviceLanguage(language))
}

export const meta: MetaFunction = ({ matches }) => {
  const { sample } = wordsOf(matches).domainReports
  return pageMeta(matches, { name: sample.title, description: sample.description })
}

/** The page of a domain's reports, over reports that are made up. */
export default function SampleReports() {
  const { domainReports: words } = useWords()
  const { domain, summary, setup } = useLoaderData<typeof loader>()
  return (
    <div className="content flex flex-col gap-8 pt-6 pb-12 md:pt-12">
      <div>
        <h1 className="text-28 font-bold wrap-anywhere">{words.title({ domain: domain.domain })}</h1>
        <div className="mt-4 flex flex-col gap-3 rounded-lg border border-line bg-well p-4 md:p-5">
          <p className="prose">
            <strong>{words.sample.madeUp}</strong> {words.sample.lead}{' '}
            <Link to={paths.docs('guide/dmarc-reports')} className="link">
              {words.add.guide}
            </Link>
          </p>
          <p>
            <ButtonLink look="primary" size="small" to={`${paths.domains()}#reports`}>
              {words.sample.start}
            </ButtonLink>
          </p>
        </div>
      </div>
      <Collected domain={domain} summary={summary} setup={setup} isSample />
    </div>
  )
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <ErrorInPage error={error} />
}
