/**
 * A domain name as it can stand in a question, without the trailing dot; the root is the empty text. Undefined
 * when it cannot stand there: an empty label, a label over 63 or a name over 253 octets (RFC 1035, 2.3.4). Any
 * character may stand in a label: SPF macros put `+`, `%` and blanks there.
 */
export function questionName(name: string): string | undefined {
  const bare = name.endsWith('.') ? name.slice(0, -1) : name
  if (bare === '') return name === '' || name === '.' ? '' : undefined
  // A cheap bound before the bytes are counted.
  if (bare.length > 253 || Buffer.byteLength(bare) > 253) return undefined
  for (const label of bare.split('.')) {
    if (label === '' || Buffer.byteLength(label) > 63) return undefined
  }
  return bare
}
