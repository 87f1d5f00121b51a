import { randomUUID } from 'node:crypto'
import { rename, rm, stat, writeFile } from 'node:fs/promises'
import { repairTemplate } from '@postproof/spam-test/template'
import type { Fixed } from './types.ts'

/** Writes the repairs of an HTML file and returns them; none where nothing was changed. */
export async function fixFile(file: string, written: string): Promise<Fixed[]> {
  const isCrlf = written.includes('\r\n')
  const source = written.replaceAll('\r\n', '\n')
  const { html, made } = repairTemplate(source)
  if (made.length === 0) return []
  await replaceFile(file, isCrlf ? html.replaceAll('\n', '\r\n') : html)
  return made.map(({ kind, line, quote }) => ({ file, line, repair: kind, quote }))
}

/** Readers see the old file or the new one, never a part. */
async function replaceFile(file: string, text: string): Promise<void> {
  const { mode } = await stat(file)
  const draft = `${file}.${randomUUID()}.tmp`
  try {
    await writeFile(draft, text, { mode, flag: 'wx' })
    await rename(draft, file)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}
