import { features } from '../features.ts'
import { ownRules } from './own-rules.ts'
import type { Change, Found, Source } from './types.ts'

/** Kinds of changes told apart; beyond, what is new is counted with its rule alone. */
const MOST = 400
const LONGEST = 80
/** Places of one change that are kept. */
const MOST_PLACES = 50

/** Counts what a client takes out and changes. */
export class Changes {
  readonly found = new Map<string, Change>()

  add({ rule, effect, of, what }: Omit<Found, 'offset'>, where: Change['where']): void {
    const text = shortened(what)
    const key = this.found.size < MOST ? `${rule} ${effect} ${of} ${text}` : `${rule} ${effect} ${of}`
    const known = this.found.get(key)
    if (known) {
      known.count += 1
      if (where && known.offsets.length < MOST_PLACES) known.offsets.push(where.offset)
      return
    }
    const offsets = where ? [where.offset] : []
    this.found.set(key, { rule, effect, of, what: text, source: sourceOf(rule), where, offsets, count: 1 })
  }

  list(): Change[] {
    return [...this.found.values()].sort((a, b) => b.count - a.count)
  }
}

const shortened = (text: string): string => {
  const line = text
    .slice(0, 4 * LONGEST)
    .replace(/\s+/g, ' ')
    .trim()
  return line.length > LONGEST ? `${line.slice(0, LONGEST - 1)}…` : line
}

function sourceOf(rule: string): Source {
  const feature = features.get(rule)
  if (feature) return { kind: 'caniemail', slug: rule, url: feature.url, tested: feature.lastTested }
  if (!Object.hasOwn(ownRules, rule)) throw new Error(`No source for the rule ${rule}`)
  return { kind: 'own', id: rule, ...ownRules[rule as keyof typeof ownRules] }
}
