import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildPackages } from './build-packages.ts'

/**
 * Writes a release into a folder, by default build/release: packages, image, bill of materials, notes and checksums;
 * `npm run release`. Publishes nothing: someone looks at the folder first.
 */

const root = import.meta.dirname

export type Release = {
  out: string
  /** What CHANGELOG.md has under "Unreleased", and a working tree with changes, are accepted. */
  draft: boolean
  /** Builds the image with Buildah. */
  image: boolean
  /** Writes the packages into a folder and returns their paths. */
  build?: (out: string) => Promise<string[]>
  /** The text of CHANGELOG.md. */
  changelog?: string
  log?: (line: string) => void
}

/** Returns the names of the files. Throws before anything is written when the version cannot be released. */
export async function release({
  out,
  draft,
  image,
  build = buildPackages,
  changelog = readFileSync(join(root, 'CHANGELOG.md'), 'utf8'),
  log = console.log,
}: Release): Promise<string[]> {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
  const notes = notesOf(changelog, { version, draft })
  if (!draft) requireCleanTree()
  rmSync(out, { recursive: true, force: true })
  mkdirSync(out, { recursive: true })
  await build(out)
  rmSync(join(out, 'folders'), { recursive: true, force: true })
  writeFileSync(join(out, `postproof-${version}.cdx.json`), billOfMaterials())
  writeFileSync(join(out, 'NOTES.md'), notes)
  if (image) writeImage(out, version)
  else log('No image: --no-image was given.')
  const names = readdirSync(out).sort()
  writeFileSync(
    join(out, 'SHA256SUMS'),
    names.map((name) => `${sha256(join(out, name))}  ${name}\n`).join(''),
  )
  return [...names, 'SHA256SUMS']
}

/**
 * The section of a version without its heading, or for a draft what is not released yet. Throws where there is none or nothing
 * in it, and for a version while something is not released.
 */
export function notesOf(changelog: string, { version, draft }: { version: string; draft: boolean }): string {
  const isOpen = /^## Unreleased$/m.test(changelog)
  if (isOpen && !draft)
    throw new Error('CHANGELOG.md has changes under "## Unreleased". Give them the version, or pass --draft.')
  const heading = isOpen ? 'Unreleased' : version
  const section = changelog.split(/^## /m).find((each) => each.split('\n', 1)[0]?.trim() === heading)
  const notes = section?.slice(section.indexOf('\n') + 1).trim()
  if (!notes) throw new Error(`CHANGELOG.md has no changes under "## ${heading}".`)
  return `${notes}\n`
}

function requireCleanTree(): void {
  const changed = execFileSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' }).trim()
  if (changed) throw new Error(`Commit these changes first, or pass --draft:\n${changed}`)
}

/** CycloneDX, from the lock file and without network. */
function billOfMaterials(): string {
  const printed = execFileSync('npm', ['sbom', '--omit=dev', '--sbom-format=cyclonedx'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  const bill = JSON.parse(printed) as { metadata: { component: { name: string; type: string } } }
  // npm gives it the name of the folder.
  Object.assign(bill.metadata.component, { name: 'postproof', type: 'application' })
  return `${JSON.stringify(bill, null, 2)}\n`
}

/** An OCI archive: `podman load` and `docker load` read it. */
function writeImage(out: string, version: string): void {
  const name = `postproof:${version}`
  const buildah = (...words: string[]) => execFileSync('buildah', words, { cwd: root, stdio: 'inherit' })
  try {
    buildah('build', '--format', 'oci', '--tag', name, root)
    buildah('push', name, `oci-archive:${join(out, `postproof-${version}.oci.tar`)}:${name}`)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    throw new Error('Buildah is not installed. Install it, or pass --no-image.')
  }
}

const sha256 = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex')

if (import.meta.main) {
  const { values } = parseArgs({
    allowNegative: true,
    options: {
      out: { type: 'string', default: join(root, 'build/release') },
      draft: { type: 'boolean', default: false },
      image: { type: 'boolean', default: true },
    },
  })
  try {
    for (const name of await release(values)) console.log(join(values.out, name))
  } catch (error) {
    console.error((error as Error).message)
    process.exitCode = 1
  }
}
