import { neededSeeds, watchedTests } from '#storage/placement/watched.ts'
import type { Collection } from './collection.ts'
import { hurryExpected } from './expected.ts'
import { openOrTell, shutMailbox } from './mailboxes.ts'

/** Opens the mailboxes that tests and monitors need, and shuts the others. */
export async function syncMailboxes(collection: Collection): Promise<void> {
  if (collection.closed) return
  const { readers } = collection
  const { db } = collection.database
  const [tests, seeds, also] = [
    await watchedTests(db),
    await neededSeeds(db),
    await collection.watched.needs(),
  ]
  collection.markers = new Map([
    ...tests.filter(({ monitor_id }) => monitor_id === null).map(({ id, marker }) => [marker, id] as const),
    ...tests.filter(({ monitor_id }) => monitor_id !== null).map(({ marker }) => [marker, null] as const),
    ...also.markers.map((marker) => [marker, null] as const),
  ])
  const needed = new Map(seeds.map((seed) => [seed.seed_id, seed]))
  for (const { id, since } of also.seeds) {
    const first = Math.min(since.getTime(), (needed.get(id)?.since ?? since).getTime())
    needed.set(id, { seed_id: id, since: new Date(first), fresh: false })
  }
  for (const id of readers.keys()) if (!needed.has(id)) await shutMailbox(collection, id, true)
  await Promise.all([...needed.values()].map((seed) => openOrTell(collection, seed)))
  const { arriving } = collection
  collection.arriving = new Set(tests.map(({ id }) => id).filter((id) => arriving.has(id)))
  await hurryExpected(collection)
}
