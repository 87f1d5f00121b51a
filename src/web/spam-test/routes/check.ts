import type { LoaderFunctionArgs } from 'react-router'
import { visitOf } from '#web/request/access.ts'
import { orErrorPage, unmatched } from '#web/request/refusals.ts'

/** All about one check, for the row that was opened. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { services, visitor } = visitOf({ context })
  const { results } = await orErrorPage(services.spamTests.result(params.id ?? '', visitor))
  const check = results.find(({ id }) => id === params.check)
  if (!check) throw unmatched()
  return check
}
