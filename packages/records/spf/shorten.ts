import { getDomain } from 'tldts'
import {
  type AddressSet,
  BITS,
  type Family,
  networkOf,
  numberOf,
  subtract,
  toPrefixes,
  union,
} from './address-set.ts'
import { type Allowed, type Authorized, weighTree } from './authorized.ts'
import type { SpfChange, SpfMove } from './details.ts'
import { countTree, type LookupCount, MAX_LOOKUPS, MAX_VOIDS } from './lookups.ts'
import type { Mechanism } from './mechanism.ts'
import { LONG_RECORD, type SpfRecord, type SpfTerm } from './parse.ts'
import { printSpf } from './print.ts'
import { networksOf } from './term-addresses.ts'
import { branchOf, isCounted, ownLookups, reachable, type SpfTree } from './tree.ts'

/**
 * A record that needs more than ten lookups, put right by the smallest change that is enough. In this order: terms that
 * others cover go, `a` and `mx` become addresses, includes of the same organization are written out, then other
 * includes become addresses, the cheapest first, in records of their own where one record cannot hold them.
 *
 * Nobody loses: the addresses that pass are the same before and after, and terms that depend on the single mail stay.
 */

export type Shortened = {
  /** The domain's own record. */
  value: string
  /** Records that the domain's own includes, to be published before it; their hosts are labels below the domain. */
  parts: { label: string; value: string }[]
  changes: SpfChange[]
  /** By our own count; what is published is counted again by the checker. */
  lookups: number
}

/** One term while the record is rewritten. */
type Piece = {
  text: string
  name: string
  passes: boolean
  cost: number
  /** Null where it depends on the mail or was not answered. */
  set: Allowed | null
  /** The record that an include leads to, and whether that is of the same organization. */
  branch: string | null
  own: boolean
  /** Made of a name by this correction. */
  made: boolean
}

const FAMILIES = [4, 6] as const
/** An `a` or `mx` with more addresses than this is changed too often to be written out. */
const MAX_HOST_ADDRESSES = 8
const MAX_RANGES = 400
const MAX_PARTS = 8

export type Shortening = { domain: string; record: SpfRecord; tree: SpfTree }

/** Null when it needs no shortening, when part of it was not answered, or when no such change is enough. */
export function shortenSpf({ domain, record, tree }: Shortening): Shortened | null {
  const count = countTree(tree)
  if (count.count <= MAX_LOOKUPS || !count.complete || count.dead.length + count.loops.length > 0) return null
  const work = begin(domain, record, tree, count)
  if (!work) return null
  for (const step of [dropCovered, writeOutHosts, writeOutOwn, dropCovered, writeOutHosts]) step(work)
  return (isEnough(work) ? finish(work) : null) ?? flattenUntilEnough(work)
}

type Work = {
  domain: string
  tree: SpfTree
  count: LookupCount
  authorized: Authorized
  pieces: Piece[]
  /** Modifiers and `all`, as written. */
  end: string[]
  changes: SpfChange[]
}

function begin(domain: string, record: SpfRecord, tree: SpfTree, count: LookupCount): Work | null {
  const authorized = weighTree(tree)
  if (authorized.open.some(({ why }) => why === 'unanswered' || why === 'too-many')) return null
  const work: Work = { domain, tree, count, authorized, pieces: [], end: [], changes: [] }
  return readInto(work, record, domain, 0) ? work : null
}

/** The pieces of a record; those of its redirect stand in place of it. */
function readInto(work: Work, record: SpfRecord, at: string, hops: number): boolean {
  const terms = reachable(record)
  const redirect = terms.find((term) => term.name === 'redirect')
  work.pieces.push(...terms.filter(isMechanism).map((term) => pieceOf(term, at, work)))
  if (hops === 0) work.end.push(...terms.filter(isOther).map(({ text }) => text))
  const all = record.terms.find((term) => term.name === 'all')
  if (all || !redirect) {
    work.end.push(all?.text ?? '?all')
    return true
  }
  const target = branchOf(redirect, at)
  const next = target === null ? null : work.tree.nodes.get(target)?.record
  if (!target || !next || hops > 4 || next.text.includes('%')) return false
  work.changes.push({ code: 'written-out', before: redirect.text, after: next.text.slice('v=spf1 '.length) })
  return readInto(work, next, target, hops + 1)
}

