import { plain } from '@postproof/engine/plain-message'
import type { Joined } from '@postproof/messages/facts'
import type { Message, PlainCode } from '@postproof/messages/message'
import { countedOf } from './counted.ts'
import { type Name, named, namedAt, uniqueNames } from './names.ts'
import { type Part, whereOf } from './places.ts'
import { providerOf } from './provider.ts'
import type { Advice, PlacementRow, Summary } from './report-types.ts'
import { rulesSaid } from './rules-said.ts'
import { bucketOf, groupByProvider, summaryOf } from './share.ts'
import { spanOf } from './span.ts'

/** On the way for longer than this, or held at the border for as long: slow. Seconds. */
const SLOW = 300

const FAILED = new Set(['fail', 'softfail', 'permerror', 'temperror', 'policy'])
const MAX_ADVICE = 10

/** Checkers are named as the pages link them; records to copy are written by them, never here. */
type Step = Extract<PlainCode, `placement.step.${string}`>
type Words = { title: Message; why: Message[]; steps: Step[] }

type Rule = {
  rows(all: readonly PlacementRow[]): PlacementRow[]
  /** `names`: of the providers, each once. `where`: the same names, each with its number of affected mailboxes. */
  words(rows: PlacementRow[], names: Name[], where: Joined): Words
}

const isFound = (row: PlacementRow): boolean => row.status === 'delivered' || row.status === 'late'
const isIn = (bucket: ReturnType<typeof bucketOf>) => (row: PlacementRow) => bucketOf(row) === bucket
const isUnreadable = (row: PlacementRow): boolean => row.status === 'unreachable'
const isMicrosoft = (row: PlacementRow): boolean => providerOf(row.mailbox.provider).family === 'microsoft'

type Method = 'spf' | 'dkim' | 'dmarc'

/** The methods that failed there; SPF or DKIM alone is no fault where DMARC passes. */
function failedMethods({ auth }: PlacementRow): Method[] {
  if (auth === null || auth.dmarc === 'pass') return []
  return (['spf', 'dkim', 'dmarc'] as const).filter((method) => FAILED.has(auth[method]))
}

/** Neither says pass, and the provider spoke. */
const isUnsigned = ({ auth }: PlacementRow): boolean =>
  auth !== null && auth.dmarc !== 'pass' && (auth.dkim === 'none' || auth.spf === 'none')

const absentMethods = ({ auth }: PlacementRow): Method[] =>
  (['spf', 'dkim'] as const).filter((method) => auth?.[method] === 'none')

const heldAtBorder = ({ hops }: PlacementRow): number => hops.find((hop) => hop.border)?.delay ?? 0

const delayOf = (row: PlacementRow): number => Math.max(row.deliverySeconds ?? 0, heldAtBorder(row))

const wasMoved = (row: PlacementRow): boolean =>
  row.tab === 'spam' && row.firstTab !== null && row.firstTab !== 'spam'

/** The rows in spam at each provider whose counts fit. */
const spamWhere = (all: readonly PlacementRow[], fits: (summary: Summary) => boolean): PlacementRow[] =>
  [...groupByProvider(all).values()]
    .filter((group) => fits(summaryOf(group)))
    .flatMap((group) => group.filter(isIn('spam')))

/** If most mailboxes of a provider have it in the inbox, it does not filter this mail for everyone. */
const isMostlyInbox = (summary: Summary): boolean => summary.inbox * 2 > countedOf(summary)
const isNotMostlyInbox = (summary: Summary): boolean => !isMostlyInbox(summary)

const rulesOf = (rows: readonly PlacementRow[]): Message[] => rulesSaid(rows.flatMap((row) => row.filters))

/** The rules that the filters named; without any, a sentence that says so. */
function reasonsOf(rows: PlacementRow[]): Message[] {
  const said = rulesOf(rows)
  return said.length > 0 ? said : [plain('placement.advice.spam.why')]
}

/** `count`: for the verb. */
const subject = (names: Name[]) => ({ providers: named(names), count: names.length })
const upper = (methods: Method[]) => named(methods.map((method) => method.toUpperCase()))
const checkersOf = (methods: Method[]): Step[] =>
  [...new Set(methods)].map((method) => `placement.step.${method}` as const)

