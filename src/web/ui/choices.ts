/** Choices of a view stand in its address: they work without scripts and can be sent as a link. */

/** What the address asks for, or the first of the options. */
export function chosen<Option extends string>(
  query: URLSearchParams,
  name: string,
  options: readonly Option[],
): Option {
  const asked = query.get(name)
  return options.find((option) => option === asked) ?? options[0]!
}

/** The address's query with one choice changed; a first option is left out. */
export function choosing<Option extends string>(
  query: URLSearchParams,
  name: string,
  option: Option,
  options: readonly Option[],
): string {
  const next = new URLSearchParams(query)
  if (option === options[0]) next.delete(name)
  else next.set(name, option)
  return `?${next}`
}
