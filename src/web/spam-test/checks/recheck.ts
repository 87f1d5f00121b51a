import { type ActionFunctionArgs, data } from 'react-router'
import type { Recheck } from '#contract/spam-test.ts'
import { visitOf } from '#web/request/access.ts'
import { isRefusal } from '#web/request/refusals.ts'
import { wordsOf } from '#web/words/words.ts'

export type Rechecked = { rechecked: Recheck; error?: undefined } | { rechecked?: undefined; error: string }

/** Asks DNS again for a report, and answers what changed. */
export async function recheck({ params, context }: ActionFunctionArgs) {
  const { services, visitor } = visitOf({ context })
  try {
    return { rechecked: await services.spamTests.recheck(params.id ?? '', visitor) }
  } catch (error) {
    const said = isRefusal(error) ? error : null
    const message = said?.message ?? wordsOf(context).report.recheck.failed
    return data({ error: message }, { status: said?.status ?? 500 })
  }
}
