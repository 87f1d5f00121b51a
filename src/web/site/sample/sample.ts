import type { Visitor } from '#services/accounts/visitor.ts'
import type { Services } from '#services/application/services.ts'
import type { ShownState, ShownStates } from '#services/spam-tests/sample-states.ts'

/** The two states of the sample newsletter, small: what the home page and the sign-in pages show of their reports. */
export type Sample = Awaited<ReturnType<typeof sampleFor>>
export type ShownSample = NonNullable<Sample>
export type SampleGlance = ShownSample['careless']

export const states = ['careless', 'repaired'] as const

/** Null when the sample is not to be had: the pages are whole without it. */
export async function sampleFor(services: Services, visitor: Visitor) {
  try {
    const shown = await services.spamTests.sampleStates(visitor)
    const known = glances.get(shown) ?? glancesOf(shown)
    glances.set(shown, known)
    return known
  } catch {
    return null
  }
}

const glances = new WeakMap<ShownStates, ReturnType<typeof glancesOf>>()

const glancesOf = ({ careless, repaired, main }: ShownStates) => ({
  careless: glance(careless, main),
  repaired: glance(repaired, main),
})

function glance({ result, picture, places }: ShownState, main: string[]) {
  const { score, verdict, subject, sender, results } = result
  return {
    score,
    verdict,
    subject,
    sender: sender && { name: sender.name, email: sender.email },
    picture,
    findings: main.flatMap((id) => {
      const found = results.find((check) => check.id === id)
      if (!found) return []
      const { title, summary, status, fix } = found
      return [{ id, title, summary, status, gain: fix.gain, place: places[id] ?? null }]
    }),
  }
}
