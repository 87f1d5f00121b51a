export { header, readAttachments, readMessage } from './read.ts'
export type { Defect, Header, Html, MailAddress, Message, Part } from './types.ts'
