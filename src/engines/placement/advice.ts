import type { Language } from '#engines/language.ts'
import { providerOf } from './provider.ts'
import type { Advice, PlacementRow } from './report-types.ts'
import { bucketOf } from './share.ts'
import type { AdviceCode, AdviceFacts } from './texts/advice.ts'
import { placementTextsIn } from './texts/index.ts'

/** On the way for longer than this, or held at the border for as long: slow. Seconds. */
const SLOW = 300

const FAILED = new Set(['fail', 'softfail', 'permerror', 'temperror', 'policy'])
const MAX_ADVICE = 10

type Rule = {
  code: AdviceCode
  rows(all: readonly PlacementRow[]): PlacementRow[]
  facts?(rows: PlacementRow[]): Partial<AdviceFacts>
}

const isFound = (row: PlacementRow): boolean => row.status === 'delivered' || row.status === 'late'
const isIn = (bucket: ReturnType<typeof bucketOf>) => (row: PlacementRow) => bucketOf(row) === bucket
const isUnreadable = (row: PlacementRow): boolean => row.status === 'unreachable'
const isMicrosoft = (row: PlacementRow): boolean => providerOf(row.mailbox.provider).family === 'microsoft'
const unique = (values: (string | null | undefined)[]): string[] =>
  [...new Set(values.filter((value) => value !== null && value !== undefined && value !== ''))] as string[]

/** The methods that failed there; SPF or DKIM alone is no fault where DMARC passes. */
function failedMethods({ auth }: PlacementRow): string[] {
  if (auth === null || auth.dmarc === 'pass') return []
  return (['spf', 'dkim', 'dmarc'] as const).filter((method) => FAILED.has(auth[method]))
}

/** Neither says pass, and the provider spoke. */
const isUnsigned = ({ auth }: PlacementRow): boolean =>
  auth !== null && auth.dmarc !== 'pass' && (auth.dkim === 'none' || auth.spf === 'none')

function isSlow(row: PlacementRow): boolean {
  const held = row.hops.find((hop) => hop.border)?.delay ?? 0
  return isFound(row) && ((row.deliverySeconds ?? 0) >= SLOW || held >= SLOW)
}

const wasMoved = (row: PlacementRow): boolean =>
  row.tab === 'spam' && row.firstTab !== null && row.firstTab !== 'spam'

/** In the order in which they matter; each takes the rows it is about. */
const rules: readonly Rule[] = [
  { code: 'refused', rows: (all) => all.filter((row) => row.status === 'rejected') },
  {
    code: 'authentication',
    rows: (all) => all.filter((row) => failedMethods(row).length > 0),
    facts: (rows) => ({ methods: unique(rows.flatMap(failedMethods)) }),
  },
  {
    code: 'unauthenticated',
    rows: (all) => all.filter((row) => failedMethods(row).length === 0 && isUnsigned(row)),
    facts: (rows) => ({
      methods: unique(
        rows.flatMap(({ auth }) => [
          auth?.spf === 'none' ? 'spf' : null,
          auth?.dkim === 'none' ? 'dkim' : null,
        ]),
      ),
    }),
  },
  {
    code: 'listed',
    rows: (all) => all.filter((row) => (row.blacklists?.length ?? 0) > 0),
    facts: (rows) => ({
      lists: unique(rows.flatMap((row) => row.blacklists?.map((one) => one.list) ?? [])),
      ips: unique(rows.map((row) => row.senderIp)),
    }),
  },
  {
    code: 'spam-microsoft',
    rows: (all) => all.filter((row) => isIn('spam')(row) && isMicrosoft(row)),
    facts: (rows) => ({ reasons: microsoftReasons(rows) }),
  },
  { code: 'spam', rows: (all) => all.filter((row) => isIn('spam')(row) && !isMicrosoft(row)) },
  { code: 'moved-to-spam', rows: (all) => all.filter(wasMoved) },
  {
    code: 'nowhere',
    rows: (all) => {
      const missing = all.filter((row) => row.status === 'missing')
      return all.some(isFound) ? [] : missing
    },
  },
  {
    code: 'missing',
    rows: (all) => (all.some(isFound) ? all.filter((row) => row.status === 'missing') : []),
  },
  { code: 'promotions', rows: (all) => all.filter((row) => isFound(row) && row.tab === 'promotions') },
  {
    code: 'other-tab',
    rows: (all) =>
      all.filter(
        (row) => isFound(row) && (row.tab === 'updates' || row.tab === 'social' || row.tab === 'forums'),
      ),
  },
  { code: 'other-folder', rows: (all) => all.filter((row) => isFound(row) && row.tab === 'other') },
  {
    code: 'slow',
    rows: (all) => all.filter(isSlow),
    facts: (rows) => ({
      seconds: Math.max(
        ...rows.map((row) =>
          Math.max(row.deliverySeconds ?? 0, row.hops.find((hop) => hop.border)?.delay ?? 0),
        ),
      ),
    }),
  },
  { code: 'unreadable', rows: (all) => all.filter((row) => isUnreadable(row) && !row.simulated) },
  { code: 'unreadable-simulated', rows: (all) => all.filter((row) => isUnreadable(row) && row.simulated) },
]

/** What Microsoft said of these mails: category, filter verdict, bulk level; each once, in words. */
function microsoftReasons(rows: PlacementRow[]): string[] {
  const telling = new Set(['CAT', 'SFV', 'BCL', 'compauth', 'OFR'])
  const quiet = /^(?:NONE|NSPM|pass\b|[0-3]$)/
  return unique(
    rows.flatMap(
      (row) =>
        row.ms?.explained
          .filter((one) => telling.has(one.name) && !quiet.test(one.value))
          .map((one) => `${one.name} ${one.value}: ${one.text}`) ?? [],
    ),
  ).slice(0, 5)
}

/**
 * What to do, what matters most first; each names the mailboxes it is about. Records are never written here: it points
 * to the checkers and the spam test. Empty while nothing is decided. `rows` are worded in the same language.
 */
export function adviceOf(rows: readonly PlacementRow[], language: Language = 'en'): Advice[] {
  const list: Advice[] = []
  for (const rule of rules) {
    const about = rule.rows(rows)
    if (about.length === 0 || list.length >= MAX_ADVICE) continue
    list.push(adviceOn(rule.code, about, rule.facts?.(about) ?? {}, language))
  }
  const inbox = rows.filter((row) => bucketOf(row) === 'inbox')
  if (list.length === 0 && inbox.length > 0 && inbox.length === rows.length)
    list.push(adviceOn('fine', inbox, {}, language))
  return list
}

function adviceOn(
  code: AdviceCode,
  rows: PlacementRow[],
  facts: Partial<AdviceFacts>,
  language: Language,
): Advice {
  const text = placementTextsIn(language).adviceText(code, {
    providers: unique(rows.map((row) => row.mailbox.name)),
    count: rows.length,
    methods: [],
    lists: [],
    ips: [],
    reasons: [],
    seconds: 0,
    ...facts,
  })
  return { ...text, mailboxes: rows.map((row) => row.mailbox.id) }
}
