import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * Run by `npm ci` when all packages are there: deletes the weights of fonts that no picture is drawn with, and pictures
 * of what fonts look like. A package of fonts has all its weights. Plain JavaScript, since this runs in whatever Node the
 * machine has.
 */

const root = fileURLToPath(new URL('.', import.meta.url))
const { mails, links } = JSON.parse(readFileSync(join(root, 'src/adapters/browser/font-files.json'), 'utf8'))

for (const [name, wanted] of Object.entries({ ...mails, ...links })) {
  const folder = join(root, 'node_modules', name)
  for (const file of filesIn(folder)) {
    if (/\.(?:ttf|otf|png)$/.test(file) && !new RegExp(wanted).test(file)) rmSync(join(folder, file))
  }
}

/** None where the package is not installed. */
function filesIn(folder) {
  try {
    return readdirSync(folder, { recursive: true })
  } catch {
    return []
  }
}
