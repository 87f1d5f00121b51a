import type { LoaderFunctionArgs } from 'react-router'
import type { Placement } from '#contract/placement.ts'
import { requireAccount, visitOf } from '#web/request/access.ts'
import { isRefusal, orErrorPage } from '#web/request/refusals.ts'

/** The id of a test that somebody began; `example`, markers and the printer's tickets look different. */
const beganId = /^[0-9a-f]{32}$/

/**
 * The test of a page. A guest who may not read it goes to the login, and from there back to it: the test may belong to the
 * guest's account, as after a link that the command line printed. Any id does so, so the login does not say which exist.
 */
export function readTest(args: LoaderFunctionArgs): Promise<Placement> {
  const { services, visitor, account } = visitOf(args)
  const id = args.params.id ?? ''
  const read = services.placements.read(id, visitor).catch((error: unknown) => {
    const isHidden = isRefusal(error) && error.status === 404
    if (isHidden && !account && beganId.test(id)) requireAccount(args)
    throw error
  })
  return orErrorPage(read)
}
