import { GMAIL_CLIP } from '@postproof/client-support/gmail'
import { bad, good, noData, warning } from '@postproof/engine/finding'
import { quotePart } from '../context/fields.ts'
import { defineCheck } from '../define-check.ts'

const id = 'html_size'

const NEAR = 85_000

/** The size of the HTML, as read and as transported: Gmail hides what lies past about 102 kB. */
export const check = defineCheck({
  id,
  group: 'content',
  points: 8,
  topic: 'structure',
  decidedBy: 'html',
  refs: [
    {
      label: 'Gmail clipping, collected measurements',
      url: 'https://github.com/hteumeuleu/email-bugs/issues/41',
    },
  ],
  run({ message }) {
    if (!message.html) return noData(id, 'no-html', { applies: false })
    const { part } = message.html
    const facts = { bytes: part.size, encoded_bytes: part.encodedSize }
    const evidence = [
      quotePart(part, {
        code: 'evidence.bytes-in-transport',
        facts: { bytes: part.size, packed: part.encodedSize },
      }),
    ]
    if (part.size > GMAIL_CLIP) return bad(id, 'clipped', facts, evidence)
    if (part.size >= NEAR) return warning(id, 'near-limit', facts, evidence)
    if (part.encodedSize > GMAIL_CLIP) return warning(id, 'encoded-over-limit', facts, evidence)
    return good(id, 'small', facts, evidence)
  },
})
