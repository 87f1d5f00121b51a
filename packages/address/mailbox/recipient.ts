import type { MailboxRequest } from './report.ts'

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'
const CHARACTERS = `${LETTERS}0123456789`
const RANDOM_LENGTH = 20

/**
 * `local@domain` for RCPT; undefined when it cannot stand between angle brackets in a command (RFC 5321, 4.1.2):
 * line breaks and other controls, brackets outside quotes, or over 254 octets.
 */
export function recipientPath({
  local,
  domain,
}: Pick<MailboxRequest, 'local' | 'domain'>): string | undefined {
  if (local === '' || domain === '' || /[\x00-\x1f\x7f]/.test(local) || /[\x00-\x20\x7f<>@]/.test(domain))
    return undefined
  const quoted = local.length > 1 && local.startsWith('"') && local.endsWith('"')
  if (!quoted && /[\s<>@"\\,;:()[\]]/.test(local)) return undefined
  const path = `${local}@${domain}`
  return Buffer.byteLength(path) <= 254 ? path : undefined
}

/** A local part that cannot exist: 20 characters, a letter first. `random` returns a number from 0 to below 1. */
export function randomLocal(random: () => number): string {
  let name = ''
  for (let i = 0; i < RANDOM_LENGTH; i++) {
    const from = i === 0 ? LETTERS : CHARACTERS
    name += from[Math.floor(random() * from.length)]
  }
  return name
}
