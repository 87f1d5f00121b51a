import { bad, type Evidence, type Finding, good, warning } from '@postproof/engine/finding'
import { plain } from '@postproof/engine/plain-message'
import { gmailSenders } from '@postproof/engine/references'
import { isFiller } from '@postproof/message/filler'
import { header } from '@postproof/message/read'
import type { Html, Message, TextRun } from '@postproof/message/types'
import { countWords, wordsOf } from '@postproof/message/words'
import { type CutWord, wordsWithHiddenText } from '../content/cut-words.ts'
import { hidingWay } from '../content/hiding-ways.ts'
import { trickedWords } from '../content/joiner-tricks.ts'
import { notApplicable } from '../content/no-data.ts'
import { hasDistantBackgrounds, responsiveRuns } from '../content/responsive.ts'
import { defineCheck } from '../define-check.ts'

const id = 'hidden_text'

/** A preheader may be this long; the filler behind it does not count. */
const PREHEADER = 250
/** A preview of so many words, before a text of so many, says something of what follows. */
const SPEAKS = 12
const SPOKEN_OF = 20
/** One or two hidden words are a leftover of the template. */
const SOME_WORDS = 3
const MUCH_SHARE = 20

/**
 * Text that filters read and people do not. Preheaders, and texts whose hiding a media query undoes, are forgiven; a
 * preheader that has not a word in common with the mail is none.
 */
export const check = defineCheck({
  id,
  group: 'content',
  points: 12,
  topic: 'danger',
  decidedBy: 'html',
  refs: [gmailSenders],
  run({ message }) {
    const { html } = message
    if (!html) return notApplicable(id, 'no-html')
    const isShown = shownElsewhere(html)
    const { preheader, rest } = splitPreheader(message, html)
    const unforgiven = unexplained(html, rest, isShown)
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
    return judgeCuts(html, isShown, facts) ?? judge(facts, unforgiven, preheader)
  },
})

type Facts = { hidden_words: number; share: number; [key: string]: Finding['facts'][string] }

/** Words with something unseen between their letters. */
function judgeCuts(html: Html, isShown: (run: TextRun) => boolean, facts: Facts): Finding | null {
  const split = wordsWithHiddenText(html, isShown)
  if (split.length > 0) {
    const make = split.length > 1 ? bad : warning
    return make(id, 'split-words', { ...facts, cut_words: split.length }, split.map(quoteCut))
  }
  const cut = trickedWords(html)
  if (cut.length === 0) return null
  return bad(id, 'zero-width', { ...facts, cut_words: cut.length }, cut.slice(0, 20).map(quoteCut))
}

function judge(facts: Facts, unforgiven: TextRun[], preheader: TextRun[]): Finding {
  const evidence = unforgiven.slice(0, 20).map(quote)
  if (facts.hidden_words < SOME_WORDS)
    return good(id, preheader.length > 0 ? 'preheader-only' : 'none', facts)
  if (facts.share > MUCH_SHARE) return bad(id, 'much', facts, evidence)
  return warning(id, 'some', facts, evidence)
}

const quote = (run: TextRun): Evidence => ({
  label: hidingWay(run.why ?? 'hidden'),
  value: run.text,
  place: run.place,
})

const quoteCut = ({ text, run }: CutWord): Evidence => ({
  label: plain('evidence.cut-word'),
  value: text,
  place: run.place,
})

/** Hidden runs before the first visible text, up to PREHEADER characters: what inbox lists show. */
function splitPreheader(message: Message, html: Html): { preheader: TextRun[]; rest: TextRun[] } {
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
  if (isPreview(message, html, preheader)) return { preheader, rest }
  return { preheader: [], rest: [...preheader, ...rest] }
}

const visibleLength = (text: string) =>
  text.replace(/[\p{Cf}\p{Mn}\s\u115f\u1160\u2800\u3164]+/gu, ' ').trim().length

/** Short ones and previews of short mails may say anything; a longer one shares a word with subject or text. */
function isPreview(message: Message, html: Html, runs: TextRun[]): boolean {
  const words = contentWords(runs.map(({ text }) => text).join(' '))
  if (words.size < SPEAKS) return true
  const alts = message.images.map(({ alt }) => alt ?? '').join(' ')
  const spoken = contentWords(
    [header(message, 'subject')?.value ?? '', html.visibleText, alts.slice(0, 20_000)].join(' '),
  )
  return spoken.size < SPOKEN_OF || [...words].some((word) => spoken.has(word))
}

/** Words of four letters and more: shorter ones stand in any text. */
const contentWords = (text: string): Set<string> =>
  new Set([...wordsOf(text)].flatMap(({ word }) => (word.length >= 4 ? [word] : [])))

/** Whether a media query, or a rule for one mail program, shows a text. */
function shownElsewhere(html: Html): (run: TextRun) => boolean {
  let known: Map<string, Set<string>> | null = null
  return (run) => {
    known ??= responsiveRuns(html)
    return known.get(`${run.place.line}:${run.place.column}`)?.has(run.why ?? '') ?? false
  }
}

/** A conditional comment that a program wrote as text. */
const isMarkup = (text: string): boolean => /^<\\?!--(?:<\\?!)?\s?\[(?:if\s|endif)/i.test(text)

/** What is neither a copy of visible text nor shown elsewhere. */
function unexplained(html: Html, runs: TextRun[], isShown: (run: TextRun) => boolean): TextRun[] {
  if (runs.length === 0) return []
  const isCopy = copyOf(html.visibleText)
  const distant = hasDistantBackgrounds(html)
  return runs.filter((run) => {
    // The color behind it may come from a rule with a selector that is not followed.
    if (distant && run.why === 'same-color' && run.background === null) return false
    if (isMarkup(run.text)) return false
    return !isCopy(run.text) && !isShown(run)
  })
}

/** A text of so many words is a copy from these shares on: of its words, and of its sequences of three words, that are visible. */
const LONG = 30
const COPIED_WORDS = 0.95
const COPIED_ORDER = 0.8

/**
 * Whether a hidden text says what the mail shows as well, as services do that hide the whole letter as its preview. Words that
 * are there for filters alone stand nowhere else.
 */
function copyOf(visibleText: string): (text: string) => boolean {
  const shown = [...wordsOf(visibleText)].map(({ word }) => word)
  const words = new Set(shown)
  let sequences: Set<string> | null = null
  return (text) => {
    const own = [...wordsOf(text)].map(({ word }) => word)
    const known = shareIn(words, own)
    if (known === 1) return true
    if (own.length < LONG || known < COPIED_WORDS) return false
    sequences ??= new Set(sequencesOf(shown))
    return shareIn(sequences, sequencesOf(own)) >= COPIED_ORDER
  }
}

const sequencesOf = (words: string[]): string[] =>
  words.slice(2).map((word, at) => `${words[at]} ${words[at + 1]} ${word}`)

const shareIn = (known: ReadonlySet<string>, all: string[]): number =>
  all.length === 0 ? 1 : all.filter((one) => known.has(one)).length / all.length
