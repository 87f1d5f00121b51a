import {
  BACKSLASH,
  CLOSE,
  CR,
  DELETE,
  isBeyondAscii,
  isObsoleteControl,
  LF,
  OPEN,
  SPACE,
  TAB,
} from './characters.ts'
import type { Cursor } from './cursor.ts'
import type { Diagnosis } from './diagnoses.ts'

/** Comments and folding white space (RFC 5322, 3.2.2), and quoted pairs (3.2.1). Each reader is false on an error. */

export function startsFold(code: number): boolean {
  return code === SPACE || code === TAB || code === CR
}

/** Either of both may stand here; `comment` and `fold` are what their presence at this place means. */
export function readCfws(cursor: Cursor, comment: Diagnosis, fold: Diagnosis): boolean {
  if (cursor.peek() === OPEN) {
    cursor.note(comment)
    return readComment(cursor)
  }
  return readFold(cursor, fold)
}

/** A run of spaces, tabs and line ends. More than one line end is the obsolete form (RFC 5322, 4.2). */
export function readFold(cursor: Cursor, meaning: Diagnosis): boolean {
  const start = cursor.at
  let lines = 0
  for (let code = cursor.peek(); startsFold(code); code = cursor.peek()) {
    if (code !== CR) {
      cursor.at++
      continue
    }
    if (cursor.peek(1) !== LF) return cursor.fail('ERR_CR_NO_LF')
    cursor.at += 2
    if (++lines > 1) cursor.note('DEPREC_FWS', start)
    const next = cursor.peek()
    if (next === CR) return cursor.fail('ERR_FWS_CRLF_X2')
    if (!startsFold(next)) return cursor.fail('ERR_FWS_CRLF_END')
  }
  cursor.note(meaning, start)
  return true
}

/** From `(` to its `)`; comments may stand within comments. */
function readComment(cursor: Cursor): boolean {
  const start = cursor.at
  let depth = 0
  do {
    const code = cursor.peek()
    if (code === -1) return cursor.fail('ERR_UNCLOSEDCOMMENT', start)
    if (code === OPEN) depth++
    if (code === CLOSE) depth--
    if (code === BACKSLASH) {
      if (!readQuotedPair(cursor)) return false
    } else if (startsFold(code)) {
      if (!readFold(cursor, 'CFWS_FWS')) return false
    } else {
      if (code === 0 || code === LF || (code > DELETE && !isBeyondAscii(cursor, code))) {
        return cursor.fail('ERR_EXPECTING_CTEXT')
      }
      if (isObsoleteControl(code)) cursor.note('DEPREC_CTEXT')
      cursor.at++
    }
  } while (depth > 0)
  return true
}

/**
 * A backslash and what it protects. Controls are the obsolete form (RFC 5322, 4.1). RFC 6531 adds nothing here: its
 * letters never need a backslash.
 */
export function readQuotedPair(cursor: Cursor): boolean {
  const code = cursor.peek(1)
  if (code === -1) return cursor.fail('ERR_BACKSLASHEND')
  if (code > DELETE) return cursor.fail('ERR_EXPECTING_QPAIR', cursor.at + 1)
  if ((code < SPACE && code !== TAB) || code === DELETE) cursor.note('DEPREC_QP', cursor.at + 1)
  cursor.at += 2
  return true
}
