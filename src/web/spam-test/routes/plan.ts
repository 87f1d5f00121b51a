import type { LoaderFunctionArgs } from 'react-router'
import { visitOf } from '#web/request/access.ts'
import { orErrorPage } from '#web/request/refusals.ts'

/** What to do about the whole report, step by step, for the page that opens it. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { services, visitor } = visitOf({ context })
  return orErrorPage(services.spamTests.advice(params.id ?? '', visitor))
}
