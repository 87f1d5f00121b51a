import type { DnsOutcome, RecordType, Resolver } from '@postproof/engine/world'
import { askTexts, isAnswered, isAskable } from '../record/published.ts'
import { readDomainSpec } from './domain-spec.ts'
import { expandName } from './macro.ts'
import { isSpfRecord, parseSpf, type SpfRecord, type SpfTerm } from './parse.ts'

/** What an SPF record leads to: every include and redirect, and what the names it asks for answer. */

export type SpfNode = {
  domain: string
  outcome: DnsOutcome
  /** Null when there is no record, or several. */
  record: SpfRecord | null
  /** How many SPF records stand there. */
  records: number
  /** Seconds this answer may be kept. */
  ttl: number
}

/** The question of an `a`, `mx` or `exists` term. */
export type SpfQuestion = { kind: 'a' | 'mx' | 'exists'; name: string }

export type SpfTarget = {
  /** Absent for both address families, or the one outcome of an `mx` or `exists` question. */
  outcome: DnsOutcome
  /** What a receiver would see that asks for one family alone (RFC 7208, 4.6.4). */
  outcome4: DnsOutcome
  outcome6: DnsOutcome
  /** Addresses of the name, or of its first ten MX hosts. */
  addresses: string[]
  /** Number of MX hosts. */
  hosts: number
  /** False when the addresses of a host could not be asked for. */
  complete: boolean
}

export type SpfTree = {
  root: string
  nodes: Map<string, SpfNode>
  /** By `keyOf` the question; the `a`, `mx` and `exists` terms without macros. */
  targets: Map<string, SpfTarget>
  /** Names whose lookups failed. */
  unanswered: string[]
  /** Questions were left out because there are too many. */
  truncated: boolean
}

export type TreeOptions = {
  signal?: AbortSignal
  /** DNS questions at most. Default 100. */
  maxQuestions?: number
  /** Asks for all addresses, those of MX hosts included, and not only whether there are any. */
  addresses?: boolean
}

/** Terms of a whole tree that are read: some hundred times what an honest one has, and a hostile one is bounded. */
const MAX_TERMS = 10_000

/** RFC 7208, 4.6.4: more than ten MX hosts are a permanent error. */
export const MAX_MX_HOSTS = 10

/** A term of this kind costs one lookup (RFC 7208, 4.6.4); `ip4`, `ip6`, `all` and `exp` none. */
export function isCounted(term: SpfTerm): boolean {
  if (term.kind === 'modifier') return term.name === 'redirect'
  return ['include', 'a', 'mx', 'ptr', 'exists'].includes(term.name)
}

/** Lookups of one counted term: itself, and the reverse name that `%{p}` in it asks for (RFC 7208, 4.6.4). */
export function ownLookups(term: SpfTerm): number {
  return term.value !== '' && readDomainSpec(term.value).hasPtrMacro ? 2 : 1
}

/** The terms a receiver can reach: none after `all`, and no redirect beside it (RFC 7208, 5.1, 6.1). */
export function reachable(record: SpfRecord): SpfTerm[] {
  const all = record.terms.findIndex((term) => term.kind === 'mechanism' && term.name === 'all')
  if (all < 0) return record.terms
  return record.terms.slice(0, all).filter((term) => term.name !== 'redirect')
}

/** The name of another record that a term leads to; null for other terms and for names made of the message. */
export function branchOf(term: SpfTerm, domain: string): string | null {
  const leads = term.kind === 'modifier' ? term.name === 'redirect' : term.name === 'include'
  return !leads || term.value === '' ? null : fixedName(term.value, domain)
}

/**
 * The name of a domain-spec in the record of `domain`; null when it depends on more than that (RFC 7208, 7.2), or when what
 * its macros make is no name: a hostile record would make each the fifteen-hundredfold of the one before.
 */
