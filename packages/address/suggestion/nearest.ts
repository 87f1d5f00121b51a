import { freeMailDomains } from '@postproof/engine/free-mail-domains'
import { typingDistance } from './distance.ts'

type Target = { domain: string; name: string; ending: string }

/** The large mailbox providers, greatest first: what people mean when they mistype. */
const targets: readonly Target[] = [...freeMailDomains].map((domain) => ({ domain, ...cut(domain) }))

/**
 * The provider's domain that the typed one is nearest to, null when none is near enough. Name and ending are compared
 * apart, as a slip in each is likelier than two in one. Of equally near ones the larger provider wins.
 */
export function nearestProvider(typed: string): string | null {
  const { name, ending } = cut(typed)
  let best: { domain: string; distance: number } | undefined
  for (const target of targets) {
    const distance = ending === '' ? withoutDot(name, target) : apart(name, ending, target)
    if (distance <= (best?.distance ?? Number.POSITIVE_INFINITY) - 0.01)
      best = { domain: target.domain, distance }
  }
  return best && best.distance < Number.POSITIVE_INFINITY ? best.domain : null
}

const FAR = Number.POSITIVE_INFINITY

function apart(name: string, ending: string, target: Target): number {
  // A letter more or less costs at least 0.7: three of them are already too far, so most targets cost no comparison.
  if (Math.abs(name.length - target.name.length) > 2 || Math.abs(ending.length - target.ending.length) > 2)
    return FAR
  const limit = allowedIn(target.name)
  const inName = typingDistance(name, target.name, limit)
  if (inName > limit) return FAR
  const inEnding = typingDistance(ending, target.ending)
  return inEnding <= allowedIn(target.ending) + 1 && inName + inEnding <= 2 ? inName + inEnding : FAR
}

/** `gmail` and `gmailcom`: the ending is missing, or the dot before it. */
function withoutDot(name: string, target: Target): number {
  if (name === target.name) return target.name.length > 3 ? 1 : FAR
  if (name === target.name + target.ending.replaceAll('.', '')) return 0.7
  return FAR
}

/** In a short name every slip makes another word, so only long ones may differ by more. */
function allowedIn(part: string): number {
  if (part.length <= 3) return 0
  if (part.length === 4) return 1
  return part.length <= 7 ? 1.7 : 2
}

/** At the first dot: every provider's domain is a name and an ending. */
export function cut(domain: string): { name: string; ending: string } {
  const dot = domain.indexOf('.')
  return dot < 0
    ? { name: domain, ending: '' }
    : { name: domain.slice(0, dot), ending: domain.slice(dot + 1) }
}
