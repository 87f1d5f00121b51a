import { bad, type Evidence, type Finding, good, warning } from '#engines/finding.ts'
import { isFiller } from '#engines/message/filler.ts'
import type { Html, TextRun } from '#engines/message/types.ts'
import { notApplicable } from '../content/no-data.ts'
import { hasDistantBackgrounds, responsiveRuns } from '../content/responsive.ts'
import { countWords, wordsOf } from '../content/words.ts'
import type { Check } from '../types.ts'

const id = 'hidden_text'

/** A preheader may be this long; the filler behind it does not count. */
const PREHEADER = 250
/** A word or two that nobody sees is a leftover of the template. */
const SOME_WORDS = 3
const MUCH_SHARE = 20
/** Words cut by zero-width characters, from which on it is a trick and no slip. */
const CUT_WORDS = 3

/** Text that filters read and people do not. Preheaders, and texts whose hiding a media query undoes, are forgiven. */
export const check: Check = {
  id,
  run({ message }) {
    const { html } = message
    if (!html) return notApplicable(id, 'no-html')
    const cut = cutWords(html)
    const { preheader, rest } = splitPreheader(html)
    const unforgiven = unexplained(html, rest)
    const hidden = unforgiven.reduce((sum, run) => sum + countWords(run.text), 0)
    const visible = countWords(html.visibleText)
    const share = hidden === 0 ? 0 : Math.round((100 * hidden) / (hidden + visible))
    const facts = {
      hidden_words: hidden,
      visible_words: visible,
      share,
      preheader: preheader.reduce((sum, run) => sum + run.text.trim().length, 0),
      ways: [...new Set(unforgiven.flatMap((run) => run.why ?? []))],
    }
    if (cut.length >= CUT_WORDS)
      return bad(id, 'zero-width', { ...facts, cut_words: cut.length }, cut.map(quoteCut))
    return judge(facts, unforgiven, preheader)
  },
}

function judge(
  facts: { hidden_words: number; share: number; [key: string]: Finding['facts'][string] },
  unforgiven: TextRun[],
  preheader: TextRun[],
): Finding {
  const evidence = unforgiven.slice(0, 20).map(quote)
  if (facts.hidden_words < SOME_WORDS)
    return good(id, preheader.length > 0 ? 'preheader-only' : 'none', facts)
  if (facts.share > MUCH_SHARE) return bad(id, 'much', facts, evidence)
  return warning(id, 'some', facts, evidence)
}

const quote = (run: TextRun): Evidence => ({ label: run.why ?? 'hidden', value: run.text, place: run.place })

/** Hidden runs before the first visible text, up to PREHEADER characters: what inbox lists show. */
function splitPreheader(html: Html): { preheader: TextRun[]; rest: TextRun[] } {
  const preheader: TextRun[] = []
  const rest: TextRun[] = []
  let room = PREHEADER
  let before = true
  for (const run of html.runs) {
    if (isFiller(run.text)) continue
    if (!run.hidden) before = false
    else if (before && room > 0) {
      room -= visibleLength(run.text)
      if (room >= 0) preheader.push(run)
      else rest.push(run)
    } else rest.push(run)
  }
  return { preheader, rest }
}

const visibleLength = (text: string) =>
  text.replace(/[\p{Cf}\p{Mn}\s\u115f\u1160\u2800\u3164]+/gu, ' ').trim().length

/** What is neither a copy of visible text nor shown by a media query. */
function unexplained(html: Html, runs: TextRun[]): TextRun[] {
  if (runs.length === 0) return []
  const visible = new Set([...wordsOf(html.visibleText)].map(({ word }) => word))
  const distant = hasDistantBackgrounds(html)
  const left = runs.filter((run) => {
    // The color behind it may come from a rule with a selector that is not followed.
    if (distant && run.why === 'same-color' && run.background === null) return false
    return ![...wordsOf(run.text)].every(({ word }) => visible.has(word))
  })
  if (left.length === 0) return []
  const responsive = responsiveRuns(html)
  return left.filter((run) => !responsive.get(`${run.place.line}:${run.place.column}`)?.has(run.why ?? ''))
}

/** Latin, Greek or Cyrillic words with zero-width characters inside; soft hyphens and joiners of other scripts are fine. */
function cutWords(html: Html): { text: string; run: TextRun }[] {
  const cut: { text: string; run: TextRun }[] = []
  const pattern =
    /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}][\u200b-\u200d\u2060\ufeff]{1,9}[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/gu
  for (const run of html.runs) {
    if (!/[\u200b-\u200d\u2060\ufeff]/.test(run.text)) continue
    for (const match of run.text.matchAll(pattern)) {
      cut.push({ text: run.text.slice(Math.max(0, match.index - 10), match.index + 20), run })
      if (cut.length === 20) return cut
    }
  }
  return cut
}

const quoteCut = ({ text, run }: { text: string; run: TextRun }): Evidence => ({
  label: 'Cut word',
  value: text.replace(/[\u200b-\u200d\u2060\ufeff]+/g, '·'),
  place: run.place,
})
