import { createPlacement, draftPlacement, startPlacement } from './begin-placement.ts'
import { removePlacement, sendSample, setShared } from './change-placement.ts'
import { comparePlacements, trendOf } from './compare-placements.ts'
import { followPlacement } from './follow-placement.ts'
import { listDomains, listPlacements } from './list-placements.ts'
import type { Offer } from './offer.ts'
import { printPlacement } from './print-placement.ts'
import { readPlacement } from './read-placement.ts'
import { csvOf } from './report/csv.ts'
import { providerName, regionName } from './report/names.ts'
import { speakerIn } from './report/speaker.ts'
import { markerHint } from './report/words.ts'
import type { Placements } from './types.ts'
import type { PlacementsWorld } from './world.ts'

/** What people do with placement tests; pages, API and CLI all come through here. */
export const createPlacements = (world: PlacementsWorld): Placements => ({
  ...offered(world.offer),
  draft: async (visitor) => ({ id: (await draftPlacement(world, visitor)).id, status: 'draft' }),
  start: (id, providers, visitor) => startPlacement(world, id, providers, visitor),
  create: (mailboxes, visitor) => createPlacement(world, mailboxes, visitor),
  read: (id, visitor) => readPlacement(world, id, visitor),
  list: (query, visitor) => listPlacements(world, query, visitor),
  remove: (id, visitor) => removePlacement(world, id, visitor),
  share: (id, shared, visitor) => setShared(world, id, shared, visitor),
  compare: (before, after, visitor) => comparePlacements(world, before, after, visitor),
  domains: (visitor) => listDomains(world, visitor),
  trend: (senderDomain, visitor) => trendOf(world, senderDomain, visitor),
  csv: async (id, visitor) => csvOf(await readPlacement(world, id, visitor)),
  pdf: (id, page, visitor) => printPlacement(world, id, page, visitor),
  sendSample: (id, visitor) => sendSample(world, id, visitor),
  events: (id, visitor, signal) => followPlacement(world, id, visitor, signal),
})

const offered = (offer: Offer): Pick<Placements, 'providers' | 'seedList'> => ({
  async providers(reader) {
    const { name } = speakerIn(reader?.language)
    return (await offer.providers()).map((one) => ({
      ...one,
      name: name(providerName({ provider: one.id, name: one.name })),
      region: name(regionName(one.region)),
    }))
  },
  async seedList(reader) {
    const { say } = speakerIn(reader?.language)
    return { marker_hint: say(markerHint('MARKER')), mailboxes: await offer.seeds() }
  },
})
