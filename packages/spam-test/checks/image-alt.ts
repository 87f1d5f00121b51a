import { bad, good, warning } from '@postproof/engine/finding'
import { plain } from '@postproof/engine/plain-message'
import type { HtmlElement, Image, Message } from '@postproof/message/types'
import { isNameOnly } from '../content/alternative-texts.ts'
import { contentImages, quoteImage } from '../content/images.ts'
import { parentOf, textOf } from '../content/markup.ts'
import { notApplicable } from '../content/no-data.ts'
import type { Check } from '../types.ts'

const id = 'image_alt'

/**
 * Alternative text (WCAG 1.1.1). An empty alt marks decoration and is fine, but not on an image that is all a link
 * shows: then the link has no name. The name of a file is no text.
 */
export const check: Check = {
  id,
  run({ message }) {
    if (!message.html) return notApplicable(id, 'no-html')
    const images = contentImages(message)
    if (images.length === 0) return notApplicable(id, 'no-images')
    const named = namedLinks(message)
    const lacking = images.filter((image) => lacksAlt(image, named))
    const share = Math.floor((100 * (images.length - lacking.length)) / images.length)
    const names = images.filter(({ alt, src }) => alt !== null && isNameOnly(alt, src))
    const facts = {
      images: images.length,
      missing: lacking.length,
      share,
      left_out: message.images.length - images.length,
      file_names: names.length,
      nameless_links: lacking.filter(({ element }) => isAllOfLink(element, named)).length,
    }
    const evidence = [
      ...lacking.slice(0, 15).map((image) => quoteImage(image)),
      ...names.slice(0, 15).map((image) => quoteImage(image, plain('evidence.alternative-is-name'))),
    ].slice(0, 20)
    if (lacking.length > 0)
      return (share < 50 ? bad : warning)(id, share < 50 ? 'most-missing' : 'some-missing', facts, evidence)
    return names.length > 0 ? warning(id, 'file-names', facts, evidence) : good(id, 'all', facts)
  },
}

type Named = (link: HtmlElement) => boolean

function lacksAlt({ alt, element }: Image, isNamed: Named): boolean {
  if (alt === null) return true
  return alt.trim() === '' && isAllOfLink(element, isNamed)
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
function namedLinks({ images }: Message): Named {
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
