import { type ClientBug, clientBugs } from '@postproof/client-support/client-bugs'
import { clientSupport, defaultShares } from '@postproof/client-support/support'
import type { ClientSupport, FeatureUse, MeasuredEffects } from '@postproof/client-support/types'
import { bad, type Evidence, type Finding, good, warning } from '@postproof/engine/finding'
import type { Message } from '@postproof/message/types'
import { notApplicable } from '../content/no-data.ts'
import { type Check, defineCheck } from '../define-check.ts'

const id = 'client_support'

/** Shares of the mail that are left, over all clients. */
const SOUND = 0.95
const POOR = 0.85
/** A client where less than this is left is named. */
const WEAK = 0.9
const MOST_NAMED = 5
/** Most places quoted of each bug of a client. They cost no points: how often each shows is not known. */
const MOST_QUOTED = 4

/** How much of the mail's HTML and CSS works in the mail programs that people use, by what such features mostly do. */
export const check = defineCheck({
  id,
  group: 'rendering',
  points: 3,
  topic: 'clients',
  decidedBy: 'html',
  refs: [{ label: 'Can I email', url: 'https://www.caniemail.com/features/' }],
  run: ({ message }) => judgeSupport(message),
})

/** The same for readers with other clients. `shares`: client id to its part of the readers. */
export const checkFor = (shares: Record<string, number>): Check => ({
  ...check,
  run: ({ message }) => judgeSupport(message, undefined, shares),
})

/** The same by what was measured in the rendered mail, where it was. */
export function judgeSupport(
  message: Message,
  measured?: MeasuredEffects,
  shares: Record<string, number> = defaultShares,
): Finding {
  if (!message.html) return notApplicable(id, 'no-html')
  const report = clientSupport(message, shares, measured)
  const costly = report.features.filter((each) => isCostly(each)).slice(0, MOST_NAMED)
  const bugs = clientBugs(message.html)
  const kinds = [...new Set(bugs.map(({ kind }) => kind))]
  const facts: Finding['facts'] = {
    support: Math.floor(report.support * 1000) / 10,
    clients: weakest(report),
    features: costly.map(({ slug, title, measured }) => ({ slug, title, measured })),
    bugs: kinds.map((kind) => ({ kind, count: bugs.filter((bug) => bug.kind === kind).length })),
    data_date: report.dataDate,
    ...(measured && { drawn: true }),
  }
  const evidence = [
    ...costly.map(quote),
    ...kinds.flatMap((kind) =>
      bugs
        .filter((bug) => bug.kind === kind)
        .slice(0, MOST_QUOTED)
        .map(quoteBug),
    ),
  ]
  if (report.support >= SOUND) return good(id, 'works', facts)
  return (report.support >= POOR ? warning : bad)(
    id,
    report.support >= POOR ? 'partly' : 'poor',
    facts,
    evidence,
  )
}

/** Its absence changes more than decoration, and some client lacks it. */
const isCostly = ({ harm, fix }: FeatureUse): boolean =>
  fix !== null && (harm === 'function' || harm === 'layout' || harm === 'legibility')

const weakest = ({ clients }: ClientSupport): Finding['facts'][string] =>
  clients
    .filter(({ score }) => score < WEAK)
    .slice(0, MOST_NAMED)
    .map(({ family, platform, score }) => ({
      name: `${family} (${platform})`,
      left: Math.round(score * 100),
    }))

function quote({ title, example, exampleLine: line }: FeatureUse): Evidence {
  return { label: title, value: example, ...(line !== null && { place: { in: 'html' as const, line } }) }
}

const quoteBug = ({ kind, line, example }: ClientBug): Evidence => ({
  label: kind,
  value: example,
  place: { in: 'html', line },
})