export function fixedName(spec: string, domain: string): string | null {
  if (!spec.includes('%')) return spec.toLowerCase().replace(/\.$/, '')
  if (/%\{[^dD]/.test(spec) || !readDomainSpec(spec).valid) return null
  const name = expandName(spec, { ip: '', sender: '', helo: '', reverse: 'unknown', domain })
  return isAskable(name) ? name : null
}

/** The question of an `a`, `mx` or `exists` term; null for other terms and names made of the message. */
export function questionOf(term: SpfTerm, domain: string): SpfQuestion | null {
  if (term.kind !== 'mechanism') return null
  const kind = term.name
  if (kind !== 'a' && kind !== 'mx' && kind !== 'exists') return null
  const name = fixedName(term.value || domain, domain)
  return name !== null && isAskable(name) ? { kind, name } : null
}

/** A question as a key: two terms that ask the same share its answer. */
export function keyOf({ kind, name }: SpfQuestion): string {
  return `${kind} ${name}`
}

/**
 * Loads every record that the domain's record can lead to, each as soon as its name is known, so that the time is
 * that of the longest chain. Never rejects.
 */
export async function loadSpfTree(
  root: string,
  resolver: Resolver,
  { signal, maxQuestions = 100, addresses = false }: TreeOptions = {},
): Promise<SpfTree> {
  const tree: SpfTree = { root, nodes: new Map(), targets: new Map(), unanswered: [], truncated: false }
  let left = maxQuestions
  let termsLeft = MAX_TERMS
  const ask: Ask = (name, type) => {
    if (left-- > 0) {
      const asked = resolver.lookup(name, type, { signal })
      return asked.then((answer) => {
        if (!isAnswered(answer.outcome)) silent.add(name)
        return answer
      })
    }
    tree.truncated = true
    return null
  }
  const read = (text: string): SpfRecord => {
    // Nothing is said of what is not read, least of all that something is missing there.
    const record = termsLeft > 0 ? parseSpf(text) : { ...parseSpf('v=spf1'), text, issues: [] }
    const terms = record.terms.slice(0, termsLeft)
    if (termsLeft === 0 || terms.length < record.terms.length) tree.truncated = true
    termsLeft -= terms.length
    return { ...record, terms }
  }
  const silent = new Set<string>()
  const seen = new Set<string>()
  const isNew = (key: string) => !seen.has(key) && seen.add(key) !== undefined
  const visit = async (domain: string): Promise<void> => {
    if (!isNew(`txt ${domain}`)) return
    const node = await loadNode(domain, ask, read)
    if (!node) return
    tree.nodes.set(domain, node)
    const terms = node.record ? reachable(node.record) : []
    const branches = terms.flatMap((term) => branchOf(term, domain) ?? []).map(visit)
    const questions = terms.flatMap((term) => questionOf(term, domain) ?? [])
    const targets = questions
      .filter((question) => isNew(keyOf(question)))
      .map(async (question) => {
        const target = await loadTarget(question, ask, addresses)
        if (target) tree.targets.set(keyOf(question), target)
      })
    await Promise.all([...branches, ...targets])
  }
  await visit(root)
  return { ...tree, ...inOrder(tree), unanswered: [...silent].sort() }
}

/** Records and questions level by level as terms name them, whichever was answered first: one zone, one report. */
function inOrder({ root, nodes, targets }: SpfTree): Pick<SpfTree, 'nodes' | 'targets'> {
  const names = new Set([root])
  const keys = new Set<string>()
  for (const name of names) {
    const record = nodes.get(name)?.record
    for (const term of record ? reachable(record) : []) {
      const branch = branchOf(term, name)
      const question = questionOf(term, name)
      if (branch !== null) names.add(branch)
      if (question) keys.add(keyOf(question))
    }
  }
  return { nodes: pick(nodes, names), targets: pick(targets, keys) }
}

function pick<T>(from: Map<string, T>, keys: Iterable<string>): Map<string, T> {
  const picked = new Map<string, T>()
  for (const key of keys) {
    const value = from.get(key)
    if (value !== undefined) picked.set(key, value)
  }
  return picked
}

/** Null when the questions are used up. */
type Ask = (name: string, type: RecordType) => ReturnType<Resolver['lookup']> | null

async function loadNode(
  domain: string,
  ask: Ask,
  read: (text: string) => SpfRecord,
): Promise<SpfNode | null> {
  const asked = ask(domain, 'TXT')
  if (!asked) return null
  const published = await askTexts({ lookup: () => asked }, domain)
  const texts = published.texts.filter(isSpfRecord)
  const only = texts.length === 1 ? texts[0] : undefined
  return {
    domain,
    outcome: published.outcome,
    record: only === undefined ? null : read(only),
    records: texts.length,
    ttl: published.answer.ttl,
  }
}

async function loadTarget({ kind, name }: SpfQuestion, ask: Ask, all: boolean): Promise<SpfTarget | null> {
  if (kind === 'a') return loadAddresses(name, ask, all)
  const answer = await ask(name, kind === 'mx' ? 'MX' : 'A')
  if (!answer) return null
  const { outcome } = answer
  const exchanges = answer.records.flatMap((record) =>
    record.type === 'MX' && record.exchange !== '.' && record.exchange !== '' ? [record.exchange] : [],
  )
  const asked = all ? exchanges.slice(0, MAX_MX_HOSTS) : []
  const hosts = await Promise.all(asked.map((host) => loadAddresses(host.toLowerCase(), ask, true)))
  return {
    outcome,
    outcome4: outcome,
    outcome6: outcome,
    addresses: hosts.flatMap((host) => host?.addresses ?? []),
    hosts: exchanges.length,
    complete: isAnswered(outcome) && hosts.every((host) => host?.complete),
  }
}

/** An address question is void only when both families are: which one a receiver asks depends on the client. */
async function loadAddresses(name: string, ask: Ask, all: boolean): Promise<SpfTarget | null> {
  const asked4 = ask(name, 'A')
  const early6 = all ? ask(name, 'AAAA') : null
  const answer4 = await asked4
  if (!answer4) return null
  const want6 = all || answer4.outcome === 'nodata' || answer4.outcome === 'nxdomain'
  const answer6 = want6 ? await (early6 ?? ask(name, 'AAAA')) : null
  const records = [...answer4.records, ...(answer6?.records ?? [])]
  const outcome6 = answer6?.outcome ?? answer4.outcome
  const failed = [answer4.outcome, outcome6].find((outcome) => !isAnswered(outcome))
  return {
    outcome: records.length > 0 ? 'answer' : (failed ?? answer4.outcome),
    outcome4: answer4.outcome,
    outcome6,
    addresses: records.flatMap((record) => ('address' in record ? [record.address] : [])),
    hosts: 0,
    complete: failed === undefined,
  }
}
