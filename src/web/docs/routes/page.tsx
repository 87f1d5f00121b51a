import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { serviceLanguage } from '#contract/language.ts'
import { visitOf } from '#web/request/access.ts'
import { unmatched } from '#web/request/refusals.ts'
import { ErrorInPage } from '#web/shell/error-page.tsx'
import { pageMeta } from '#web/shell/page-meta.ts'
import { paths } from '#web/shell/paths.ts'
import { useWords, wordsOf } from '#web/words/words.ts'
import { DocBlocks } from '../doc-blocks.tsx'
import { DocsTitle } from '../docs-title.tsx'
import { useForeign } from '../foreign.ts'
import { PageTurner } from '../page-turner.tsx'

export function loader({ context, params }: LoaderFunctionArgs) {
  const { services, language } = visitOf({ context })
  const page = services.docs.page(params['*'] ?? '', serviceLanguage(language))
  if (!page) {
    const message = wordsOf(context).docs.notFound
    throw unmatched(message)
  }
  return page
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  const { docs, meta } = wordsOf(matches)
  if (!loaderData) return pageMeta(matches, { title: (brand) => meta.notFound({ brand }), hidden: true })
  const lead = loaderData.blocks.find(({ kind }) => kind === 'paragraph')
  const text =
    lead?.kind === 'paragraph' ? lead.inlines.map((one) => ('text' in one ? one.text : '')).join('') : ''
  return pageMeta(matches, {
    title: (brand) => docs.meta({ title: loaderData.title, brand }),
    description: text.slice(0, 160) || undefined,
  })
}

/** One page of Markdown, with its table of contents; in English, and saying so, where it is lacking in the visitor's language. */
export default function DocsPage() {
  const { docs, lang } = useWords()
  const page = useLoaderData<typeof loader>()
  const { title, section, blocks, headings, previous, next } = page
  const foreign = useForeign(page.language)
  const toTurn = (link: typeof previous) =>
    link && { to: paths.docs(link.path), title: link.title, language: link.language }
  return (
    <div className="grid items-start gap-12 xl:grid-cols-[minmax(0,1fr)_200px]">
      <article className="min-w-0">
        <DocsTitle title={title} language={page.language} note={docs.sections[section].title} />
        {page.language === serviceLanguage(lang) ? null : (
          <p className="mb-6 text-14 text-soft">{docs.pageInEnglish}</p>
        )}
        <div lang={foreign} className="doc">
          <DocBlocks blocks={blocks} />
        </div>
        <PageTurner previous={toTurn(previous)} next={toTurn(next)} />
      </article>
      {headings.length > 1 ? (
        <nav aria-label={docs.onThisPage} className="docs-side max-xl:hidden xl:sticky xl:top-6">
          <p className="mb-1 text-13 text-faint">{docs.onThisPage}</p>
          <ul lang={foreign} className="flex flex-col">
            {headings.map(({ id, level, text }) => (
              <li key={id} className={level === 3 ? 'ps-3' : ''}>
                <a href={`#${id}`} className="docs-link">
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
    </div>
  )
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <ErrorInPage error={error} />
}
