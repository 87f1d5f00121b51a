import { Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { visitOf } from '#web/request/access.ts'
import { pageMeta } from '#web/shell/page-meta.ts'
import { paths } from '#web/shell/paths.ts'
import { useWords, wordsOf } from '#web/words/words.ts'
import { DocsTitle } from '../docs-title.tsx'

export function loader({ context }: LoaderFunctionArgs) {
  return { sections: visitOf({ context }).services.docs.sections }
}

export const meta: MetaFunction = ({ matches }) => {
  const { docs } = wordsOf(matches)
  return pageMeta(matches, { name: docs.title, description: docs.lead })
}

/** What there is to read, with the first sentence of each page. */
export default function DocsIndex() {
  const { docs } = useWords()
  const { sections } = useLoaderData<typeof loader>()
  return (
    <>
      <DocsTitle title={docs.title} lead={docs.lead} />
      {docs.pagesInEnglish ? <p className="prose mb-6 text-14 text-soft">{docs.pagesInEnglish}</p> : null}
      <Entries
        entries={[
          { to: paths.docs('checks'), title: docs.pages.checks, lead: docs.pages.checksLead },
          { to: paths.docs('glossary'), title: docs.pages.glossary, lead: docs.pages.glossaryLead },
        ]}
      />
      {sections.map(({ id, pages }) => (
        <section key={id} className="mt-12">
          <h2 className="text-20 font-bold">{docs.sections[id].title}</h2>
          <p className="prose mt-1 mb-4 text-soft">{docs.sections[id].lead}</p>
          <Entries
            entries={[
              ...(id === 'develop'
                ? [{ to: paths.apiDocs, title: docs.pages.api, lead: docs.pages.apiLead }]
                : []),
              ...pages.map(({ path, ...page }) => ({ to: paths.docs(path), ...page })),
            ]}
          />
        </section>
      ))}
    </>
  )
}

function Entries({ entries }: { entries: { to: string; title: string; lead: string }[] }) {
  return (
    <ul className="grid gap-x-8 border-line border-t md:grid-cols-2">
      {entries.map(({ to, title, lead }) => (
        <li key={to} className="border-line border-b">
          <Link to={to} className="group flex h-full flex-col gap-0.5 py-3">
            <span className="font-medium group-hover:text-accent">{title}</span>
            <span className="text-14 text-soft">{lead}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