/** In the order in which they matter; each takes the rows it is about. */
const rules: readonly Rule[] = [
  {
    rows: (all) => all.filter((row) => row.status === 'rejected'),
    words: (_, __, where) => ({
      title: { code: 'placement.advice.refused.title', facts: { where } },
      why: [plain('placement.advice.refused.why')],
      steps: ['placement.step.read-reply', 'placement.step.settle-cause', 'placement.step.test-again'],
    }),
  },
  {
    rows: (all) => all.filter((row) => failedMethods(row).length > 0),
    words(rows, names) {
      const methods = rows.flatMap(failedMethods)
      return {
        title: {
          code: 'placement.advice.authentication.title',
          facts: { methods: upper(methods), at: namedAt(names) },
        },
        why: [plain('placement.advice.authentication.why')],
        steps: [
          ...checkersOf(methods),
          'placement.step.spam-test-authentication',
          'placement.step.test-again',
        ],
      }
    },
  },
  {
    rows: (all) => all.filter((row) => failedMethods(row).length === 0 && isUnsigned(row)),
    words(rows, names) {
      const methods = rows.flatMap(absentMethods)
      return {
        title: {
          code: 'placement.advice.unauthenticated.title',
          facts: { methods: upper(methods), ...subject(names) },
        },
        why: [plain('placement.advice.unauthenticated.why')],
        steps: [...checkersOf(methods), 'placement.step.test-again'],
      }
    },
  },
  {
    rows: (all) => all.filter((row) => (row.blacklists?.length ?? 0) > 0),
    words(rows) {
      const lists = rows.flatMap((row) => row.blacklists?.map((one) => one.list) ?? [])
      const ips = uniqueNames(rows.map((row) => row.senderIp))
      return {
        title: { code: 'placement.advice.listed.title', facts: { lists: namedAt(lists) } },
        why: [{ code: 'placement.advice.listed.why', facts: { ips: named(ips), count: ips.length } }],
        steps: ['placement.step.ip-blacklists', 'placement.step.tell-service', 'placement.step.cause-first'],
      }
    },
  },
  {
    rows: (all) => all.filter(isIn('tagged')),
    words: (rows, _, where) => ({
      title: { code: 'placement.advice.tagged.title', facts: { where } },
      why: [plain('placement.advice.tagged.why'), ...rulesOf(rows)],
      steps: ['placement.step.filter-rules', 'placement.step.spam-test', 'placement.step.test-again'],
    }),
  },
  {
    rows: (all) => spamWhere(all, isNotMostlyInbox).filter(isMicrosoft),
    words: (rows, _, where) => ({
      title: { code: 'placement.advice.spam.title', facts: { where } },
      why: microsoftReasons(rows),
      steps: ['placement.step.microsoft-values', 'placement.step.spam-test', 'placement.step.ask-microsoft'],
    }),
  },
  {
    rows: (all) => spamWhere(all, isNotMostlyInbox).filter((row) => !isMicrosoft(row)),
    words: (rows, _, where) => ({
      title: { code: 'placement.advice.spam.title', facts: { where } },
      why: reasonsOf(rows),
      steps: ['placement.step.spam-test', 'placement.step.plain-text', 'placement.step.test-again'],
    }),
  },
  {
    rows: (all) => spamWhere(all, isMostlyInbox),
    words: (rows, _, where) => ({
      title: { code: 'placement.advice.stray.title', facts: { where } },
      why: [plain('placement.advice.stray.why'), ...rulesOf(rows)],
      steps: ['placement.step.repeat', 'placement.step.stray-history', 'placement.step.spam-test'],
    }),
  },
  {
    rows: (all) => all.filter(wasMoved),
    words: (_, __, where) => ({
      title: { code: 'placement.advice.moved-to-spam.title', facts: { where } },
      why: [plain('placement.advice.moved-to-spam.why')],
      steps: ['placement.step.domain-blacklists', 'placement.step.spam-test'],
    }),
  },
  {
    rows: (all) => (all.some(isFound) ? [] : all.filter((row) => row.status === 'missing')),
    words: () => ({
      title: plain('placement.advice.nowhere.title'),
      why: [plain('placement.advice.nowhere.why')],
      steps: ['placement.step.was-sent', 'placement.step.marker', 'placement.step.bounces'],
    }),
  },
  {
    rows: (all) => (all.some(isFound) ? all.filter((row) => row.status === 'missing') : []),
    words: (_, __, where) => ({
      title: { code: 'placement.advice.missing.title', facts: { where } },
      why: [plain('placement.advice.missing.why')],
      steps: ['placement.step.sending-log', 'placement.step.bounces', 'placement.step.dropped'],
    }),
  },
  {
    rows: (all) => all.filter((row) => isIn('tabs')(row) && row.tab === 'promotions'),
    words: (_, names) => ({
      title: { code: 'placement.advice.promotions.title', facts: { at: namedAt(names) } },
      why: [plain('placement.advice.promotions.why')],
      steps: ['placement.step.newsletter', 'placement.step.own-subdomain'],
    }),
  },
  {
    rows: (all) =>
      all.filter(
        (row) => isIn('tabs')(row) && (row.tab === 'updates' || row.tab === 'social' || row.tab === 'forums'),
      ),
    words: (_, names) => ({
      title: { code: 'placement.advice.other-tab.title', facts: { at: namedAt(names) } },
      why: [plain('placement.advice.other-tab.why')],
      steps: ['placement.step.personal-mail'],
    }),
  },
  {
    rows: (all) => all.filter((row) => isIn('tabs')(row) && row.tab === 'other'),
    words: ({ length: count }) => ({
      title: { code: 'placement.advice.other-folder.title', facts: { count } },
      why: [plain('placement.advice.other-folder.why')],
      steps: ['placement.step.remove-rule'],
    }),
  },
  {
    rows: (all) => all.filter((row) => isFound(row) && delayOf(row) >= SLOW),
    words: (rows, names) => ({
      title: {
        code: 'placement.advice.slow.title',
        facts: { time: spanOf(Math.max(...rows.map(delayOf))), at: namedAt(names) },
      },
      why: [plain('placement.advice.slow.why')],
      steps: ['placement.step.hops', 'placement.step.deferrals', 'placement.step.few-addresses'],
    }),
  },
  {
    rows: (all) => all.filter((row) => isUnreadable(row) && !row.simulated),
    words: ({ length: count }) => ({
      title: { code: 'placement.advice.unreadable.title', facts: { count } },
      why: [plain('placement.advice.unreadable.why')],
      steps: ['placement.step.ask-operator'],
    }),
  },
  {
    rows: (all) => all.filter((row) => isUnreadable(row) && row.simulated),
    words: ({ length: count }) => ({
      title: { code: 'placement.advice.unreadable-simulated.title', facts: { count } },
      why: [plain('placement.advice.unreadable-simulated.why')],
      steps: ['placement.step.new-test'],
    }),
  },
]

