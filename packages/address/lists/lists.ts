import { knownDomains } from '../data/known-domains.ts'
import type { ListFlags, ListInfo } from '../types.ts'
import { contains, type DomainList, findDomain } from './domain-list.ts'

type Head = Omit<ListInfo, 'entries'>

export type ListData = {
  /** Lists of disposable services that are tended: one of them is enough. */
  tended: DomainList[]
  /** The long tail: what only stands here counts for less. */
  archive: DomainList
  free: DomainList[]
  relay: Head & { services: readonly [service: string, domains: string][] }
  roles: RoleList[]
}

type RoleList = Head & { kinds: Record<string, readonly string[]> }

export type Lists = {
  /** What the lists say of an address; `domain` in A-labels and lower case, `local` as typed. */
  flags(local: string, domain: string): ListFlags
  /** A domain that people use for mail, free or not: never taken for a slip of the fingers. */
  isKnown(domain: string): boolean
  info: ListInfo[]
}

/** Mailboxes that every domain should have (RFC 2142): a role by standard, whatever the lists say. */
const STANDARD = new Set(
  'info marketing sales support abuse noc security postmaster hostmaster usenet news webmaster www uucp ftp'.split(
    ' ',
  ),
)
const NO_REPLY = /^(no|do-?not|dont|never)-?(reply|replay|response|respond)$/

/** The lists as questions about one domain or local part, each answered in logarithmic or constant time. */
export function createLists(data: ListData): Lists {
  const relay = relayList(data)
  const serviceOf = new Map(
    data.relay.services.flatMap(([service, domains]) =>
      domains.split(' ').map((name) => [name, service] as const),
    ),
  )
  const findRelay = (domain: string): ListFlags['relay'] => {
    const hit = findDomain(relay, domain)
    return hit && { ...hit, service: serviceOf.get(hit.entry)! }
  }
  const findFree = (domain: string) => first(data.free, domain)
  return {
    flags: (local, domain) => {
      const relayHit = findRelay(domain)
      const disposable = relayHit ? { disposable: null, disposableHits: [] } : findDisposable(data, domain)
      return { ...disposable, relay: relayHit, free: findFree(domain), role: findRole(data.roles, local) }
    },
    isKnown: (domain) => knownDomains.has(domain) || findRelay(domain) !== null || findFree(domain) !== null,
    info: [...data.tended, data.archive, ...data.free, relay].map(infoOf).concat(data.roles.map(roleInfo)),
  }
}

function findDisposable(
  { tended, archive }: ListData,
  domain: string,
): Pick<ListFlags, 'disposable' | 'disposableHits'> {
  const high = tended.flatMap((list) => findDomain(list, domain) ?? [])
  if (high.length > 0) return { disposable: 'high', disposableHits: high }
  const old = findDomain(archive, domain)
  return { disposable: old && 'old', disposableHits: old ? [old] : [] }
}

function first(lists: DomainList[], domain: string) {
  for (const list of lists) {
    const hit = findDomain(list, domain)
    if (hit) return hit
  }
  return null
}

/**
 * A tag does not make a role a person: `sales+spring` is `sales`. Dots, hyphens and underscores are one to readers, and so
 * are letters with and without their accents: `büro`, `buero` and `buro`.
 */
function findRole(lists: RoleList[], local: string): ListFlags['role'] {
  const [bare = ''] = local.toLowerCase().slice(0, 64).split('+')
  const plain = bare.replace(/[._]/g, '-')
  if (NO_REPLY.test(plain)) return { list: lists[0]?.id ?? '', entry: bare, by: 'exact', kind: 'no-reply' }
  const spellings = new Set([bare, plain, withoutAccents(spelledOut(plain)), withoutAccents(plain)])
  for (const { id, kinds } of lists) {
    for (const [kind, names] of Object.entries(kinds)) {
      const entry = [...spellings].find((name) => contains(names, name))
      if (entry !== undefined) {
        return { list: id, entry, by: 'exact', kind: STANDARD.has(entry) ? 'standard' : kind }
      }
    }
  }
  return null
}

const SPELLED: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }

function spelledOut(text: string): string {
  return text.normalize('NFC').replace(/[äöüß]/g, (letter) => SPELLED[letter]!)
}

/** Letters that are no base letter with an accent: Polish ł, Turkish ı, Danish and Norwegian ø. */
const BASE: Record<string, string> = { ł: 'l', ı: 'i', ø: 'o' }

function withoutAccents(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[łıø]/g, (letter) => BASE[letter]!)
}

function relayList({ relay: { services, ...head } }: ListData): DomainList {
  const domains = services.flatMap(([, names]) => names.split(' ')).sort()
  return { ...head, domains, wildcards: domains }
}

function infoOf({ id, name, version, date, licence, origin, domains }: DomainList): ListInfo {
  return { id, name, version, date, licence, origin, entries: domains.length }
}

function roleInfo({ kinds, ...head }: RoleList): ListInfo {
  const { id, name, version, date, licence, origin } = head
  return { id, name, version, date, licence, origin, entries: Object.values(kinds).flat().length }
}
