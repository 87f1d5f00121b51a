import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * Run by `npm ci` when all packages are there. Deletes the weights of fonts that no picture is drawn with, and pictures of what
 * fonts look like: a package of fonts has all its weights. An install without what tests and builds (`--omit=dev`) also loses
 * source maps, declarations of types, and what is made for the runtime Bare: nothing that runs in Node reads them. Plain
 * JavaScript, since this runs in whatever Node the machine has.
 */

const root = fileURLToPath(new URL('.', import.meta.url))
const { mails, links } = JSON.parse(readFileSync(join(root, 'src/adapters/browser/font-files.json'), 'utf8'))

const modules = join(root, 'node_modules')

for (const [name, wanted] of Object.entries({ ...mails, ...links })) {
  const folder = join(modules, name)
  for (const file of filesIn(folder)) {
    if (/\.(?:ttf|otf|png)$/.test(file) && !new RegExp(wanted).test(relative(folder, file))) rmSync(file)
  }
}

if (!existsSync(join(modules, 'typescript'))) {
  for (const file of filesIn(modules)) {
    if (/\.(?:[cm]?js\.map|d\.[cm]?ts(?:\.map)?|bare)$/.test(file)) rmSync(file)
  }
}

/** Every file below the folder, but none of what links lead to: the packages of this repository are linked. */
function filesIn(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    return entry.isDirectory() ? filesIn(path) : entry.isFile() ? [path] : []
  })
}
