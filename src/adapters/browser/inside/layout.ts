import type { Layout, Rectangle } from '@postproof/engine/world'
import type { InkedBox } from '../contrasts.ts'
import type { Boxes } from './boxes.ts'
import type { Looks } from './looks.ts'

/** How the page lies, its texts not measured yet. */
export type Lie = Omit<Layout, 'viewport' | 'boxes'> & { boxes: InkedBox[] }

/** Runs inside the page. */
export function layout(looks: Looks, found: Boxes): Lie {
  const MAX_ELEMENTS = 5000
  const root = document.documentElement
  const boxes = found.find()
  const width = Math.max(root.scrollWidth, document.body.scrollWidth, innerWidth)
  const height = Math.max(root.scrollHeight, document.body.scrollHeight)

  /** A column stands in the middle, with room on both sides, and holds most of what can be seen. */
  function column(all: Rectangle): Rectangle {
    const area = { ...all }
    let best: Rectangle | undefined
    const candidates = document.body.querySelectorAll('table, td, div, center, section, main, article, p')
    for (let at = 0; at < candidates.length && at < MAX_ELEMENTS; at++) {
      const element = candidates[at]!
      const rect = element.getBoundingClientRect()
      if (rect.width < 0.2 * innerWidth || rect.width > innerWidth - 40) continue
      if (rect.height < 0.5 * all.height || !looks.shown(element)) continue
      const [left, right] = [rect.left + scrollX, rect.right + scrollX]
      if (Math.abs(left + right - innerWidth) > 8 || (best && rect.width <= best.width)) continue
      best = { x: Math.round(left), y: area.y, width: Math.round(rect.width), height: area.height }
    }
    return best ?? area
  }
  function content(): Rectangle {
    if (boxes.length === 0) return { x: 0, y: 0, width: Math.min(width, innerWidth), height }
    const all = boxes.map(({ box }) => box).reduce(found.union)
    return column(all)
  }
  /** The direction in which most of the text runs. */
  function direction(): 'ltr' | 'rtl' {
    let balance = 0
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (
      let node = walker.nextNode(), seen = 0;
      node && seen < MAX_ELEMENTS;
      node = walker.nextNode(), seen++
    ) {
      const parent = node.parentElement
      const length = (node as Text).data.trim().length
      if (!parent || length === 0 || parent.localName === 'style') continue
      balance += looks.style(parent).direction === 'rtl' ? length : -length
    }
    return balance > 0 ? 'rtl' : 'ltr'
  }
  return { document: { width, height }, content: content(), direction: direction(), boxes }
}
