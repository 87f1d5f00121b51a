import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import { visitOf } from '#web/request/access.ts'
import { orErrorPage, refusedData } from '#web/request/refusals.ts'
import { pageMeta } from '#web/shell/page-meta.ts'
import { paths } from '#web/shell/paths.ts'
import { useWords, wordsOf } from '#web/words/words.ts'
import { BadRows } from '../lists/bad-rows.tsx'
import { ListProgress } from '../lists/list-progress.tsx'
import { useList } from '../live.ts'

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { services, visitor } = visitOf({ context })
  return { list: await orErrorPage(services.verifierLists.get(params.id ?? '', visitor)) }
}

/** Pauses, goes on, asks once more or deletes. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const { services, visitor } = visitOf({ context })
  const intent = (await request.formData()).get('intent')
  const id = params.id ?? ''
  try {
    if (intent === 'delete') {
      await services.verifierLists.remove(id, visitor)
      return redirect(`${paths.verifierLists()}?removed`)
    }
    if (intent === 'ask-again') await services.verifierLists.askAgain(id, visitor)
    else
      await (intent === 'pause'
        ? services.verifierLists.pause(id, visitor)
        : services.verifierLists.resume(id, visitor))
    return redirect(paths.verifierLists(id))
  } catch (error) {
    return refusedData(error, {})
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  const { meta: words } = wordsOf(matches).verifier
  const title = loaderData ? words.list({ name: loaderData.list.name }) : words.lists
  return pageMeta(matches, { name: title, hidden: true, description: words.description })
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
