import { type MiddlewareFunction, redirect } from 'react-router'
import { isPrivatePage } from '#contract/private-pages.ts'
import { visitContext } from '#web/request/visit.ts'
import { paths } from './paths.ts'

/**
 * The host of one tool has that tool and what everyone may read. Whoever signs in or buys does so under the name of the
 * site: the session belongs to that host alone, and so do passkeys and the way back from paying. Its first page is the
 * site's too, as this host begins with the tool.
 */
export const leaveToolHost: MiddlewareFunction<Response> = ({ request, url, context }) => {
  const { isToolHost, services } = context.get(visitContext)
  if (!isToolHost || request.method !== 'GET' || !isOfTheSite(url.pathname)) return
  throw redirect(`${services.site.publicUrl}${url.pathname}${url.search}`)
}

/** The development mailbox is for this machine alone, by its own name. */
const isOfTheSite = (pathname: string): boolean =>
  pathname === paths.home || (isPrivatePage(pathname) && !/^\/dev(?:\/|$)/i.test(pathname))
