/** Paths of this site, made of what someone asked for: none of them leads to another host. Browser-safe. */

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

/**
 * The address of the page that was asked for, for a link to it. The path of a request may begin with two slashes, which at
 * the beginning of a link name a host (RFC 3986, 4.2); browsers read backslashes as slashes and drop tabs and line ends.
 */
export function ownPath({ pathname, search = '' }: { pathname: string; search?: string }): string {
  return `/${pathname.replaceAll(/[\t\n\r]/g, '').replace(/^[/\\\s\0-\x20]+/, '')}${plain(search)}`
}

/** A query with the same meaning, in characters that `localPath` takes. */
const plain = (search: string) =>
  search.replaceAll('+', '%20').replaceAll(/[^\w\-./?=&%#]/gu, (character) => {
    const encoded = encodeURIComponent(character)
    return encoded === character ? `%${character.charCodeAt(0).toString(16).toUpperCase()}` : encoded
  })
