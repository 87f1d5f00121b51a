import type { PlainCode } from '@postproof/messages/message'
import { MAX_JSON_DEPTH, MAX_JSON_TOKENS } from '../bounds.ts'

/**
 * JSON of strangers. Its depth and size are counted before it is parsed, which needs memory for each token. What follows the
 * document is left out; line feeds within texts, which JSON forbids, become spaces.
 */

export type ParsedJson = { value: unknown; problem: PlainCode | null } | { fault: PlainCode; index: number }

/** Never throws. `index`: UTF-16 unit of the fault. */
export function parseJson(text: string): ParsedJson {
  const { end, fault, controls } = scan(text)
  if (fault !== null) return { fault, index: end }
  const own = text.slice(0, end)
  try {
    const value = JSON.parse(controls ? own.replace(/[\u0000-\u001f]/g, ' ') : own)
    const problem =
      text.slice(end).trim() !== '' ? 'reports.json_after' : controls ? 'reports.json_controls' : null
    return { value, problem }
  } catch (error) {
    const index = Number(/at position (\d+)/.exec((error as Error).message)?.[1] ?? end)
    return { fault: 'reports.json_broken', index }
  }
}

/** Where the first value ends, or what is wrong before that. */
function scan(text: string): { end: number; fault: PlainCode | null; controls: boolean } {
  const found = { end: text.length, fault: null as PlainCode | null, controls: false }
  let depth = 0
  let tokens = 0
  let inText = false
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    if (inText) {
      if (unit === 92) at++
      else if (unit === 34) inText = false
      else if (unit < 32) found.controls = true
      continue
    }
    if (unit === 34) inText = true
    else if (unit === 123 || unit === 91) depth++
    else if (unit === 125 || unit === 93) depth--
    else if (unit !== 44 && unit !== 58) continue
    if (++tokens > MAX_JSON_TOKENS) return { ...found, end: at, fault: 'reports.json_too_large' }
    if (depth > MAX_JSON_DEPTH) return { ...found, end: at, fault: 'reports.json_too_deep' }
    if (depth <= 0 && (unit === 125 || unit === 93)) return { ...found, end: at + 1 }
  }
  return { ...found, fault: 'reports.json_cut_short' }
}
