/** Where somebody wanted to go before signing in. Browser-safe. */

/** No scheme, no host: one slash, then only characters that no browser reads as something else. */
const local = /^\/(?![/\\])[\w\-./?=&%#]*$/
const longest = 2000

/** The path when it leads to a page of this site, else `fallback`. Takes anything. */
export function localPath(wanted: unknown, fallback = '/dashboard'): string {
  if (typeof wanted !== 'string' || wanted.length > longest || !local.test(wanted)) return fallback
  // What a browser makes of it in the end, e.g. of dots between slashes.
  const url = URL.parse(wanted, 'https://local.invalid')
  if (url?.origin !== 'https://local.invalid' || url.pathname.startsWith('//')) return fallback
  return wanted
}
