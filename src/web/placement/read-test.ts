import type { LoaderFunctionArgs } from 'react-router'
import type { Placement } from '#contract/placement.ts'
import { requireAccount, visitOf } from '#web/request/access.ts'
import { isRefusal, orErrorPage } from '#web/request/refusals.ts'

/** Ids of real tests: not `example`, a marker or a print ticket. */
const testId = /^[0-9a-f]{32}$/

/**
 * Reads the test of a page. A guest who may not read it is sent to the login and then back: the test may belong to the
 * guest's account, for example when the link is from the command line. Ids that do not exist get the same redirect, so it
 * does not show which ids exist. Throws the redirect, or the error page of a refusal.
 */
export function readTest(args: LoaderFunctionArgs): Promise<Placement> {
  const { services, visitor, account } = visitOf(args)
  const id = args.params.id ?? ''
  const read = services.placements.read(id, visitor).catch((error: unknown) => {
    const isHidden = isRefusal(error) && error.status === 404
    if (isHidden && !account && testId.test(id)) requireAccount(args)
    throw error
  })
  return orErrorPage(read)
}
