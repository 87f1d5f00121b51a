import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isMailKind, type MailKind } from '@postproof/spam-test/kind'
import { dataSet } from '../../tests/data-set.ts'
import { filesOf } from '../mail/archive.ts'
import labels from './labels.json' with { type: 'json' }

/**
 * Mails of others whose kind is known, read from `automatic-mail`, `mail-modern` and `mail-training` (see their READMEs).
 * The last names no kinds of ours: 200 of its good mails were read and labelled by hand before the product judged them.
 */

export type KnownMail = { name: string; theirs: string; right: readonly MailKind[]; raw: Buffer }

export const automatic = dataSet('automatic-mail')
export const modern = dataSet('mail-modern')
export const older = dataSet('mail-training')

/** Each kind of the sets in our words. Where a set has one name for several kinds, each of them is right. */
const ofModern: Record<string, readonly MailKind[]> = {
  'ham-newsletter': ['subscribers'],
  'ham-shop': ['subscribers'],
  // Appointments that carry a calendar part are among them.
  'ham-transactional': ['transactional', 'invitation'],
  'ham-automatic': ['bounce', 'report', 'automatic-answer'],
  // Letters to lists, from which the set took the list's fields.
  'ham-personal': ['personal', 'list-post'],
}

const ofAutomatic: Record<string, readonly MailKind[]> = {
  'ticket-answer': ['automatic-answer', 'transactional'],
  monitoring: ['report'],
  cron: ['report'],
  'out-of-office': ['automatic-answer'],
  bounce: ['bounce'],
  calendar: ['invitation'],
  'dmarc-report': ['report'],
  'tls-report': ['report'],
  developer: ['list-post', 'transactional'],
  'mailing-list': ['list-post', 'transactional'],
  forum: ['list-post', 'transactional'],
}

const linesOf = <T>(path: string): T[] =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line))

export function automaticMails(): KnownMail[] {
  const notes = linesOf<{ file: string; kind: string }>(join(automatic.path, 'manifest.jsonl'))
  return notes.map(({ file, kind }) => ({
    name: file,
    theirs: kind,
    right: ofAutomatic[kind] ?? ['transactional'],
    raw: readFileSync(join(automatic.path, file)),
  }))
}

/** By the first twelve digits of the SHA-256 of a mail: its kind, or each kind that a reader would accept. */
const labelled: Record<string, string[]> = labels

export function olderMails(): KnownMail[] {
  const archives = ['bulk-ham', 'spamassassin', 'synthetic-ham']
  return archives.flatMap((archive) =>
    [...filesOf(readFileSync(join(older.path, `${archive}.tar.gz`)))].flatMap(({ path, content: raw }) => {
      const right = labelled[createHash('sha256').update(raw).digest('hex').slice(0, 12)]?.filter(isMailKind)
      return right ? [{ name: path, theirs: right.join(' or '), right, raw }] : []
    }),
  )
}

/** Good mail of the split; what a bad mail pretends to be has no right answer. */
export function modernMails(split: string): KnownMail[] {
  const notes = linesOf<{ archive: string; file: string; kind: string; split: string }>(
    join(modern.path, 'manifest.jsonl'),
  ).filter(({ kind, split: own }) => kind in ofModern && own === split)
  const contents = new Map<string, Buffer>()
  for (const archive of new Set(notes.map((note) => note.archive)))
    for (const { path, content } of filesOf(readFileSync(join(modern.path, archive))))
      contents.set(path, content)
  return notes.map(({ file, kind }) => ({
    name: file,
    theirs: kind,
    right: ofModern[kind] ?? [],
    raw: contents.get(file)!,
  }))
}
