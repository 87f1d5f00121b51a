/**
 * The `euc-kr` of the Encoding Standard is Windows' code page 949: KS X 1001, with the other Hangul syllables in its unused
 * places, in the order of Unicode. Node's decoder lacks those syllables, the euro sign and the registered sign.
 */

const FIRST_SYLLABLE = 0xac00
const SYLLABLES = 11_172
const UNKNOWN = 0xfffd

let made: Uint16Array | null = null

/** The UTF-16 unit of each pair of octets; 0 for a pair that has none. Made on first use. */
function table(): Uint16Array {
  made ??= makeTable()
  return made
}

function makeTable(): Uint16Array {
  const units = new Uint16Array(65_536)
  const known = new Set<number>()
  for (let lead = 0xa1; lead <= 0xfe; lead++) {
    const octets = Array.from({ length: 94 }, (_, at) => [lead, 0xa1 + at, 10]).flat()
    const letters = new TextDecoder('euc-kr').decode(Uint8Array.from(octets)).split('\n')
    for (let at = 0; at < 94; at++) {
      const unit = letters[at]?.length === 1 ? letters[at]!.charCodeAt(0) : 0
      if (unit <= 0xa0 || unit === UNKNOWN || (unit >= 0xe000 && unit <= 0xf8ff)) continue
      units[lead * 256 + 0xa1 + at] = unit
      known.add(unit)
    }
  }
  // Added to KS X 1001 in 1998, and too late for the decoder of Node.
  units[0xa2e6] = 0x20ac
  units[0xa2e7] = 0xae
  addSyllables(units, known)
  return units
}

/** Leads 81-C6 with trails 41-5A, 61-7A and 81-FE; from lead A1 on, trails above A0 are KS X 1001. */
function addSyllables(units: Uint16Array, known: Set<number>): void {
  let syllable = FIRST_SYLLABLE
  const next = () => {
    while (known.has(syllable)) syllable++
    return syllable < FIRST_SYLLABLE + SYLLABLES ? syllable++ : 0
  }
  for (let lead = 0x81; lead <= 0xc6; lead++)
    for (let trail = 0x41; trail <= (lead < 0xa1 ? 0xfe : 0xa0); trail++)
      if (trail <= 0x5a || (trail >= 0x61 && trail <= 0x7a) || trail >= 0x81)
        units[lead * 256 + trail] = next()
}

/** Throws a TypeError on octets that the charset does not have when `fatal`, else writes U+FFFD (Encoding Standard, 13.1). */
export function decodeKorean(bytes: Uint8Array, fatal: boolean): string {
  const units = new Uint16Array(bytes.length)
  const pairs = table()
  let length = 0
  for (let i = 0; i < bytes.length; i++) {
    const octet = bytes[i]!
    const trail = octet < 128 ? 0 : (bytes[i + 1] ?? 0)
    const unit = octet < 128 ? octet : pairs[octet * 256 + trail]!
    if (octet > 127 && unit === 0 && fatal) throw new TypeError('octets that euc-kr does not have')
    const isLead = octet > 128 && octet < 255
    if (isLead && (unit !== 0 || trail > 127)) i++
    units[length++] = octet > 127 && unit === 0 ? UNKNOWN : unit
  }
  return Buffer.from(units.buffer, 0, length * 2).toString('utf16le')
}
