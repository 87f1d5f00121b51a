/** All time zones by name, that of the account among them: browsers know some by older names. */
export const zonesWith = (...own: string[]): string[] =>
  [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone'), ...own])].sort((a, b) => (a < b ? -1 : 1))
