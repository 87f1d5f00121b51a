import type { Message, PlainCode } from '@postproof/messages/message'

/** The message of a sentence without facts. */
export const plain = (code: PlainCode): Message => ({ code, facts: {} })
