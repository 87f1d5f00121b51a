import { message } from '@postproof/messages/message'
import { isMailKind, type MailKind, mailKinds } from '@postproof/spam-test/kind'
import type { Session } from '@postproof/spam-test/types'
import { refuseField } from '#platform/refusals/refusal.ts'
import { chooseKind, keepKind } from '#storage/mail-kinds.ts'
import { readRaw } from '#storage/tests.ts'
import type { Visitor } from '../accounts/visitor.ts'
import { findRow, noMailYet, notFound, type Row } from './find-test.ts'
import type { SpamTestsWorld } from './world.ts'

/** A user who knows better than we do what kind of mail a mail is. */

/** The kind of that name; Refusal `invalid` (422) that names all kinds for any other text. */
export function mailKindOf(text: string): MailKind {
  const kind = text.trim().toLowerCase()
  if (isMailKind(kind)) return kind
  const given = { kind: text.trim().slice(0, 40), kinds: mailKinds.join(', ') }
  throw refuseField('kind', message('test.unknown_kind', given))
}

/** How the mail of a finished test is judged again: with the kind that was chosen for it or for its sender. */
export function sessionOf({ session, report }: Pick<Row, 'session' | 'report'>): Session {
  if (session.kind !== undefined || report?.kind?.confidence !== 'chosen') return session
  return { ...session, kind: report.kind.kind }
}

/**
 * Scores a finished test again as mail of that kind, and keeps the choice for the sender's next tests of that account.
 * `null`: as what the mail itself shows. Refusal `not_found` (404) for others than the owner.
 */
export async function changeKind(
  world: SpamTestsWorld,
  id: string,
  kind: MailKind | null,
  visitor: Visitor,
): Promise<void> {
  const { analysis, blobs, clock, database, ownerOf } = world
  const row = await findRow(world, id)
  const owner = ownerOf(visitor)
  if (owner === null || row.owner !== owner) throw notFound()
  const raw = await readRaw(blobs, id)
  if (!row.report || !raw) throw noMailYet()
  const sender = row.report.from?.address
  if (visitor.account && sender)
    await keepKind(database.db, { owner, sender, kind, at: new Date(clock.now()) })
  await chooseKind(database.db, id, kind)
  const { kind: _, ...session } = row.session
  await analysis.repeat(id, raw, kind === null ? session : { ...session, kind })
}
