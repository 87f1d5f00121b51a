import { randomUUID } from 'node:crypto'
import { readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises'
import { editLines, repairTemplate } from '@postproof/spam-test/template'
import { InvalidArgumentError } from 'commander'
import type { Fixed } from './types.ts'

const MARK = '\ufeff'

/**
 * Writes the repairs of an HTML file and returns them; none where nothing was changed. `octets` is what was read. The byte order mark
 * and the ends of lines stay. Throws InvalidArgumentError, and writes nothing, where the file has changed since.
 */
export async function fixFile(file: string, octets: Buffer): Promise<Fixed[]> {
  const written = octets.toString('utf8')
  const mark = written.startsWith(MARK) ? MARK : ''
  const source = written.slice(mark.length)
  const { made } = repairTemplate(source.replaceAll('\r\n', '\n'))
  if (made.length === 0) return []
  const fixed = made.reduce((text, { edits }) => editLines(text, edits), source)
  await replaceFile(file, octets, mark + fixed)
  return made.map(({ kind, line, quote }) => ({ file, line, repair: kind, quote }))
}

/** Readers see the old file or the new one, never a part. A link stays a link. */
async function replaceFile(file: string, before: Buffer, text: string): Promise<void> {
  const target = await realpath(file)
  const { mode } = await stat(target)
  const draft = `${target}.${randomUUID()}.tmp`
  try {
    await writeFile(draft, text, { mode, flag: 'wx' })
    if (!before.equals(await readFile(target)))
      throw new InvalidArgumentError(`${file} changed while it was repaired, so nothing was written to it.`)
    await rename(draft, target)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}
