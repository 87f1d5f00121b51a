import { plain } from '#engines/plain-message.ts'
import type { Message } from '#messages/message.ts'
import type { ModelFailure } from './model.ts'

/** Why the plan is in our words although a language model is configured. */
export const modelNote = (reason: ModelFailure | 'nothing-usable'): Message => plain(`plan.model.${reason}`)
