import { gmailSenders, rfc } from '@postproof/engine/references'
import type { CheckWords } from '../types.ts'

/** The checks of who the mail says it is from and to. */
export const addressWords: Record<string, CheckWords> = {
  from_header: { refs: [rfc(5322, '3.6.2'), gmailSenders] },
  freemail_from: { refs: [gmailSenders] },
  reply_to: { refs: [rfc(5322, '3.6.2')] },
  return_path: { refs: [rfc(5321, '4.4'), rfc(5321, '4.5.5')] },
  to_header: { refs: [rfc(5322, '3.6.3')] },
}
