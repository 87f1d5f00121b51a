import type { OperatorMail, UserMail } from './types.ts'

const kinds = new Set<string>(['contact', 'forwarded', 'order'] satisfies OperatorMail['kind'][])

/** Whether mail of this kind goes to the operator. */
export const isToOperator = (kind: string): kind is OperatorMail['kind'] => kinds.has(kind)

/** Mail to everyone else. */
export type MailToUser = Exclude<UserMail, OperatorMail>
