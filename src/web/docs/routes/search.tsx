import { Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { type Language, serviceLanguage } from '#contract/language.ts'
import { visitOf } from '#web/request/access.ts'
import { pageMeta } from '#web/shell/page-meta.ts'
import { paths } from '#web/shell/paths.ts'
import { type TermId, useWords, wordsOf } from '#web/words/words.ts'
import { DocsTitle } from '../docs-title.tsx'
import { useForeign } from '../foreign.ts'

export function loader({ request, context }: LoaderFunctionArgs) {
  const query = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, 200)
  const { glossary } = wordsOf(context)
  const terms = (Object.keys(glossary) as TermId[]).filter(
    (id) => query.length > 1 && glossary[id].term.toLowerCase().includes(query.toLowerCase()),
  )
  const { services, language } = visitOf({ context })
  const hits = services.docs.search(query, serviceLanguage(language))
  return { query, terms: terms.slice(0, 3), hits }
}

export const meta: MetaFunction<typeof loader> = ({ matches }) => {
  const { docs } = wordsOf(matches)
  return pageMeta(matches, { title: (brand) => docs.meta({ title: docs.search.title, brand }), hidden: true })
}

export default function DocsSearchPage() {
  const { docs, glossary } = useWords()
  const { query, terms, hits } = useLoaderData<typeof loader>()
  const count = terms.length + hits.length
  const said = !query
    ? docs.search.empty
    : count
      ? docs.search.found({ count, query })
      : docs.search.none({ query })
  return (
    <>
      <DocsTitle title={docs.search.title} lead={said} />
      <ul className="flex flex-col gap-5">
        {terms.map((id) => (
          <Hit key={id} to={paths.glossary(id)} title={glossary[id].term} below={docs.pages.glossary}>
            {glossary[id].text}
          </Hit>
        ))}
        {hits.map(({ path, anchor, title, heading, excerpt, language }) => (
          <Hit
            key={`${path}#${anchor}`}
            to={paths.docs(path, anchor)}
            title={heading || title}
            below={heading ? title : undefined}
            language={language}
          >
            {excerpt}
          </Hit>
        ))}
      </ul>
    </>
  )
}

type HitProps = {
  to: string
  title: string
  below: string | undefined
  language?: Language
  children: string
}

function Hit({ to, title, below, language, children }: HitProps) {
  return (
    <li lang={useForeign(language)} className="prose">
      <Link to={to} className="link text-16 font-medium">
        {title}
      </Link>
      {below ? <span className="ms-2 text-13 text-faint">{below}</span> : null}
      <p className="mt-0.5 break-words text-soft">{children}</p>
    </li>
  )
}
