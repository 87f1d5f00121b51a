import type { Page } from 'playwright-core'
import { violations } from './axe.ts'
import { lookAt } from './readable.ts'

/** One open page as different visitors see it: the window and the colors change, the document stays. */

export type Look = { width: number; colorScheme: 'light' | 'dark' }

export const nameOf = ({ width, colorScheme }: Look) => `${width} px, ${colorScheme}`

/** Makes the page look so, at once: colors that fade from one scheme to the other are neither. */
export async function showAs(page: Page, { width, colorScheme }: Look): Promise<void> {
  await page.evaluate(stopFading)
  await page.emulateMedia({ colorScheme })
  await page.setViewportSize({ width, height: page.viewportSize()?.height ?? 800 })
  await page.evaluate(frameDrawn)
}

/** Runs in the page. */
function stopFading(): void {
  if (document.adoptedStyleSheets.length > 0) return
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('*, ::before, ::after { transition: none !important; animation-duration: 0s !important }')
  document.adoptedStyleSheets = [sheet]
}

/** Runs in the page. */
const frameDrawn = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))

/** Asks axe about pages. */
export type Inspector = (page: Page, look: Look) => Promise<string[]>

/**
 * What is wrong with an open page at one of these looks, the widest last. axe is asked at the first and at the last: what
 * lies between differs in layout only, which is looked at everywhere, as colors are.
 */
export async function wrongAt(
  page: Page,
  looks: readonly Look[],
  inspect: Inspector = createInspector(),
  onEach: (look: Look) => Promise<void> = async () => {},
): Promise<string[]> {
  const wrong: string[] = []
  for (const [index, look] of looks.entries()) {
    await showAs(page, look)
    const { headings, ...seen } = await lookAt(page)
    const atEnd = index === 0 || index === looks.length - 1
    const found = { ...seen, axe: atEnd ? await inspect(page, look) : [] }
    for (const [kind, each] of Object.entries(found))
      wrong.push(...each.map((one) => `${nameOf(look)}: ${kind}: ${one}`))
    if (headings !== 1) wrong.push(`${nameOf(look)}: ${headings} headings of level 1`)
    await onEach(look)
  }
  return wrong
}

/**
 * For visits of the same pages by several visitors: a main part that was found without fault on the page of another
 * one, to the letter and the pixel, is left out on this one.
 */
export function createInspector(): Inspector {
  const clean = new Set<string>()
  return async (page, look) => {
    const known = `${nameOf(look)} ${await page.evaluate(shapeOfMain)}`
    const found = await violations(page, { beside: clean.has(known) })
    if (found.length === 0) clean.add(known)
    return found
  }
}

/** Runs in the page: what is written in its main part, and where each element stands. */
async function shapeOfMain(): Promise<string> {
  for (const fold of document.querySelectorAll<HTMLDetailsElement>('main details')) fold.open = true
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  const main = document.querySelector('main') ?? document.body
  const origin = main.getBoundingClientRect()
  const boxes = [...main.querySelectorAll('*')].map((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return [left - origin.left, top - origin.top, width, height].map(Math.round).join()
  })
  const bytes = new TextEncoder().encode(main.outerHTML + boxes.join(' '))
  const hash = await crypto.subtle.digest('SHA-256', bytes)
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
