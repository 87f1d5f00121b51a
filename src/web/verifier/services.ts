import type { RouterContextProvider } from 'react-router'
import { visitContext } from '#web/request/visit.ts'

/** What the verifier's pages use of the services, and who asks. */
export function verifierVisit(context: Readonly<RouterContextProvider>) {
  const { services, visitor } = context.get(visitContext)
  const { verifier, verifierLists } = services
  return { verifier, verifierLists, visitor }
}
