import type { Message } from '@postproof/message/types'
import { alternativeTexts } from './alternative-text.ts'
import { clientRepairs } from './clients/index.ts'
import { commentRepair } from './comments.ts'
import { contrastRepair } from './contrast.ts'
import { languageRepair, titleRepair } from './document.ts'
import { httpsRepair, type Secure } from './https.ts'
import { isProved } from './prove.ts'
import {
  type Candidate,
  type Repair,
  type RepairKind,
  repairKinds,
  type Withheld,
  withhold,
} from './types.ts'

export type SourceRepairs = { offered: Repair[]; withheld: Withheld[] }

/** Kinds whose places are put right one by one; all others in one press. */
const single = new Set<RepairKind>(['alt'])
/** Readings of the source that one mail may cost. */
const MOST_READINGS = 24

/**
 * What can be put right in the HTML of a mail by editing its text, each proved by reading the edited text again: the tree
 * differs in what was to be changed and in nothing else. What cannot is withheld with the reason. Empty without HTML, and
 * for HTML that is read in part.
 */
export function findSourceRepairs(
  message: Pick<Message, 'html' | 'images'>,
  { subject, isSecure }: { subject: string; isSecure: Secure },
): SourceRepairs {
  const { html } = message
  if (!html || html.truncated) return { offered: [], withheld: [] }
  const found = [
    alternativeTexts(message, html.source),
    languageRepair(html),
    titleRepair(html, subject),
    commentRepair(html),
    httpsRepair(html, isSecure),
    contrastRepair(html),
  ]
  const candidates = found.flatMap((one) => one.candidates)
  const proved = new Set(provable(candidates, (some) => isProved(html, some), { left: MOST_READINGS }))
  const refused = repairKinds.flatMap((kind) =>
    withhold(
      kind,
      'changes-more',
      candidates.filter((one) => one.kind === kind && !proved.has(one)).map(({ line }) => line),
    ),
  )
  const ofClients = clientRepairs(html)
  const refusedOfClients = ofClients.refused.flatMap(({ kind, line }) =>
    withhold(kind, 'changes-more', [line]),
  )
  return {
    offered: [
      ...repairKinds.flatMap((kind) =>
        repairsOf(
          kind,
          candidates.filter((one) => one.kind === kind && proved.has(one)),
        ),
      ),
      ...ofClients.proved.map(({ edits, ...rest }) => ({
        ...rest,
        edits: edits.toSorted((a, b) => a.from - b.from),
      })),
    ],
    withheld: [...found.flatMap((one) => one.withheld), ...refused, ...refusedOfClients],
  }
}

/** Nearly always all of them at once; else by halves, until what breaks the tree is alone. */
function provable(
  candidates: Candidate[],
  proves: (some: Candidate[]) => boolean,
  readings: { left: number },
): Candidate[] {
  if (candidates.length === 0 || readings.left <= 0) return []
  readings.left -= 1
  if (proves(candidates)) return candidates
  if (candidates.length === 1) return []
  const half = candidates.length >> 1
  return [
    ...provable(candidates.slice(0, half), proves, readings),
    ...provable(candidates.slice(half), proves, readings),
  ]
}

function repairsOf(kind: RepairKind, candidates: Candidate[]): Repair[] {
  const repairs = single.has(kind)
    ? candidates.map((one) => [one])
    : candidates.length > 0
      ? [candidates]
      : []
  return repairs.map((all) => ({
    kind,
    edits: all.map(({ edit }) => edit).sort((a, b) => a.from - b.from),
    line: all[0]!.line,
    quote: all[0]!.quote,
    ...(all[0]!.ask && { ask: all[0]!.ask }),
  }))
}