const fine: Rule['words'] = ({ length: count }) => ({
  title: plain('placement.advice.fine.title'),
  why: [{ code: 'placement.advice.fine.why', facts: { count } }],
  steps: ['placement.step.after-changes'],
})

const MAX_REASONS = 5
/** Values of Microsoft's that tell why it is spam, unless they say that nothing was found. */
const TELLING = new Set(['CAT', 'SFV', 'BCL', 'compauth', 'OFR'])
const QUIET = /^(?:NONE|NSPM|pass\b|[0-3]$)/

/** What Microsoft said of these mails: category, filter verdict, bulk level; each once, in words. */
function microsoftReasons(rows: PlacementRow[]): Message[] {
  const explained = rows.flatMap((row) => row.ms?.explained ?? [])
  const reasons = new Map<string, Message>()
  for (const { name, value, text } of explained) {
    if (!TELLING.has(name) || QUIET.test(value) || reasons.size >= MAX_REASONS) continue
    reasons.set(`${name} ${value}`, {
      code: 'placement.microsoft.reason',
      facts: { name, value, text },
    })
  }
  if (reasons.size === 0) return [plain('placement.advice.spam-microsoft.no-reason')]
  return [plain('placement.advice.spam-microsoft.why'), ...reasons.values()]
}

/** What the rows call for, most important first; empty if nothing is wrong. */
export const problemsOf = (rows: readonly PlacementRow[]): Advice[] =>
  rules
    .map((rule) => ({ words: rule.words, about: rule.rows(rows) }))
    .filter(({ about }) => about.length > 0)
    .slice(0, MAX_ADVICE)
    .map(({ words, about }) => adviceOn(words, about, rows))

/**
 * What to do, most important first; each entry names the mailboxes it is about. Records are never written here: it points
 * to the checkers and the spam test. Empty while nothing is decided.
 */
export function adviceOf(rows: readonly PlacementRow[]): Advice[] {
  const problems = problemsOf(rows)
  if (problems.length > 0 || rows.length === 0 || !rows.every(isIn('inbox'))) return problems
  return [adviceOn(fine, [...rows], rows)]
}

function adviceOn(words: Rule['words'], about: PlacementRow[], all: readonly PlacementRow[]): Advice {
  const names = uniqueNames(about.map((row) => row.mailbox.name))
  const { title, why, steps } = words(about, names, whereOf(partsOf(about, all)))
  return { title, why, steps: steps.map(plain), mailboxes: about.map((row) => row.mailbox.id) }
}

const partsOf = (about: readonly PlacementRow[], all: readonly PlacementRow[]): Part[] =>
  [...groupByProvider(all)].map(([provider, group]) => ({
    name: group[0]!.mailbox.name,
    count: about.filter((row) => row.mailbox.provider === provider).length,
    counted: countedOf(summaryOf(group)),
  }))
