import { describe, expect, test } from 'vitest'
import { documented, markdownOf, modelPart } from '../../../bench/mail/document.ts'
import { ENOUGH_OF_LANGUAGE } from '../../../bench/mail/fit.ts'
import { mailFigures } from './figures.ts'
import { levels, measuredKinds } from './verdict.ts'
import { learned, modelData } from './weights.ts'

describe('the shipped model', () => {
  const { words, weights, scale } = modelData
  const numbers = [...new Int8Array(Buffer.from(weights, 'base64'))]

  test('has 8,000 to 20,000 weights of a byte, one for each word, none without effect', () => {
    expect(words.length).toBeGreaterThanOrEqual(8000)
    expect(words.length).toBeLessThanOrEqual(20_000)
    expect(numbers).toHaveLength(words.length)
    expect(new Set(words).size).toBe(words.length)
    expect(numbers).not.toContain(0)
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(-127)
    for (const at of [0, 5000, words.length - 1])
      expect(learned.weightOf.get(words[at]!)).toBeCloseTo(numbers[at]! * scale)
  })

  test('holds words, pairs and classes only: no address, link, number or whole sentence', () => {
    const one = String.raw`(?:[\p{L}\p{M}]+(?:'\p{L}+)*…?|0?\p{L}0?|@(?:money|long|code|0+)|[!?%])`
    const allowed = new RegExp(`^(?:subject:)?${one}(?: ${one})?$`, 'u')
    expect(words.filter((word) => !allowed.test(word))).toEqual([])
  })

  test('names no person, list or recipient of the mails it learned from', () => {
    const private_ =
      /\b(?:maria|priya|amelita|jordan|alex|spamassassin|sourceforge|mailman|ilug|norah|yyyy|novak|keller|doe)\b/
    expect(words.filter((word) => private_.test(word))).toEqual([])
  })

  test('judges a language that was measured, and no other', () => {
    expect(modelData.languages).toEqual(['eng'])
    const measured = mailFigures.languages.filter(
      ({ good, spam }) => Math.min(good, spam) >= ENOUGH_OF_LANGUAGE,
    )
    expect(measured.flatMap(({ name }) => name ?? [])).toEqual(modelData.languages)
  })

  test('judges kinds of mail of which there was spam to measure, and has its bounds in order', () => {
    expect(measuredKinds).not.toContain('bounce')
    expect(levels.unsure).toBeLessThan(levels.warning)
    expect(levels.warning).toBeLessThan(levels.bad)
  })
})

describe('the figures', () => {
  test('of MODEL.md are those that were stored', () => {
    expect(documented(modelPart)).toBe(markdownOf(mailFigures, modelData))
  })

  const whole = (set: string, judgedOnly: boolean) =>
    mailFigures.whole.find((row) => row.set === set && row.judgedOnly === judgedOnly)!

  test('reach what the model was built for, on mail it had not seen', () => {
    expect(whole('modern', false).auc).toBeGreaterThanOrEqual(0.97)
    expect(whole('modern', false).foundAtOne).toBeGreaterThanOrEqual(0.65)
    expect(whole('modern', true).foundAtFive).toBeGreaterThanOrEqual(0.9)
    expect(whole('older', true).auc).toBeGreaterThanOrEqual(0.985)
    const mailbox = mailFigures.places.find(({ name }) => name === 'us-mailbox')!
    expect(mailbox.auc).toBeGreaterThanOrEqual(0.9)
  })

  test('flag hardly any good mail of any kind, and call none bad', () => {
    for (const { name, good, flagged, called } of mailFigures.kinds.filter(({ good }) => good > 0)) {
      expect(called, name).toBe(0)
      expect(flagged! * good, name).toBeLessThanOrEqual(Math.max(1, 0.03 * good))
    }
  })

  test('98 % is right 98 times of 100 at every place', () => {
    for (const { place, from, mails, spam } of mailFigures.reliability)
      if (from >= levels.bad) expect(spam, place).toBeGreaterThanOrEqual(0.98 * mails)
  })

  test('of the curves rise from left to right', () => {
    for (const { roc } of Object.values(mailFigures.curves))
      for (const [at, [flagged, found]] of roc.entries()) {
        const [before, foundBefore] = roc[at - 1] ?? [0, 0]
        expect(flagged!).toBeGreaterThanOrEqual(before!)
        expect(found!).toBeGreaterThanOrEqual(foundBefore!)
      }
  })
})
