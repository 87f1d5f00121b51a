/** Macro strings and domain-specs (RFC 7208, 7.1), read in one pass. */

export type DomainSpec = {
  /** False when a macro is malformed or a character is not allowed. */
  valid: boolean
  /** Holds a macro, so that the name depends on the message. */
  hasMacro: boolean
  /** Holds `%{p}`, which RFC 7208, 7.2 asks not to use. */
  hasPtrMacro: boolean
}

const MACRO = /^([slodiphcrtv])([0-9]{0,3})(r?)([.\-+,/_=]*)$/i
// RFC 7208, 7.1: toplabel has a letter, or a hyphen inside.
const TOP_LABEL = /^(?:[a-z0-9]*[a-z][a-z0-9]*|[a-z0-9]+-[a-z0-9-]*[a-z0-9])$/i

/** Reads a macro string. `explaining` allows the letters c, r and t (7.2). Linear. */
export function readMacroString(text: string, explaining = false): DomainSpec {
  const found = { valid: true, hasMacro: false, hasPtrMacro: false }
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code < 0x21 || code > 0x7e) found.valid = false
    if (text[at] !== '%') continue
    const next = text[at + 1]
    if (next === '%' || next === '_' || next === '-') {
      at++
      continue
    }
    const end = next === '{' ? text.indexOf('}', at) : -1
    const macro = end < 0 ? null : MACRO.exec(text.slice(at + 2, end))
    if (!macro || macro[2] === '0' || (!explaining && /[crt]/i.test(macro[1]!)))
      return { ...found, valid: false }
    found.hasMacro = true
    if (macro[1]!.toLowerCase() === 'p') found.hasPtrMacro = true
    at = end
  }
  return found
}

/** Reads a domain-spec: a macro string that ends in a macro or in `.toplabel`. */
export function readDomainSpec(text: string): DomainSpec {
  const spec = readMacroString(text)
  if (!spec.valid || text === '') return { ...spec, valid: false }
  if (/%\{[^}]*\}$/.test(text) || /%[%_-]$/.test(text)) return spec
  const labels = text.replace(/\.$/, '').split('.')
  const top = labels.at(-1) ?? ''
  const long = !spec.hasMacro && labels.some((label) => label.length === 0 || label.length > 63)
  return { ...spec, valid: labels.length > 1 && TOP_LABEL.test(top) && !long }
}
