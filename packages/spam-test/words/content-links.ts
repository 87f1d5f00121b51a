import { gmailSenders, rfc } from '@postproof/engine/references'
import type { CheckWords } from '../types.ts'

/** The checks of how links are written. */
export const linkWords: Record<string, CheckWords> = {
  link_count: { refs: [gmailSenders] },
  link_https: { refs: [rfc(9110, '4.2.2')] },
  link_shortener: { refs: [gmailSenders] },
  link_mismatch: { refs: [gmailSenders] },
  link_host: { refs: [rfc(3986, '7.6')] },
  link_empty: {
    refs: [
      {
        label: 'WCAG 2.4.4',
        url: 'https://www.w3.org/WAI/WCAG22/Understanding/link-purpose-in-context.html',
      },
    ],
  },
  mailto_links: { refs: [rfc(6068)] },
}
