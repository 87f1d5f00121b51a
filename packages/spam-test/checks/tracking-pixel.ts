import { good, warning } from '@postproof/engine/finding'
import { plain } from '@postproof/engine/plain-message'
import { quoteImage, trackingPixels } from '../content/images.ts'
import { trackerOf, webAddress } from '../content/links.ts'
import { notApplicable } from '../content/no-data.ts'
import { defineCheck } from '../define-check.ts'

const id = 'tracking_pixel'

const MOST = 2

/** Invisible remote images that count opens. */
export const check = defineCheck({
  id,
  group: 'content',
  points: 1,
  topic: 'images',
  decidedBy: 'html',
  refs: [
    {
      label: 'Apple: Mail Privacy Protection',
      url: 'https://support.apple.com/guide/mail/use-mail-privacy-protection-mlhl03be2866/mac',
    },
  ],
  run({ message }) {
    if (!message.html) return notApplicable(id, 'no-html')
    const pixels = trackingPixels(message)
    const hosts = [...new Set(pixels.flatMap(({ src }) => webAddress(src)?.hostname ?? []))].slice(0, 20)
    const services = [...new Set(hosts.flatMap((host) => trackerOf(host) ?? []))]
    const facts = { pixels: pixels.length, hosts, services }
    const evidence = pixels.slice(0, 20).map((image) => quoteImage(image, plain('evidence.pixel')))
    if (pixels.length > MOST) return warning(id, 'many', facts, evidence)
    return good(id, pixels.length > 0 ? 'few' : 'none', facts, evidence)
  },
})
