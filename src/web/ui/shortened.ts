/** Of what is left out, how many characters the end keeps: where addresses that begin alike differ. */
const END = 20
/** Of a host, its end says whose it is. */
const HOST = 40

/**
 * A long value without its middle: at most `most` characters (at least 80), the whole where that is enough. Of a web address the host
 * stays, or the end of a host that is too long itself. No half of a surrogate pair is left over.
 */
export function shortened(value: string, most: number): string {
  if (value.length <= most) return value
  const [, scheme = '', host = '', rest = ''] =
    /^([a-z][a-z+.-]{0,20}:\/\/)([^/?#]*)(.*)$/is.exec(value) ?? []
  if (host.length > HOST) return shortened(`${scheme}…${upTo(host, 1 - HOST)}${rest}`, most)
  return `${upTo(value, most - END - 1)}…${upTo(value, -END)}`
}

/** The first `count` characters, or the last ones where it is negative, without half of a pair. */
function upTo(text: string, count: number): string {
  const cut = count < 0 ? text.slice(count) : text.slice(0, count)
  return count < 0 ? cut.replace(/^[\udc00-\udfff]/, '') : cut.replace(/[\ud800-\udbff]$/, '')
}
