import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { visitOf } from '#web/request/access.ts'
import { pageMeta } from '#web/shell/page-meta.ts'
import { useWords, wordsOf } from '#web/words/words.ts'

type Page = 'terms' | 'policy'
const pageAt = (pathname: string): Page => (pathname.startsWith('/terms') ? 'terms' : 'policy')

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { services, visitor } = visitOf({ context })
  const settings = await services.siteSettings.read(visitor.language)
  const page = pageAt(new URL(request.url).pathname)
  return { page, text: page === 'terms' ? settings.termsText : settings.privacyPolicyText }
}

export const meta: MetaFunction = ({ location, matches }) => {
  const page = pageAt(location.pathname)
  return pageMeta(matches, { name: wordsOf(matches).shell.legal[page], written: page })
}

/** What the operator wrote as terms or privacy notice: plain text, an empty line between paragraphs. */
export default function Legal() {
  const { legal } = useWords().shell
  const { page, text } = useLoaderData<typeof loader>()
  return (
    <article className="content pt-6 md:pt-12">
      <h1 className="mb-6 text-28 font-bold md:text-44">{legal[page]}</h1>
      <div className="prose flex flex-col gap-4 text-16 text-soft">
        {text
          .split(/\n\s*\n/)
          .filter((paragraph) => paragraph.trim())
          .map((paragraph) => (
            <p key={paragraph} className="whitespace-pre-line wrap-anywhere">
              {paragraph}
            </p>
          ))}
      </div>
    </article>
  )
}
