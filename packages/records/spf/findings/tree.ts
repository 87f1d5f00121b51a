import type { Json } from '@postproof/engine/finding'
import { groupBy } from '@postproof/engine/group-by'
import { recordFinding } from '../../record/findings.ts'
import type { Span } from '../../record/issue.ts'
import { isAnswered } from '../../record/published.ts'
import type { RecordFinding } from '../../record/report.ts'
import { undecided } from '../../record/verdict.ts'
import { isGone } from '../base-names.ts'
import { MAX_LOOKUPS, MAX_VOIDS } from '../lookups.ts'
import type { SpfTerm } from '../parse.ts'
import type { SpfSubject } from '../subject.ts'
import { branchOf, keyOf, MAX_MX_HOSTS, questionOf, reachable, type SpfTree } from '../tree.ts'
import { isFatal } from '../walk.ts'

/** What the record leads to: its cost, and the branches that do not hold. */

/** Lookups from which a record has no room left for another service (own). */
const NEAR_LIMIT = 8

/** Findings about lookups and void lookups (RFC 7208, 4.6.4). */
export function costFindings({ count, counts, authorized }: SpfSubject): RecordFinding[] {
  if (!counts) return []
  return [lookupFinding(count), ...voidFindings(count, authorized)]
}

function lookupFinding({ count, terms, complete }: SpfSubject['count']): RecordFinding {
  const listed = terms.filter((term) => term.cost > 0).slice(0, 30)
  const facts = { count, limit: MAX_LOOKUPS, terms: listed, complete }
  if (count > MAX_LOOKUPS) return recordFinding('bad', 'spf_lookups', 'over', { facts })
  if (!complete) return undecided('spf_lookups', 'unanswered', { facts })
  if (count > NEAR_LIMIT) return recordFinding('warning', 'spf_lookups', 'near-limit', { facts })
  return recordFinding('good', 'spf_lookups', 'within', { facts })
}

/** RFC 7208, 4.6.4: the third void look-up is a permanent error. */
function voidFindings(count: SpfSubject['count'], { root }: SpfSubject['authorized']): RecordFinding[] {
  if (count.cost.voids > MAX_VOIDS) return [voidFinding(count)]
  const over = ([4, 6] as const).filter((family) => voidsIn(count, family) > MAX_VOIDS)
  if (over.length === 0) return [voidFinding(count)]
  return over.map((family) => {
    const names = [...count.voidsOf[family], ...count.voids].slice(0, 30)
    const facts = { family, count: voidsIn(count, family), limit: MAX_VOIDS, names }
    // Where no server of that family may send anyway, all that is lost is the refusal of forged mail.
    return recordFinding(root[family].length > 0 ? 'bad' : 'warning', 'spf_voids', 'over-family', { facts })
  })
}

const voidsIn = ({ cost }: SpfSubject['count'], family: 4 | 6) => (family === 4 ? cost.voids4 : cost.voids6)

function voidFinding({ cost, voids, complete }: SpfSubject['count']): RecordFinding {
  const facts = {
    count: cost.voids,
    limit: MAX_VOIDS,
    ipv4: cost.voids4,
    ipv6: cost.voids6,
    names: voids.slice(0, 30),
  }
  if (cost.voids > MAX_VOIDS) return recordFinding('bad', 'spf_voids', 'over', { facts })
  if (cost.voids > 0) return recordFinding('warning', 'spf_voids', 'some', { facts })
  return complete
    ? recordFinding('good', 'spf_voids', 'none', { facts })
    : recordFinding('no-data', 'spf_voids', 'unanswered', { facts })
}

type Branch = { record: string; term: string; name: string; span: Span | null }

/** Every include and redirect of the tree, each once for every record it stands in. */
function branchesOf(tree: SpfTree): Branch[] {
  return [...tree.nodes.values()].flatMap(({ domain, record }) =>
    (record ? reachable(record) : []).flatMap((term) => {
      const name = branchOf(term, domain)
      return name === null
        ? []
        : [{ record: domain, term: term.text, name, span: domain === tree.root ? term.span : null }]
    }),
  )
}

function branchFinding(
  status: RecordFinding['status'],
  id: string,
  code: string,
  branches: Branch[],
): RecordFinding[] {
  if (branches.length === 0) return []
  const items: Json[] = branches.slice(0, 20).map(({ record, term, name }) => ({ record, term, name }))
  const spans = branches.flatMap(({ span }) => (span ? [span] : []))
  return [recordFinding(status, id, code, { facts: { items, count: branches.length }, spans })]
}

/** A term whose name must hold a record: RFC 7208, 5.2 and 6.1 make its absence a permanent error. */
const leads = (term: SpfTerm) => term.name === 'include' || term.name === 'redirect'

