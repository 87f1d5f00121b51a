import type { Evidence } from '@postproof/engine/finding'
import { isFiller } from '@postproof/message/filler'
import type { Html, TextRun } from '@postproof/message/types'
import { countVisible, countWords } from '@postproof/message/words'

/**
 * Text too small to read. WCAG names no least size; footers of newsletters are customarily 10 to 12 px, and what is
 * smaller than 9 px is not read by people (Style Campaign, "Small text and accessibility in email", 2018).
 */

const SMALLEST = 9
/** A sign, a footnote's number, a trade mark. */
const FEW_WORDS = 8
/** Closing lines of at most this share of the text are legal lines, whatever their size. */
const MOST_CLOSING = 0.4
/** Closing lines are smaller than this. */
const BODY = 14

export type SmallPrint = {
  words: number
  /** CSS px, tenths. */
  smallest: number
  evidence: Evidence[]
}

/** The text below 9 px that is no closing line; null when there are only a few words of it. */
export function smallPrint({ runs }: Html): SmallPrint | null {
  const seen = runs.filter((run) => !run.hidden && !isFiller(run.text))
  const small = withoutClosing(seen).filter(isSmall)
  const words = small.reduce((sum, { text }) => sum + countWords(text), 0)
  if (words < FEW_WORDS) return null
  const smallest = Math.min(...small.slice(0, 10_000).map(({ fontSize }) => fontSize!))
  return {
    words,
    smallest: Math.round(smallest * 10) / 10,
    evidence: [...small]
      .sort((a, b) => b.text.length - a.text.length)
      .slice(0, 5)
      .map(({ text, fontSize, place }) => ({
        label: { code: 'evidence.px', facts: { px: Math.round(fontSize! * 10) / 10 } },
        value: text.slice(0, 300),
        place,
      })),
  }
}

const isSmall = ({ fontSize }: TextRun): boolean => fontSize !== null && fontSize < SMALLEST

function withoutClosing(runs: TextRun[]): TextRun[] {
  let end = runs.length
  while (end > 0 && (runs[end - 1]!.fontSize ?? BODY) < BODY) end -= 1
  const closing = sizeOf(runs.slice(end))
  return closing > MOST_CLOSING * sizeOf(runs) ? runs : runs.slice(0, end)
}

const sizeOf = (runs: TextRun[]): number => runs.reduce((sum, { text }) => sum + countVisible(text), 0)
