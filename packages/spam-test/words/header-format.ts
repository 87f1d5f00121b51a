import { sayableMoment, sayableSpan } from '@postproof/engine/amounts'
import type { CheckWords } from '../types.ts'

/** The checks of how the header block is written, and what it gives away. */
export const formatWords: Record<string, CheckWords> = {
  date_header: {
    facts: ({ facts: { date, received, seconds_old } }) => ({
      sent: sayableMoment(date),
      came: sayableMoment(received),
      span: sayableSpan(seconds_old),
    }),
    found: {
      'far-off': ({ seconds_old }) => [
        Number(seconds_old) < 0 ? 'date_header.found.future' : 'date_header.found.old',
      ],
    },
  },
  received_chain: {
    facts: ({ facts: { seconds } }) => ({ span: sayableSpan(seconds) }),
  },
}
