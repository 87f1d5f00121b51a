import { plain } from '@postproof/engine/plain-message'
import type { Message } from '@postproof/message/types'
import { clientShares } from './data/client-shares.ts'
import { type Chosen, chosenHarm } from './effect/choose.ts'
import { clientNames, dataDate, features } from './features.ts'
import { fixFor } from './fixes.ts'
import { harmOfUse, weights, worse } from './harm.ts'
import { isAboutAccounts, narrow } from './narrowing.ts'
import { readUses } from './read-html.ts'
import type {
  ClientShare,
  ClientSupport,
  Feature,
  FeatureUse,
  Harm,
  MeasuredEffects,
  Support,
  Use,
} from './types.ts'

const MOST_LINES = 20

/** Outlook on Windows: Word lays out the mail. */
export const WORD = 'outlook.windows'

export const defaultShares: Record<string, number> = clientShares

/** What a mail's uses of one feature come to. */
type Tally = {
  feature: Feature
  uses: number
  lines: Set<number>
  example: string
  exampleLine: number | null
  traits: Set<string>
  harm: Harm
  /** What the report says of it. */
  shown: Chosen
  /** The same for what Outlook on Windows sees; null when that is nothing. */
  inWord: { traits: Set<string>; harm: Harm } | null
}

/**
 * The features of HTML and CSS that a mail uses, what each client makes of them, and how much of the mail is left in
 * each. `shares`: client id to its part of the readers, in any unit; clients that the data does not know are left out.
 * `measured`: what was seen to be lost in the drawn mail; where it is not there, the table of harms stands. The notes of
 * single clients are those of the data, which is English.
 * Linear in the size of the HTML; never throws for input.
 */
export function clientSupport(
  message: Message,
  shares: Record<string, number> = defaultShares,
  measured: MeasuredEffects = {},
): ClientSupport {
  const clients = clientsOf(shares)
  const tallies = tally(readUses(message).uses).map((each) => withMeasured(each, measured))
  const scores = new Map(clients.map(({ id }) => [id, 1]))
  const rows = tallies.map((each) => {
    let cost = 0
    const support = clients.map(({ id, share }) => {
      const { level, notes, lost } = inClient(each, id)
      scores.set(id, scores.get(id)! * (1 - lost))
      cost += share * lost
      return { client: id, level, notes }
    })
    return {
      cost,
      use: featureUse(each, support),
      lacking: support.filter(({ level }) => level === 'no').length,
    }
  })
  rows.sort((a, b) => b.cost - a.cost || b.lacking - a.lacking || (a.use.slug < b.use.slug ? -1 : 1))
  const scored = clients.map((client) => ({ ...client, score: scores.get(client.id)! }))
  return {
    clients: scored,
    support: mean(scored),
    dataDate,
    features: rows.map(({ use }) => use),
  }
}

/** The same report for some of its clients alone; their shares are made one again. Unknown ids are left out. */
export function forClients(report: ClientSupport, ids: readonly string[]): ClientSupport {
  const wanted = new Set(ids)
  const kept = report.clients.filter(({ id }) => wanted.has(id))
  const sum = kept.reduce((total, { share }) => total + share, 0)
  const clients = kept.map((client) => ({ ...client, share: sum > 0 ? client.share / sum : 1 / kept.length }))
  return {
    ...report,
    clients,
    support: mean(clients),
    features: report.features.map((each) => ({
      ...each,
      support: each.support.filter(({ client }) => wanted.has(client)),
    })),
  }
}

const mean = (clients: { share: number; score: number }[]): number =>
  // The shares are fractions whose sum is 1 but for the last digit.
  clients.length === 0
    ? 1
    : Math.min(
        1,
        clients.reduce((total, { share, score }) => total + share * score, 0),
      )

const known = new Set([...features.values()].flatMap(({ support }) => [...support.keys()]))

