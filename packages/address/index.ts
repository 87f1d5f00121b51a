/**
 * Verifies mail addresses: syntax (RFC 5321, 5322, 6531), the domain's mail hosts (RFC 5321, 5.1; RFC 7505), and a dialogue
 * with its server up to RCPT TO, without sending a mail. Open first: `verdict.ts`, where all evidence meets; then
 * `mailbox.ts` (the dialogue), `replies.ts` (what a reply means) and `politeness.ts` (how often a server may be asked).
 */

export { checkDomain } from './domain/check.ts'
export { readPasted } from './paste.ts'
export { type Classification, classifyReply, type ReplyFacts } from './replies.ts'
export { checkSyntax } from './syntax/check.ts'
export { judge, type Verdict } from './verdict.ts'
