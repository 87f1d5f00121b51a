import { createReadStream, createWriteStream } from 'node:fs'
import { lstat, mkdir, readFile, rename, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir, userInfo } from 'node:os'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress } from 'node:zlib'
import { bundledRuns } from './programs.ts'

/**
 * The Chromium that comes with the npm package @sparticuz/chromium, unpacked once per version and user. The package's
 * own unpacking hands out a half written file when two processes start together, and trusts whatever lies at
 * `/tmp/chromium`; so the file is unpacked here, in a folder that is ours alone, and renamed when it is whole.
 * @returns the path of the program. Rejects when the package is missing, is for another machine, or the disk is full.
 */
export async function unpackChromium(): Promise<string> {
  if (!bundledRuns())
    throw new Error('The bundled Chromium is for Linux on x64. Install one, or set CHROMIUM_PATH.')
  const root = dirname(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')))
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string }
  const folder = await ownFolder(join(tmpdir(), `postproof-chromium-${version}-${userInfo().uid}`))
  const program = join(folder, 'chromium')
  if ((await lstat(program).catch(() => undefined))?.isFile()) return program
  const half = `${program}.${process.pid}.${Date.now()}`
  try {
    await pipeline(
      createReadStream(join(root, 'bin', 'chromium.br'), { highWaterMark: 1 << 22 }),
      createBrotliDecompress({ chunkSize: 1 << 21 }),
      createWriteStream(half, { mode: 0o700 }),
    )
    await rename(half, program)
  } finally {
    await rm(half, { force: true })
  }
  return program
}

/** A program is run from there: nobody else may have made it or may write to it. */
async function ownFolder(folder: string): Promise<string> {
  await mkdir(folder, { mode: 0o700, recursive: true })
  const found = await lstat(folder)
  const ours = found.isDirectory() && found.uid === userInfo().uid && (found.mode & 0o022) === 0
  if (!ours) throw new Error(`${folder} belongs to somebody else`)
  return folder
}
