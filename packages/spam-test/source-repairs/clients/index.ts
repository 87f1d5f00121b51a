import { clientBugs } from '@postproof/client-support/client-bugs'
import { unappliedDark } from '@postproof/client-support/dark-scheme'
import { gmailCss } from '@postproof/client-support/gmail'
import { rewriteFor } from '@postproof/client-support/rewrite'
import { wordTraps } from '@postproof/client-support/word'
import { readMessage } from '@postproof/message/read'
import type { Html } from '@postproof/message/types'
import { elementsOf } from '@postproof/message/walk'
import { attributeOf } from '../../content/markup.ts'
import { applyEdits } from '../prove.ts'
import type { ClientRepairKind } from '../types.ts'
import { darkScheme, detectedLinks, nearlyWhite, sizedParts } from './apple-mail.ts'
import { edgedClasses, escapedClasses } from './classes.ts'
import { oldQueries } from './media.ts'
import {
  ghostTables,
  growingLines,
  hiddenFonts,
  hiddenTables,
  officeSettings,
  prefixedShapes,
  sheetsToHead,
  spacedComments,
  tightTables,
  wholeConditions,
  widerSpaces,
} from './outlook.ts'
import type { Edits } from './places.ts'
import { bothMarks, schemes } from './webmail.ts'

/**
 * Repairs of what one client gets wrong. Each is offered only if the repaired mail, read again, lacks the fault, has no
 * fault more, and says the same with the same links and pictures.
 */

/** UTF-16 units of HTML; a longer mail is not read again for each repair. */
const LONGEST = 400_000

/** By the faults that each takes away, as `faultsOf` names them. */
const makers: { make(html: Html): Edits | null; faults: readonly string[] }[] = [
  { make: escapedClasses, faults: ['escaped-selector'] },
  { make: oldQueries, faults: ['media-range', 'nested-at-rule'] },
  { make: sheetsToHead, faults: ['in-body', 'style-order'] },
  { make: wholeConditions, faults: ['conditional-cut'] },
  { make: officeSettings, faults: ['xml-broken', 'dpi'] },
  { make: growingLines, faults: ['image-cut'] },
  { make: hiddenTables, faults: ['hidden-table'] },
  { make: ghostTables, faults: ['ghosts-stripped'] },
  { make: prefixedShapes, faults: ['vml-prefix'] },
  { make: widerSpaces, faults: ['button-spacing'] },
  { make: hiddenFonts, faults: ['web-font'] },
  { make: tightTables, faults: ['float-gap'] },
  { make: spacedComments, faults: ['style-comment'] },
  { make: sizedParts, faults: ['cid-width'] },
  { make: schemes, faults: [] },
  { make: darkScheme, faults: ['dark-scheme'] },
  { make: nearlyWhite, faults: ['dark-white'] },
  { make: detectedLinks, faults: ['auto-links'] },
  { make: edgedClasses, faults: ['class-edge'] },
  { make: bothMarks, faults: ['important-space'] },
]

export type ClientRepairs = { proved: Edits[]; refused: { kind: ClientRepairKind; line: number }[] }

export function clientRepairs(html: Html): ClientRepairs {
  const found: ClientRepairs = { proved: [], refused: [] }
  if (html.source.length > LONGEST) return found
  let before: Snapshot | null = null
  for (const maker of makers) {
    const repair = maker.make(html)
    if (!repair) continue
    before ??= snapshotOf(html)
    if (isSafe(html, before, repair, maker)) found.proved.push(repair)
    else found.refused.push({ kind: repair.kind, line: repair.line })
  }
  return found
}

type Snapshot = { faults: Map<string, number>; text: string; marks: string[]; tags: string }

/** A whole mail of this HTML. */
export function htmlOf(source: string): Html | null {
  return readMessage(Buffer.from(`MIME-Version: 1.0\nContent-Type: text/html; charset=utf-8\n\n${source}`))
    .html
}

/** How often each fault of a client is found. */
export function faultsOf(html: Html): Map<string, number> {
  const kinds = [
    ...gmailCss(html).hazards.map(({ kind }) => kind),
    ...wordTraps(html).map(({ kind }) => kind),
    ...clientBugs(html).map(({ kind }) => kind),
    ...unappliedDark(html).map(() => 'dark-scheme'),
  ]
  const faults = new Map<string, number>()
  for (const kind of kinds) faults.set(kind, (faults.get(kind) ?? 0) + 1)
  return faults
}

function snapshotOf(html: Html): Snapshot {
  const marks: string[] = []
  let tags = ''
  for (const element of elementsOf(html.document)) {
    const { tagName } = element
    if (/^(?:style|meta|head|noscript)$/.test(tagName)) continue
    tags += `${tagName} `
    for (const name of ['href', 'src', 'alt', 'id'])
      marks.push(`${tagName} ${name} ${attributeOf(element, name) ?? ''}`)
  }
  return { faults: faultsOf(html), text: html.visibleText, marks, tags }
}

function isSafe(
  html: Html,
  before: Snapshot,
  { kind, edits }: Edits,
  { make, faults }: (typeof makers)[number],
): boolean {
  const edited = applyEdits(html.source, edits)
  const again = htmlOf(edited)
  if (!again || again.truncated || make(again) !== null) return false
  const after = snapshotOf(again)
  if (faults.some((fault) => after.faults.has(fault))) return false
  for (const [fault, count] of after.faults) if (count > (before.faults.get(fault) ?? 0)) return false
  // What an ordinary comment let out of one for Outlook is read by Outlook alone again.
  if (kind === 'conditional') return asWord(html.source) === asWord(edited)
  return after.text === before.text && after.tags === before.tags && isSame(before.marks, after.marks)
}

/** The same but for the scheme of a link's target. */
const isSame = (before: readonly string[], after: readonly string[]): boolean =>
  before.length === after.length &&
  before.every(
    (mark, at) =>
      mark === after[at] || (/^a href /.test(mark) && after[at] === `a href https://${mark.slice(7).trim()}`),
  )

const asWord = (source: string): string => rewriteFor('outlook-windows', source).html.replace(/\s+/g, ' ')
