import type { SeedSettings } from '@postproof/placement/seed-state'
import type { Placement } from '#contract/placement.ts'
import type { Fakes } from '#services/application/application.ts'
import type { Browser, Instance } from '../instance.ts'
import { startInstance } from '../instance.ts'

/** An instance with the simulated providers, whose waits are short. */

export const quick: Partial<SeedSettings> = {
  missingAfterMs: 3_000,
  recheckAfterMs: [300, 600],
  lateForMs: 2_000,
  settleMs: 100,
}

export const startPlacementInstance = (
  settings: Record<string, string> = {},
  fakes: Fakes = {},
): Promise<Instance> =>
  startInstance(settings, {
    ...fakes,
    placement: { seedSettings: quick, simulated: { holdMs: 0, moveMs: 200 }, ...fakes.placement },
  })

/** Waits for a state of a test, as whoever asks for it sees it. */
export async function until(
  browser: Browser,
  id: string,
  holds: (test: Placement) => boolean,
  ms = 100_000,
): Promise<Placement> {
  const end = Date.now() + ms
  for (;;) {
    const test = await browser.json<Placement>(`/api/inbox-placement/${id}`)
    if (holds(test)) return test
    if (Date.now() > end)
      throw new Error(`still ${JSON.stringify({ ...test, results: test.results?.length })}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

export const completed = (test: Placement) => test.status === 'completed'

export const mail = (headers: Record<string, string>, body = 'Hello.') =>
  `${Object.entries({
    From: 'News <news@sender.example>',
    To: 'reader@example.org',
    Subject: 'A letter',
    Date: new Date().toUTCString().replace('GMT', '+0000'),
    'Message-ID': `<${Math.random().toString(36).slice(2)}@sender.example>`,
    ...headers,
  })
    .map(([name, value]) => `${name}: ${value}`)
    .join('\r\n')}\r\n\r\n${body}\r\n`
