import type { Finding, Json } from '@postproof/engine/finding'
import { espFingerprints } from '@postproof/spam-test/data/esp-fingerprints'
import type { FixContext } from '@postproof/spam-test/types'
import type { Outcome, ServiceSteps } from './types.ts'

/** What the words of a check say when nothing is known yet: asked with facts that name themselves. */

type Worded = {
  codes?: string[]
  found(finding: Finding): string
  fix(finding: Finding, context: FixContext): string[]
}

/**
 * Domains read as the reader's own, everything else as its name: ‹selector›. What counts or compares facts cannot be
 * said in general and is left out.
 */
const namedFacts = new Proxy({} as Record<string, Json>, {
  get: (_, name) =>
    typeof name !== 'string' ? undefined : /(?:domain|org)$/i.test(name) ? ownDomain : `‹${spaced(name)}›`,
})
const ownDomain = 'example.com'
const spaced = (name: string) => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
const unsayable =
  /NaN|undefined|\[object|Infinity|"none"|: none\.$|keine Angabe|non indiqué|(?:^|[^.\d])\b0 (?:[a-z]|%)|[: ]0(?:\.|$)|: \.|\bfor \./

const findingOf = (id: string, code: string): Finding => ({
  id,
  status: 'warning',
  code,
  facts: namedFacts,
  evidence: [],
})

const nobody: FixContext = { fromDomain: ownDomain, esp: null }
const at = (id: string, name: string): FixContext => ({ ...nobody, esp: { id, name, evidence: '' } })

/** Every outcome that can be said in general, in the order of the words' table. */
export function outcomesOf(id: string, text: Worded): Outcome[] {
  return (text.codes ?? []).flatMap((code) => {
    const says = attempt(() => text.found(findingOf(id, code)))
    if (!says || unsayable.test(says)) return []
    return [{ code, says, steps: stepsOf(id, code, text, nobody) }]
  })
}

function stepsOf(id: string, code: string, text: Worded, context: FixContext): string[] {
  const steps = attempt(() => text.fix(findingOf(id, code), context)) ?? []
  return steps.filter((step) => !unsayable.test(step))
}

/** The steps that are a service's own, and those of a service that is not known closer, which is called `unnamed`. */
export function servicesOf(id: string, text: Worded, unnamed: string): ServiceSteps {
  const allSteps = (context: FixContext) =>
    new Set((text.codes ?? []).flatMap((code) => stepsOf(id, code, text, context)))
  const general = allSteps(nobody)
  const unknown = (name: string) => allSteps(at('unknown', name))
  const known: ServiceSteps['known'] = []
  const names: string[] = []
  for (const service of espFingerprints) {
    const ordinary = unknown(service.name)
    const own = [...allSteps(at(service.id, service.name))].filter(
      (step) => !general.has(step) && !ordinary.has(step),
    )
    if (own.length) known.push({ name: service.name, steps: own })
    else names.push(service.name)
  }
  const steps = [...unknown(unnamed)].filter((step) => !general.has(step))
  return { known, others: { names: known.length || steps.length ? names : [], steps } }
}

function attempt<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
