import { type WordTrap, wordTraps } from '@postproof/client-support/word'
import { bad, type Evidence, type Finding, good, warning } from '@postproof/engine/finding'
import { notApplicable } from '../content/no-data.ts'
import type { Check } from '../types.ts'

const id = 'outlook_word'

/** From worst to mildest. */
const badKinds = ['columns', 'unreadable'] as const
const mildKinds = [
  'conditional-cut',
  'conditional-escaped',
  'image-cut',
  'ghosts-stripped',
  'hidden-table',
  'max-width',
  'flex-row',
  'vml-prefix',
  'style-order',
  'picture-width',
  'cell-margin',
] as const
const informative = [
  'xml-broken',
  'div-width',
  'background',
  'link-padding',
  'button-spacing',
  'web-font',
  'dpi',
  'float-gap',
  'float-crop',
  'style-comment',
  'tall-image',
  'vml-padding',
] as const
const allKinds: WordTrap['kind'][] = [...badKinds, ...mildKinds, ...informative]

/** Most findings of each kind. */
const MOST_QUOTED = 5

/** What Outlook on Windows, which lays out mail with Word, would show otherwise than meant. */
export const check: Check = {
  id,
  run({ message }) {
    if (!message.html) return notApplicable(id, 'no-html')
    const traps = wordTraps(message.html)
    const kinds = allKinds.filter((kind) => traps.some((trap) => trap.kind === kind))
    const facts: Finding['facts'] = {
      kinds: kinds.map((kind) => ({ kind, count: traps.filter((trap) => trap.kind === kind).length })),
    }
    const evidence = kinds.flatMap((kind) =>
      traps
        .filter((trap) => trap.kind === kind)
        .slice(0, MOST_QUOTED)
        .map(quote),
    )
    const [worst] = kinds
    if (worst === undefined) return good(id, 'safe', facts)
    if (isOneOf(badKinds, worst)) return bad(id, worst, facts, evidence)
    if (isOneOf(mildKinds, worst)) return warning(id, worst, facts, evidence)
    return good(id, 'details', facts, evidence)
  },
}

const isOneOf = (kinds: readonly WordTrap['kind'][], kind: WordTrap['kind']): boolean => kinds.includes(kind)

const quote = ({ kind, line, column, example }: WordTrap): Evidence => ({
  label: kind,
  value: example,
  place: { in: 'html', line, column },
})
