import { Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { serviceLanguage } from '#contract/language.ts'
import { visitOf } from '#web/request/access.ts'
import { pageMeta } from '#web/shell/page-meta.ts'
import { paths } from '#web/shell/paths.ts'
import { useWords, wordsOf } from '#web/words/words.ts'
import { DocsTitle } from '../docs-title.tsx'

export function loader({ context }: LoaderFunctionArgs) {
  const { services, language } = visitOf({ context })
  return { groups: services.docs.checks(serviceLanguage(language)) }
}

export const meta: MetaFunction = ({ matches }) => {
  const { docs } = wordsOf(matches)
  return pageMeta(matches, {
    title: (brand) => docs.meta({ title: docs.pages.checks, brand }),
    description: docs.pages.checksLead,
  })
}

/** Every check of the spam test by its group. */
export default function Checks() {
  const { docs } = useWords()
  const { groups } = useLoaderData<typeof loader>()
  return (
    <>
      <DocsTitle title={docs.pages.checks} lead={docs.pages.checksLead} />
      {groups.map(({ id, title, points, checks }) => (
        <section key={id} className="mt-10 first-of-type:mt-0">
          <div className="mb-2 flex items-baseline justify-between gap-4">
            <h2 id={id} className="doc-heading text-20 font-bold">
              {title}
            </h2>
            <span className="whitespace-nowrap text-13 text-faint tabular-nums">
              {docs.check.groupPoints({ points })}
            </span>
          </div>
          <ul className="border-line border-t">
            {checks.map((check) => (
              <li key={check.id} className="border-line border-b">
                <Link
                  to={paths.checkGuide(check.id)}
                  className="group grid gap-x-6 gap-y-0.5 py-2.5 md:grid-cols-[200px_minmax(0,1fr)]"
                >
                  <span className="font-medium group-hover:text-accent">{check.title}</span>
                  <span className="prose text-soft">{check.what}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}
