import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
/** The rules of `tags` whose answer depends on colors. */
const decidedByColors = ['color-contrast', 'link-in-text-block']
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * `colors`: whether the rules that colors decide are asked, and all rules of the elements that only these colors show;
 * `structure`: whether all others are. Without them both are.
 * `beside`: what is in the main part was asked about before, and only its heading is left in it.
 */
export type Asked = { colors?: boolean; structure?: boolean; beside?: boolean }

/** What a style sheet shows in one of the two color schemes alone. */
export const ofOneScheme = ':is([class~="dark:hidden"], [class~="hidden"][class*="dark:"])'

/** What axe finds against WCAG 2.2 AA and its own best practice, every fold of the main part opened: rule and element. */
export async function violations(page: Page, asked: Asked = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await load(page)
  return page.evaluate(runAxe, { tags, decidedByColors, ofOneScheme, ...asked })
}

/** Its half a megabyte, as a script: what `page.evaluate` is given goes through two more compilations. */
async function load(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const { exceptionDetails } = await session.send('Runtime.evaluate', { expression: `${source};0` })
  if (exceptionDetails) throw new Error(`axe does not start: ${exceptionDetails.text}`)
  await session.detach()
}

type Question = Asked & { tags: string[]; decidedByColors: string[]; ofOneScheme: string }

/** Runs in the page. */
async function runAxe({
  tags,
  decidedByColors,
  ofOneScheme,
  colors = true,
  structure = true,
  beside = false,
}: Question): Promise<string[]> {
  if (!colors && !structure) return []
  type Found = { violations: { id: string; nodes: { html: string }[] }[] }
  type Axe = {
    run(context: { include: Element[] }, options: object): Promise<Found>
  }
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
  const ask = async (include: Element[], asked: object) =>
    include.length === 0
      ? []
      : (await axe.run({ include }, { ...asked, resultTypes: ['violations'] })).violations
  const off = Object.fromEntries(decidedByColors.map((rule) => [rule, { enabled: false }]))
  const whole = [document.documentElement]
  const found = structure
    ? await ask(whole, { runOnly: tags, ...(colors ? {} : { rules: off }) })
    : [
        ...(await ask(whole, { runOnly: { type: 'rule', values: decidedByColors } })),
        ...(await ask([...document.querySelectorAll(ofOneScheme)], { runOnly: tags })),
      ]
  if (parts.length > 0) main!.replaceChildren(...parts)
  for (const panel of panels) panel.style.position = ''
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 120)}`))
}
