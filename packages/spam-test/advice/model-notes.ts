import { plain } from '@postproof/engine/plain-message'
import type { Message } from '@postproof/messages/message'
import type { ModelFailure } from './model.ts'

/** Why the plan is in our words although a language model is configured. */
export const modelNote = (reason: ModelFailure | 'nothing-usable'): Message => plain(`plan.model.${reason}`)
