import type { FindingWords } from '@postproof/engine/finding-words'
import { gmailSenders, rfc, yahooSenders } from '@postproof/engine/references'
import { nameWords } from '../record/name-words.ts'

const key = [rfc(6376, '3.6.1')]

/** The words of the DKIM checker, by finding id. */
export const dkimWords: Record<string, FindingWords> = {
  ...nameWords('dkim'),
  dkim_key: {
    refs: [rfc(6376, '3.6.2'), gmailSenders, yahooSenders],
    facts: ({ facts: { service } }) => ({ known: service ? 'yes' : 'no' }),
  },
  dkim_place: { refs: [rfc(6376, '3.6.2.1')] },
  dkim_syntax: { refs: [rfc(6376, '3.2'), ...key] },
  dkim_tags: { refs: key },
  'dkim_public-key': { refs: key },
  'dkim_key-type': { refs: [...key, rfc(8463, '4')] },
  dkim_strength: { refs: [rfc(8301, '3.2')] },
  dkim_ed25519: { refs: [rfc(8463)] },
  dkim_hashes: { refs: [rfc(8301, '3.1')] },
  dkim_service: { refs: key },
  dkim_flags: { refs: key },
  dkim_strings: { refs: [rfc(6376, '3.6.2.2')] },
  dkim_signature: { refs: [rfc(6376, '3.5'), rfc(6376, '6.1'), rfc(8301)] },
}
