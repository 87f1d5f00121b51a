import type { Message, PlainCode } from '#messages/message.ts'

/** The message of a sentence without facts. */
export const plain = (code: PlainCode): Message => ({ code, facts: {} })
