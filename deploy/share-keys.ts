import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * `node deploy/share-keys.ts ROOT PART...`: makes a data folder for each process of one instance, all with the same
 * keys: those of the parts that have them, else those of ROOT, where one process had it before. What is there stays; run again after a part was added.
 */

const [root, ...parts] = process.argv.slice(2)
if (!root || parts.length === 0) throw new Error('Give the folder and the names of the parts.')

for (const name of ['secret', 'seed-key']) {
  const paths = parts.map((part) => join(root, part, name))
  const known = [...paths, join(root, name)].find((path) => existsSync(path))
  const key = known ? await readFile(known) : randomBytes(32).toString('hex')
  for (const [index, path] of paths.entries()) {
    await mkdir(join(root, parts[index]!), { recursive: true, mode: 0o700 })
    if (!existsSync(path)) await writeFile(path, key, { mode: 0o600, flag: 'wx' })
  }
}
