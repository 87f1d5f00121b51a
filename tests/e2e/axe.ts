import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** What axe finds in the page against WCAG 2.2 AA, every fold of its main part opened: rule and element. */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(source)
  return page.evaluate(async (runOnly) => {
    type Axe = { run(options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> }
    for (const fold of document.querySelectorAll<HTMLDetailsElement>('main details')) fold.open = true
    const { axe } = globalThis as unknown as { axe: Axe }
    const found = await axe.run({ runOnly })
    return found.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html }) => `${id}: ${html.slice(0, 120)}`),
    )
  }, tags)
}