const isMechanism = (term: SpfTerm): term is Mechanism => term.kind === 'mechanism' && term.name !== 'all'
const isOther = (term: SpfTerm) => term.kind === 'modifier' && term.name !== 'redirect'

function pieceOf(term: Mechanism, at: string, { domain, tree, count, authorized }: Work): Piece {
  const branch = branchOf(term, at)
  const below = branch === null ? 0 : (count.costs.get(branch)?.lookups ?? 0)
  return {
    text: absolute(term, at, domain),
    name: term.name,
    passes: term.qualifier === '+',
    cost: isCounted(term) ? ownLookups(term) + below : 0,
    set: setOf(term, at, tree, authorized),
    branch,
    own: branch !== null && getDomain(branch) !== null && getDomain(branch) === getDomain(domain),
    made: false,
  }
}

/** `mx` in another record means that record's name. */
function absolute(term: Mechanism, at: string, domain: string): string {
  if (at === domain || term.value !== '' || (term.name !== 'a' && term.name !== 'mx')) return term.text
  return term.text.replace(/^([+\-~?]?(?:a|mx))/i, `$1:${at}`)
}

function setOf(term: Mechanism, at: string, tree: SpfTree, authorized: Authorized): Allowed | null {
  if (authorized.open.some((open) => open.record === at && open.term === term.text)) return null
  if (term.name === 'exists' || term.name === 'ptr') return null
  const branch = branchOf(term, at)
  if (branch !== null) return isOpenBelow(branch, tree, authorized) ? null : authorized.of(branch)
  return { 4: networksOf(term, at, tree, 4), 6: networksOf(term, at, tree, 6) }
}

function isOpenBelow(branch: string, tree: SpfTree, { open }: Authorized): boolean {
  const records = new Set(open.map(({ record }) => record))
  const seen = new Set<string>()
  const below = (name: string): boolean => {
    if (seen.has(name)) return false
    seen.add(name)
    const record = tree.nodes.get(name)?.record
    return (
      records.has(name) ||
      (record?.terms ?? []).some((term) => {
        const next = branchOf(term, name)
        return next !== null && below(next)
      })
    )
  }
  return below(branch)
}

const costOf = (pieces: Piece[]) => pieces.reduce((sum, { cost }) => sum + cost, 0)
const isEnough = ({ pieces }: Work) => costOf(pieces) <= MAX_LOOKUPS
/** Where every term lets pass, their order does not matter. */
const isPlain = ({ pieces }: Work) => pieces.every(({ passes }) => passes)

/** The dearest terms first, as long as others let the same addresses pass. */
function dropCovered(work: Work): void {
  if (!isPlain(work)) return
  for (const piece of work.pieces.filter(({ cost }) => cost > 0).toSorted((a, b) => b.cost - a.cost)) {
    if (isEnough(work)) return
    const others = work.pieces.filter((one) => one !== piece)
    const { set } = piece
    if (!set || !FAMILIES.every((family) => subtract(set[family], unionOf(others, family)).length === 0))
      continue
    work.pieces = others
    work.changes.push({ code: 'covered', before: piece.text, after: '' })
  }
}

function unionOf(pieces: Piece[], family: Family): AddressSet {
  return union(...pieces.map(({ set }) => set?.[family] ?? []))
}

