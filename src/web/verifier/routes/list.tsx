import { useEffect, useEffectEvent } from 'react'
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useActionData,
  useLoaderData,
  useRevalidator,
} from 'react-router'
import type { VerifierList } from '#contract/verifier.ts'
import { visitOf } from '#web/request/access.ts'
import { orErrorPage, refusedData } from '#web/request/refusals.ts'
import { ErrorInPage } from '#web/shell/error-page.tsx'
import { pageMeta } from '#web/shell/page-meta.ts'
import { useAccount } from '#web/shell/site.ts'
import { useWords, wordsOf } from '#web/words/words.ts'
import { filterOf, readAddressQuery } from '../lists/address-query.ts'
import { BadRows } from '../lists/bad-rows.tsx'
import { type CorrectionAnswer, Corrections, useCorrectionNotice } from '../lists/corrections.tsx'
import { Files } from '../lists/files.tsx'
import { FoundAddresses } from '../lists/found-addresses.tsx'
import { ledInside, listPathOf } from '../lists/list-path.ts'
import { ListProgress } from '../lists/list-progress.tsx'
import { useList } from '../live.ts'

export async function loader({ request, url, params, context }: LoaderFunctionArgs) {
  const { services, visitor, account } = visitOf({ context })
  const { verifierLists: lists } = services
  const id = params.id ?? ''
  ledInside(url, account, id)
  const query = readAddressQuery(new URL(request.url).searchParams)
  const [list, found, summary] = await orErrorPage(
    Promise.all([lists.get(id, visitor), lists.addresses(id, query, visitor), lists.summary(id, visitor)]),
  )
  return { list, found, summary, query }
}

/** Corrects addresses, pauses, goes on, asks once more or deletes. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const { services, visitor, account } = visitOf({ context })
  const listPath = listPathOf(account)
  const form = await request.formData()
  const intent = form.get('intent')
  const id = params.id ?? ''
  try {
    if (intent === 'accept' || intent === 'undo') {
      const one = /^\d{1,9}$/.test(String(form.get('id'))) ? Number(form.get('id')) : null
      const ids = form.has('id') ? (one === null ? [] : [one]) : undefined
      const { changed } = await services.verifierLists[intent](id, ids, visitor)
      return { intent, id: one, changed } satisfies CorrectionAnswer
    }
    if (intent === 'delete') {
      await services.verifierLists.remove(id, visitor)
      return redirect(`${listPath()}?removed`)
    }
    if (intent === 'ask-again') await services.verifierLists.askAgain(id, visitor)
    else
      await (intent === 'pause'
        ? services.verifierLists.pause(id, visitor)
        : services.verifierLists.resume(id, visitor))
    return redirect(listPath(id))
  } catch (error) {
    return refusedData(error, {})
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  const { meta: words } = wordsOf(matches).verifier
  const title = loaderData ? words.list({ name: loaderData.list.name }) : words.lists
  return pageMeta(matches, { name: title, hidden: true, description: words.description })
}

/** Milliseconds after which the addresses are read again while more of them are done. */
const freshMs = 3000
const overMs = 200

/** The addresses are read again while what they were read with no longer holds; soon, when the list is over. */
function useFreshAddresses(loaded: VerifierList, list: VerifierList): void {
  const { state, revalidate } = useRevalidator()
  // One that is under way is waited for.
  const again = useEffectEvent(() => (state === 'idle' ? revalidate() : undefined))
  const stateOf = ({ status, counts }: VerifierList) =>
    [status, counts.done, counts.unknown, counts.waiting_retry].join()
  const stale = stateOf(loaded) !== stateOf(list)
  const every = list.status === 'completed' ? overMs : freshMs
  useEffect(() => {
    if (!stale) return
    const timer = setInterval(again, every)
    return () => clearInterval(timer)
  }, [stale, every])
}

/** One list, while it is verified and after: how it stands, what is in it, what to take along. */
export default function ListPage() {
  const { list: loaded, found, summary, query } = useLoaderData<typeof loader>()
  const { lists: words } = useWords().verifier
  const inside = useAccount() !== null
  const { value: list, polling } = useList(loaded)
  useFreshAddresses(loaded, list)
  useCorrectionNotice()
  const answer = useActionData<typeof action>()
  const error = answer && 'error' in answer ? answer.error : undefined
  const stored = list.status !== 'refused' && list.status !== 'reading'
  return (
    <div className={`flex flex-col gap-10 ${inside ? '' : 'pt-5'}`}>
      <div>
        <ListProgress list={list} summary={summary} filter={filterOf(query)} error={error} />
        {polling ? <p className="mt-3 text-13 text-faint">{words.polling}</p> : null}
      </div>
      {stored ? (
        <>
          <Corrections summary={summary} />
          <Files list={list} summary={summary} />
          {list.counts.addresses > 0 ? <FoundAddresses id={list.id} found={found} query={query} /> : null}
        </>
      ) : null}
      <BadRows list={list} />
    </div>
  )
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <ErrorInPage error={error} />
}
