import { isFiller } from '@postproof/message/filler'
import type { Html, TextRun } from '@postproof/message/types'

/** Words that people read whole and filters do not: something invisible stands between their letters. */
export type CutWord = {
  /** The word with what cuts it shown: a dot for what has no letters. */
  text: string
  /** The word as people read it. */
  word: string
  cuts: number
  run: TextRun
}

const MOST = 20
const LONGEST = 60

const letter = '[\\p{Script=Latin}\\p{Script=Greek}\\p{Script=Cyrillic}]'
const invisible = '[\\u200b-\\u200d\\u2060\\ufeff]'
const cutPattern = new RegExp(`${letter}{1,40}(?:${invisible}{1,9}${letter}{1,40}){1,20}`, 'gu')
const isCut = new RegExp(`${letter}${invisible}`, 'u')

/** Latin, Greek or Cyrillic words with zero-width characters inside; soft hyphens and joiners of other scripts are fine. */
export function wordsWithInvisibles({ runs }: Html): CutWord[] {
  const found: CutWord[] = []
  for (const run of runs) {
    if (!isCut.test(run.text)) continue
    for (const [text] of run.text.matchAll(cutPattern)) {
      const parts = text.split(/[\u200b-\u200d\u2060\ufeff]+/)
      found.push({ text: parts.join('·'), word: parts.join(''), cuts: parts.length - 1, run })
      if (found.length === MOST) return found
    }
  }
  return found
}

const endsInLetters = /[\p{L}\p{M}]{1,40}$/u
const beginsWithLetters = /^[\p{L}\p{M}]{1,40}/u

/** Words with a hidden text between their letters. `isShown`: texts that some screens do show. */
export function wordsWithHiddenText({ runs }: Html, isShown: (run: TextRun) => boolean): CutWord[] {
  const found: CutWord[] = []
  let before: TextRun | null = null
  let between: TextRun[] = []
  for (const run of runs) {
    if (run.hidden) {
      if (run.glued && before) between.push(run)
      else before = null
      continue
    }
    const start = before && run.glued ? endsInLetters.exec(before.text.slice(-LONGEST)) : null
    const end = start && beginsWithLetters.exec(run.text.slice(0, LONGEST))
    if (start && end && cuts(between, isShown)) {
      const middle = between.map(({ text }) => (isFiller(text) ? '·' : text)).join('')
      found.push({
        text: `${start[0]}[${middle.slice(0, LONGEST)}]${end[0]}`,
        word: start[0] + end[0],
        cuts: 1,
        run: between[0]!,
      })
      if (found.length === MOST) return found
    }
    before = run
    between = []
  }
  return found
}

/** A hyphen that is shown where the word breaks cuts nothing. */
const cuts = (between: TextRun[], isShown: (run: TextRun) => boolean): boolean =>
  between.some((run) => (/[\p{L}\p{N}]/u.test(run.text) || isFiller(run.text)) && !isShown(run))
