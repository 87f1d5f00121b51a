import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { documentedFigures, markdownOf, modelDocument } from '../../../bench/mail/document.ts'
import { mailFigures } from './figures.ts'
import { isShapeKey, shapeKeysOf, shapeName } from './structure.ts'
import { learned, modelData } from './weights.ts'

describe('the shipped model', () => {
  const { words, weights, scale, cuts } = modelData
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
    const one = String.raw`(?:[\p{L}\p{M}]+(?:'\p{L}+)*…?|0?\p{L}0?|@(?:link|address|free-mail|host|money|long|code|0+)|[!?%])`
    const allowed = new RegExp(`^(?:subject:)?${one}(?: ${one})?$`, 'u')
    expect(words.filter((word) => !isShapeKey(word) && !allowed.test(word))).toEqual([])
    expect(words.filter((word) => isShapeKey(word) && !/^#[a-z-]+:\d$/.test(word))).toEqual([])
  })

  test('names no person, list or recipient of the mails it learned from', () => {
    const private_ =
      /\b(?:maria|priya|amelita|jordan|alex|spamassassin|sourceforge|mailman|ilug|norah|yyyy)\b/
    expect(words.filter((word) => private_.test(word))).toEqual([])
  })

  test('knows a shape by a few numbers, all of measures that exist', () => {
    const { shape } = modelData
    const known = shapeKeysOf({ subject: '', text: '', links: [] }, []).map(shapeName)
    for (const key of Object.keys(shape.weights)) expect(known).toContain(shapeName(key))
    expect(Object.keys(shape.weights).length).toBeLessThan(150)
    expect(shape.warning).toBeGreaterThan(0.5)
  })

  test('tells languages that it knows from those that it knows a little', () => {
    const { languages, sparse } = modelData
    expect(languages).toContain('eng')
    expect(sparse).toContain('deu')
    expect(new Set(languages).isDisjointFrom(new Set(sparse))).toBe(true)
  })

  test('has its bounds in order', () => {
    expect(cuts.warning).toBeGreaterThan(0.5)
    expect(cuts.bad).toBeGreaterThanOrEqual(cuts.warning)
    expect(cuts.certain).toBeGreaterThan(cuts.bad)
    expect(cuts.certain).toBeLessThan(1)
  })
})

describe('the figures', () => {
  test('of MODEL.md are those that were stored', () => {
    expect(documentedFigures(readFileSync(modelDocument, 'utf8'))).toBe(markdownOf(mailFigures, modelData))
  })

  test('reach what the model was built for, on mail it had not seen', () => {
    const { curves, kinds } = mailFigures
    expect(curves.model.auc).toBeGreaterThanOrEqual(0.985)
    expect(curves.model.atOneInHundred).toBeGreaterThanOrEqual(0.85)
    expect(curves.model.atNoNewsletter).toBeGreaterThanOrEqual(0.75)
    expect(curves.total.auc).toBeGreaterThanOrEqual(0.97)
    expect(curves.model.roc.length).toBeGreaterThanOrEqual(45)
    for (const { kind, mails, warning, bad } of kinds)
      expect(warning + bad, kind).toBeLessThanOrEqual(0.03 * mails)
    for (const { kind, bad } of kinds.filter(({ kind }) =>
      /newsletter|client-mail|template|marketing/.test(kind),
    ))
      expect(bad, kind).toBe(0)
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
