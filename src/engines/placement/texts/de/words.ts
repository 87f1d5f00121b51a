/** The pieces of German sentences of which the placement report is made. */

function joined(names: readonly string[], others: string, limit: number): string {
  const unique = [...new Set(names)]
  const shown = unique.length > limit ? unique.slice(0, limit - 1) : unique
  const rest = unique.length - shown.length
  const all = rest > 0 ? [...shown, `${rest} ${others}`] : shown
  return all.length < 2 ? (all[0] ?? '') : `${all.slice(0, -1).join(', ')} und ${all.at(-1)}`
}

/** As subject or object: `Gmail`, `Gmail und Yahoo Mail`, `Gmail, Yahoo Mail, GMX und 3 weitere`. */
export const named = (names: readonly string[], limit = 4): string => joined(names, 'weitere', limit)

/** After `bei` and `auf`. */
export const namedAt = (names: readonly string[], limit = 4): string => joined(names, 'weiteren', limit)

export const mailboxes = (count: number): string => (count === 1 ? '1 Postfach' : `${count} Postfächer`)

/** After `in`, `mit` and `von`. */
export const inMailboxes = (count: number): string => (count === 1 ? '1 Postfach' : `${count} Postfächern`)

/** `hat` or `haben`. */
export const verb = (count: number, one: string, many: string): string => (count === 1 ? one : many)

export const percent = (share: number): string => `${Math.round(share * 100)} %`

/** `40 Sekunden`, `6 Minuten`, `3 Stunden`. */
export function span(seconds: number): string {
  const [value, unit] =
    seconds < 90
      ? [seconds, 'Sekunde']
      : seconds < 5400
        ? [seconds / 60, 'Minute']
        : [seconds / 3600, 'Stunde']
  const count = Math.round(value)
  return `${count} ${unit}${count === 1 ? '' : 'n'}`
}
