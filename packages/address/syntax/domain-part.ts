import {
  BACKSLASH,
  CLOSE_BRACKET,
  DELETE,
  DOT,
  HYPHEN,
  isAtext,
  isLetterOrDigit,
  isObsoleteControl,
  OPEN,
  OPEN_BRACKET,
} from './characters.ts'
import type { Cursor } from './cursor.ts'
import { judgeLiteral } from './literal.ts'
import { readCfws, readFold, readQuotedPair, startsFold } from './white-space.ts'

export type DomainPart = {
  domain: string
  literal: boolean
  /** Where it begins in the text. */
  start: number
}

type Labels = {
  domain: string
  dots: number
  begun: boolean
  /** The last sign of the current label is a hyphen. */
  hyphen: boolean
  closed: 'cfws' | 'literal' | null
  literal: boolean
}

/**
 * Reads what follows the @ to the end of the text: `domain` of RFC 5322, 3.4.1, with the hyphen rule of RFC 5321,
 * 4.1.2. Returns it without comments and folds; undefined on an error.
 */
export function readDomainPart(cursor: Cursor): DomainPart | undefined {
  const start = cursor.at
  const labels: Labels = { domain: '', dots: 0, begun: false, hyphen: false, closed: null, literal: false }
  for (let code = cursor.peek(); code !== -1; code = cursor.peek()) {
    if (!readPiece(cursor, labels, code)) return undefined
  }
  const { domain, literal } = labels
  return endDomain(cursor, labels) ? { domain, literal, start } : undefined
}

function endDomain(cursor: Cursor, labels: Labels): boolean {
  if (labels.domain === '') return cursor.fail('ERR_NODOMAIN')
  if (!labels.begun) return cursor.fail('ERR_DOT_END', cursor.at - 1)
  return labels.hyphen ? cursor.fail('ERR_DOMAINHYPHENEND', cursor.at - 1) : true
}

function readPiece(cursor: Cursor, labels: Labels, code: number): boolean {
  if (code === OPEN || startsFold(code)) {
    const atSign = !labels.begun && labels.dots === 0
    const inner = !labels.begun && labels.dots > 0
    if (labels.begun && labels.closed === null) labels.closed = 'cfws'
    if (atSign) return readCfws(cursor, 'DEPREC_CFWS_NEAR_AT', 'DEPREC_CFWS_NEAR_AT')
    return readCfws(cursor, inner ? 'DEPREC_COMMENT' : 'CFWS_COMMENT', inner ? 'DEPREC_FWS' : 'CFWS_FWS')
  }
  if (labels.closed === 'literal') return cursor.fail('ERR_ATEXT_AFTER_DOMLIT')
  if (code === DOT) return readDot(cursor, labels)
  if (code === OPEN_BRACKET && labels.domain === '') return readLiteral(cursor, labels)
  if (labels.closed === 'cfws') return cursor.fail('ERR_ATEXT_AFTER_CFWS')
  return readLetter(cursor, labels, code)
}

function readDot(cursor: Cursor, labels: Labels): boolean {
  if (!labels.begun) return cursor.fail(labels.dots === 0 ? 'ERR_DOT_START' : 'ERR_CONSECUTIVEDOTS')
  if (labels.hyphen) return cursor.fail('ERR_DOMAINHYPHENEND', cursor.at - 1)
  labels.begun = false
  labels.closed = null
  labels.dots++
  labels.domain += cursor.take()
  return true
}

function readLetter(cursor: Cursor, labels: Labels, code: number): boolean {
  if (!isAtext(cursor, code)) return cursor.fail('ERR_EXPECTING_ATEXT')
  labels.hyphen = code === HYPHEN
  if (labels.hyphen && !labels.begun) return cursor.fail('ERR_DOMAINHYPHENSTART')
  if (!labels.hyphen && code <= DELETE && !isLetterOrDigit(code)) cursor.note('RFC5322_DOMAIN')
  labels.begun = true
  labels.domain += cursor.take()
  return true
}

/** `domain-literal` of RFC 5322, 3.4.1: brackets around anything but brackets. */
function readLiteral(cursor: Cursor, labels: Labels): boolean {
  const start = cursor.at
  let inner = ''
  cursor.at++
  for (let code = cursor.peek(); code !== CLOSE_BRACKET; code = cursor.peek()) {
    if (code === -1) return cursor.fail('ERR_UNCLOSEDDOMLIT', start)
    const from = cursor.at
    if (startsFold(code)) {
      if (!readFold(cursor, 'CFWS_FWS')) return false
      continue
    }
    if (code === BACKSLASH) {
      cursor.note('RFC5322_DOMLIT_OBSDTEXT')
      if (!readQuotedPair(cursor)) return false
    } else {
      if (code === 0 || code > DELETE || code === OPEN_BRACKET) return cursor.fail('ERR_EXPECTING_DTEXT')
      if (isObsoleteControl(code)) cursor.note('RFC5322_DOMLIT_OBSDTEXT')
      cursor.at++
    }
    inner += cursor.text.slice(from, cursor.at)
  }
  cursor.at++
  for (const diagnosis of judgeLiteral(inner)) cursor.note(diagnosis, start)
  labels.domain = `[${inner}]`
  labels.begun = true
  labels.literal = true
  labels.closed = 'literal'
  return true
}
