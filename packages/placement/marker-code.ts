/**
 * The marker: `pp`, 13 characters of chance and one of checksum, in lower-case letters and digits. Case does not
 * matter, and a word of prose is none: its last character would have to fit.
 */

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz0123456789'
const PREFIX = 'pp'
const CHANCE = 13
/** What is looked for; no other letter or digit may stand beside it. */
const FORM = /(?<![a-z0-9])pp[a-z0-9]{14}(?![a-z0-9])/gi
const MAX_FOUND = 50

export const MARKER_LENGTH = PREFIX.length + CHANCE + 1
/** The own header field. It names the test, not the brand of an instance, since senders keep it in their templates. */
export const MARKER_HEADER = 'X-Postproof-Placement'

/** Weights that grow, so that two characters that changed places are noticed. */
function checksum(body: string): string {
  let sum = 7
  for (let i = 0; i < body.length; i++) sum += ALPHABET.indexOf(body[i]!) * (2 * i + 5)
  return ALPHABET[sum % 36]!
}

/** A marker from at least 13 octets of chance. Throws a RangeError for fewer. */
export function newMarker(random: Uint8Array): string {
  if (random.length < CHANCE) throw new RangeError(`a marker needs ${CHANCE} random octets`)
  const body = Array.from(random.subarray(0, CHANCE), (octet) => ALPHABET[octet % 36]!).join('')
  return `${PREFIX}${body}${checksum(body)}`
}

/** Whether the text is a marker and nothing else; in any case. */
export function isMarker(text: string): boolean {
  const marker = text.toLowerCase()
  if (marker.length !== MARKER_LENGTH || !/^pp[a-z0-9]{14}$/.test(marker)) return false
  return checksum(marker.slice(2, -1)) === marker.at(-1)
}

/** The markers in a text in lower case, each once, in the order in which they stand; at most 50. Linear. */
export function findMarkers(text: string): string[] {
  const found = new Set<string>()
  for (const [word] of text.matchAll(FORM)) {
    if (isMarker(word)) found.add(word.toLowerCase())
    if (found.size >= MAX_FOUND) break
  }
  return [...found]
}
