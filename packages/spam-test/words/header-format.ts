import { sayableMoment, sayableSpan } from '@postproof/engine/amounts'
import { gmailSenders, rfc } from '@postproof/engine/references'
import type { CheckWords } from '../types.ts'

/** The checks of how the header block is written, and what it gives away. */
export const formatWords: Record<string, CheckWords> = {
  date_header: {
    refs: [rfc(5322, '3.6.1'), gmailSenders],
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
  message_id: { refs: [rfc(5322, '3.6.4'), gmailSenders] },
  duplicate_headers: { refs: [rfc(5322, '3.6'), gmailSenders] },
  line_length: { refs: [rfc(5322, '2.1.1'), rfc(6532)] },
  header_encoding: { refs: [rfc(2047), rfc(6532)] },
  auto_headers: { refs: [rfc(3834)] },
  header_leaks: {
    refs: [{ label: 'PHP: mail.add_x_header', url: 'https://www.php.net/manual/en/mail.configuration.php' }],
  },
  received_chain: {
    refs: [rfc(5321, '4.4')],
    facts: ({ facts: { seconds } }) => ({ span: sayableSpan(seconds) }),
  },
  esp_fingerprint: { refs: [rfc(5322, '3.6.8')] },
  foreign_verdicts: { refs: [rfc(8601, '5')] },
}
