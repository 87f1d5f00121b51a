import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseAddressList } from '@postproof/message/addresses'
import { header, readMessage } from '@postproof/message/read'
import { describe, expect, test } from 'vitest'
import { filesOf } from '../../bench/mail/archive.ts'
import { dataSet } from '../data-set.ts'

/** Some 900 mails of many origins, read by our reader and by Python's email package: subject, sender, parts and text. */

const python = spawnSync('python3', ['-c', 'import email']).status === 0
const older = dataSet('mail-training')
const modern = dataSet('mail-modern')
const cases = dataSet('cases', join(import.meta.dirname, '../../../shared/cases'))
const script = join(import.meta.dirname, 'python-email/read.py')

type Named = { name: string; raw: Buffer }

const mailsUnder = (folder: string): Named[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.eml'))
    .map((path) => ({ name: path, raw: readFileSync(join(folder, path)) }))

/** Every so-many-th mail of an archive. */
const someOf = (archive: string, every: number): Named[] =>
  [...filesOf(readFileSync(archive))]
    .filter((_, at) => at % every === 0)
    .map(({ path, content }) => ({ name: path, raw: content }))

function mails(): Named[] {
  return [
    ...mailsUnder(join(import.meta.dirname, '..')),
    ...(cases.isHere ? mailsUnder(cases.path) : []),
    ...(older.isHere
      ? [
          ...someOf(join(older.path, 'bulk-ham.tar.gz'), 12),
          ...someOf(join(older.path, 'spamassassin.tar.gz'), 25),
          ...someOf(join(older.path, 'modern-spam.tar.gz'), 14),
        ]
      : []),
    ...(modern.isHere
      ? [
          ...someOf(join(modern.path, 'modern-ham.tar.gz'), 5),
          ...someOf(join(modern.path, 'modern-spam.tar.gz'), 9),
        ]
      : []),
  ]
}

type Reading = { subject: string; from: string; types: string[]; text: string | null }

function ours(raw: Uint8Array): Reading {
  const message = readMessage(raw)
  return {
    subject: header(message, 'subject')?.value ?? '',
    from: parseAddressList(header(message, 'from')?.raw ?? '').addresses[0]?.address ?? '',
    types: message.parts.map(({ type }) => type),
    text: message.text?.source ?? null,
  }
}

function theirs(all: Named[]): Reading[] {
  const input = all.map(({ raw }) => `${raw.toString('base64')}\n`).join('')
  const { status, stdout, stderr } = spawnSync('python3', [script], { input, maxBuffer: 1e9 })
  expect(status, stderr.toString()).toBe(0)
  return stdout
    .toString()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
}

/** Spaces and what is not seen differ by how lines are folded. */
const letters = (text: string) => text.normalize('NFKC').replace(/[\s\u00ad\u200b-\u200f\ufeff]+/g, '')

/**
 * Python reads octets outside of ASCII in a header as UTF-8 alone, knows no JIS escape across lines, and in some versions no
 * domain literal that is no address; where it gives up, our reading is the better one.
 */
const isPythons = (text: string | null) => text?.includes('\ufffd') ?? true

describe.skipIf(!python)(`Python's email package${python ? '' : ', skipped: python3 is not here'}`, () => {
  const all = python ? mails() : []
  const pairs = python
    ? theirs(all).map((their, at) => ({ ...all[at]!, their, our: ours(all[at]!.raw) }))
    : []

  test.each(['from', 'types'] as const)('reads the same %s', (field) => {
    const differing = pairs.filter(
      ({ our, their }) =>
        their[field].length > 0 && String(our[field]).toLowerCase() !== String(their[field]).toLowerCase(),
    )
    expect(differing.map(({ name, our, their }) => [name, our[field], their[field]])).toEqual([])
  })

  test('reads the same subject', () => {
    const differing = pairs.filter(
      ({ our, their }) => !isPythons(their.subject) && letters(our.subject) !== letters(their.subject),
    )
    expect(differing.map(({ name, our, their }) => [name, our.subject, their.subject])).toEqual([])
  })

  test('reads the same text, but for one mail in 200', () => {
    const differing = pairs.filter(
      ({ our, their }) => !isPythons(their.text) && letters(our.text ?? '') !== letters(their.text ?? ''),
    )
    expect(differing.length, differing.map(({ name }) => name).join()).toBeLessThanOrEqual(all.length / 200)
  })
})
