import type { Tag } from '#engines/record/tag-list.ts'
import type { Explanation } from '#engines/record/words.ts'

/** Which explanation a tag's name and value have. */
export function explainDkimTag({ name, value }: Tag): { name: string; value: string } {
  const given = value.toLowerCase()
  if (name === 'v') return { name: 'dkim.v', value: 'dkim.v' }
  if (name === 'k') {
    return {
      name: 'dkim.k',
      value: given === 'rsa' || given === 'ed25519' ? `dkim.k.${given}` : 'dkim.bad-value',
    }
  }
  if (name === 'p') return { name: 'dkim.p', value: given === '' ? 'dkim.p.revoked' : 'dkim.p-value' }
  if (name === 't') return { name: 'dkim.t', value: 'dkim.t-value' }
  if (name === 'h' || name === 's' || name === 'n')
    return { name: `dkim.${name}`, value: `dkim.${name}-value` }
  if (name === 'g') return { name: 'dkim.g', value: 'dkim.g' }
  return { name: 'dkim.extension', value: 'dkim.extension' }
}

const FLAGS: Record<string, string> = {
  y: 'testing: receivers may treat signed mail as if it were not signed',
  s: 'strict: the signature may not name a subdomain',
}

/** What parts of a key record are, what a suggested record changes, and what may go wrong with it. */
export const dkimExplanations: Record<string, Explanation> = {
  'dkim.v': 'Says that this is a DKIM key. When it is there, it must come first and read v=DKIM1.',
  'dkim.k': 'The kind of key. Without it, RSA is meant.',
  'dkim.k.rsa': 'RSA, which every receiver can verify.',
  'dkim.k.ed25519': 'Ed25519: short and strong, but not every receiver can verify it.',
  'dkim.p': 'The public key. Receivers verify signatures with it; the private key stays with the sender.',
  'dkim.p-value': 'The key itself, as base64.',
  'dkim.p.revoked': 'Empty: the key is withdrawn, and signatures made with it fail.',
  'dkim.t': 'Flags.',
  'dkim.t-value': ({ value }) =>
    `${(value ?? '')
      .split(':', 4)
      .map((flag) => FLAGS[flag.trim().toLowerCase()] ?? `"${flag.trim()}", which is not defined`)
      .join('; ')}.`,
  'dkim.h': 'Which hash algorithms signatures may use. Without it, all.',
  'dkim.h-value': ({ value }) => `Only ${value}. It must hold sha256; sha1 is no longer accepted anywhere.`,
  'dkim.s': 'What the key may be used for. Without it, everything.',
  'dkim.s-value': ({ value }) => `Only ${value}. For mail it must be * or email.`,
  'dkim.n': 'A note for people.',
  'dkim.n-value': ({ value }) => `"${value}"`,
  'dkim.g': 'A tag of an older standard; receivers skip it.',
  'dkim.bad-value': ({ value }) => `"${value}" is not a kind of key that receivers know.`,
  'dkim.extension': ({ name }) => `${name} is not defined for DKIM keys; receivers skip it.`,
  separator: 'Separates the parts.',
  unknown: 'This could not be read as a tag.',
  repair: 'The same key, written so that receivers can read it.',
  tidy: 'The same key without what receivers skip or misread.',
  join: 'The same key in one record. Enter it as one line: the DNS panel cuts it into strings by itself.',
  move: 'The same record at the name where receivers look for it. Many DNS panels add the domain by themselves: enter the name without it.',
  'remove-doubled': 'Nobody looks for a key at this name. Delete it once the one at the right name answers.',
  'remove-alias': 'The service that this alias leads to is gone, and with it the key.',
  'risk.alias':
    'None, if nothing signs with this selector any more. If the service only changed its name, put in the new one.',
  'risk.none': 'None: signatures are verified as before.',
  'risk.starts':
    'Signatures begin to count that do not today. Check first that the service still signs with this very key: send a test message afterwards.',
}
