import * as build from 'virtual:react-router/server-build'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import type { Services } from '#services/application/services.ts'
import { refusingIn } from './request/refusals.ts'
import { routePatterns } from './request/route-patterns.ts'
import { type Visit, visitContext } from './request/visit.ts'

/**
 * The pages as a function of the services: the only thing the server imports from web.
 *
 * The bundle holds its own copies of modules that Node also loads, so contexts are set in here, and errors of the
 * services are told apart by `code` and `status`, never by `instanceof`.
 */
export function createPages(services: Services) {
  const handle = createRequestHandler(build, import.meta.env.MODE)
  const patternOf = routePatterns(build.routes)
  return async (request: Request, visit: Omit<Visit, 'services' | 'askedBy'>): Promise<Response> => {
    const context = new RouterContextProvider()
    context.set(visitContext, {
      services: refusingIn(visit.language, services),
      ...visit,
      askedBy: askedBy(request),
    })
    const answer = await handle(request, context)
    // For the figures; the server takes it off again.
    answer.headers.set('x-postproof-route', patternOf(new URL(request.url).pathname))
    return answer
  }
}

/** React Router asks for data under `.data`. A script that names no page is taken to be from any. */
function askedBy(request: Request): string | null {
  if (!new URL(request.url).pathname.endsWith('.data')) return null
  const referrer = request.headers.get('referer') ?? ''
  return URL.canParse(referrer) ? new URL(referrer).pathname : '/'
}
