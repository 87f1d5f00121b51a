/**
 * Room that Word's own markup gives a padded link. Builds since early 2023 ignore `letter-spacing`, so spaces that are
 * only stretched by it give none (react-email#1512, PR#1526, 2024).
 */

const spacer =
  /<(i|span|b|em|u|font|strong)\b([^>]{0,1000})>((?:\s|&(?:nbsp|emsp|ensp|thinsp|hairsp|zwnj|#\d{2,5}|#x[\da-f]{2,5});|\u00a0|[\u2000-\u200b])*)<\/\1>/gi
const shape = /<v:(?:rect|roundrect|fill|image|background|shape|oval)\b|<t[dh]\b/i
const space = /&(?:nbsp|emsp|ensp|thinsp|hairsp|#160|#8\d{3}|#xa0|#x200[0-9a]);|[\u00a0\u2000-\u200a]/i
const spacing = /letter-spacing\s*:\s*[\d.]*[1-9]/i
const widened = /mso-font-width\s*:\s*\+?[\d.]*[1-9]/i

/** Spaces stretched by `letter-spacing` alone. */
export function hasDeadSpacing(content: string): boolean {
  for (const [, , attributes] of content.slice(0, 20_000).matchAll(spacer))
    if (spacing.test(attributes!) && !widened.test(attributes!)) return true
  return false
}

/** Whether markup for Word gives room: a shape, a cell, or spaces that do not need `letter-spacing`. */
export function givesRoom(content: string): boolean {
  const text = content.slice(0, 20_000)
  if (shape.test(text)) return true
  const rest = text.replace(spacer, (whole, _tag, attributes: string) =>
    spacing.test(attributes) && !widened.test(attributes) ? '' : whole,
  )
  return space.test(rest)
}

/** Such spaces in markup for Word: where they are in it, and the room they were meant to give, null in units other than px. */
export function spacerOf(
  content: string,
): { from: number; length: number; tag: string; style: string; px: number | null }[] {
  return [...content.slice(0, 20_000).matchAll(spacer)].flatMap(
    ({ index, 0: whole, 1: tag, 2: attributes }) => {
      if (!spacing.test(attributes!) || widened.test(attributes!)) return []
      const style = /\bstyle\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(attributes!)
      const css = style?.[1] ?? style?.[2] ?? ''
      const px = /letter-spacing\s*:\s*([\d.]+)px/i.exec(css)?.[1]
      return [
        {
          from: index,
          length: whole.length,
          tag: tag!,
          style: css,
          px: px && !css.includes('"') ? Number(px) : null,
        },
      ]
    },
  )
}
