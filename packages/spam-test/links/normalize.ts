/**
 * The URL of a link target as a browser reads it (WHATWG URL): white space and control characters around it and
 * line ends within it drop out, two slashes of either kind lead to a host. Null for everything that is no
 * http(s) address (mailto:, relative, broken) and for targets over 8,192 characters.
 */
export function webUrl(href: string): URL | null {
  if (href.length > 8192) return null
  const url = URL.parse(/^[\\/]{2}/.test(href) ? `https://${href.slice(2)}` : href)
  return url && (url.protocol === 'http:' || url.protocol === 'https:') ? url : null
}

/**
 * The form of a link target under which its outcome is filed: absolute, as a browser would write it, without the
 * fragment. Empty for what is no web address.
 */
export function normalizeLink(href: string): string {
  const url = webUrl(href)
  if (!url) return ''
  url.hash = ''
  return url.href
}
