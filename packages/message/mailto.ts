/** The addresses of a mailto: link (RFC 6068), as a mail program has to read them. */

/** What is wrong: a blank in it, no address at all, or one that no mail can be sent to. */
export type MailtoFault = 'blank' | 'no-address' | 'bad-address'

const LONGEST = 4000

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

// RFC 5321, 4.1.2, with the letters of RFC 6531; without quoted strings, which no list hands out.
const local = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u
const label = /^[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u

/** Whether mail can be sent to it over the Internet: a local part, and a host name of at least two labels. */
export function isMailable(address: string): boolean {
  const at = address.lastIndexOf('@')
  if (at < 1 || at > 64 || address.length - at > 254) return false
  const labels = address
    .slice(at + 1)
    .replace(/\.$/, '')
    .split('.')
  if (labels.length < 2 || !labels.every((part) => label.test(part))) return false
  return local.test(address.slice(0, at)) && !/^\d+$/.test(labels.at(-1)!)
}

/**
 * What keeps a `mailto:` target from working; null when nothing does. RFC 6068, 2: the addresses are separated by
 * commas, blanks are no part of a URI, and `to` may be left out where the fields behind `?` say who or what.
 */
export function mailtoFault(href: string): MailtoFault | null {
  const [path = '', query = ''] = href
    .slice(0, LONGEST)
    .replace(/^\s*mailto:/i, '')
    .split('?', 2)
  const addresses = decoded(path)
  if (addresses === '') {
    if (query === '') return 'no-address'
    const receivers = [...query.matchAll(/(?:^|[&;])(?:to|cc|bcc)=([^&]{0,1000})/gi)].map(
      ([, text = '']) => text,
    )
    if (receivers.length > 0)
      return receivers.every((text) => faultOf(decoded(text)) === null) ? null : 'bad-address'
    // Without a receiver the reader chooses one, as to recommend something.
    return /(?:^|[&;])(?:subject|body)=/i.test(query) ? null : 'no-address'
  }
  return faultOf(addresses)
}

function faultOf(addresses: string): MailtoFault | null {
  // A line end within is the source's, not the sender's: browsers take it out (WHATWG URL, 4.4).
  const written = addresses.replace(/[\r\n\t]+/g, '')
  if (/\s/.test(written)) return 'blank'
  const list = written.split(',').filter((address) => address !== '')
  if (list.length === 0) return 'no-address'
  return list.every(isMailable) ? null : 'bad-address'
}
