import { createContext } from 'react-router'
import type { Services, Visitor } from '#services/types.ts'
import type { ApiDocument } from './api-docs.ts'

/** What one request brings along: the services, who asks, and the nonce that its scripts must carry. */
export type Visit = { services: Services; visitor: Visitor; nonce: string; describeApi(): ApiDocument }

export const visitContext = createContext<Visit>()
