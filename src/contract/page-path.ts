/**
 * The page that a path leads to, as the router of the pages reads it: in any case, with slashes at the end, and by its
 * data under `.data`, or under `/_.data` where a slash ends it. Browser-safe.
 */
export function pagePath(path: string): string {
  let bare = path.toLowerCase()
  if (bare.endsWith('.data'))
    bare = bare.slice(0, bare.endsWith('/_.data') ? -'_.data'.length : -'.data'.length)
  let end = bare.length
  while (end > 1 && bare[end - 1] === '/') end -= 1
  return bare.slice(0, end)
}
