import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'

/**
 * A disk whose power is cut: an ext4 in an image file, which lies on an xfs in another. The loop device writes what it is
 * given into the inner image, and what nobody has flushed stays in the page cache of the ext4. A clone of the inner image
 * (FICLONE) holds off all writing to it, so it is the disk as it was at one moment.
 */

const run = promisify(execFile)
const PREFIX = 'postproof-power-'
const GIGABYTE = 1024 ** 3

export type Disk = {
  /** Where it is mounted. */
  folder: string
  /** What the disk holds at this moment; `use` mounts a copy of it, and it is gone afterwards. */
  cut(): Promise<Copy>
  close(): Promise<void>
}

export type Copy = { use<T>(work: (folder: string) => Promise<T>): Promise<T> }

/** Null where file systems can be mounted from images, else why not. */
export async function whyNoDisk(): Promise<string | null> {
  if (process.platform !== 'linux') return 'not Linux'
  if (process.getuid?.() !== 0) return 'not root'
  if (!(await mounts()).length) return 'no /proc/mounts'
  for (const [program, of] of [
    ['mkfs.xfs', 'xfsprogs'],
    ['mkfs.ext4', 'e2fsprogs'],
  ]) {
    if (!isInstalled(program!)) return `no ${program} (Debian: ${of})`
  }
  try {
    const disk = await createDisk()
    await disk.cut().finally(disk.close)
    return null
  } catch (error) {
    return `no file systems from images: ${(error as Error).message.trim().split('\n').at(-1)}`
  }
}

const isInstalled = (program: string) =>
  ['/usr/sbin', '/sbin', '/usr/bin', '/bin'].some((folder) => existsSync(join(folder, program)))

/** Takes away first what an earlier run left that was killed. */
export async function createDisk(): Promise<Disk> {
  await clearAbandoned()
  const base = await mkdtemp(join(tmpdir(), `${PREFIX}${process.pid}-`))
  const [store, folder] = [join(base, 'store'), join(base, 'disk')]
  const image = join(store, 'disk.ext4')
  try {
    await makeImage(join(base, 'store.xfs'), 10 * GIGABYTE, ['mkfs.xfs', '-q', '-m', 'reflink=1'])
    await mount(join(base, 'store.xfs'), store)
    // Nothing is left to be made in the background: a copy changes by what is written alone.
    await makeImage(image, 2 * GIGABYTE, [
      'mkfs.ext4',
      '-q',
      '-F',
      '-E',
      'lazy_itable_init=0,lazy_journal_init=0',
    ])
    await mount(image, folder)
  } catch (error) {
    await clear(base)
    throw error
  }
  let count = 0
  return {
    folder,
    async cut() {
      const name = `cut-${++count}`
      const copy = join(store, `${name}.ext4`)
      await run('cp', ['--reflink=always', image, copy])
      return { use: (work) => useCopy(copy, join(base, name), work) }
    },
    close: () => clear(base),
  }
}

async function useCopy<T>(copy: string, place: string, work: (folder: string) => Promise<T>): Promise<T> {
  await mount(copy, place)
  try {
    return await work(place)
  } finally {
    await unmount(place)
    await rm(copy)
  }
}

async function makeImage(path: string, octets: number, [program, ...given]: string[]): Promise<void> {
  await writeFile(path, '')
  await truncate(path, octets)
  await run(program!, [...given, path], {
    env: { ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/sbin` },
  })
}

async function mount(image: string, place: string): Promise<void> {
  await mkdir(place, { recursive: true })
  await run('mount', ['-o', 'loop', image, place])
}

/** Lazily where something still runs in it: it goes when that ends. */
const unmount = (place: string) => run('umount', [place]).catch(() => run('umount', ['-l', place]))

const mounts = async () =>
  (await readFile('/proc/mounts', 'utf8').catch(() => ''))
    .split('\n')
    .flatMap((line) => line.split(' ')[1]?.replaceAll('\\040', ' ') ?? [])

/** Unmounts what lies below `base`, the last that was mounted first, and removes it. */
async function clear(base: string): Promise<void> {
  const below = (await mounts()).filter((place) => place.startsWith(`${base}/`))
  for (const place of below.reverse()) await unmount(place)
  if ((await mounts()).some((place) => place.startsWith(`${base}/`)))
    throw new Error(`${base} is still in use`)
  await rm(base, { recursive: true, force: true })
}

/** By the process in its name, which is gone. */
async function clearAbandoned(): Promise<void> {
  const bases = new Set<string>()
  for (const place of await mounts()) {
    for (let at = place; at !== '/'; at = dirname(at)) if (basename(at).startsWith(PREFIX)) bases.add(at)
  }
  for (const name of await readdir(tmpdir())) if (name.startsWith(PREFIX)) bases.add(join(tmpdir(), name))
  for (const base of bases) {
    const owner = Number(basename(base).slice(PREFIX.length).split('-')[0])
    if (!owner || owner === process.pid || existsSync(`/proc/${owner}`)) continue
    await clear(base)
  }
}
