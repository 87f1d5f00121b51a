const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** Hours of the obsolete zone names (RFC 5322, 4.3). */
const zones: Record<string, number> = {
  ut: 0,
  utc: 0,
  gmt: 0,
  z: 0,
  est: -5,
  edt: -4,
  cst: -6,
  cdt: -5,
  mst: -7,
  mdt: -6,
  pst: -8,
  pdt: -7,
}

const form =
  /^(?:[a-z]{3,9},?\s{1,20})?(\d{1,2})[\s-]{1,20}([a-z]{3})[a-z]{0,6}[\s-]{1,20}(\d{2,4})\s{1,20}(\d{1,2}):(\d{2})(?::(\d{2}))?(?:\s{0,20}([+-]\d{4}|[a-z]{1,5}))?\s{0,20}$/i

/** Takes comments in parentheses out, nested ones too. */
function withoutComments(text: string): string {
  let depth = 0
  let kept = ''
  for (const character of text) {
    if (character === '(') depth += 1
    else if (character === ')' && depth > 0) depth -= 1
    else if (depth === 0) kept += character
  }
  return kept
}

/** Minutes east of UTC; null for a zone that is none. A missing zone reads as UTC. */
function zoneMinutes(zone: string | undefined): number | null {
  if (zone === undefined) return 0
  const first = zone[0]
  if (first === '+' || first === '-') {
    const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(3, 5))
    if (Number(zone.slice(3, 5)) > 59 || minutes > 24 * 60) return null
    return first === '-' ? -minutes : minutes
  }
  const named = zones[zone.toLowerCase()]
  return named === undefined ? null : named * 60
}

/**
 * Reads a date-time of RFC 5322, 3.3 with the obsolete forms of 4.3 (two-digit years, zone names, comments).
 * Returns Unix milliseconds, or null when the text is no such date or names a day or hour that does not exist.
 */
export function readMailDate(text: string): number | null {
  const match = form.exec(withoutComments(text.slice(0, 200)).trim())
  if (!match) return null
  const day = Number(match[1])
  const month = months.indexOf((match[2] ?? '').toLowerCase())
  const digits = match[3] ?? ''
  const short = Number(digits)
  // RFC 5322, 4.3: 00-49 are 2000-2049; 50-99 and three digits count from 1900.
  const year =
    digits.length === 2 ? short + (short < 50 ? 2000 : 1900) : digits.length === 3 ? short + 1900 : short
  const [hour, minute, second] = [Number(match[4]), Number(match[5]), Number(match[6] ?? 0)]
  const zone = zoneMinutes(match[7])
  if (month < 0 || zone === null || hour > 23 || minute > 59 || second > 60) return null
  const local = Date.UTC(year, month, day, hour, minute, second)
  if (new Date(Date.UTC(year, month, day)).getUTCDate() !== day) return null
  return local - zone * 60_000
}
