import { filterSays } from './headers/filter-says.ts'
import { filterCodeOf } from './headers/filters.ts'
import { microsoftSays } from './headers/microsoft-values.ts'
import type {
  Chip,
  FilterVerdict,
  MicrosoftVerdict,
  PlacementHeaders,
  PlacementRow,
  RowSeed,
} from './report-types.ts'
import { rowNote } from './row-note.ts'
import type { Found, Recheck, SeedProgress } from './seed-state.ts'
import type { Tab } from './types.ts'

export type RowInput = {
  seed: RowSeed
  progress: SeedProgress
  /** Null until a message was found. */
  headers: PlacementHeaders | null
  ptr: string | null
  blacklists: { list: string; code: string }[] | null
}

/** Where filters put mail. What goes to the trash or an archive later was moved by a person or a rule. */
const BY_FILTER = new Set<Tab>(['inbox', 'promotions', 'updates', 'social', 'forums', 'spam'])

type PlaceNow = Pick<Found, 'tab' | 'folder' | 'placeNote'>

const isByFilter = (recheck: Recheck): recheck is Recheck & PlaceNow =>
  recheck.tab !== null && recheck.folder !== null && BY_FILTER.has(recheck.tab)

/** The place that counts: where a filter put it last. */
function placeNow({ found, rechecks }: SeedProgress): PlaceNow | null {
  return found === null ? null : (rechecks.findLast(isByFilter) ?? found)
}

const foundTab = (tab: Tab): Chip => (tab === 'inbox' ? 'normal' : tab === 'spam' ? 'error' : 'warning')

function chipOf({ state }: SeedProgress, tab: Tab | null, tagged: boolean): Chip {
  if (state === 'pending' || state === 'unreachable') return 'empty'
  if (state === 'missing' || state === 'rejected' || tab === null || tagged) return 'error'
  return state === 'late' && tab === 'inbox' ? 'warning' : foundTab(tab)
}

/** The folder that Microsoft's server had decided for, where it is not the one in which the mail lies. */
function otherDest(headers: PlacementHeaders | null, tab: Tab | null): 'I' | 'J' | null {
  const dest = headers?.ms?.dest
  if (dest === 'I' && tab === 'spam') return 'I'
  return dest === 'J' && tab === 'inbox' ? 'J' : null
}

function explainedMicrosoft(ms: MicrosoftVerdict): PlacementRow['ms'] {
  const explained = ms.explained.map(({ name, value }) => ({ name, value, text: microsoftSays(name, value) }))
  return { ...ms, explained }
}

const explainedFilters = (filters: readonly FilterVerdict[]) =>
  filters.map((one) => ({ ...one, text: filterSays(filterCodeOf(one.name), one) }))

/**
 * Returns the rows of one test. It takes all of them to judge an `unsure` mark: if every mailbox of at least two providers
 * has it, the mark came with the mail and does not count.
 */
export function rowsOf(inputs: readonly RowInput[]): PlacementRow[] {
  const found = inputs.filter(({ progress }) => progress.found !== null)
  const isSentMarked =
    found.every(({ progress }) => progress.found?.mark === 'unsure') &&
    new Set(found.map(({ seed }) => seed.mailbox.provider)).size > 1
  return inputs.map((input) => rowOf(input, !isSentMarked))
}

/** The row of one mailbox. Headers count only with a found message. */
function rowOf({ seed, progress, headers, ptr, blacklists }: RowInput, countsMarks: boolean): PlacementRow {
  const place = placeNow(progress)
  const seen = place === null ? null : headers
  const isGone = progress.state === 'missing' || progress.state === 'rejected'
  const tab = place?.tab ?? (isGone ? 'missing' : null)
  const tagged = countsMarks && Boolean(progress.found?.mark) && tab !== 'spam'
  return {
    mailbox: seed.mailbox,
    address: seed.address,
    type: seed.type,
    region: seed.region,
    simulated: seed.simulated,
    status: progress.state,
    tab,
    firstTab: progress.found?.tab ?? null,
    tagged,
    chip: chipOf(progress, tab, tagged),
    folder: place?.folder ?? null,
    note: rowNote({
      progress,
      tab,
      tagged,
      filters: seen?.filters ?? [],
      folder: place?.folder ?? null,
      placeNote: place?.placeNote ?? null,
      otherDest: otherDest(seen, tab),
      deliverySeconds: seen?.deliverySeconds ?? null,
    }),
    matchedBy: progress.found?.matchedBy ?? null,
    sender: seen?.sender ?? null,
    senderIp: seen?.senderIp ?? null,
    ptr: seen ? ptr : null,
    blacklists: seen ? blacklists : null,
    auth: seen?.auth ?? null,
    ms: seen?.ms ? explainedMicrosoft(seen.ms) : null,
    filters: explainedFilters(seen?.filters ?? []),
    deliveredAt: seen?.deliveredAt ?? progress.found?.internalDate ?? null,
    deliverySeconds: seen?.deliverySeconds ?? null,
    hops: seen?.hops ?? [],
    rechecks: progress.rechecks.map(({ at, tab, folder }) => ({ at, tab, folder })),
  }
}
