import { reachesOf } from '@postproof/client-support/differences/reach'
import { type Change, type ClientId, rewriteFor } from '@postproof/client-support/rewrite'
import { readMessage } from '@postproof/message/read'
import type { ClientChange } from '../pictures/clients/client-picture.ts'

export type ClientDocument = {
  /** As the client leaves it; the pictures inside the mail are those of the mail. */
  html: string
  approximate: boolean
  /** Line of the HTML source at which the client clips the mail; null where it shows all of it. */
  clippedAt: number | null
  /** The most frequent first, at most 60. */
  changes: ClientChange[]
}

/** Kinds of changes that a page can list; newsletters have up to 40. */
const MOST = 60

/** The HTML of a mail as a client leaves it before it draws, and what that changes; null for a mail without HTML. */
export function clientDocument(raw: Uint8Array, client: ClientId): ClientDocument | null {
  const source = readMessage(raw).html?.source
  if (source === undefined) return null
  const { html, approximate, clippedAt, changes } = rewriteFor(client, source)
  const clip = changes.find(({ rule }) => rule === 'gmail-clip')
  const told = changes.slice(0, MOST)
  const reaches = reachesOf(source, told)
  return {
    html,
    approximate,
    clippedAt: clippedAt === null ? null : (clip?.where?.line ?? null),
    changes: told.map((change, at) => ({ ...plain(change), reach: reaches[at]! })),
  }
}

const plain = ({ rule, effect, of, what, source, where, count }: Change): Omit<ClientChange, 'reach'> => ({
  rule,
  effect,
  of,
  what,
  url: source.url,
  date: source.kind === 'own' ? source.date : source.tested,
  line: where?.line ?? null,
  count,
})
