import * as build from 'virtual:react-router/server-build'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import type { Services, Visitor } from '#services/types.ts'
import type { ApiDocument } from './api-docs.ts'
import { visitContext } from './visit.ts'

/**
 * The pages as a function of the services: the only thing the server imports from web.
 *
 * The bundle holds its own copies of modules that Node also loads, so contexts are set in here, and errors of the
 * services are told apart by `code` and `status`, never by `instanceof`.
 */
export function createPages(services: Services) {
  const handle = createRequestHandler(build, import.meta.env.MODE)
  return (
    request: Request,
    visit: { visitor: Visitor; nonce: string; describeApi(): ApiDocument },
  ): Promise<Response> => {
    const context = new RouterContextProvider()
    context.set(visitContext, { services, ...visit })
    return handle(request, context)
  }
}
