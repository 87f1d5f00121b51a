import type { Json } from '@postproof/engine/finding'
import type { Fact, Facts, FindingWords } from '@postproof/engine/finding-words'
import { gmailSenders, rfc, yahooSenders } from '@postproof/engine/references'
import type { Message } from '@postproof/messages/message'
import { nameWords } from '../record/name-words.ts'

const MOST_BRANCHES = 5
const MOST_VOIDS = 6
const MOST_COSTS = 4
const limits = [rfc(7208, '4.6.4')]
const branches = ({ facts }: { facts: Facts }) => ({ branches: sayableBranches(facts) })
const correctEach = (facts: Facts) => stepsFor('spf.step.correct', facts)

// Other texts are usual at the domain itself, where SPF stands; there is no finding about them.
const { 'spf_other-text': _, ...ofName } = nameWords('spf')

/** The words of the SPF checker, by finding id. */
export const spfWords: Record<string, FindingWords> = {
  ...ofName,
  spf_syntax: { refs: [rfc(7208, '4.6')] },
  spf_record: { refs: [rfc(7208), gmailSenders, yahooSenders] },
  spf_ignored: { refs: [rfc(7208, '4.5')] },
  'spf_sender-id': { refs: [rfc(7208)] },
  'spf_type-99': { refs: [rfc(7208, '3.1')] },
  spf_claims: {
    refs: [rfc(7208, '2.6')],
    facts: ({ facts }) => ({ senders: sayableSenders(facts) }),
  },
  spf_all: { refs: [rfc(7208, '5.1')] },
  spf_lookups: { refs: limits, facts: ({ facts }) => ({ costs: costsOf(facts) }) },
  spf_voids: { refs: limits, facts: ({ facts }) => ({ voids: sayableVoids(facts) }) },
  'spf_mx-hosts': { refs: limits, facts: branches },
  'spf_ptr-names': { refs: limits },
  spf_answers: { refs: [rfc(7208, '4.4'), rfc(7208, '5')], facts: branches },
  spf_include: {
    refs: [rfc(7208, '5.2')],
    facts: branches,
    fix: { 'missing-domain': correctEach, 'no-record': correctEach },
  },
  spf_loop: {
    refs: limits,
    facts: branches,
    fix: { loop: (facts) => stepsFor('spf.step.take-out', facts) },
  },
  spf_duplicate: { refs: limits, facts: branches },
  'spf_after-all': { refs: [rfc(7208, '5.1')] },
  spf_ptr: { refs: [rfc(7208, '5.5')] },
  'spf_ptr-macro': { refs: [rfc(7208, '7.2')] },
  spf_modifier: { refs: [rfc(7208, '6')] },
  spf_range: { refs: [rfc(7208, '11.1')] },
  spf_private: { refs: [rfc(6890)] },
  spf_reach: { refs: [rfc(7208, '11.1')], facts: ({ facts }) => ({ share: sayableShare(facts.share) }) },
  spf_size: { refs: [rfc(7208, '3.4')] },
  spf_exp: { refs: [rfc(7208, '6.2')] },
  spf_parked: { refs: [rfc(7208)] },
  spf_verdict: {
    refs: [rfc(7208, '2.6')],
    facts: ({ facts: { term, comment } }) => ({
      matched: term ? 'yes' : 'no',
      commented: comment ? 'yes' : 'no',
    }),
  },
}

type Item = { [key: string]: Json }

const itemsOf = (value: Json | undefined): Item[] =>
  Array.isArray(value) ? (value.filter((one) => one !== null && typeof one === 'object') as Item[]) : []

const text = (value: Json | undefined): string => String(value ?? '')
const place = ({ term, record }: Item) => ({ term: text(term), record: text(record) })

// A guide to what may be found gives the name of a fact in place of its list.
function sayableBranches({ items = null }: Facts): Fact {
  if (!Array.isArray(items)) return items
  const all = itemsOf(items).map((item): Message => ({ code: 'spf.branch', facts: place(item) }))
  const shown = all.slice(0, MOST_BRANCHES)
  return all.length > MOST_BRANCHES ? { code: 'spf.branches_and_others', facts: { branches: shown } } : shown
}

const sayableVoids = ({ names = null }: Facts): Fact =>
  Array.isArray(names) ? itemsOf(names).slice(0, MOST_VOIDS).map(sayableVoid) : names

const sayableVoid = (item: Item): Message => ({
  code: 'spf.void',
  facts: { name: text(item.name), ...place(item) },
})

/** `include:a.example (3)`, the dearest first. */
function costsOf({ terms = null }: Facts): Fact {
  if (!Array.isArray(terms)) return terms
  const dearest = itemsOf(terms).toSorted((a, b) => Number(b.cost) - Number(a.cost))
  return dearest.slice(0, MOST_COSTS).map(({ term, cost }) => `${text(term)} (${text(cost)})`)
}

const stepsFor = (code: 'spf.step.correct' | 'spf.step.take-out', { items }: Facts): Message[] =>
  itemsOf(items).map((item): Message => ({ code, facts: place(item) }))

const MOST_SENDERS = 3

/** Results keep the names that RFC 7208 gives them; what is none of them is put into words. */
function resultOf({ result }: Item): string | Message {
  if (result !== 'nobody' && result !== 'open' && result !== 'unusable') return text(result)
  return { code: `spf.claim_result.${result}`, facts: {} }
}

function sayableSenders({ senders = null }: Facts): Fact {
  if (!Array.isArray(senders)) return senders
  const found = itemsOf(senders)
  const own = { code: 'spf.claim_own', facts: {} } as const
  if (found.length === 0)
    return [{ code: 'spf.claim', facts: { name: own, result: resultOf({ result: 'nobody' }) } }]
  const said = found.map(
    (item): Message => ({ code: 'spf.claim', facts: { name: text(item.name), result: resultOf(item) } }),
  )
  const rest = said.length - MOST_SENDERS
  if (rest <= 0) return said
  return [...said.slice(0, MOST_SENDERS), { code: 'spf.more_claims', facts: { count: rest } }]
}

function sayableShare(share: Json | undefined): Message {
  const percent = Number(share ?? 0) * 100
  if (percent >= 1) return { code: 'spf.share', facts: { percent: Number(percent.toFixed(0)) } }
  if (percent < 0.001) return { code: 'spf.share_tiny', facts: {} }
  return { code: 'spf.share_below_one', facts: { percent: Number(percent.toFixed(3)) } }
}
