import { classifyAddress, reverseName } from '@postproof/engine/addresses'
import type { DnsAnswer, Resolver } from '@postproof/engine/world'
import type { Issue } from '../record/issue.ts'
import { askTexts, isAnswered, isAskable } from '../record/published.ts'
import { BITS, networkOf, numberOf } from './address-set.ts'
import type { SpfResult, WalkStep } from './details.ts'
import { readDomainSpec } from './domain-spec.ts'
import { isVoid, MAX_LOOKUPS, MAX_VOIDS } from './lookups.ts'
import { expandName } from './macro.ts'
import type { Mechanism } from './mechanism.ts'
import { isSpfRecord, type Modifier, parseSpf, type SpfRecord } from './parse.ts'
import { isCounted, MAX_MX_HOSTS } from './tree.ts'

/**
 * check_host() of RFC 7208, 4, step by step, to say which term decided. The verdict that counts is the evaluator's;
 * this walk explains it.
 */

export type Walk = {
  result: SpfResult
  /** The term that decided, from the domain's own record down to the one that matched. */
  path: { domain: string; term: string }[]
  steps: WalkStep[]
}

export type Client = { ip: string; sender: string; helo: string }

/** Issues that the grammar of RFC 7208 allows; all other bad ones end an evaluation. */
const ALLOWED = new Set([
  'plus-all',
  'everyone',
  'comma',
  'glued-names',
  'equals-for-colon',
  'misspelt-modifier',
])
const MAX_STEPS = 300
const MAX_DEPTH = 20
const RESULTS = { '+': 'pass', '-': 'fail', '~': 'softfail', '?': 'neutral' } as const

/** Ends the walk from any depth. */
class Stop extends Error {
  readonly result: 'permerror' | 'temperror'
  constructor(result: 'permerror' | 'temperror') {
    super(result)
    this.result = result
  }
}

type State = {
  client: Client
  resolver: Resolver
  steps: WalkStep[]
  lookups: number
  voids: number
}

type Judged = { result: SpfResult; path: Walk['path'] }

/** Whether an issue of a record makes it a permanent error (RFC 7208, 4.6). */
export function isFatal(issue: Issue): boolean {
  return issue.status === 'bad' && !ALLOWED.has(issue.code)
}

/** Walks the record of a domain for one client. Asks through `resolver`; never rejects. */
export async function walkSpf(domain: string, client: Client, resolver: Resolver): Promise<Walk> {
  const state: State = { client, resolver, steps: [], lookups: 0, voids: 0 }
  try {
    return { ...(await checkHost(domain, state, 0)), steps: state.steps }
  } catch (error) {
    if (!(error instanceof Stop)) throw error
    const last = state.steps.at(-1)
    if (last && last.outcome === 'no-match') last.outcome = error.result
    return { result: error.result, path: [], steps: state.steps }
  }
}

async function checkHost(domain: string, state: State, depth: number): Promise<Judged> {
  if (depth > MAX_DEPTH) throw new Stop('permerror')
  const record = await findRecord(domain, state, depth > 0)
  if (record === null) return { result: 'none', path: [] }
  if (record.issues.some(isFatal)) throw new Stop('permerror')
  for (const term of record.terms) {
    if (term.kind !== 'mechanism') continue
    const below = await matches(term, domain, state, depth)
    if (below) return { result: RESULTS[term.qualifier], path: [{ domain, term: term.text }, ...below] }
  }
  const redirect = record.terms.find((term) => term.kind === 'modifier' && term.name === 'redirect')
  if (redirect?.kind === 'modifier') return follow(redirect, domain, state, depth)
  return { result: 'neutral', path: [] }
}

async function findRecord(domain: string, state: State, counted: boolean): Promise<SpfRecord | null> {
  if (!isAskable(domain)) return null
  const { texts, answer } = await askTexts(state.resolver, domain)
  if (counted) note(answer, state)
  else if (!isAnswered(answer.outcome)) throw new Stop('temperror')
  const records = texts.filter(isSpfRecord)
  if (records.length > 1) throw new Stop('permerror')
  return records[0] === undefined ? null : parseSpf(records[0])
}

async function follow(term: Modifier, domain: string, state: State, depth: number): Promise<Judged> {
  const name = await nameOf(term.value, domain, state)
  const at = step(term.text, domain, name, state, true)
  const judged = await checkHost(name, state, depth + 1)
  // RFC 7208, 6.1: a target without a record is a permanent error.
  if (judged.result === 'none') throw new Stop('permerror')
  at.outcome = 'match'
  return { result: judged.result, path: [{ domain, term: term.text }, ...judged.path] }
}

/** The path below the term when it matches; null when it does not. */
async function matches(
  term: Mechanism,
  domain: string,
  state: State,
  depth: number,
): Promise<Walk['path'] | null> {
  const name = await subjectOf(term, domain, state)
  const at = step(term.text, domain, name, state, isCounted(term))
  if (term.name === 'include') {
    const judged = await checkHost(name ?? '', state, depth + 1)
    if (judged.result === 'none') throw new Stop('permerror')
    if (judged.result !== 'pass') return null
    at.outcome = 'match'
    return judged.path
  }
  if (!(await holds(term, name ?? '', state))) return null
  at.outcome = 'match'
  return []
}

