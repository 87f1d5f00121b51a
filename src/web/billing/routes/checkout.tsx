import { useEffect } from 'react'
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useActionData,
} from 'react-router'
import { attempt, readForm, textOf } from '#web/forms/form.ts'
import { requireAccount } from '#web/request/access.ts'
import { pageMeta } from '#web/shell/page-meta.ts'
import { paths } from '#web/shell/paths.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { useWords, wordsOf } from '#web/words/words.ts'
import { dropOffer, offerOf } from '../offer-cookie.ts'

export function loader(args: LoaderFunctionArgs) {
  requireAccount(args)
  return null
}

/**
 * Asks for the invoice of an offer: the hash of the form, else the one that was kept through the login. With something
 * to pay it answers where; without, the plan was changed.
 */
export async function action(args: ActionFunctionArgs) {
  const { services, account } = requireAccount(args)
  const typed = await readForm(args.request)
  // Whatever was typed is answered: what cannot be a code is none.
  const hash = textOf(typed, 'code').trim() || offerOf(args.request)
  const headers = { 'Set-Cookie': dropOffer }
  const plan = /^([a-z0-9_-]{1,100})\/(month|year|lifetime)$/.exec(hash ?? '')
  // Where the address is confirmed before money is taken.
  if (plan?.[1] && plan[2] && !account.confirmed) return redirect(paths.buy(plan[1], plan[2]), { headers })
  if (!hash) return redirect(`${paths.home}?order=cancel`, { headers })
  const answer = await attempt(typed, async () => {
    const { checkout_id, checkout_url } = await services.billing.invoice(account, hash)
    if (checkout_id && checkout_url) return data({ checkout_url }, { headers })
    return redirect(`${paths.home}?order=success`, { headers })
  })
  if (answer instanceof Response || 'checkout_url' in answer.data) return answer
  return data(answer.data, { status: answer.init?.status, headers })
}

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { name: wordsOf(matches).billing.checkout.meta, hidden: true })

/** Leads on to the payment provider; without scripts by a link. */
export default function Checkout() {
  const { checkout: words, subscription } = useWords().billing
  const answer = useActionData<typeof action>()
  const url = answer && 'checkout_url' in answer ? answer.checkout_url : null
  const error = answer && 'message' in answer ? answer.message || words.failed : null
  // Opened by hand there is nothing to pay for.
  const [title, text] = error
    ? [words.failed, error]
    : url
      ? [words.title, words.text]
      : [words.nothing, words.nothingText]
  useEffect(() => {
    if (url) location.assign(url)
  }, [url])
  return (
    <div className="content flex min-h-[50dvh] flex-col items-start justify-center gap-4 py-16">
      <h1 className="text-28 font-bold">{title}</h1>
      <p className="prose text-16 text-soft" role={error ? 'alert' : undefined}>
        {text}
      </p>
      {url ? (
        <a href={url} className={buttonClass('primary')}>
          {words.go}
        </a>
      ) : (
        <a href={paths.subscription} className={buttonClass('plain')}>
          {subscription.title}
        </a>
      )}
    </div>
  )
}
