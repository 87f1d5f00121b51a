import { createHash } from 'node:crypto'
import { normalizeAddress } from '@postproof/address/normalize/normalize'
import { readPasted } from '@postproof/address/paste'
import { checkSyntax } from '@postproof/address/syntax/check'
import type { Tags } from '../tags.ts'
import { isUsable } from '../verify.ts'
/** The address as it is written, in lower case, then the one that reaches the same mailbox; none for what is no address. */
export function spellingsOf(email: string): string[] {
  const syntax = checkSyntax(readPasted(email))
  if (!isUsable(syntax)) return []
  const typed = `${syntax.local}@${syntax.domainAscii}`.toLowerCase()
  return [...new Set([typed, normalizeAddress(syntax)?.address ?? typed])]
}

export const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** Under which a bounce is kept. `address`: one of its spellings. */
export const bounceKeyOf = (tags: Tags, address: string) => tags('bounce', sha256(address))