function step(term: string, domain: string, name: string | null, state: State, counted: boolean): WalkStep {
  if (counted) state.lookups++
  const one: WalkStep = { domain, term, name, outcome: 'no-match', lookups: state.lookups }
  if (state.steps.length < MAX_STEPS) state.steps.push(one)
  if (state.lookups > MAX_LOOKUPS) throw new Stop('permerror')
  return one
}

async function subjectOf(term: Mechanism, domain: string, state: State): Promise<string | null> {
  if (term.name === 'all') return null
  if (term.name === 'ip4' || term.name === 'ip6') return term.value
  return term.value === '' ? domain : nameOf(term.value, domain, state)
}

async function nameOf(spec: string, domain: string, state: State): Promise<string> {
  const { hasMacro, hasPtrMacro } = readDomainSpec(spec)
  if (!hasMacro && !spec.includes('%')) return spec.toLowerCase().replace(/\.$/, '')
  // RFC 7208, 4.6.4: the reverse name counts as a lookup of its own.
  if (hasPtrMacro && ++state.lookups > MAX_LOOKUPS) throw new Stop('permerror')
  const reverse = hasPtrMacro ? ((await reverseNames(state, domain))[0] ?? 'unknown') : 'unknown'
  return expandName(spec, { ...state.client, domain, reverse })
}

async function holds(term: Mechanism, name: string, state: State): Promise<boolean> {
  const named = term.name === 'a' || term.name === 'mx' || term.name === 'exists' || term.name === 'ptr'
  // A name that macros made too long cannot exist (RFC 7208, 4.8): the term does not match.
  if (named && !isAskable(name)) return false
  switch (term.name) {
    case 'all':
      return true
    case 'ip4':
    case 'ip6':
      return inNetwork([name], term, state)
    case 'a':
      return inNetwork(addressesOf(await ask(name, familyType(state), state)), term, state)
    case 'exists':
      return (await ask(name, 'A', state)).outcome === 'answer'
    case 'mx':
      return inNetwork(await exchangeAddresses(name, state), term, state)
    case 'ptr':
      return (await reverseNames(state, name)).some((host) => isWithin(host, name))
    default:
      return false
  }
}

function familyType({ client }: State): 'A' | 'AAAA' {
  return client.ip.includes(':') ? 'AAAA' : 'A'
}

/** One question of a term; counts what is void, and ends the walk when nobody answers. */
async function ask(name: string, type: 'A' | 'AAAA' | 'MX', state: State): Promise<DnsAnswer> {
  const answer = await state.resolver.lookup(name, type)
  note(answer, state)
  return answer
}

function note({ outcome }: DnsAnswer, state: State) {
  if (!isAnswered(outcome)) throw new Stop('temperror')
  if (outcome === 'bad-name') throw new Stop('permerror')
  if (isVoid(outcome) && ++state.voids > MAX_VOIDS) throw new Stop('permerror')
}

function addressesOf({ records }: DnsAnswer): string[] {
  return records.flatMap((record) => ('address' in record ? [record.address] : []))
}

async function exchangeAddresses(name: string, state: State): Promise<string[]> {
  const { records } = await ask(name, 'MX', state)
  const hosts = records.flatMap((record) =>
    record.type === 'MX' && record.exchange !== '.' && record.exchange !== '' ? [record] : [],
  )
  // RFC 7208, 4.6.4.
  if (hosts.length > MAX_MX_HOSTS) throw new Stop('permerror')
  const answers = await Promise.all(
    hosts.map((host) => state.resolver.lookup(host.exchange, familyType(state))),
  )
  if (answers.some((answer) => !isAnswered(answer.outcome))) throw new Stop('temperror')
  return answers.flatMap(addressesOf)
}

/** Reverse names of the client that lead back to it, the one nearest to `domain` first (RFC 7208, 5.5, 7.3). */
async function reverseNames(state: State, domain: string): Promise<string[]> {
  const { client, resolver } = state
  const question = reverseName(client.ip)
  if (question === undefined) return []
  const answer = await resolver.lookup(question, 'PTR')
  // RFC 7208, 5.5: without an answer the term does not match; that is no error.
  if (isVoid(answer.outcome)) note(answer, state)
  const { records } = answer
  const hosts = records.flatMap((record) => (record.type === 'PTR' ? [record.target.toLowerCase()] : []))
  const type = client.ip.includes(':') ? 'AAAA' : 'A'
  const confirmed = await Promise.all(
    hosts.slice(0, 10).map(async (host) => {
      const found = addressesOf(await resolver.lookup(host, type)).map((address) => numberOf(address)?.value)
      return found.includes(numberOf(client.ip)?.value) ? [host] : []
    }),
  )
  const rank = (host: string) => (host === domain ? 0 : isWithin(host, domain) ? 1 : 2)
  return confirmed.flat().sort((a, b) => rank(a) - rank(b))
}

function isWithin(host: string, domain: string): boolean {
  return host === domain || host.endsWith(`.${domain}`)
}

function inNetwork(addresses: string[], { bits4, bits6 }: Mechanism, { client }: State): boolean {
  const own = numberOf(client.ip)
  if (!own || classifyAddress(client.ip) === 'invalid') return false
  const bits = (own.family === 4 ? bits4 : bits6) ?? BITS[own.family]
  return addresses.some((address) => {
    const other = numberOf(address)
    if (other?.family !== own.family) return false
    const { first, last } = networkOf(other.value, bits, own.family)
    return own.value >= first && own.value <= last
  })
}
