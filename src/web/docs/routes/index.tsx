import { Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { type Language, serviceLanguage } from '#contract/language.ts'
import { visitOf } from '#web/request/access.ts'
import { pageMeta } from '#web/shell/page-meta.ts'
import { paths } from '#web/shell/paths.ts'
import { useAccount, useSettings } from '#web/shell/site.ts'
import { useWords, wordsOf } from '#web/words/words.ts'
import { DocsTitle } from '../docs-title.tsx'
import { useForeign } from '../foreign.ts'

export function loader({ context }: LoaderFunctionArgs) {
  const { services, language } = visitOf({ context })
  const spoken = serviceLanguage(language)
  const sections = services.docs.sections(spoken)
  const lacking = sections.some(({ pages }) => pages.some((page) => page.language !== spoken))
  return { sections, lacking }
}

export const meta: MetaFunction = ({ matches }) => {
  const { docs } = wordsOf(matches)
  return pageMeta(matches, { name: docs.title, description: docs.lead })
}

/** What there is to read, with the first sentence of each page. */
export default function DocsIndex() {
  const { docs } = useWords()
  const { sections, lacking } = useLoaderData<typeof loader>()
  return (
    <>
      <DocsTitle title={docs.title} lead={docs.lead} />
      <Help />
      {lacking ? <p className="prose mb-6 text-14 text-soft">{docs.pagesInEnglish}</p> : null}
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
              ...pages.map(({ path, ...page }) => ({ to: paths.docs(path), lang: 'en', ...page })),
            ]}
          />
        </section>
      ))}
    </>
  )
}

/** Whom to ask, for who is signed in. */
function Help() {
  const { help } = useWords().docs
  const account = useAccount()
  const email = useSettings()?.contactEmail
  if (!account) return null
  return (
    <section id="help" className="mb-8 rounded-lg border border-line bg-card px-5 py-4">
      <h2 className="text-16 font-bold">{help.title}</h2>
      {email ? (
        <p className="prose mt-1 text-soft">
          {help.text}{' '}
          <a href={`mailto:${email}`} className="link wrap-anywhere" dir="ltr">
            {email}
          </a>
        </p>
      ) : (
        <p className="prose mt-1 text-soft">{help.nobody}</p>
      )}
    </section>
  )
}

type Entry = { to: string; title: string; lead: string; language?: Language }

function Entries({ entries }: { entries: Entry[] }) {
  return (
    <ul className="grid gap-x-8 border-line border-t md:grid-cols-2">
      {entries.map((entry) => (
        <Entry key={entry.to} {...entry} />
      ))}
    </ul>
  )
}

function Entry({ to, title, lead, language }: Entry) {
  return (
    <li lang={useForeign(language)} className="border-line border-b">
      <Link to={to} className="group flex h-full flex-col gap-0.5 py-3">
        <span className="font-medium group-hover:text-accent">{title}</span>
        <span className="text-14 text-soft">{lead}</span>
      </Link>
    </li>
  )
}