/** `a` and `mx` by the addresses that they have now, those with the fewest first. */
function writeOutHosts(work: Work): void {
  const hosts = work.pieces.filter((piece) => (piece.name === 'a' || piece.name === 'mx') && piece.set)
  const few = hosts.filter((piece) => rangesOf(piece.set!).length <= MAX_HOST_ADDRESSES)
  for (const piece of few.toSorted((a, b) => rangesOf(a.set!).length - rangesOf(b.set!).length)) {
    if (isEnough(work)) return
    replace(work, piece, addressPieces(piece), 'resolved')
  }
}

/** An include of the same organization by the terms of its record, which saves the one lookup that it costs itself. */
function writeOutOwn(work: Work): void {
  for (let piece = nextOwn(work); piece && !isEnough(work); piece = nextOwn(work)) {
    const { record } = work.tree.nodes.get(piece.branch!)!
    const terms = reachable(record!).filter(isMechanism)
    replace(
      work,
      piece,
      terms.map((term) => pieceOf(term, piece!.branch!, work)),
      'written-out',
    )
  }
}

/** One whose record says nothing but who passes. */
function nextOwn({ pieces, tree }: Work): Piece | undefined {
  return pieces.find(({ own, passes, branch, name }) => {
    const record = branch === null ? null : tree.nodes.get(branch)?.record
    if (!own || !passes || name !== 'include' || !record || record.text.includes('%')) return false
    const terms = reachable(record)
    return record.all !== '+' && terms.every((term) => isMechanism(term) && term.qualifier === '+')
  })
}

/** The ranges of a set as terms of a record. */
function rangesOf(set: Allowed): string[] {
  return FAMILIES.flatMap((family) =>
    toPrefixes(set[family], family, MAX_RANGES + 1).map(
      (cidr) => `ip${family}:${cidr.replace(family === 4 ? /\/32$/ : /\/128$/, '')}`,
    ),
  )
}

function addressPieces({ text, set, passes }: Piece): Piece[] {
  const sign = /^[-~?]/.exec(text)?.[0] ?? ''
  return rangesOf(set!).map((range) => ({
    text: `${sign}${range}`,
    name: range.slice(0, 3),
    passes,
    cost: 0,
    set: setOfRange(range),
    branch: null,
    own: false,
    made: true,
  }))
}

function setOfRange(range: string): Allowed {
  const [address = '', bits] = range.slice(4).split('/')
  const number = numberOf(address)!
  const network = networkOf(
    number.value,
    bits === undefined ? BITS[number.family] : Number(bits),
    number.family,
  )
  return { 4: number.family === 4 ? [network] : [], 6: number.family === 6 ? [network] : [] }
}

function replace(work: Work, piece: Piece, by: Piece[], code: string): void {
  const known = new Set(work.pieces.filter((one) => one !== piece).map(({ text }) => text.toLowerCase()))
  const added = by.filter(({ text }) => !known.has(text.toLowerCase()))
  work.pieces = work.pieces.flatMap((one) => (one === piece ? added : [one]))
  const after = added.map(({ text }) => text).join(' ')
  work.changes.push({
    code,
    before: piece.text,
    after: after.length > 300 ? `${after.slice(0, 299)}…` : after,
  })
}

/** Includes by their addresses, those first that save the most for their length, until a record can be published. */
function flattenUntilEnough(work: Work): Shortened | null {
  const weightOf = ({ set, cost }: Piece) => rangesOf(set!).join(' ').length / cost
  const includes = work.pieces
    .filter(({ name, set, cost }) => name === 'include' && set && cost > 0)
    .filter(({ set }) => rangesOf(set!).length <= MAX_RANGES)
    .toSorted((a, b) => weightOf(a) - weightOf(b))
  for (const piece of includes) {
    replace(work, piece, addressPieces(piece), 'flattened')
    const done = isEnough(work) ? finish(work) : null
    if (done) return done
  }
  return null
}

/**
 * What depends on the single mail comes last where it could stop the mail of servers that are named behind it: for them
 * it is a void lookup, and the third of these is an error (RFC 7208, 4.6.4).
 */
