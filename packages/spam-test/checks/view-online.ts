import { good } from '@postproof/engine/finding'
import { findViewOnlineWord } from '@postproof/message/word-lists'
import { quoteLink, readerLinks } from '../content/links.ts'
import { notApplicable } from '../content/no-data.ts'
import { defineCheck } from '../define-check.ts'

const id = 'view_online'

/** A link to the web version: said, not judged. */
export const check = defineCheck({
  id,
  group: 'content',
  points: 0,
  topic: 'structure',
  decidedBy: 'html',
  refs: [
    {
      label: 'WCAG: conforming alternate versions',
      url: 'https://www.w3.org/WAI/WCAG22/Understanding/conformance#conforming-alt-versions',
    },
  ],
  run({ message }) {
    if (!message.html) return notApplicable(id, 'no-html')
    const link = readerLinks(message).find(
      ({ text, source }) => source !== 'form' && findViewOnlineWord(text.slice(0, 200)),
    )
    if (!link) return good(id, 'absent')
    return good(id, 'present', { text: link.text.slice(0, 100) }, [quoteLink(link)])
  },
})
