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
const invisible = '[\\u00ad\\u200b-\\u200d\\u2060\\ufeff]'
const cutPattern = new RegExp(`${letter}{1,40}(?:${invisible}{1,9}${letter}{1,40}){1,20}`, 'gu')
const isCut = new RegExp(`${letter}${invisible}`, 'u')

/** A word that joiners or soft hyphens cut, and what it stands in. */
export type JoinedWord = CutWord & {
  /** The letters between the cuts. */
  parts: string[]
  /** Soft hyphens alone cut it. */
  soft: boolean
  /** The text around it, without the characters that cut. */
  around: { before: string; after: string }
}

const MOST_JOINED = 300
const AROUND = 60
const joiners = new RegExp(`${invisible}+`, 'gu')

/**
 * Latin, Greek or Cyrillic words with zero-width characters or soft hyphens (U+00AD, U+200B to U+200D, U+2060, U+FEFF)
 * between their letters, the first 300. Other scripts join their letters with such characters.
 */
export function wordsWithInvisibles({ runs }: Html): JoinedWord[] {
  const found: JoinedWord[] = []
  for (const [at, run] of runs.entries()) {
    if (run.hidden || !isCut.test(run.text)) continue
    for (const match of run.text.matchAll(cutPattern)) {
      const [text] = match
      const parts = text.split(joiners)
      const before = `${runs[at - 1]?.text ?? ''} ${run.text.slice(0, match.index)}`.slice(-2 * AROUND)
      const rest = run.text.slice(match.index + text.length, match.index + text.length + 2 * AROUND)
      const after = `${rest} ${runs[at + 1]?.text.slice(0, AROUND) ?? ''}`
      found.push({
        text: parts.join('·'),
        word: parts.join(''),
        cuts: parts.length - 1,
        run,
        parts,
        soft: !/[\u200b-\u200d\u2060\ufeff]/.test(text),
        around: {
          before: before.replace(joiners, '').slice(-AROUND),
          after: after.replace(joiners, '').slice(0, AROUND),
        },
      })
      if (found.length === MOST_JOINED) return found
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
