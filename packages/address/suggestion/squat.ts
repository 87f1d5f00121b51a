import { type LargestProvider, largestProviders } from '../data/largest-providers.ts'
import type { DomainFacts } from '../types.ts'
import { areNear, typingDistance } from './distance.ts'
import { cut } from './nearest.ts'

/** Typosquats: domains registered one typing slip away from a large provider, which receive mail meant for it. */

/** Endings that a hand makes of `com` and that exist: Cameroon, Oman. Under `co` the providers' namesakes are real. */
const SLIPS_OF_COM = new Set(['cm', 'om'])

/** A coined name of this length has no neighbour that means anything: any one letter may be off, but the first. */
const LONG = 7

/** Signs that are read as others, as squatters use them. */
const LOOK_ALIKE: [seen: string, meant: string][] = [
  ['0', 'o'],
  ['1', 'l'],
  ['1', 'i'],
  ['rn', 'm'],
  ['vv', 'w'],
]

/**
 * The provider whose mail a registered domain catches; null when nothing says so. `domain` in A-labels and lower case.
 * A domain whose mail goes to a host that organizations pay for, or that the provider itself runs, is nobody's squat.
 */
export function squatOf(domain: string, facts: Pick<DomainFacts, 'provider'>): string | null {
  const kind = facts.provider?.kind
  if (kind === 'business' || kind === 'gateway' || kind === 'mailbox') return null
  const { name, ending } = cut(domain)
  return largestProviders.find((provider) => isSlip(name, ending, provider))?.domain ?? null
}

function isSlip(typed: string, typedEnding: string, { domain, kind }: LargestProvider): boolean {
  const { name, ending } = cut(domain)
  if (kind === 'short' || `${typed}.${typedEnding}` === domain) return false
  if (typedEnding !== ending) {
    return kind === 'coined' && typed === name && ending === 'com' && SLIPS_OF_COM.has(typedEnding)
  }
  if (typed === `www${name}` || typed === `${name}${ending.replaceAll('.', '')}`) return true
  if (isSwapped(typed, name) || isRepeated(typed, name) || isLookAlike(typed, name)) return true
  if (kind === 'word') return false
  if (/^[0-9]$/.test(typed.slice(0, -name.length)) && typed.endsWith(name)) return true
  if (name.length >= LONG) return typed[0] === name[0] && typingDistance(typed, name, 1) <= 1
  return isLeftOut(typed, name) || isBeside(typed, name) || isPutIn(typed, name)
}

/** Two letters the wrong way round. */
function isSwapped(typed: string, name: string): boolean {
  const at = firstDifference(typed, name)
  return (
    typed.length === name.length &&
    at + 1 < name.length &&
    typed === name.slice(0, at) + name[at + 1] + name[at] + name.slice(at + 2)
  )
}

/** A key held too long: a letter that stands there once more. */
function isRepeated(typed: string, name: string): boolean {
  const at = firstDifference(typed, name)
  return (
    typed.length === name.length + 1 && typed[at] === name[at - 1] && typed.slice(at + 1) === name.slice(at)
  )
}

/** A letter left out. Without its first letter a name is another: `mail` of `gmail`. */
function isLeftOut(typed: string, name: string): boolean {
  const at = firstDifference(typed, name)
  return at > 0 && typed.length === name.length - 1 && typed.slice(at) === name.slice(at + 1)
}

/** The key beside the right one; not the first, with which other names begin: `hmail`, `ymail`. */
function isBeside(typed: string, name: string): boolean {
  const at = firstDifference(typed, name)
  return (
    at > 0 &&
    typed.length === name.length &&
    typed.slice(at + 1) === name.slice(at + 1) &&
    areNear(typed[at]!, name[at]!)
  )
}

/** The key beside the right one, hit together with it. */
function isPutIn(typed: string, name: string): boolean {
  const at = firstDifference(typed, name)
  const beside = [name[at - 1], name[at]]
  return (
    at > 0 &&
    typed.length === name.length + 1 &&
    typed.slice(at + 1) === name.slice(at) &&
    beside.some((key) => key !== undefined && areNear(typed[at]!, key))
  )
}

function isLookAlike(typed: string, name: string): boolean {
  return LOOK_ALIKE.some(([seen, meant]) => {
    for (let at = typed.indexOf(seen); at >= 0; at = typed.indexOf(seen, at + 1)) {
      if (typed.slice(0, at) + meant + typed.slice(at + seen.length) === name) return true
    }
    return false
  })
}

function firstDifference(one: string, other: string): number {
  let at = 0
  while (at < one.length && one[at] === other[at]) at++
  return at
}
