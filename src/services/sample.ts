import type { TestResult } from '#contract/spam-test.ts'
import type { SpamTestReport } from '#engines/spam-test/report.ts'
import { runSpamTest, stepIds } from '#engines/spam-test/run.ts'
import { stepLabels } from '#engines/spam-test/texts/report.ts'
import type { Session } from '#engines/spam-test/types.ts'
import { type Example, loadExample } from '#outside/standin/examples.ts'
import type { TestWorlds } from './analysis.ts'
import { present } from './present.ts'

/**
 * The bundled newsletter: shown as the report `example` and sent by the sample button. The real engine judges it
 * over the stand-in zone; nothing of its report is written by hand.
 */
export type Sample = {
  raw(): Uint8Array
  /** The mail and its session as if it arrived now. */
  mail(): { raw: Uint8Array; session: Session }
  report(): Promise<{ report: SpamTestReport; session: Session }>
  result(): Promise<TestResult>
}

const name = 'careless-newsletter'
const deadline = 4_000

export async function createSample(world: { worlds: TestWorlds; publicUrl: string }): Promise<Sample> {
  const example: Example = await loadExample(name)
  const session: Session = { ...example.session, source: 'sample' }
  let judged: Promise<SpamTestReport> | undefined
  const report = () => {
    judged ??= runSpamTest(example.raw, session, world.worlds.sample(AbortSignal.timeout(deadline)))
    return judged
  }
  return {
    raw: () => example.raw,
    mail: () => ({ raw: example.raw, session }),
    report: async () => ({ report: await report(), session }),
    async result() {
      const done = await report()
      const receivedAt = new Date(session.receivedAt)
      const steps = stepIds.map((id) => ({
        id,
        label: stepLabels[id],
        status: 'done' as const,
        ms: Math.round(done.timings[id] ?? 0),
      }))
      const subject = {
        id: 'example',
        status: 'completed' as const,
        source: 'sample' as const,
        session,
        address: null,
        createdAt: receivedAt,
        receivedAt,
        completedAt: receivedAt,
        expiresAt: new Date(receivedAt.getTime() + 10 * 365 * 86_400_000),
        newerId: null,
        sizeBytes: example.raw.byteLength,
        steps,
        owner: false,
        reportUrl: `${world.publicUrl}/results/example`,
        report: done,
      }
      return present(subject, [])
    },
  }
}
