import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe finds against WCAG 2.2 AA and its own best practice, every fold of the main part opened: rule and element. */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(source)
  return page.evaluate(async (runOnly) => {
    type Axe = { run(options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> }
    // The header's menu would cover what is below it.
    for (const fold of document.querySelectorAll<HTMLDetailsElement>('main details')) fold.open = true
    // What a row of a report holds is written when it opens.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const { axe } = globalThis as unknown as { axe: Axe }
    const found = await axe.run({ runOnly })
    return found.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html }) => `${id}: ${html.slice(0, 120)}`),
    )
  }, tags)
}
