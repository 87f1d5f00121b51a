import type { Page } from 'playwright-core'

/** Walking through a page as someone without a mouse does. */

/** What has the focus: its name, its role or element, and whether the eye can find it. */
export type Focused = { name: string; kind: string; seen: boolean }

/** Enough for any page of ours: a walk that never ends is a trap. */
const most = 150

/** Presses Tab until something whose name matches has the focus. Throws when it is not reached, or the focus is lost or unseen. */
export async function tabTo(page: Page, name: RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<Focused> {
  const passed: string[] = []
  for (let count = 0; count < most; count++) {
    await page.keyboard.press(key)
    const found = await focused(page)
    passed.push(`${found.kind} ${found.name}`)
    // Between the last element and the first one the browser's own bar has it.
    if (found.kind !== 'body' && !found.seen) throw new Error(`the focus cannot be seen: ${passed.at(-1)}`)
    if (name.test(found.name)) return found
  }
  throw new Error(`${name} is not reached by ${key}: ${passed.slice(0, 40).join(' | ')}`)
}

export const focused = (page: Page): Promise<Focused> => page.evaluate(lookAtFocus)

/** Runs in the page. */
function lookAtFocus(): Focused {
  const element = document.activeElement
  if (!element || element === document.body) return { name: '', kind: 'body', seen: false }
  const labelled = element.getAttribute('aria-labelledby')?.split(' ') ?? []
  const label = element.closest('label') ?? document.querySelector(`label[for="${CSS.escape(element.id)}"]`)
  const name =
    element.getAttribute('aria-label') ??
    (labelled.length > 0
      ? labelled.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')
      : element.textContent?.trim() || label?.textContent?.trim() || element.getAttribute('title') || '')
  // A field that lies over its label is outlined by it.
  const seen = [element, element.parentElement].some((each) => {
    if (!each) return false
    const { outlineStyle, outlineWidth, visibility } = getComputedStyle(each)
    const box = each.getBoundingClientRect()
    const outlined = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1
    return outlined && visibility === 'visible' && box.width > 0 && box.height > 0
  })
  return { name: name.replace(/\s+/g, ' ').slice(0, 200), kind: element.tagName.toLowerCase(), seen }
}
