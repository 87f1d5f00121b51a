import type { HtmlElement, Image, Message } from '@postproof/message/types'
import { contentImages } from './images.ts'
import { parentOf, textOf } from './markup.ts'

/** Images without an alternative text (WCAG 1.1.1): an empty one marks decoration, but names no link. */

type Named = (link: HtmlElement) => boolean

export type LackingAlt = { image: Image; allOfLink: boolean }

/** Content images whose text is missing, or empty where nothing else says what their link is. */
export function imagesLackingAlt(message: Pick<Message, 'images'>): LackingAlt[] {
  const named = namedLinks(message)
  return contentImages(message).flatMap((image) => {
    const allOfLink = isAllOfLink(image.element, named)
    return image.alt === null || (image.alt.trim() === '' && allOfLink) ? [{ image, allOfLink }] : []
  })
}

/** The image stands in a link that says nothing else. */
function isAllOfLink(element: HtmlElement | undefined, isNamed: Named): boolean {
  const link = element && linkAround(element)
  return link ? !isNamed(link) : false
}

function linkAround(element: HtmlElement): HtmlElement | null {
  for (let node = parentOf(element), depth = 0; node && depth < 20; node = parentOf(node), depth += 1)
    if (node.tagName === 'a') return node
  return null
}

/** A link's text, an image's alt, or a label name it. Each link is read once: thousands of images may share one. */
function namedLinks({ images }: Pick<Message, 'images'>): Named {
  const byAlt = new Set(
    images.map(({ alt, element }) => (alt?.trim() && element ? linkAround(element) : null)),
  )
  const known = new Map<HtmlElement, boolean>()
  return (link) => {
    const answer = known.get(link) ?? (byAlt.has(link) || hasLabel(link) || textOf(link, 200) !== '')
    known.set(link, answer)
    return answer
  }
}

const hasLabel = (link: HtmlElement) =>
  link.attrs.some(({ name, value }) => (name === 'aria-label' || name === 'title') && value.trim() !== '')
