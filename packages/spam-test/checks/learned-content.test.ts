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

const english = (all: Written[]) => all.filter(({ language }) => language === 'eng')
const others = (all: Written[]) => all.filter(({ language }) => language !== 'eng')

describe('a mail that reads like spam is never said to read like good mail', () => {
  test.each(eachShape(english(spam)))('$name, in $shape', async ({ row }) => {
    const { code, facts } = await find(check, row)
    expect(['like-spam', 'somewhat-like-spam', 'unsure'], JSON.stringify(facts)).toContain(code)
  })
})

describe('a newsletter and a mail on an order or account is good', () => {
  test.each(eachShape(english([...newsletters, ...accountMails])))('$name, in $shape', async ({ row }) => {
    const { status, facts } = await find(check, row)
    expect(status, JSON.stringify(facts)).toBe('good')
  })
})

describe('a polite letter of a few lines, of which the model knows too little, is never bad', () => {
  test.each(eachShape(english(businessLetters)))('$name, in $shape', async ({ row }) => {
    const { status, facts } = await find(check, row)
    expect(['good', 'warning'], JSON.stringify(facts)).toContain(status)
  })
})

describe('in a language that was not measured it says nothing, for or against', () => {
  test.each(eachShape(others([...newsletters, ...accountMails, ...spam])))(
    '$name, in $shape',
    async ({ row }) => {
      const { status, code, share } = await find(check, row)
      expect(`${status} ${code}`).toBe('no-data unknown-language')
      expect(share).toBeUndefined()
    },
  )
})

const [phishing] = spam as [Written]
const short = { ...phishing, text: phishing.text.split('\n').slice(0, 2).join('\n') }
const german =
  'Liebe Kundin, die neuen Stiefel sind da. Sie können sie ab heute in unserem Laden anprobieren.'

describeChecks([
  [
    check,
    [
      ['bad like-spam', asText(phishing)[1], { language: 'eng' }],
      ['bad like-spam', asText(phishing)[1], { language: 'eng', kind: 'transactional' }],
      ['good unsure', asText(businessLetters[0]!)[1], { language: 'eng' }],
      ['warning somewhat-like-spam', asText(short)[1], { language: 'eng' }],
      ['good like-good-mail', asText(newsletters[0]!)[1], { language: 'eng' }],
      ['no-data unknown-language', utf8(mail({}, german)), { language: 'swe' }],
      ['no-data unknown-language', asText(newsletters[2]!)[1], { language: 'spa' }],
      ['no-data unknown-language', asText(newsletters[2]!)[1]],
      ['no-data unmeasured-kind', asText(phishing)[1], { language: 'eng', kind: 'bounce' }],
      ['no-data short-text', mail({}, 'See you at nine.'), { language: 'eng' }],
      ['no-data no-text', mail({ Subject: null, 'Content-Type': 'application/pdf' }, '')],
    ],
  ],
])

test('in a language that was not measured it says so, and nothing against the mail', async () => {
  const finding = await find(check, ['', utf8(mail({}, german)), { language: 'deu' }])
  expect(textsIn('en').learned_content!.found(finding)).toMatch(/^Not measured in this language/)
  expect(textsIn('de').learned_content!.found(finding)).toMatch(/^In dieser Sprache nicht gemessen/)
  expect(textsIn('fr').learned_content!.found(finding)).toMatch(/^Non mesuré dans cette langue/)
})

test('what is unsure costs nothing', async () => {
  for (const written of english(businessLetters)) {
    const { code, share } = await find(check, asText(written))
    if (code === 'unsure') expect(share).toBe(0)
  }
})

type Quoted = { text: string; weight: number }

describe('the reasons', () => {
  const explained = async (row: Row): Promise<Finding> => find(check, row)

  test('are sentences of the mail, each with its line', async () => {
    const { facts, evidence } = await explained(asText(phishing))
    const sentences = facts.sentences as Quoted[]
    expect(sentences.length).toBeGreaterThanOrEqual(3)
    const raw = asText(phishing)[1].split('\r\n')
    const body = phishing.text.split('\n')
    for (const [at, { place, value }] of evidence.entries()) {
      expect(value).toBe(sentences[at]!.text)
      const quoted = sentences[at]!.text.replaceAll('…', '').slice(0, 20)
      if (place?.in === 'text') expect(body[place.line - 1]).toContain(quoted)
      else expect(raw[place!.line - 1]).toMatch(/^Subject:/)
    }
  })

  test('are those for the verdict, the heaviest first, and none twice', async () => {
    for (const row of [asText(phishing), asHtml(newsletters[0]!)]) {
      const { facts, status } = await explained(row)
      const sentences = facts.sentences as Quoted[]
      const sizes = sentences.map(({ weight }) => (status === 'good' ? -weight : weight))
      expect(Math.min(...sizes)).toBeGreaterThan(0)
      expect(sizes).toEqual(sizes.toSorted((a, b) => b - a))
      expect(new Set(sentences.map(({ text }) => text)).size).toBe(sentences.length)
    }
  })

  test('stand in the sentence, in English and in German', async () => {
    const finding = await explained(asText(phishing))
    const [first] = finding.facts.sentences as Quoted[]
    for (const texts of [textsIn('en'), textsIn('de')])
      expect(texts.learned_content!.found(finding)).toContain(first!.text)
    expect(textsIn('en').learned_content!.found(finding)).toMatch(/\d+%/)
  })
})
