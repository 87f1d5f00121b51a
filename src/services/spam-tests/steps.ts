import { type StepId, stepIds } from '@postproof/spam-test/steps'
import type { Session } from '@postproof/spam-test/types'
import type { Step } from '#contract/spam-test.ts'

/** How far a step is; what it is called is said when it is read. */
export type StepState = Omit<Step, 'id' | 'label'> & { id: StepId }

export const pendingSteps = (): StepState[] => stepIds.map((id) => ({ id, status: 'pending', ms: null }))

/** What the waiting page may say of the connection. */
export function arrival(session: Session): { from?: string; tls?: string } {
  const from = session.helo ?? session.clientAddress ?? undefined
  return { ...(from ? { from } : {}), ...(session.tls ? { tls: session.tls.version } : {}) }
}
