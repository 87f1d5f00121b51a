import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useLoaderData,
} from 'react-router'
import { readAs } from '#contract/issues.ts'
import { serviceLanguage } from '#contract/language.ts'
import { newsletterEditSchema } from '#contract/newsletters.ts'
import { attempt, handleRead, readForm, textOf } from '#web/forms/form.ts'
import { requireAccount } from '#web/request/access.ts'
import { orErrorPage } from '#web/request/refusals.ts'
import { ErrorInPage } from '#web/shell/error-page.tsx'
import { pageMeta } from '#web/shell/page-meta.ts'
import { paths } from '#web/shell/paths.ts'
import { useWords, wordsOf } from '#web/words/words.ts'
import { OneNewsletter } from '../newsletters/one-newsletter.tsx'

const ISSUES = 30

export async function loader(args: LoaderFunctionArgs) {
  const { services, account, language } = requireAccount(args)
  const before = new URL(args.request.url).searchParams.get('before') || undefined
  const query = { limit: ISSUES, before }
  const read = services.newsletters.read(args.params.id ?? '', query, account, serviceLanguage(language))
  return { newsletter: await orErrorPage(read), isOlder: before !== undefined }
}

export async function action(args: ActionFunctionArgs) {
  const { services, account } = requireAccount(args)
  const { newsletters } = services
  const id = args.params.id ?? ''
  const typed = await readForm(args.request)
  const intent = textOf(typed, 'intent')
  const here = redirect(paths.newsletters(id))
  if (intent === 'edit')
    return handleRead(
      args,
      typed,
      readAs(newsletterEditSchema, { ...typed, every_days: typed.every_days || null }),
      async (change) => {
        await newsletters.change(id, change, account)
        return here
      },
    )
  return attempt(typed, async () => {
    if (intent === 'pause' || intent === 'resume')
      await newsletters.change(id, { paused: intent === 'pause' }, account)
    if (intent !== 'remove') return here
    await newsletters.remove(id, account)
    return redirect(paths.newsletters())
  })
}

export const meta: MetaFunction<typeof loader> = ({ matches, loaderData }) =>
  pageMeta(matches, {
    name: loaderData?.newsletter.name ?? wordsOf(matches).newsletters.title,
    hidden: true,
  })

/** One newsletter with its issues. */
export default function Newsletter() {
  const words = useWords().newsletters
  const { newsletter, isOlder } = useLoaderData<typeof loader>()
  const { name, client, note } = newsletter
  return (
    <div className="flex flex-col gap-8">
      <div>
        <p className="text-13">
          <Link to={paths.newsletters()} className="link inline-flex min-h-6 items-center">
            {words.title}
          </Link>
        </p>
        <h1 className="text-28 font-bold wrap-anywhere">{name}</h1>
        {client || note ? (
          <p className="mt-1 text-soft wrap-anywhere">{[client, note].filter(Boolean).join(' · ')}</p>
        ) : null}
      </div>
      <OneNewsletter newsletter={newsletter} isOlder={isOlder} />
    </div>
  )
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <ErrorInPage error={error} />
}
