import type { RenderedBox } from '@postproof/engine/world'
import { parseStyleSheet } from '@postproof/message/style'
import type { Html } from '@postproof/message/types'
import { isText } from './boxes.ts'
import { keyOf, vanishedTexts } from './vanished.ts'

/** Lines stand at least so many font sizes apart in what is reckoned here. */
const LINE = 1.6
const ONE_LINE = 2
/** Rounding, and room for the last line. */
const SLACK = 0.1

/**
 * Texts and buttons that the desktop shows and the phone does not, or not to their end: beyond the edge of what cuts
 * them off. What vanishes whole may be hidden on purpose where a media rule of the mail hides anything.
 */
export function cutOff(desktop: RenderedBox[], phone: RenderedBox[], html: Html): RenderedBox[] {
  const gone = hidesByMedia(html) ? [] : vanishedTexts(desktop, phone)
  const wide = new Map(desktop.map((box) => [keyOf(box), box]))
  const short = phone.filter((box) => {
    const before = wide.get(keyOf(box))
    return before !== undefined && isText(box) && box.kind !== 'button' && isShortened(before, box)
  })
  return [...short, ...gone]
}

/** As high as before and so much narrower that its words cannot all be there: text that wraps again is higher. */
function isShortened(before: RenderedBox, after: RenderedBox): boolean {
  if (Math.abs(before.box.height - after.box.height) > 2 || Math.abs(before.fontSize - after.fontSize) > 0.5)
    return false
  const share = after.box.width / before.box.width
  if (before.box.height < ONE_LINE * before.fontSize) return share < 1 - SLACK
  const lines = Math.floor(before.box.height / (LINE * before.fontSize))
  return lines >= 2 && share < (lines - 1) / lines - SLACK
}

const hidesByMedia = ({ styles }: Html): boolean =>
  styles.some(({ css }) =>
    parseStyleSheet(css).some(
      ({ conditional, declarations }) =>
        conditional &&
        declarations.some(
          ({ property, value }) =>
            (property === 'display' && value.toLowerCase() === 'none') ||
            (property === 'visibility' && value.toLowerCase() === 'hidden') ||
            (/^(?:max-)?(?:height|width)$|^font-size$/.test(property) && /^0[a-z%]*$/i.test(value)),
        ),
    ),
  )
