/** `Gmail`, `Gmail and Yahoo Mail`, `Gmail, Yahoo Mail and 3 others`. */
export function named(names: readonly string[], limit = 4): string {
  const unique = [...new Set(names)]
  const shown = unique.length > limit ? unique.slice(0, limit - 1) : unique
  const rest = unique.length - shown.length
  const all = rest > 0 ? [...shown, `${rest} others`] : shown
  return all.length < 2 ? (all[0] ?? '') : `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`
}

export const mailboxes = (count: number): string => (count === 1 ? '1 mailbox' : `${count} mailboxes`)

/** `has` or `have`. */
export const verb = (count: number, one: string, many: string): string => (count === 1 ? one : many)

export const percent = (share: number): string => `${Math.round(share * 100)} %`

/** `40 seconds`, `6 minutes`, `3 hours`. */
export function span(seconds: number): string {
  const [value, unit] =
    seconds < 90 ? [seconds, 'second'] : seconds < 5400 ? [seconds / 60, 'minute'] : [seconds / 3600, 'hour']
  const count = Math.round(value)
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}