function clientsOf(shares: Record<string, number>): ClientShare[] {
  const valid = Object.entries(shares).filter(
    ([id, share]) => known.has(id) && share > 0 && Number.isFinite(share),
  )
  const sum = valid.reduce((total, [, share]) => total + share, 0)
  return valid
    .map(([id, share]) => ({ id, ...clientNames(id), share: share / sum }))
    .sort((a, b) => b.share - a.share || (a.id < b.id ? -1 : 1))
}

function tally(uses: Use[]): Tally[] {
  const tallies = new Map<string, Tally>()
  for (const use of uses) {
    const feature = features.get(use.slug)
    if (!feature) continue
    let entry = tallies.get(use.slug)
    if (!entry) {
      const { example, line: exampleLine } = use
      entry = {
        feature,
        uses: 0,
        lines: new Set(),
        example,
        exampleLine,
        traits: new Set(),
        harm: 'none',
        shown: { harm: 'none', measured: false },
        inWord: null,
      }
      tallies.set(use.slug, entry)
    }
    entry.uses += 1
    if (use.line !== null && entry.lines.size < MOST_LINES) entry.lines.add(use.line)
    const harm = harmOfUse(use)
    // The use that matters most is shown: of `position`, the absolute one.
    if (harm !== entry.harm && worse(entry.harm, harm) === harm) {
      entry.example = use.example
      entry.exampleLine = use.line
    }
    entry.harm = worse(entry.harm, harm)
    for (const trait of use.traits) entry.traits.add(trait)
    if (use.hiddenFromWord) continue
    entry.inWord ??= { traits: new Set(), harm: 'none' }
    entry.inWord.harm = worse(entry.inWord.harm, harm)
    for (const trait of use.traits) entry.inWord.traits.add(trait)
  }
  return [...tallies.values()]
}

/** The harm as it was measured, for Word and for all others, where it was. */
function withMeasured(entry: Tally, effects: MeasuredEffects): Tally {
  const { feature, inWord } = entry
  const found = Object.hasOwn(effects, feature.slug) ? effects[feature.slug]! : {}
  const others = chosenHarm(feature.slug, entry.harm, found.others, 'others')
  const word = inWord && chosenHarm(feature.slug, inWord.harm, found.word, 'word')
  // Where Word alone lacks it, the others say nothing of the harm.
  const isOfWord = found.others === undefined && found.word !== undefined
  return {
    ...entry,
    harm: others.harm,
    shown: word ? (isOfWord ? word : worst(others, word)) : others,
    inWord: inWord && word && { ...inWord, harm: word.harm },
  }
}

function worst(one: Chosen, other: Chosen): Chosen {
  if (one.harm === other.harm) return { harm: one.harm, measured: one.measured || other.measured }
  return worse(one.harm, other.harm) === one.harm ? one : other
}

const untested: Support = { level: 'unknown', notes: [] }
const hidden = plain('client-support.hidden')

type InClient = FeatureUse['support'][number]

function inClient(entry: Tally, client: string): Omit<InClient, 'client'> & { lost: number } {
  const support = entry.feature.support.get(client) ?? untested
  const seen = client === WORD ? entry.inWord : entry
  if (seen === null) return { ...support, notes: [hidden], lost: 0 }
  const narrowed = narrow(entry.feature.slug, support, seen.traits)
  return { ...narrowed, lost: weights[seen.harm] * lossOf(narrowed) }
}

/** How much of a feature's harm is done. A note about foreign accounts in an app is true of few of its readers. */
function lossOf({ level, notes }: Support): number {
  if (level === 'no') return 1
  if (level !== 'partly') return 0
  return notes.length > 0 && notes.every(isAboutAccounts) ? 0.1 : 0.5
}

function featureUse(entry: Tally, support: FeatureUse['support']): FeatureUse {
  const { slug, title, category, lastTested, url } = entry.feature
  const works = support.every(({ level }) => level === 'yes' || level === 'unknown')
  return {
    slug,
    title,
    category,
    lines: [...entry.lines].sort((a, b) => a - b),
    uses: entry.uses,
    example: entry.example,
    exampleLine: entry.exampleLine,
    ...entry.shown,
    support,
    lastTested,
    fix: works ? null : fixFor(slug, category),
    url,
  }
}
