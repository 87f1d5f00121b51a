/** The same address with something changed; what is empty is taken out. */
export function withSearch(search: URLSearchParams, change: Record<string, string | null>): string {
  const next = new URLSearchParams(search)
  next.delete('done')
  for (const [name, value] of Object.entries(change)) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  return `?${next}`
}
