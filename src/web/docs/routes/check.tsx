import { Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { serviceLanguage } from '#contract/language.ts'
import type { DocLink } from '#services/docs/types.ts'
import { References } from '#web/checkers/report/check-field.tsx'
import { visitOf } from '#web/request/access.ts'
import { unmatched } from '#web/request/refusals.ts'
import { ErrorInPage } from '#web/shell/error-page.tsx'
import { pageMeta } from '#web/shell/page-meta.ts'
import { paths } from '#web/shell/paths.ts'
import { useWords, wordsOf } from '#web/words/words.ts'
import { DocsTitle } from '../docs-title.tsx'
import { Outcomes } from '../finding-guides.tsx'
import { useForeign } from '../foreign.ts'
import { PageTurner } from '../page-turner.tsx'
import { ServiceGuide } from '../service-guide.tsx'

export function loader({ context, params }: LoaderFunctionArgs) {
  const { services, language } = visitOf({ context })
  const check = services.docs.check(params.id ?? '', serviceLanguage(language))
  if (!check) {
    const message = wordsOf(context).docs.notFound
    throw unmatched(message)
  }
  return check
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  const { docs, meta } = wordsOf(matches)
  if (!loaderData) return pageMeta(matches, { title: (brand) => meta.notFound({ brand }), hidden: true })
  return pageMeta(matches, {
    title: (brand) => docs.meta({ title: loaderData.title, brand }),
    description: loaderData.what,
  })
}

/** One check: what, why, what it may say with the steps, and what to do at each sending service. */
export default function CheckGuidePage() {
  const { check: words } = useWords().docs
  const { title, group, points, most, what, why, outcomes, services, refs, guide, previous, next } =
    useLoaderData<typeof loader>()
  const toTurn = (link: typeof previous) => link && { to: paths.checkGuide(link.id), title: link.title }
  return (
    <article className="min-w-0">
      <DocsTitle
        title={title}
        lead={what}
        note={
          <Link to={paths.docs('checks', group.id)} className="hover:underline">
            {group.title}
          </Link>
        }
      />
      <div className="doc">
        <p className="text-soft">
          {points > 0 ? words.points({ points, group: group.title }) : words.noPoints}
          {points > 0 && most > points ? ` ${words.atWorst({ most })}` : null}
        </p>
        {guide ? (
          <p>
            {words.guide}: <GuideLink {...guide} />
          </p>
        ) : null}
        <h2 id="why" className="doc-heading">
          {words.why}
        </h2>
        <p>{why}</p>
        {outcomes.length > 0 ? (
          <>
            <h2 id="outcomes" className="doc-heading">
              {words.outcomes}
            </h2>
            <p className="text-13 text-faint">{words.outcomesNote}</p>
            <Outcomes outcomes={outcomes} />
          </>
        ) : null}
        {services.known.length > 0 || services.others.steps.length > 0 ? (
          <>
            <h2 id="services" className="doc-heading">
              {words.services}
            </h2>
            <ServiceGuide services={services} />
          </>
        ) : null}
        {refs.length > 0 ? (
          <>
            <h2 id="sources" className="doc-heading">
              {words.sources}
            </h2>
            <References refs={refs} />
          </>
        ) : null}
      </div>
      <PageTurner previous={toTurn(previous)} next={toTurn(next)} />
    </article>
  )
}

function GuideLink({ path, title, language }: DocLink) {
  return (
    <Link to={paths.docs(path)} lang={useForeign(language)} className="link">
      {title}
    </Link>
  )
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <ErrorInPage error={error} />
}
