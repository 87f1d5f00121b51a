/**
 * A reader of Internet messages (RFC 5322, MIME: RFC 2045 to 2047, 2231) that keeps the source line of everything it finds
 * and notes defects instead of failing. Open first: `read.ts`; then `headers.ts`, `mime-tree.ts` and `html.ts`.
 */

export { header, readAttachments, readMessage } from './read.ts'
export type { Defect, Header, Html, MailAddress, Message, Part } from './types.ts'
