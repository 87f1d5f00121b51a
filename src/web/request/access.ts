import { type RouterContextProvider, redirect } from 'react-router'
import { ownPath } from '#contract/local-path.ts'
import type { SignedIn } from '#services/accounts/visitor.ts'
import { paths } from '#web/shell/paths.ts'
import { unmatched } from './refusals.ts'
import { visitContext } from './visit.ts'

/** Who may see a page: open to all, guests alone, signed-in visitors, administrators. */

/** `url`: of the page; that of the request may be of its data. */
type Asked = { request: Request; url: URL; context: Readonly<RouterContextProvider> }

/** What a request brings along, and who is signed in by this browser; an API key opens no page. */
export function visitOf({ context }: Pick<Asked, 'context'>) {
  const visit = context.get(visitContext)
  const signedIn = visit.visitor.account
  const account: SignedIn | null = signedIn?.via.kind === 'session' ? signedIn : null
  return { ...visit, account }
}

/** Guests go to the login page, which remembers where they wanted to go. */
export function requireAccount({ request, url, context }: Asked) {
  const { account, ...visit } = visitOf({ context })
  if (!account) {
    const { pathname, search } = url
    throw redirect(paths.login(ownPath({ pathname, search: request.method === 'GET' ? search : '' })))
  }
  return { ...visit, account }
}

/** A signed-in visitor goes home. */
export function guestsOnly({ context }: Pick<Asked, 'context'>) {
  const { account, ...visit } = visitOf({ context })
  if (account) throw redirect(paths.home)
  return visit
}

/** For others than administrators these pages do not exist; one who needs a second factor first is led to it. */
export function requireAdmin(args: Asked) {
  const visit = requireAccount(args)
  if (visit.account.scope.includes('admin')) return visit
  if (visit.account.needsFactor) throw redirect(paths.account('security'))
  throw unmatched()
}
