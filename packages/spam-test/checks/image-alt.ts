import { bad, good, warning } from '@postproof/engine/finding'
import { plain } from '@postproof/engine/plain-message'
import { isNameOnly } from '../content/alternative-texts.ts'
import { contentImages, quoteImage } from '../content/images.ts'
import { imagesLackingAlt } from '../content/lacking-alt.ts'
import { notApplicable } from '../content/no-data.ts'
import { defineCheck } from '../define-check.ts'

const id = 'image_alt'

/**
 * Alternative text (WCAG 1.1.1). An empty alt marks decoration and is fine, but not on an image that is all a link
 * shows: then the link has no name. The name of a file is no text.
 */
export const check = defineCheck({
  id,
  group: 'content',
  points: 4,
  topic: 'images',
  decidedBy: 'html',
  refs: [{ label: 'WCAG 1.1.1', url: 'https://www.w3.org/WAI/WCAG22/Understanding/non-text-content.html' }],
  run({ message }) {
    if (!message.html) return notApplicable(id, 'no-html')
    const images = contentImages(message)
    if (images.length === 0) return notApplicable(id, 'no-images')
    const lacking = imagesLackingAlt(message)
    const share = Math.floor((100 * (images.length - lacking.length)) / images.length)
    const names = images.filter(({ alt, src }) => alt !== null && isNameOnly(alt, src))
    const facts = {
      images: images.length,
      missing: lacking.length,
      share,
      left_out: message.images.length - images.length,
      file_names: names.length,
      nameless_links: lacking.filter(({ allOfLink }) => allOfLink).length,
    }
    const evidence = [
      ...lacking.slice(0, 15).map(({ image }) => quoteImage(image)),
      ...names.slice(0, 15).map((image) => quoteImage(image, plain('evidence.alternative-is-name'))),
    ].slice(0, 20)
    if (lacking.length > 0)
      return (share < 50 ? bad : warning)(id, share < 50 ? 'most-missing' : 'some-missing', facts, evidence)
    return names.length > 0 ? warning(id, 'file-names', facts, evidence) : good(id, 'all', facts)
  },
})
