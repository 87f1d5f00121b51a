import { canonicalAddress, classifyAddress } from '@postproof/engine/addresses'
import { plain } from '@postproof/engine/plain-message'
import type { Message } from '@postproof/messages/message'
import { decodeWords } from './encoded-words.ts'
import { unfold } from './headers.ts'
import { mailtoFault } from './mailto.ts'

/**
 * The addresses of a List-Unsubscribe field as RFC 2369, 2 tells programs to read it: a comma-separated list of URLs in
 * angle brackets, with white space and comments between them that mean nothing. What begins otherwise is ignored, and so is
 * all that follows a URL without a comma. Only those that can work are given by their scheme: it is no use to a reader that
 * a field is there.
 */
export type ListUnsubscribe = {
  /** As written, white space inside taken out (RFC 2369, 2 lets a long URL be folded). */
  uris: string[]
  https: string[]
  http: string[]
  mailto: string[]
  /**
   * Encoded words hold it or a part of it, which RFC 2047, 5 does not allow here. Some services write every long field so; the
   * addresses are those of the decoded text.
   */
  encoded: boolean
  /** An address that is broken over two lines. RFC 2369, 2 joins it, and some programs do not. */
  folded: boolean
  /** What is there that is no address in angle brackets, or has another scheme. */
  problems: Message[]
}

const MOST_URIS = 20
const encodedWord = /=\?[\w*-]{1,60}\?[bq]\?/i
/** Marks of merge languages: what a program should have put there is missing. */
const mergeTag = /\{\{|\{%|\$\{|\*\||%%|\[\[/
/** Names that stand for a machine or a network of one's own (RFC 6761, 6762, 8375, 9476). */
const ownNetwork = /(?:^|\.)(?:localhost|local|localdomain|lan|internal|home\.arpa)\.?$/i

/** Reads a raw field value, at most MOST_URIS addresses of it. Never throws; what is wrong is in `problems`. */
export function readListUnsubscribe(raw: string): ListUnsubscribe {
  const found: ListUnsubscribe = {
    ...{ uris: [], https: [], http: [], mailto: [], problems: [] },
    encoded: encodedWord.test(raw),
    folded: false,
  }
  if (found.encoded) found.problems.push(plain('list-uri.encoded'))
  const text = found.encoded ? decodeWords(unfold(raw)).text : raw
  for (let at = 0; found.uris.length < MOST_URIS; ) {
    const open = meaningAt(text, at)
    const close = text[open] === '<' ? text.indexOf('>', open) : -1
    if (close < 0) {
      // Rules 1 and 3: what is no URL in angle brackets is ignored, with all behind it.
      if (open < text.length) found.problems.push(plain('list-uri.no-brackets'))
      break
    }
    file(text.slice(open + 1, close), found)
    const comma = meaningAt(text, close + 1)
    if (comma >= text.length) break
    if (text[comma] !== ',') {
      // Rule 2: without a comma, what follows is ignored.
      found.problems.push(plain('list-uri.no-comma'))
      break
    }
    at = comma + 1
  }
  return found
}

/** The next character that is neither white space nor within a comment (RFC 5322, 3.2.2); the length for none. */
function meaningAt(text: string, start: number): number {
  let depth = 0
  for (let at = start; at < text.length; at += 1) {
    const letter = text[at]!
    if (letter === '(') depth += 1
    else if (letter === ')' && depth > 0) depth -= 1
    else if (depth === 0 && !/\s/.test(letter)) return at
  }
  return text.length
}

function file(written: string, found: ListUnsubscribe): void {
  const uri = written.replace(/\s+/g, '')
  found.uris.push(uri)
  const scheme = /^([a-z][a-z0-9+.-]{0,30}):/i.exec(uri)?.[1]?.toLowerCase()
  const known = scheme === 'https' || scheme === 'http' || scheme === 'mailto' ? scheme : null
  const fault = faultOf(written, uri, known)
  if (fault !== null) found.problems.push(fault)
  else if (known) {
    found[known].push(uri)
    if (known !== 'mailto' && /\S\r?\n\s+\S/.test(written)) found.folded = true
  }
}

/** Why an address cannot work; null when nothing speaks against it. */
function faultOf(written: string, whole: string, scheme: 'https' | 'http' | 'mailto' | null): Message | null {
  const uri = whole.slice(0, 80)
  if (whole === '') return plain('list-uri.empty')
  if (encodedWord.test(whole)) return { code: 'list-uri.encoded-within', facts: { uri } }
  if (mergeTag.test(whole)) return { code: 'list-uri.merge-tag', facts: { uri } }
  if (scheme === null) return { code: 'list-uri.other-scheme', facts: { uri } }
  if (scheme === 'mailto') {
    // Folds may stand anywhere (RFC 2369, 2); a blank within a line belongs to the address, and no address has one.
    const unfolded = written.replace(/\r?\n[ \t]+/g, '').trim()
    return unfolded.includes('@') && mailtoFault(unfolded) === null
      ? null
      : { code: 'list-uri.not-mailable', facts: { uri: unfolded.slice(0, 80) } }
  }
  const url = URL.parse(whole)
  if (!url) return { code: 'list-uri.other-scheme', facts: { uri } }
  return isPublic(url.hostname) ? null : { code: 'list-uri.own-network', facts: { uri } }
}

function isPublic(host: string): boolean {
  const ip = canonicalAddress(host.replace(/^\[|\]$/g, ''))
  if (ip !== undefined) return classifyAddress(ip) === 'public'
  return /[^.]\.[^.]/.test(host) && !ownNetwork.test(host)
}
