import { type WordTrap, wordTraps } from '@postproof/client-support/word'
import { bad, type Evidence, type Finding, good, warning } from '@postproof/engine/finding'
import { notApplicable } from '../content/no-data.ts'
import { allTraps, badTraps, mildTraps } from '../content/word-traps.ts'
import { defineCheck } from '../define-check.ts'

const id = 'outlook_word'

/** Most findings of each kind. */
const MOST_QUOTED = 5

/** What Outlook on Windows, which lays out mail with Word, would show otherwise than meant. */
export const check = defineCheck({
  id,
  group: 'rendering',
  points: 3,
  topic: 'outlook',
  decidedBy: 'html',
  refs: [
    { label: 'Can I email: max-width', url: 'https://www.caniemail.com/features/css-max-width/' },
    { label: 'Can I email: display: flex', url: 'https://www.caniemail.com/features/css-display-flex/' },
    {
      label: 'Can I email: background-image',
      url: 'https://www.caniemail.com/features/css-background-image/',
    },
  ],
  run({ message }) {
    if (!message.html) return notApplicable(id, 'no-html')
    const traps = wordTraps(message.html)
    const kinds = allTraps.filter((kind) => traps.some((trap) => trap.kind === kind))
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
    if (isOneOf(badTraps, worst)) return bad(id, worst, facts, evidence)
    if (isOneOf(mildTraps, worst)) return warning(id, worst, facts, evidence)
    return good(id, 'details', facts, evidence)
  },
})

const isOneOf = (kinds: readonly WordTrap['kind'][], kind: WordTrap['kind']): boolean => kinds.includes(kind)

const quote = ({ kind, line, column, example }: WordTrap): Evidence => ({
  label: kind,
  value: example,
  place: { in: 'html', line, column },
})
