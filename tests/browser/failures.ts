import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import type { BrowserContext } from 'playwright-core'
import type { RunnerTask } from 'vitest'

/** What a failed browser test leaves for whoever looks for the cause: `build/failures/<file>/<test>/`. */

const root = join(import.meta.dirname, '../..')
const nameOf = (text: string) => text.replaceAll(/[^\p{L}\p{N}]+/gu, '-').slice(0, 80)

let contexts = 0

/** Writes a picture and the HTML of each open page, and the trace (`npx playwright-core show-trace trace.zip`). */
export async function keepFailure(context: BrowserContext, task: RunnerTask): Promise<void> {
  const folder = join(root, 'build/failures', nameOf(relative(root, task.file.filepath)), nameOf(task.name))
  // The contexts of one test share its folder.
  const prefix = `context-${++contexts}`
  try {
    await rm(join(folder, prefix), { recursive: true, force: true })
    await mkdir(join(folder, prefix), { recursive: true })
    await context.tracing.stop({ path: join(folder, prefix, 'trace.zip') })
    for (const [at, page] of context.pages().entries()) {
      await writeFile(
        join(folder, prefix, `page-${at + 1}.html`),
        `<!-- ${page.url()} -->\n${await page.content()}`,
      )
      await page.screenshot({
        path: join(folder, prefix, `page-${at + 1}.png`),
        fullPage: true,
        timeout: 10_000,
      })
    }
    console.error(`What the pages showed: ${relative(root, folder)}/${prefix}`)
  } catch (error) {
    // The test has failed already, and that failure is the one to report.
    console.error(`Could not keep what the pages showed: ${error}`)
  }
}
