import type { Finding } from '@postproof/engine/finding'
import { describe, expect, test } from 'vitest'
import { describeChecks, find, type Row } from '../content/fixture.ts'
import { htmlMail, mail } from '../context/fixture.ts'
import { accountMails, businessLetters, newsletters, spam, type Written } from '../learned/mails-fixture.ts'
import { textsIn } from '../words/texts.ts'
import { check } from './learned-content.ts'

const encoded = (text: string) => `=?utf-8?B?${Buffer.from(text).toString('base64')}?=`
const utf8 = (source: string) => Buffer.from(source).toString('latin1')

const asText = ({ subject, text, language }: Written): Row => [
  '',
  utf8(mail({ Subject: encoded(subject) }, text)),
  { language },
]

const asHtml = ({ subject, text, language }: Written): Row => {
  const linked = text.replace(/https?:\S+/g, '<a href="$&">$&</a>')
  const paragraphs = linked.split('\n').map((line) => `<p style="margin:0 0 12px">${line}</p>`)
  const html = `<html><body><table><tr><td>${paragraphs.join('\n')}</td></tr></table></body></html>`
  return ['', utf8(htmlMail(html, { Subject: encoded(subject) })), { language }]
}

const shapes = { 'plain text': asText, HTML: asHtml }
const eachShape = (mails: Written[]) =>
  mails.flatMap((written) =>
    Object.entries(shapes).map(([shape, of]) => ({ name: written.name, shape, row: of(written) })),
  )

describe('a mail shaped like spam is flagged, or said to be too short to tell', () => {
  test.each(eachShape(spam))('$name, in $shape', async ({ row }) => {
    const { code, facts } = await find(check, row)
    const judged =
      Number(facts.known) < 70 ? ['unsure', 'somewhat-like-spam'] : ['like-spam', 'somewhat-like-spam']
    expect(judged, JSON.stringify(facts)).toContain(code)
    expect(facts.degree).toBeGreaterThan(0.1)
  })
})

describe('a newsletter and a mail on an order or account is good', () => {
  test.each(eachShape([...newsletters, ...accountMails]))('$name, in $shape', async ({ row }) => {
    const { status, facts } = await find(check, row)
    expect(status, JSON.stringify(facts)).toBe('good')
  })
})

describe('a polite letter of a few lines, of which the model knows too little, is never bad', () => {
  test.each(eachShape(businessLetters))('$name, in $shape', async ({ row }) => {
    const { status, facts } = await find(check, row)
    expect(['good', 'warning'], JSON.stringify(facts)).toContain(status)
  })
})

const [phishing] = spam as [Written]
const german =
  'Liebe Kundin, die neuen Stiefel sind da. Sie können sie ab heute in unserem Laden anprobieren.'

describeChecks([
  [
    check,
    [
      ['bad like-spam', asText(phishing)[1], { language: 'eng' }],
      ['good unsure', asText(businessLetters[0]!)[1], { language: 'eng' }],
      ['warning somewhat-like-spam', asText(spam[4]!)[1], { language: 'por' }],
      ['good mixed', asText(businessLetters[3]!)[1], { language: 'eng' }],
      ['good like-good-mail', asText(newsletters[0]!)[1], { language: 'eng' }],
      ['no-data unknown-language', utf8(mail({}, german)), { language: 'swe' }],
      ['no-data short-text', mail({}, 'See you at nine.'), { language: 'eng' }],
      ['no-data no-text', mail({ Subject: null, 'Content-Type': 'application/pdf' }, '')],
    ],
  ],
])

describe('the reasons', () => {
  const explained = async (row: Row): Promise<Finding> => find(check, row)

  test('quote the words that weigh most, each with its line', async () => {
    const { facts, evidence } = await explained(asText(phishing))
    const words = (facts.words as { word: string; weight: number }[]).map(({ word }) => word)
    expect(words.length).toBeGreaterThanOrEqual(4)
    const lines = asText(phishing)[1].split('\r\n')
    const body = phishing.text.split('\n')
    for (const [at, { place, value }] of evidence.entries()) {
      expect(value).toContain(words[at])
      const line = place?.in === 'raw' ? lines[place.line - 1] : body[place!.line - 1]
      if (place?.in === 'text') expect(line).toContain(words[at]!.split(' ')[0])
      else expect(line).toMatch(/^Subject:/)
    }
  })

  test('are the words for the verdict, the strongest first, and no stretch of text twice', async () => {
    for (const row of [asText(phishing), asHtml(newsletters[0]!)]) {
      const { facts, status } = await explained(row)
      const words = facts.words as { word: string; weight: number }[]
      const sizes = words.map(({ weight }) => (status === 'good' ? -weight : weight))
      expect(Math.min(...sizes)).toBeGreaterThan(0)
      expect(sizes).toEqual(sizes.toSorted((a, b) => b - a))
      expect(new Set(words.map(({ word }) => word.toLowerCase())).size).toBe(words.length)
    }
  })

  test('stand in the sentence, in English and in German', async () => {
    const finding = await explained(asText(phishing))
    const [first] = finding.facts.words as { word: string }[]
    for (const texts of [textsIn('en'), textsIn('de')])
      expect(texts.learned_content!.found(finding)).toContain(first!.word)
    expect(textsIn('en').learned_content!.found(finding)).toMatch(/\d+%/)
  })

  test('certainty is named only where no good mail that was measured scored as high', async () => {
    const found = await Promise.all(spam.map((written) => explained(asText(written))))
    for (const { facts, status, code } of found) {
      if (code === 'unsure') continue
      expect(facts.certainty).toBe(facts.certain ? 'high' : 'low')
      if (facts.certain) expect(status).toBe('bad')
    }
    expect(found.some(({ facts }) => facts.certain)).toBe(true)
  })
})
