import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import { BadRows } from '../../components/verifier/bad-rows.tsx'
import { ListProgress } from '../../components/verifier/list-progress.tsx'
import { useList } from '../../components/verifier/live.ts'
import { brandOf, pageMeta } from '../../page-meta.ts'
import { paths } from '../../paths.ts'
import { isRefusal, orErrorPage } from '../../refusals.ts'
import { useWords, wordsOf } from '../../words/words.ts'
import { verifierVisit } from './services.ts'

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { verifierLists, visitor } = verifierVisit(context)
  return { list: await orErrorPage(verifierLists.get(params.id ?? '', visitor)) }
}

/** Pauses, goes on, asks once more or deletes. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const { verifierLists, visitor } = verifierVisit(context)
  const intent = (await request.formData()).get('intent')
  const id = params.id ?? ''
  try {
    if (intent === 'delete') {
      await verifierLists.remove(id, visitor)
      return redirect(`${paths.verifierLists()}?removed`)
    }
    if (intent === 'ask-again') await verifierLists.askAgain(id, visitor)
    else await (intent === 'pause' ? verifierLists.pause(id, visitor) : verifierLists.resume(id, visitor))
    return redirect(paths.verifierLists(id))
  } catch (error) {
    if (!isRefusal(error)) throw error
    return data({ error: error.message }, { status: error.status })
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  const { meta: words } = wordsOf(matches).verifier
  const title = loaderData ? words.list({ name: loaderData.list.name }) : words.lists
  return pageMeta(
    matches,
    wordsOf(matches).meta.checker({ title, brand: brandOf(matches) }),
    true,
    words.description,
  )
}

/** One list, while it is verified and after. */
export default function ListPage() {
  const { list: loaded } = useLoaderData<typeof loader>()
  const { lists: words } = useWords().verifier
  const { value: list, polling } = useList(loaded)
  const refused = useActionData<typeof action>()
  return (
    <div className="flex flex-col gap-10 pt-5">
      <div>
        <ListProgress list={list} error={refused?.error} />
        {polling ? <p className="mt-3 text-13 text-faint">{words.polling}</p> : null}
      </div>
      <BadRows list={list} />
    </div>
  )
}
