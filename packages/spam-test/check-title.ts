import type { Message } from '@postproof/messages/message'

/** What a check is called. Every check has a title in the catalogs, by its id. */
export const checkTitle = (id: string): Message => ({ code: `${id}.title`, facts: {} }) as Message
