import type { SpamTestReport } from '@postproof/spam-test/report'
import { stepIds } from '@postproof/spam-test/steps'
import type { Session } from '@postproof/spam-test/types'
import type { Subject } from './report/present.ts'

/** The sample as a test of a visitor who may only read it, completed at once and kept for ten years. */
export function subjectOfSample(
  given: { report: SpamTestReport; session: Session } & Pick<Subject, 'pictures' | 'language' | 'sizeBytes'>,
  publicUrl: string,
): Subject {
  const receivedAt = new Date(given.session.receivedAt)
  return {
    ...given,
    id: 'example',
    status: 'completed',
    source: 'sample',
    address: null,
    createdAt: receivedAt,
    receivedAt,
    completedAt: receivedAt,
    expiresAt: new Date(receivedAt.getTime() + 10 * 365 * 86_400_000),
    newerId: null,
    steps: stepIds.map((id) => ({ id, status: 'done', ms: Math.round(given.report.timings[id] ?? 0) })),
    owner: false,
    shared: true,
    reportUrl: `${publicUrl}/results/example`,
  }
}
