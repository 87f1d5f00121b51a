import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Compared } from './measure.ts'

/** Writes a mail as sent beside the mail without a feature, half as large, for the eyes of whoever labels. */
export async function keepPair(
  folder: string,
  { file, slug, scopes, table, measured }: Compared,
  before: Uint8Array,
  after: Uint8Array,
): Promise<void> {
  await mkdir(join(folder, slug), { recursive: true })
  const half = (png: Uint8Array) =>
    sharp(png)
      .extract({ left: 240, top: 0, width: 800, height: 2400 })
      .resize({ width: 400 })
      .png()
      .toBuffer()
  const pair = sharp({ create: { width: 810, height: 1200, channels: 3, background: '#f0f' } }).composite([
    { input: await half(before), left: 0, top: 0 },
    { input: await half(after), left: 410, top: 0 },
  ])
  const name = `${scopes.join()}-${table}-${measured}-${file.replaceAll('/', '_')}.png`
  await writeFile(join(folder, slug, name), await pair.png().toBuffer())
}
