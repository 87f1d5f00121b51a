import {
  AT,
  BACKSLASH,
  CR,
  DELETE,
  DOT,
  isAtext,
  isBeyondAscii,
  isInvisible,
  isObsoleteControl,
  LF,
  OPEN,
  QUOTE,
  SPACE,
  TAB,
} from './characters.ts'
import type { Cursor } from './cursor.ts'
import { readCfws, readFold, readQuotedPair, startsFold } from './white-space.ts'

/** What ended the current word, after which only a dot or the @ may come. */
type Closed = 'cfws' | 'quotes' | null

type Words = {
  local: string
  /** Finished words, each followed by its dot. */
  dots: number
  /** Something of the current word was read. */
  begun: boolean
  closed: Closed
  /** A comment or white space is the last thing read. */
  afterCfws: boolean
}

/**
 * Reads up to and with the @: `local-part` of RFC 5322, 3.4.1 in its current and obsolete forms. Returns the local
 * part without comments and folds; undefined on an error.
 */
export function readLocalPart(cursor: Cursor): string | undefined {
  const words: Words = { local: '', dots: 0, begun: false, closed: null, afterCfws: false }
  for (;;) {
    const code = cursor.peek()
    if (code === AT) return endLocalPart(cursor, words) ? words.local : undefined
    if (!readPiece(cursor, words, code)) return undefined
  }
}

function endLocalPart(cursor: Cursor, words: Words): boolean {
  if (words.local === '') return cursor.fail('ERR_NOLOCALPART')
  if (!words.begun) return cursor.fail('ERR_DOT_END', cursor.at - 1)
  if (words.afterCfws) cursor.note('DEPREC_CFWS_NEAR_AT', cursor.at - 1)
  cursor.at++
  return true
}

function readPiece(cursor: Cursor, words: Words, code: number): boolean {
  if (code === -1) return cursor.fail('ERR_NODOMAIN')
  if (code === DOT) return readDot(cursor, words)
  if (code === OPEN || startsFold(code)) {
    // Within the first or last reach of the whole part it is CFWS; between words only the obsolete form allows it.
    const inner = !words.begun && words.dots > 0
    if (words.begun) words.closed = 'cfws'
    words.afterCfws = true
    return readCfws(cursor, inner ? 'DEPREC_COMMENT' : 'CFWS_COMMENT', inner ? 'DEPREC_FWS' : 'CFWS_FWS')
  }
  words.afterCfws = false
  if (isInvisible(cursor)) return cursor.fail('ERR_INVISIBLE')
  if (code === QUOTE) return readQuotedString(cursor, words)
  if (words.closed !== null) {
    return cursor.fail(words.closed === 'cfws' ? 'ERR_ATEXT_AFTER_CFWS' : 'ERR_ATEXT_AFTER_QS')
  }
  if (!isAtext(cursor, code)) return cursor.fail('ERR_EXPECTING_ATEXT')
  words.begun = true
  words.local += cursor.take()
  return true
}

function readDot(cursor: Cursor, words: Words): boolean {
  if (!words.begun) return cursor.fail(words.dots === 0 ? 'ERR_DOT_START' : 'ERR_CONSECUTIVEDOTS')
  // A quoted string or white space beside a dot exists in obs-local-part alone.
  if (words.closed !== null) cursor.note('DEPREC_LOCALPART')
  words.begun = false
  words.closed = null
  words.afterCfws = false
  words.dots++
  words.local += cursor.take()
  return true
}

/** RFC 5322, 3.2.4. A space is qtextSMTP (RFC 5321, 4.1.2); a tab or a line end is folding. */
function readQuotedString(cursor: Cursor, words: Words): boolean {
  if (words.begun) return cursor.fail('ERR_EXPECTING_ATEXT')
  const start = cursor.at
  cursor.note(words.dots === 0 ? 'RFC5321_QUOTEDSTRING' : 'DEPREC_LOCALPART')
  words.begun = true
  words.local += cursor.take()
  for (let code = cursor.peek(); code !== QUOTE; code = cursor.peek()) {
    if (code === -1) return cursor.fail('ERR_UNCLOSEDQUOTEDSTR', start)
    const from = cursor.at
    if (code === BACKSLASH) {
      if (!readQuotedPair(cursor)) return false
      words.local += cursor.text.slice(from, cursor.at)
    } else if (code === TAB || code === CR) {
      if (!readFold(cursor, 'CFWS_FWS')) return false
      words.local += ' '
    } else {
      if (isInvisible(cursor)) return cursor.fail('ERR_INVISIBLE')
      if (code === 0 || code === LF || (code > DELETE && !isBeyondAscii(cursor, code))) {
        return cursor.fail('ERR_EXPECTING_QTEXT')
      }
      if (code !== SPACE && isObsoleteControl(code)) cursor.note('DEPREC_QTEXT')
      words.local += cursor.take()
    }
  }
  words.local += cursor.take()
  words.closed = 'quotes'
  return true
}
