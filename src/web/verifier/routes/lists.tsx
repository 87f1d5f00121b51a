import {
  type ActionFunctionArgs,
  data,
  Link,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import type { Quota } from '#contract/billing.ts'
import { visitOf } from '#web/request/access.ts'
import { isRefusal } from '#web/request/refusals.ts'
import { ErrorInPage } from '#web/shell/error-page.tsx'
import { pageMeta } from '#web/shell/page-meta.ts'
import { paths } from '#web/shell/paths.ts'
import { useAccount } from '#web/shell/site.ts'
import { Section } from '#web/ui/card.tsx'
import { Empty } from '#web/ui/empty.tsx'
import type { Words } from '#web/words/types.ts'
import { useWords, wordsOf } from '#web/words/words.ts'
import { EarlierLists, useRemovedNotice } from '../lists/earlier-lists.tsx'
import { ListForm } from '../lists/list-form.tsx'
import { ledInside, listPathOf } from '../lists/list-path.ts'

const shown = 50

export async function loader({ url, context }: LoaderFunctionArgs) {
  const { services, visitor, account } = visitOf({ context })
  ledInside(url, account)
  const { data: earlier } = await services.verifierLists.list(
    { page: 1, per_page: shown, direction: 'desc' },
    visitor,
  )
  const counts = services.plans.mode !== 'off' && account !== null
  const quota = counts ? await services.plans.quota(visitor, 'email_verification') : null
  return { earlier, info: services.verifier.info(visitor), left: quota && leftOf(quota) }
}

/** Verifications that are left; null without a limit. */
const leftOf = ({ limit, used }: Quota) => (limit === null ? null : Math.max(0, limit - used))

/** What a refusal asks for nothing beside its sentence. */
const plain = { columnAsked: false, isUsedUp: false }

/** Takes a list, by file or pasted, and leads to its page. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { lists: words } = wordsOf(context).verifier
  const form = await request.formData()
  const given = await readList(form, words)
  if (!given) return data({ ...plain, error: words.nothing }, { status: 422 })
  const { services, visitor, account } = visitOf({ context })
  try {
    const { id } = await services.verifierLists.create(given, visitor)
    return redirect(listPathOf(account)(id))
  } catch (error) {
    if (!isRefusal(error)) return data({ ...plain, error: words.failed }, { status: 500 })
    const { errors } = error as { errors?: Record<string, string[]> }
    const columnAsked = errors?.column !== undefined
    const isUsedUp = error.code === 'quota_exceeded'
    return data({ error: error.message, columnAsked, isUsedUp }, { status: error.status })
  }
}

/** The file where there is one, else what was pasted; null when there is neither. */
async function readList(form: FormData, words: Words['verifier']['lists']) {
  const column = String(form.get('column') ?? '').trim() || undefined
  const file = form.get('file')
  if (file instanceof File && file.size > 0) {
    return { name: file.name, text: await file.bytes(), column }
  }
  const pasted = String(form.get('text') ?? '')
  if (pasted.trim() === '') return null
  return { name: words.pastedName, text: new TextEncoder().encode(pasted), column }
}

export const meta: MetaFunction = ({ matches, location }) => {
  const { meta: words } = wordsOf(matches).verifier
  const hidden = location.pathname.startsWith(paths.lists())
  return pageMeta(matches, { name: words.lists, hidden, description: words.description })
}

/** Many addresses: the way to bring them, and the lists that were brought before. */
export default function Lists() {
  const { lists: words } = useWords().verifier
  const { earlier, info, left } = useLoaderData<typeof loader>()
  const inside = useAccount() !== null
  const refused = useActionData<typeof action>()
  useRemovedNotice()
  return (
    <>
      <div className={inside ? 'pb-10' : 'pt-8 pb-10 md:pt-14'}>
        <h1 className={`text-28 font-bold ${inside ? '' : 'md:text-44'}`}>{words.title}</h1>
        <p className={`prose mt-2 mb-6 text-balance text-soft ${inside ? '' : 'text-16 md:mt-3 md:mb-8'}`}>
          {words.lead}
          {inside ? (
            <>
              {' '}
              <Link to={paths.verifier()} className="link">
                {words.single}
              </Link>
            </>
          ) : null}
        </p>
        {info.lists ? <ListForm refused={refused} info={info} left={left} /> : <Empty>{words.notHere}</Empty>}
      </div>
      <Section title={words.earlier}>
        {earlier.length > 0 ? <EarlierLists lists={earlier} /> : <Empty>{words.none}</Empty>}
        {inside ? null : <p className="prose mt-3 text-13 text-faint">{words.owner}</p>}
      </Section>
    </>
  )
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <ErrorInPage error={error} />
}
