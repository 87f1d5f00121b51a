import { Refusal } from '#platform/refusals/refusal.ts'
import { readClientParts } from '#storage/client-pictures.ts'
import type { Database } from '#storage/db.ts'
import type { findPictures } from '#storage/pictures.ts'
import type { MailReader } from '../../analysis/reader.ts'
import { type ClientPictures, MOST_TRIES } from '../../pictures/clients/client-queue.ts'
import { type ClientsSubject, isWanting, presentClients } from '../../pictures/clients/present-clients.ts'
import type { Sample } from '../sample.ts'
import type { SpamTests } from '../types.ts'

/** The mail as mail clients show it: what is kept of it, and the wish for what is not. */
export function createClientParts(world: {
  database: Database
  sample: Sample
  /** The test without its report; refuses what is not there, expired, or without mail. */
  picturesOf(id: string): Promise<NonNullable<Awaited<ReturnType<typeof findPictures>>>>
  readerOf(id: string): Promise<MailReader>
  /** Null where none are made. */
  clientPictures: ClientPictures | null
}): Pick<SpamTests, 'clientPictures'> {
  const subjectOf = async (id: string): Promise<ClientsSubject> => {
    if (id === 'example') return { id, ...world.sample.clients(), over: false }
    const { pictures } = await world.picturesOf(id)
    // What was drawn stays to be seen where the operator turned pictures off since.
    const { parts, tries } = await readClientParts(world.database.db, id)
    return { id, state: pictures, parts, over: tries >= MOST_TRIES || world.clientPictures === null }
  }
  return {
    async clientPictures(id, visitor) {
      const subject = { ...(await subjectOf(id)), language: visitor?.language }
      // What was drawn of it had some.
      const known = subject.parts.size > 0 || (await (await world.readerOf(id))('hasHtml', undefined))
      if (!known) throw new Refusal(409, 'no_html', 'test.no_html')
      if (isWanting(subject)) world.clientPictures?.want(id)
      return presentClients(subject)
    },
  }
}
