import type { Folder } from '@postproof/placement/mailbox-world'
import { factsOf } from './facts.ts'
import { families } from './families.ts'
import { fileAt } from './rules.ts'
import { stamp } from './stamp.ts'

export type SampleFiling = {
  folder: Folder
  category: string | null
  /** The header block as it would lie there, in latin1. */
  headers: string
}

/** Where a simulated provider would put this mail, and what it would write above it, without any server. */
export function simulateFiling(
  familyId: string,
  raw: Uint8Array,
  recipient: string,
  envelope: { from: string; ip: string; helo: string },
  at: number,
): SampleFiling {
  const family = families.find(({ id }) => id === familyId) ?? families[0]!
  const mail = factsOf(raw, envelope)
  const { verdict, rule } = fileAt(family, mail)
  const spam = verdict.to === 'junk'
  const about = { spam, why: rule?.why ?? 'No rule holds, so the inbox.', receivedAt: at, filedAt: at }
  const text = Buffer.from(raw).toString('latin1')
  const own = text.slice(0, text.search(/\r?\n\r?\n/))
  const news = verdict.to === 'newsletters' ? family.newsletters : undefined
  const folder: Folder = spam
    ? { path: family.junk, role: 'junk' }
    : news
      ? { path: news, role: 'other' }
      : { path: 'INBOX', role: 'inbox' }
  const category = verdict.to === 'category' ? verdict.category : 'primary'
  return {
    folder,
    category: family.tabs === 'gmail' && folder.role === 'inbox' ? category : null,
    headers: `${stamp(family, mail, recipient, about)}${own}\r\n\r\n`,
  }
}
