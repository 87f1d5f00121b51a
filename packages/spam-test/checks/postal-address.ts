import { good, warning } from '@postproof/engine/finding'
import { plain } from '@postproof/engine/plain-message'
import { quoteLink, readerLinks } from '../content/links.ts'
import { otherKind } from '../content/no-data.ts'
import { findImprintWord, findPostalAddress } from '../content/postal.ts'
import { lastLines, readingText } from '../content/reading-text.ts'
import { defineCheck } from '../define-check.ts'
import { listRules } from '../kind/kinds.ts'

const id = 'postal_address'

/** A sender's postal address in the text, or a link to the imprint that holds it. Asked of mail to subscribers and of cold offers. */
export const check = defineCheck({
  id,
  group: 'headers',
  points: 0.5,
  topic: 'unsubscribe',
  decidedBy: 'html',
  refs: [
    { label: '15 USC 7704', url: 'https://www.law.cornell.edu/uscode/text/15/7704' },
    { label: '§ 5 DDG', url: 'https://www.gesetze-im-internet.de/ddg/__5.html' },
  ],
  run({ message, kind }) {
    const { text, placeAt } = readingText(message)
    const address = findPostalAddress(text)
    if (address) {
      const place = placeAt(address.index)
      return good(id, 'found', { text: address.text.slice(0, 160) }, [
        { label: plain('evidence.address'), value: address.text, ...(place && { place }) },
      ])
    }
    const imprint = readerLinks(message).find((link) => !link.hidden && findImprintWord(link.text))
    if (imprint) return good(id, 'imprint', { text: imprint.text.slice(0, 100) }, [quoteLink(imprint)])
    return listRules(kind) === 'no'
      ? otherKind(id, kind)
      : warning(id, 'not-found', { why: kind.why }, lastLines({ text, placeAt }))
  },
})
