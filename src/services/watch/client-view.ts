import type { Language } from '@postproof/messages/languages'
import { type ClientDomain, type ClientView, clientViewSchema } from '#contract/client-links.ts'
import { Refusal } from '#platform/refusals/refusal.ts'
import { changesOfClient, domainsOfClient, findLink, noteOpened } from '#storage/watch/client-links.ts'
import type { WatchedRow } from '#storage/watch/domains.ts'
import { hashOf, isToken } from '../accounts/secrets.ts'
import { watchedParts } from './facts.ts'
import { partsOf } from './look.ts'
import { presentWatched } from './present.ts'
import { sayChange, sayProblems, titleOf } from './words.ts'
import type { ClientLinksWorld } from './world.ts'

/** What a client sees by its link. What is not declared in the contract never leaves. */

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const MOST_DOMAINS = 500
const MOST_CHANGES = 200

/** The same refusal for a link that was revoked, one that ended, and one that never was. */
const noLink = () => new Refusal(404, 'not_found', 'clients.link_over')

export async function openLink(
  { db, clock, log }: ClientLinksWorld,
  token: string,
  language: Language,
): Promise<ClientView> {
  const now = clock.now()
  const link = isToken(token) ? await findLink(db, hashOf(token), new Date(now)) : undefined
  if (!link) throw noLink()
  const { owner, client, ends_at, account_id: accountId } = link
  const [{ data, total }, changes] = await Promise.all([
    domainsOfClient(db, { accountId, client, most: MOST_DOMAINS }),
    changesOfClient(db, { accountId, client, since: new Date(now - 30 * DAY), most: MOST_CHANGES }),
  ])
  // Removed at this moment: the link ends with the last domain.
  if (total === 0) throw noLink()
  noteOpened(db, link.id, { now: new Date(now), before: new Date(now - MINUTE) }).catch((error: unknown) =>
    log.warn({ error }, 'the use of a link was not noted'),
  )
  return clientViewSchema.parse({
    ...{ owner, client, ends_at: ends_at.toISOString(), total },
    domains: data.map((row) => presentDomain(row, language, now)),
    changes: changes.map((row) => sayChange(row, language)),
  })
}

function presentDomain(row: WatchedRow, language: Language, now: number): ClientDomain {
  const parts = partsOf(row)
  return {
    ...presentWatched({ ...row, open: 0, worst: null }, now),
    problems: watchedParts
      .flatMap((part) => {
        const problems = Object.values(parts[part]?.facts.problems ?? {})
        const title = titleOf(part, language)
        return sayProblems(part, problems, language).map((said) => ({ title, ...said }))
      })
      .toSorted((a, b) => Number(b.status === 'bad') - Number(a.status === 'bad')),
  }
}
