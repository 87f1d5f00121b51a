import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dataSet } from '../../tests/data-set.ts'
import { filesOf } from './archive.ts'

/** The labelled mails of others (`mail-training` and `mail-modern`, see their READMEs), read in place and never copied. */

/** One line of a manifest. `lang` is a two-letter code, `?` or `und`; `year` is known for some. */
export type MailNote = {
  set: 'older' | 'modern'
  archive: string
  file: string
  label: 'ham' | 'spam'
  source: string
  /** The sender or list; in the modern set with all senders that share a campaign. */
  brand: string
  lang: string
  kind: string
  form: 'real' | 'wrapped'
  split: 'train' | 'validation'
  year?: number
}

export type LabelledMail = MailNote & { raw: Buffer }

const sets = { older: dataSet('mail-training'), modern: dataSet('mail-modern') }

/** Both sets of mails are needed. */
export const mailSets = {
  isHere: Object.values(sets).every(({ isHere }) => isHere),
  why: Object.values(sets)
    .map(({ why }) => why)
    .join(''),
}

type SetName = keyof typeof sets

const notesOf = (set: SetName): MailNote[] =>
  readFileSync(join(sets[set].path, 'manifest.jsonl'), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => ({ set, ...JSON.parse(line) }))

/** Returns the mails of the split, in the order of the manifests; with `limit`, so many of them, evenly taken from each set. */
export function labelledMails(
  split: 'train' | 'validation' | 'all' = 'all',
  limit = Number.POSITIVE_INFINITY,
): LabelledMail[] {
  return (['older', 'modern'] as const).flatMap((set) => mailsOf(set, split, limit / 2))
}

function mailsOf(set: SetName, split: 'train' | 'validation' | 'all', limit: number): LabelledMail[] {
  const notes = notesOf(set).filter((note) => split === 'all' || note.split === split)
  const step = Math.max(1, notes.length / limit)
  const wanted = notes.filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step))
  const contents = new Map<string, Buffer>()
  for (const archive of new Set(wanted.map((note) => note.archive)))
    for (const { path, content } of filesOf(readFileSync(join(sets[set].path, archive))))
      contents.set(path, content)
  return wanted.map((note) => {
    const content = contents.get(note.file)
    if (!content) throw new Error(`${note.file} is in the manifest and not in ${note.archive}`)
    return { ...note, raw: withAddresses(withoutEnvelopeLine(content)) }
  })
}

/** A mailbox file puts a line `From address date` before each mail (RFC 4155); it is no part of the mail. */
function withoutEnvelopeLine(raw: Buffer): Buffer {
  return raw.subarray(0, 5).toString('latin1') === 'From ' ? raw.subarray(raw.indexOf(10) + 1) : raw
}

/** One archive put `[removed]` where addresses stood: as a word it would tell the archive, and as a sender a fault. */
function withAddresses(raw: Buffer): Buffer {
  if (!raw.includes('[removed]')) return raw
  return Buffer.from(raw.toString('latin1').replaceAll('[removed]', 'someone@mail.example'), 'latin1')
}