/** Findings about includes and redirects. */
export function includeFindings({ tree, counts, bases }: SpfSubject): RecordFinding[] {
  if (!counts) return []
  // Signs that no name of a host has are a mistake of writing, which nobody can register.
  const branches = branchesOf(tree).filter(({ name }) => !/[|,;]/.test(name))
  const gone = bases.filter((one) => isGone(one) && leads(one.term))
  const below = gone.map(
    ({ record, term, base }): Branch => ({
      record,
      term: term.text,
      name: base,
      span: record === tree.root ? term.span : null,
    }),
  )
  const which = (holds: (node: NonNullable<ReturnType<typeof tree.nodes.get>>) => boolean) =>
    branches.filter(({ name }) => {
      const node = tree.nodes.get(name)
      return node !== undefined && holds(node)
    })
  return [
    ...branchFinding('bad', 'spf_include', 'missing-domain', [
      ...which((node) => node.outcome === 'nxdomain' || node.outcome === 'bad-name'),
      ...below,
    ]),
    ...branchFinding(
      'bad',
      'spf_include',
      'no-record',
      which(({ outcome, records }) => records === 0 && (outcome === 'answer' || outcome === 'nodata')),
    ),
    ...branchFinding(
      'bad',
      'spf_include',
      'several',
      which((node) => node.records > 1),
    ),
    ...branchFinding(
      'bad',
      'spf_include',
      'broken',
      which((node) => node.domain !== tree.root && hasError(node)),
    ),
  ]
}

/** Every term that leads to a name nobody answered for. */
function unansweredTerms(tree: SpfTree): Branch[] {
  return [...tree.nodes.values()].flatMap(({ domain, record }) =>
    (record ? reachable(record) : []).flatMap((term) => {
      const branch = branchOf(term, domain)
      const question = questionOf(term, domain)
      const node = branch === null ? undefined : tree.nodes.get(branch)
      const target = question ? tree.targets.get(keyOf(question)) : undefined
      const silent = node ? !isAnswered(node.outcome) : target?.complete === false
      const span = domain === tree.root ? term.span : null
      return silent ? [{ record: domain, term: term.text, name: branch ?? question?.name ?? '', span }] : []
    }),
  )
}

/** RFC 7208, 4.4 and 5: a receiver without one of these answers has a temporary error, and so no result. */
export function answerFindings({ tree, counts }: SpfSubject): RecordFinding[] {
  if (!counts) return []
  const terms = unansweredTerms(tree)
  const facts = {
    items: terms.slice(0, 20).map(({ record, term, name }): Json => ({ record, term, name })),
    count: terms.length,
    questions: tree.unanswered.slice(0, 50),
  }
  const spans = terms.flatMap(({ span }) => (span ? [span] : []))
  return terms.length > 0 ? [undecided('spf_answers', 'unanswered', { facts, spans })] : []
}

const hasError = ({ record }: { record: SpfSubject['record'] }) => record?.issues.some(isFatal) ?? false

/** Terms that lead back to a record above them, and records that several terms lead to. */
export function repetitionFindings({ tree, count, counts }: SpfSubject): RecordFinding[] {
  if (!counts) return []
  const branches = branchesOf(tree)
  const loops = new Set(count.loops.map(({ record, term }) => `${record} ${term}`))
  const isLoop = ({ record, term }: Branch) => loops.has(`${record} ${term}`)
  const places = groupBy(
    branches.filter((branch) => !isLoop(branch)),
    ({ name }) => name,
  )
  // The same term twice in one record is said by `spf_duplicate term`.
  const twice = [...places.values()].filter(
    (found) => new Set(found.map(({ record, term }) => `${record} ${term.toLowerCase()}`)).size > 1,
  )
  return [
    ...branchFinding('bad', 'spf_loop', 'loop', branches.filter(isLoop)),
    ...branchFinding('warning', 'spf_duplicate', 'include', twice.flat()),
  ]
}

/** RFC 7208, 4.6.4: more than ten MX hosts are a permanent error; more than ten reverse names are not looked at. */
export function hostFindings({ tree, counts, reverse }: SpfSubject): RecordFinding[] {
  if (!counts) return []
  const many: Branch[] = []
  let ptr = false
  for (const { domain, record } of tree.nodes.values()) {
    for (const term of record ? reachable(record) : []) {
      if (term.name === 'ptr') ptr = true
      const question = questionOf(term, domain)
      const target = question?.kind === 'mx' ? tree.targets.get(keyOf(question)) : undefined
      if (question && target && target.hosts > MAX_MX_HOSTS)
        many.push({
          record: domain,
          term: term.text,
          name: question.name,
          span: domain === tree.root ? term.span : null,
        })
    }
  }
  const names = ptr ? (reverse?.records.length ?? 0) : 0
  return [
    ...branchFinding('bad', 'spf_mx-hosts', 'over', many),
    ...(names > 10 ? [recordFinding('warning', 'spf_ptr-names', 'over', { facts: { count: names } })] : []),
  ]
}
