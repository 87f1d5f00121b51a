import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** What `lookAt` reads at every width and in both color schemes (readable.ts). */
const readElsewhere = ['color-contrast', 'link-in-text-block']

/**
 * What axe finds against WCAG 2.2 AA and its own best practice but for colors, every fold of the main part opened: rule
 * and element. `beside`: what is in the main part was asked about before, and only its heading is left in it.
 */
export async function violations(page: Page, { beside = false } = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await load(page)
  return page.evaluate(runAxe, { tags, readElsewhere, beside })
}

/** Its half a megabyte, as a script: what `page.evaluate` is given goes through two more compilations. */
async function load(page: Page): Promise<void> {
  if (page.context().browser()?.browserType().name() !== 'chromium') return page.evaluate(`{${source}}void 0`)
  const session = await page.context().newCDPSession(page)
  const { exceptionDetails } = await session.send('Runtime.evaluate', { expression: `${source};0` })
  if (exceptionDetails) throw new Error(`axe does not start: ${exceptionDetails.text}`)
  await session.detach()
}

type Question = { tags: string[]; readElsewhere: string[]; beside: boolean }

/** Runs in the page. */
async function runAxe({ tags, readElsewhere, beside }: Question): Promise<string[]> {
  type Found = { violations: { id: string; nodes: { html: string }[] }[] }
  type Axe = { run(context: Element, options: object): Promise<Found> }
  // The header's menu would cover what is below it.
  for (const fold of document.querySelectorAll<HTMLDetailsElement>('main details')) fold.open = true
  // So would a menu of the page, of which a visitor has one open at a time.
  const panels = [...document.querySelectorAll<HTMLElement>('main details > :not(summary)')].filter(
    (panel) => getComputedStyle(panel).position === 'absolute',
  )
  for (const panel of panels) panel.style.position = 'static'
  // What a row of a report holds is written when it opens.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  const { axe } = globalThis as unknown as { axe: Axe }
  const main = document.querySelector('main')
  const parts = beside && main ? [...main.childNodes] : []
  const heading = main?.querySelector('h1')?.cloneNode(true)
  if (parts.length > 0) main!.replaceChildren(...(heading ? [heading] : []))
  const rules = Object.fromEntries(readElsewhere.map((rule) => [rule, { enabled: false }]))
  const options = { runOnly: tags, rules, resultTypes: ['violations'] }
  const found = (await axe.run(document.documentElement, options)).violations
  if (parts.length > 0) main!.replaceChildren(...parts)
  for (const panel of panels) panel.style.position = ''
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 120)}`))
}
