import { numberOf } from './address-set.ts'

/** Macro expansion (RFC 7208, 7): names that depend on the message. */

export type MacroValues = {
  /** Canonical text of the client address. */
  ip: string
  /** The whole sender address. */
  sender: string
  helo: string
  /** The domain whose record is being evaluated. */
  domain: string
  /** The confirmed reverse name of the client, for `%{p}`; `unknown` when there is none. */
  reverse: string
}

const MACRO = /%(?:([%_-])|\{([slodiphcrtv])([0-9]{0,3})(r?)([.\-+,/_=]*)\})/gi
const LITERALS: Record<string, string> = { '%': '%', _: ' ', '-': '%20' }

/** The text with every macro of it replaced. Macros that make no sense in a name (c, r, t) stay as they are. */
export function expandMacros(text: string, values: MacroValues): string {
  return text.replace(
    MACRO,
    (
      whole: string,
      literal: string | undefined,
      letter = '',
      digits = '',
      turned = '',
      delimiters = '',
    ): string => {
      if (literal !== undefined) return LITERALS[literal] ?? whole
      const value = letterValue(letter.toLowerCase(), values)
      if (value === undefined) return whole
      const cut = transform(value, digits === '' ? 0 : Number(digits), turned !== '', delimiters || '.')
      // An upper-case letter asks for URL escaping (7.3).
      return letter === letter.toLowerCase() ? cut : escapeUrl(cut)
    },
  )
}

/** The name a domain-spec leads to: without a trailing dot, cut from the left to 253 octets (7.3). */
export function expandName(spec: string, values: MacroValues): string {
  const labels = expandMacros(spec, values).replace(/\.$/, '').split('.')
  let length = labels.reduce((sum, label) => sum + label.length + 1, -1)
  let start = 0
  while (length > 253 && start < labels.length - 1) length -= labels[start++]!.length + 1
  return labels.slice(start).join('.').toLowerCase()
}

function letterValue(letter: string, { ip, sender, helo, domain, reverse }: MacroValues): string | undefined {
  const at = sender.lastIndexOf('@')
  switch (letter) {
    case 's':
      return sender
    case 'l':
      return sender.slice(0, Math.max(0, at))
    case 'o':
      return sender.slice(at + 1)
    case 'd':
      return domain
    case 'i':
      return dotted(ip)
    case 'p':
      return reverse
    case 'v':
      return ip.includes(':') ? 'ip6' : 'in-addr'
    case 'h':
      return helo
    default:
      return undefined
  }
}

/** IPv4 as it is written, IPv6 as 32 nibbles with dots between (7.3). */
function dotted(ip: string): string {
  const number = numberOf(ip)
  if (number?.family !== 6) return ip
  return [...number.value.toString(16).padStart(32, '0')].join('.')
}

function transform(value: string, keep: number, turned: boolean, delimiters: string): string {
  const parts: string[] = ['']
  for (const character of value) {
    if (delimiters.includes(character)) parts.push('')
    else parts[parts.length - 1] += character
  }
  if (turned) parts.reverse()
  return (keep > 0 ? parts.slice(-keep) : parts).join('.')
}

function escapeUrl(value: string): string {
  return encodeURIComponent(value.toWellFormed()).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}
