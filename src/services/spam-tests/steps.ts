import type { Step } from '#contract/spam-test.ts'
import { stepIds } from '#engines/spam-test/steps.ts'
import { reportTextsIn } from '#engines/spam-test/texts/report.ts'
import type { Session } from '#engines/spam-test/types.ts'

export function pendingSteps(): Step[] {
  return stepIds.map((id) => ({ id, label: reportTextsIn('en').steps[id], status: 'pending', ms: null }))
}

/** What the waiting page may say of the connection. */
export function arrival(session: Session): { from?: string; tls?: string } {
  const from = session.helo ?? session.clientAddress ?? undefined
  return { ...(from ? { from } : {}), ...(session.tls ? { tls: session.tls.version } : {}) }
}
