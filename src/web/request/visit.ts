import { createContext } from 'react-router'
import type { PageLanguage } from '#contract/language.ts'
import type { Visitor } from '#services/accounts/visitor.ts'
import type { Services } from '#services/application/services.ts'
import type { ApiDocument } from '#web/docs/api/document.ts'

/** What one request brings along: the services, who asks, and the nonce that its scripts must carry. */
export type Visit = {
  services: Services
  visitor: Visitor
  language: PageLanguage
  nonce: string
  /** The host belongs to one tool (`CHECKER_HOSTS`). */
  isToolHost?: boolean
  /** The path of the page whose script asks for this one's data; null for a document. */
  askedBy: string | null
  describeApi(): ApiDocument
  /** Logs an error of the page with the request it belongs to. */
  failed(error: unknown): void
}

export const visitContext = createContext<Visit>()
