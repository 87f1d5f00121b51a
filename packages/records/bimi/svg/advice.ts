import type { Message } from '@postproof/messages/message'
import { backgroundOf, colorsOf } from './painting.ts'
import type { SvgProblems } from './problem.ts'
import { readViewBox } from './view-box.ts'
import { elementsOf, textOf } from './xml.ts'
import type { XmlElement } from './xml-types.ts'

/** What the draft and the mail providers advise beside the grammar. Never a reason to call a logo invalid. */

/** draft-svg-tiny-ps-abrotman asks for at most 32 kB, unpacked. */
export const ADVISED_LOGO_BYTES = 32_768
const LONGEST_TITLE = 64
/** Gmail's and Apple's smallest side in pixels. */
const SMALLEST_SIDE = 96
const PLACEHOLDER =
  /^(?:untitled(?:[ _-]?\d*)?|title|logo|svg|image|icon|artboard(?: ?\d+)?|layer(?: ?\d+)?|new document|drawing|bimi[ _-]?svg(?:[ _-]?tiny)?(?:[ _-]?ps)?|company name|your (?:brand|company|logo)(?: name)?|example)$/i

/** Warnings about a valid logo that shows badly: a large file, a poor title, no view box or background, too few colors. */
export function adviseOn(root: XmlElement, title: string | null, bytes: number, problems: SvgProblems) {
  const element = root.name
  if (bytes > ADVISED_LOGO_BYTES) problems.warning('large', root, { element, value: String(bytes) })
  if (title !== null && title.length > LONGEST_TITLE)
    problems.warning('long-title', root, { element, value: title })
  if (title !== null && PLACEHOLDER.test(title))
    problems.warning('placeholder-title', root, { element, value: title })
  adviseOnSize(root, problems)
  for (const desc of elementsOf(root).filter(({ local }) => local === 'desc')) {
    if (textOf(desc).trim() === '') problems.warning('empty-desc', desc, { element: desc.name })
  }
  if (backgroundOf(root) === 'none') problems.warning('no-background', root, { element })
  const colors = colorsOf(root)
  if (colors.length === 1) problems.warning('one-color', root, { element, value: colors[0] })
  if (colors.length === 0) problems.warning('nothing-painted', root, { element })
}

function adviseOnSize(root: XmlElement, problems: SvgProblems) {
  const element = root.name
  const of = (name: string) => root.attributes.find((attribute) => attribute.name === name)
  const box = of('viewBox')
  const numbers = readViewBox(root)
  if (!box) problems.warning('no-view-box', root, { element })
  else if (!numbers)
    problems.warning('odd-view-box', box, { element, attribute: 'viewBox', value: box.value })
  else if (numbers.width !== numbers.height) {
    problems.warning('not-square', box, { element, attribute: 'viewBox', value: box.value })
  }
  const sides = ['width', 'height'].map((name) => pixels(of(name)?.value))
  const given = (name: string): string | Message => of(name)?.value ?? { code: 'svg.no_size', facts: {} }
  const value: Message = { code: 'svg.sizes', facts: { width: given('width'), height: given('height') } }
  if (sides.includes(null)) problems.warning('size-not-absolute', root, { element, value })
  else if (sides.some((side) => side! < SMALLEST_SIDE)) problems.warning('small', root, { element, value })
}

function pixels(value: string | undefined): number | null {
  const match = /^\s*(\d{1,7}(?:\.\d{1,7})?)(?:px)?\s*$/.exec(value ?? '')
  return match ? Number(match[1]) : null
}
