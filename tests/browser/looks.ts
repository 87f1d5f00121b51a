import type { Page } from 'playwright-core'
import { ofOneScheme, violations } from './axe.ts'
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

/** What is wrong with an open page at one of these looks, with what `inspect` finds there. */
export async function wrongAt(
  page: Page,
  looks: readonly Look[],
  inspect: (look: Look) => Promise<string[]> = async () => [],
): Promise<string[]> {
  const wrong: string[] = []
  for (const look of looks) {
    await showAs(page, look)
    const { wide, faint, small, doubleIds, headings } = await lookAt(page)
    for (const [kind, found] of Object.entries({ wide, faint, small, doubleIds, axe: await inspect(look) }))
      wrong.push(...found.map((each) => `${nameOf(look)}: ${kind}: ${each}`))
    if (headings !== 1) wrong.push(`${nameOf(look)}: ${headings} headings of level 1`)
  }
  return wrong
}

/**
 * Asks axe about a page at several looks without asking twice about the same. What colors decide does not depend on the
 * width, where lookAt reads them at each: it is asked at the first width of a scheme. The other rules are asked where
 * another document or another place of it is seen, and a main part that was found without fault on the page of another
 * visitor, to the letter and the pixel, is left out on this one.
 */
export function createInspector() {
  const clean = new Set<string>()
  return {
    /** For one document. */
    open(page: Page) {
      const shown = new Set<string>()
      const schemes = new Set<string>()
      return async (look: Look): Promise<string[]> => {
        const shapes = await page.evaluate(shapesOf, ofOneScheme)
        const at = `${look.width} ${shapes.whole}`
        const known = `${nameOf(look)} ${shapes.main}`
        const found = await violations(page, {
          structure: !shown.has(at),
          colors: !schemes.has(look.colorScheme),
          beside: clean.has(known),
        })
        shown.add(at)
        schemes.add(look.colorScheme)
        if (found.length === 0) clean.add(known)
        return found
      }
    },
  }
}

/**
 * Runs in the page: what is written in the whole and in its main part, and where each element stands, but for those
 * that take turns in one place with the colors.
 */
async function shapesOf(ofOneScheme: string): Promise<{ whole: string; main: string }> {
  for (const fold of document.querySelectorAll<HTMLDetailsElement>('main details')) fold.open = true
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  const digest = async (root: Element) => {
    const origin = root.getBoundingClientRect()
    const elements = [...root.querySelectorAll('*')].filter((element) => !element.closest(ofOneScheme))
    const boxes = elements.map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      return [left - origin.left, top - origin.top, width, height].map(Math.round).join()
    })
    const bytes = new TextEncoder().encode(root.outerHTML + boxes.join(' '))
    const hash = await crypto.subtle.digest('SHA-256', bytes)
    return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  }
  const main = document.querySelector('main') ?? document.body
  return { whole: await digest(document.documentElement), main: await digest(main) }
}
