import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * `links`: only whether links can be told from the text around them, which colors decide; how faint a text is in them is
 * measured by `lookAt`. `beside`: what is in the main part was asked about before, and only its heading is left in it.
 */
export type Asked = { links?: boolean; beside?: boolean }

/** What axe finds against WCAG 2.2 AA and its own best practice, every fold of the main part opened: rule and element. */
export async function violations(page: Page, asked: Asked = {}): Promise<string[]> {
  // Its half a megabyte is read once for each document.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source)
  return page.evaluate(runAxe, { tags, ...asked })
}

/** Runs in the page. */
async function runAxe({ tags, links, beside }: Asked & { tags: string[] }): Promise<string[]> {
  type Found = { violations: { id: string; nodes: { html: string }[] }[] }
  type Axe = {
    run(options: object): Promise<Found>
  }
  // The header's menu would cover what is below it.
  for (const fold of document.querySelectorAll<HTMLDetailsElement>('main details')) fold.open = true
  // What a row of a report holds is written when it opens.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  const { axe } = globalThis as unknown as { axe: Axe }
  const main = document.querySelector('main')
  const parts = beside && main ? [...main.childNodes] : []
  const heading = main?.querySelector('h1')?.cloneNode(true)
  if (parts.length > 0) main!.replaceChildren(...(heading ? [heading] : []))
  const runOnly = links ? { type: 'rule', values: ['link-in-text-block'] } : tags
  const found = await axe.run({ runOnly, resultTypes: ['violations'] })
  if (parts.length > 0) main!.replaceChildren(...parts)
  return found.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 120)}`))
}
