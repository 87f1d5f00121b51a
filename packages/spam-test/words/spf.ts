import { joinedBy } from '@postproof/engine/clauses'
import type { Json } from '@postproof/engine/finding'
import type { Facts, Said } from '@postproof/engine/finding-words'
import type { Message } from '@postproof/messages/message'
import type { CheckWords, FixContext } from '../types.ts'
import { closedSpf, mergedSpf, spfRecords } from './dns-advice.ts'
import { bounceStep, espSpfTerm } from './esp-dns.ts'
import { isOwn } from './own-domain.ts'

type Entry = { [name: string]: Json }

const entries = (value: Json | undefined): Entry[] =>
  Array.isArray(value)
    ? value.flatMap((entry) =>
        entry !== null && typeof entry === 'object' && !Array.isArray(entry) ? [entry] : [],
      )
    : []

const text = (value: Json | undefined): string => String(value ?? '')

/** Steps for a client that the record does not name. */
const allowSteps = (_: Facts, context: FixContext): Said => [
  'spf.step.yours',
  espSpfTerm(context) ? 'spf.step.add-service' : 'spf.step.add-server',
  'spf.step.one-record',
]

const issues = [
  ...(['bad-version', 'unknown-mechanism', 'missing-value', 'unexpected-value', 'bad-address'] as const),
  ...([
    'wrong-family',
    'bad-prefix',
    'bad-macro',
    'bad-domain',
    'duplicate-modifier',
    'joined-term',
  ] as const),
  ...(['comma', 'bare-address', 'equals-for-colon', 'misspelt-modifier', 'url', 'everyone'] as const),
  ...(['plus-all', 'bad-character'] as const),
]

function issueOf(code: Json | undefined): Message {
  const known = issues.find((issue) => issue === code)
  return { code: known ? `spf.issue.${known}` : 'spf.issue.unreadable', facts: {} }
}

function repairSteps({ issues, dead }: Facts): Said {
  const wrong = entries(issues).filter(({ status }) => status === 'bad')
  const steps: Message[] = [
    ...wrong.map(
      (issue): Message => ({
        code: 'spf.step.correct-term',
        facts: { text: text(issue.text), issue: issueOf(issue.code) },
      }),
    ),
    ...entries(dead).map(
      ({ term, record }): Message => ({
        code: 'spf.step.dead-term',
        facts: { term: text(term), record: text(record) },
      }),
    ),
  ]
  return steps.length > 0
    ? [...steps, 'spf.step.test-again']
    : ['spf.step.correct-record', 'spf.step.test-again']
}

/** What terms cost in look-ups. */
function costsOf({ terms }: Facts): string | Message {
  const costs = entries(terms).map(
    ({ term, cost }): Message => ({ code: 'spf.cost', facts: { term: text(term), cost: text(cost) } }),
  )
  return costs.length > 0
    ? joinedBy('clauses.comma', costs.slice(0, 10))
    : { code: 'spf.cost.each', facts: {} }
}

/** The term of the domain's own record, and the one behind it, that let the client pass. */
function matched({ path }: Facts): { own_term: Json; term: Json; at: Json } {
  const [first, last] = [entries(path)[0], entries(path).at(-1)]
  return { own_term: first?.term ?? null, term: last?.term ?? null, at: last?.domain ?? null }
}

/** Steps for a record that lets anyone pass. */
function closeSteps(facts: Facts): Said {
  const { at } = matched(facts)
  const close = () => {
    if (facts.everyone === 'sender') return 'spf.step.close-sender'
    if (at !== null && at !== facts.domain) return 'spf.step.close-behind'
    if (facts.everyone === 'all') return 'spf.step.close-all'
    return facts.lists === true ? 'spf.step.close-ranges' : 'spf.step.close-term'
  }
  return ['spf.step.name-all', close()]
}

export const spfWords: CheckWords = {
  edits: ({ facts }) => facts.domain,
  instead: 'bounce',
  facts({ facts }, context) {
    const term = context && espSpfTerm(context)
    return {
      ...matched(facts),
      costs: costsOf(facts),
      service_term: term ?? null,
      sender: term ?? facts.ip ?? null,
    }
  },
  found: {
    pass: ({ lists }) => [lists === true ? 'spf.found.pass' : 'spf.pass.unlisted'],
    'allows-everyone': ({ everyone }) => [
      everyone === 'sender' ? 'spf.allows-everyone.as-sender' : 'spf.found.allows-everyone',
    ],
  },
  fix: {
    'allows-everyone': closeSteps,
    softfail: allowSteps,
    neutral: allowSteps,
    fail: allowSteps,
    none: ({ nearMiss }) => [
      ...(nearMiss ? (['spf.step.near-miss'] as const) : []),
      'spf.step.yours',
      'spf.step.publish',
    ],
    'none-but-signed': () => ['spf.step.yours', 'spf.step.publish'],
    permerror: repairSteps,
  },
  records: ({ code, facts }, context) => {
    if (code === 'several-records') return mergedSpf(facts, context)
    if (code === 'allows-everyone') return closedSpf(facts, context)
    const additive = ['softfail', 'neutral', 'fail', 'none', 'none-but-signed']
    return additive.includes(code) ? spfRecords(facts, context) : []
  },
}

export const spfAlignWords: CheckWords = {
  facts: (_, context) => ({ from_domain: context?.fromDomain ?? null }),
  fix: {
    'only-dkim-aligned': (_, context) => [bounceStep(context), 'spf_align.step.not-urgent'],
    'not-aligned': (_, context) => [
      bounceStep(context),
      context.fromDomain !== null && !isOwn(context.fromDomain, context)
        ? 'spf_align.step.either'
        : 'spf_align.step.sign',
    ],
  },
}
