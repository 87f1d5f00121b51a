import { rankLanguages } from './trigrams.ts'

/** Characters looked at: more does not make the answer better. */
const SAMPLE = 4000
/** Letters below which a guess is a coin toss. */
const ENOUGH_LETTERS = 60
/**
 * Characters judged at a time. The detector's scores draw together the longer the text is, so that a long text is
 * judged in pieces and the scores are averaged.
 */
const PIECE = 150
/** How far ahead of the next language the best one has to be; a piece's best language has 1. */
const AHEAD = 0.03

/** Letters that Bulgarian does not have and Russian uses in every other sentence: the detector mixes them up. */
const notBulgarian = /[ыэ]/i
/** Danish and Norwegian, which the detector does not know and takes for Swedish or German. */
const nordic = /[æø]/gi
const fewNordic = 3

const dense = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu

/** Letters of a text; one Han, kana or Hangul character says about as much as three others. */
function weightOf(text: string): number {
  return (text.match(/\p{L}/gu)?.length ?? 0) + 2 * (text.match(dense)?.length ?? 0)
}

/**
 * The language of a text as ISO 639-3 code; null when there are too few letters or no language is clearly ahead.
 * Addresses and links are left out, since they are in no language.
 */
export function detectLanguage(text: string): string | null {
  const words = text
    .slice(0, SAMPLE * 4)
    .replace(/\S{0,200}(?:https?:|www\.|@)\S{0,2000}/g, ' ')
    .replace(/\s+/g, ' ')
    .slice(0, SAMPLE)
  if (weightOf(words) < ENOUGH_LETTERS) return null
  if ((words.match(nordic)?.length ?? 0) >= fewNordic) return null
  const ignore = notBulgarian.test(words) ? ['bul'] : []
  const sums = new Map<string, number>()
  let pieces = 0
  for (let at = 0; at < words.length; at += PIECE) {
    const piece = words.slice(at, at + PIECE)
    if (weightOf(piece) < ENOUGH_LETTERS) continue
    pieces += 1
    for (const [language, score] of rankLanguages(piece, ignore).slice(0, 10))
      sums.set(language, (sums.get(language) ?? 0) + score)
  }
  const [best, next] = [...sums].sort(([, one], [, other]) => other - one)
  if (!best) return null
  return best[1] - (next?.[1] ?? 0) < AHEAD * pieces ? null : best[0]
}
