import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dataSet } from '../../tests/data-set.ts'
import { filesOf } from './archive.ts'

/** The labelled mails of others (`mail-training`, see its README): read where they lie, never copied. */

/** One line of the manifest. `lang` is a two-letter code or `?`; `year` is known for spam of lists only. */
export type MailNote = {
  archive: string
  file: string
  label: 'ham' | 'spam'
  source: string
  brand: string
  lang: string
  kind: string
  form: 'real' | 'wrapped'
  split: 'train' | 'validation'
  year?: number
}

export type LabelledMail = MailNote & { raw: Buffer }

export const mailSet = dataSet('mail-training')

const notesOf = (folder: string): MailNote[] =>
  readFileSync(join(folder, 'manifest.jsonl'), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line))

/** Mails of the split, in the order of the manifest; with `limit`, so many of them, evenly taken from all. */
export function labelledMails(
  split: 'train' | 'validation' | 'all' = 'all',
  limit = Number.POSITIVE_INFINITY,
): LabelledMail[] {
  const notes = notesOf(mailSet.path).filter((note) => split === 'all' || note.split === split)
  const step = Math.max(1, notes.length / limit)
  const wanted = notes.filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step))
  const contents = new Map<string, Buffer>()
  for (const archive of new Set(wanted.map((note) => note.archive)))
    for (const { path, content } of filesOf(readFileSync(join(mailSet.path, archive))))
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
