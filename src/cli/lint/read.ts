import { open } from 'node:fs/promises'
import { MAX_ELEMENT_DEPTH, MAX_ELEMENTS, MAX_HTML } from '@postproof/message/bounds'
import { InvalidArgumentError } from 'commander'
import { fileProblem } from './text-files.ts'

/** Reads templates whole, or says in one sentence why one cannot be judged. */

const MB = 1_000_000
const LARGEST_MAIL = 40 * MB

export const isMail = (file: string): boolean => /\.eml$/i.test(file)

/** Throws InvalidArgumentError for a file that cannot be read, is too large, or changes meanwhile. */
export async function readTemplate(file: string): Promise<Buffer> {
  const handle = await open(file).catch((error: NodeJS.ErrnoException) => {
    throw new InvalidArgumentError(cannotRead(file, error))
  })
  try {
    return await readWhole(file, handle)
  } finally {
    await handle.close()
  }
}

type Opened = {
  stat(): Promise<{ size: number; mtimeMs: number; isDirectory(): boolean }>
  readFile(): Promise<Buffer>
}

/** Asks for the size before it reads anything. */
export async function readWhole(file: string, opened: Opened): Promise<Buffer> {
  const before = await opened.stat()
  if (before.isDirectory()) throw new InvalidArgumentError(`${file} is a folder.`)
  refuseLarge(file, before.size)
  const octets = await opened.readFile()
  const { size, mtimeMs } = await opened.stat()
  if (mtimeMs !== before.mtimeMs || size !== octets.length)
    throw new InvalidArgumentError(`${file} changed while it was read. Run lint again.`)
  return octets
}

/** A mail may hold attachments. Of HTML, the reader of mails looks at no more than MAX_HTML. */
function refuseLarge(file: string, octets: number): void {
  const most = isMail(file) ? LARGEST_MAIL : MAX_HTML
  if (octets <= most) return
  const what = isMail(file) ? 'mails' : 'templates'
  throw new InvalidArgumentError(
    `${file} is ${(octets / MB).toFixed(1)} MB and was not checked: lint checks ${what} of up to ${most / MB} MB.`,
  )
}

/** MJML grows when it is compiled, and merge tags when they are filled in. */
export function refuseCut(file: string, isCut: boolean): void {
  if (isCut)
    throw new InvalidArgumentError(
      `${file} was not checked: its HTML has more than ${MAX_HTML} characters, ${MAX_ELEMENTS} elements or ${MAX_ELEMENT_DEPTH} levels.`,
    )
}

/** Throws InvalidArgumentError for what is not the text of a template in UTF-8. */
export function textOfTemplate(file: string, octets: Uint8Array): string {
  const text = decoded(octets)
  if (text === null || text.includes('\0'))
    throw new InvalidArgumentError(`${file} is not UTF-8. Save it in UTF-8.`)
  refuseEmpty(file, text.trim() === '')
  return text
}

export function refuseEmpty(file: string, isEmpty: boolean): void {
  if (isEmpty) throw new InvalidArgumentError(`${file} is empty, so there is nothing to check.`)
}

function decoded(octets: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(octets)
  } catch {
    return null
  }
}

export function cannotRead(file: string, error: NodeJS.ErrnoException): string {
  return error.code === 'ENOENT' ? `There is no file ${file}.` : fileProblem(file, error, 'read')
}
