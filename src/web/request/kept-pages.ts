/**
 * Pages that are the same for every guest, kept as they were written: drawing one takes ten times as long as all else
 * about it. A page is what its loaders answered, so it is found by these answers themselves, and one is good only
 * while each of them is the very same value: nothing has to be told that something changed.
 *
 * What a visitor has of their own in it, the nonce and a fresh address, is cut out and put in again. Pages of accounts
 * and of a report's owner are never kept nor looked for.
 */

/** What the loaders answered, by route. */
export type PageData = Record<string, unknown>
export type KeptPages = {
  /** The whole page for this visit; null when it has to be drawn. */
  find(key: string, data: PageData, nonce: string): Uint8Array<ArrayBuffer> | null
  /** Keeps a page when the same one was asked for before: many are asked for once. */
  keep(key: string, data: PageData, nonce: string, html: Buffer<ArrayBuffer>): void
}

type Answer = Record<string, unknown>
type Address = { id: string; expires_at: string }
type Own = { nonce: string; address: string }
/** A piece of the page, and what of the visitor's own follows it. */
type Piece = { bytes: Buffer<ArrayBuffer>; next: keyof Own | null }
/** `pieces`: null when the page was asked for once. */
type Kept = { data: PageData; pieces: Piece[] | null }

const limits = { pages: 60, keyLength: 300, pageLength: 500_000 }

export function createKeptPages(): KeptPages {
  const pages = new Map<string, Kept>()
  return {
    find(key, data, nonce) {
      const kept = pages.get(key)
      if (!kept?.pieces || !isForGuests(data) || !isSamePage(kept.data, data)) return null
      // The one asked for longest ago goes first.
      pages.delete(key)
      pages.set(key, kept)
      const own = ownOf(data, nonce)
      return Buffer.concat(
        kept.pieces.flatMap(({ bytes, next }) => (next ? [bytes, Buffer.from(own[next])] : [bytes])),
      )
    },
    keep(key, data, nonce, html) {
      if (!isForGuests(data) || key.length > limits.keyLength || html.byteLength > limits.pageLength) return
      const before = pages.get(key)
      const again = before !== undefined && isSamePage(before.data, data)
      pages.delete(key)
      pages.set(key, { data, pieces: again ? cut(html.toString(), ownOf(data, nonce)) : null })
      if (pages.size > limits.pages) pages.delete(pages.keys().next().value!)
    },
  }
}

const answers = (data: PageData): Answer[] =>
  Object.values(data).filter((each): each is Answer => typeof each === 'object' && each !== null)

const isForGuests = (data: PageData): boolean =>
  (data.root as Answer | undefined)?.account === null && answers(data).every(({ owner }) => owner !== true)

function ownOf(data: PageData, nonce: string): Own {
  const address = answers(data).flatMap(({ address }) => (isAddress(address) ? address.id : []))[0]
  return { nonce, address: address ?? '' }
}

const isAddress = (value: unknown): value is Address =>
  typeof value === 'object' && value !== null && 'events_url' in value && 'expires_at' in value

function isSamePage(a: PageData, b: PageData): boolean {
  const routes = Object.keys(a)
  return routes.length === Object.keys(b).length && routes.every((route) => isSameAnswer(a[route], b[route]))
}

/** Value by value, one level deep. Of two addresses all follows from the id but their end. */
function isSameAnswer(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || !a || !b) return false
  const names = Object.keys(a)
  return names.length === Object.keys(b).length && names.every((name) => isSameValue(a, b, name))
}

function isSameValue(a: object, b: object, name: string): boolean {
  const [left, right] = [(a as Answer)[name], (b as Answer)[name]]
  const alike = isAddress(left) && isAddress(right) && left.expires_at === right.expires_at
  return alike || (Object.is(left, right) && name in b)
}

/** Both hold letters, digits and the signs of Base64 alone, which HTML and JSON write as they are. */
function cut(html: string, own: Own): Piece[] {
  const names = (['nonce', 'address'] as const).filter((name) => own[name] !== '')
  const pieces: Piece[] = []
  let rest = html
  for (;;) {
    const found = names
      .map((name) => ({ name, at: rest.indexOf(own[name]) }))
      .filter(({ at }) => at >= 0)
      .toSorted((a, b) => a.at - b.at)[0]
    if (!found) return [...pieces, { bytes: Buffer.from(rest), next: null }]
    pieces.push({ bytes: Buffer.from(rest.slice(0, found.at)), next: found.name })
    rest = rest.slice(found.at + own[found.name].length)
  }
}