function inOrder(work: Work): Piece[] {
  const open = work.pieces.filter(({ set }) => set === null)
  const { voids, voids4, voids6 } = work.count.cost
  const most = Math.max(voids, voids4, voids6) + open.length
  if (open.length === 0 || most <= MAX_VOIDS || !isPlain(work)) return work.pieces
  return [...work.pieces.filter(({ set }) => set !== null), ...open]
}

/** The record, or null when it is too long to publish and cannot be cut. */
function finish(work: Work): Shortened | null {
  const { end, changes } = work
  const pieces = inOrder(work)
  const value = print(
    pieces.map(({ text }) => text),
    end,
  )
  if (Buffer.byteLength(value) <= LONG_RECORD || pieces.every(({ made }) => !made))
    return { value, parts: [], changes, lookups: costOf(pieces) }
  if (!pieces.every(({ passes }) => passes)) return null
  return split(pieces, end, changes)
}

const print = (terms: string[], end: string[]) => printSpf([...terms, ...end].map((text) => ({ text })))

/** Addresses that were names before go into records of their own, as many as it needs. */
function split(pieces: Piece[], end: string[], changes: SpfChange[]): Shortened | null {
  const kept = pieces.filter(({ made, set }) => !made && set).map(({ text }) => text)
  const open = pieces.filter(({ set }) => set === null).map(({ text }) => text)
  const parts: string[][] = [[]]
  for (const { text } of pieces.filter(({ made }) => made)) {
    const last = parts.at(-1)!
    if (Buffer.byteLength(print([...last, text], ['-all'])) > LONG_RECORD) parts.push([text])
    else last.push(text)
  }
  const lookups = costOf(pieces) + parts.length
  if (lookups > MAX_LOOKUPS || parts.length > MAX_PARTS) return null
  return {
    value: print([...kept, ...parts.map((_, index) => `include:${partName(index)}`), ...open], end),
    parts: parts.map((terms, index) => ({ label: partName(index), value: print(terms, ['-all']) })),
    changes,
    lookups,
  }
}

/** Stands for the name of a part, which is chosen where it is published: see `nameParts`. */
const partName = (index: number) => `part-${index + 1}.invalid`

/** The records with free names below the domain in place of the parts' own. */
export function nameParts(shortened: Shortened, domain: string, labels: string[]): Shortened {
  const nameOf = (label: string) =>
    `${labels[shortened.parts.findIndex((part) => part.label === label)]}.${domain}`
  return {
    ...shortened,
    value: shortened.parts.reduce(
      (value, { label }) => value.replace(`include:${label}`, `include:${nameOf(label)}`),
      shortened.value,
    ),
    parts: shortened.parts.map((part, index) => ({ ...part, label: labels[index]! })),
  }
}

const MAX_MOVES = 10

/**
 * Includes of others whose mail could go out from a subdomain, those that save the most first: its records, which are
 * published before the service is told to use it.
 */
export function movesOf({ domain, record, tree }: Shortening): SpfMove[] {
  const count = countTree(tree)
  if (count.count <= MAX_LOOKUPS || !count.complete) return []
  return reachable(record)
    .flatMap((term) => {
      const branch = branchOf(term, domain)
      if (branch === null || !isMechanism(term) || term.qualifier !== '+') return []
      if (getDomain(branch) === getDomain(domain)) return []
      const saves = ownLookups(term) + (count.costs.get(branch)?.lookups ?? 0)
      // Its own record must hold as well.
      if (saves > MAX_LOOKUPS) return []
      const label = (getDomain(branch) ?? branch).split('.')[0]!.replace(/[^a-z0-9-]/g, '') || 'mail'
      const value = `v=spf1 ${term.text} ~all`
      return [{ term: term.text, saves, left: count.count - saves, host: `${label}.${domain}`, value }]
    })
    .toSorted((a, b) => b.saves - a.saves)
    .slice(0, MAX_MOVES)
}
