import { readMessage } from '@postproof/message/read'
import { sayIn } from '@postproof/messages/say'
import { describe, expect, test } from 'vitest'
import { recognizeEsp } from '../context/esp.ts'
import { bytesOf, type Lines, mail, multipart } from '../context/fixture.ts'
import { detectLanguage } from '../context/language.ts'
import { kindOfMail, listRules } from './index.ts'

const read = (changes: Lines = {}, body?: string) => readMessage(bytesOf(mail(changes, body)))

describe('mail to subscribers', () => {
  const judge = (message: ReturnType<typeof read>) =>
    kindOfMail(message, { esp: recognizeEsp(message), language: null })
  test.each<[Lines, string[]]>([
    [{ 'List-ID': '<a.example.org>' }, ['List-ID header', 'it is sent from news@']],
    [{ 'X-Kmail-Account': 'x' }, ['sent with Klaviyo', 'it is sent from news@']],
    [{ 'List-Unsubscribe': '<https://example.org/u>' }, ['List-Unsubscribe header', 'it is sent from news@']],
  ])('%j', (changes, why) => {
    const judged = judge(read(changes))
    expect(judged).toMatchObject({ kind: 'subscribers', confidence: 'sure' })
    expect(judged.why.map(sayIn('en'))).toEqual(why)
  })

  const person = { From: 'Ann <ann@example.org>' }
  test.each<[Lines]>([
    [{}],
    [{ 'X-SG-EID': 'x' }],
    [{ 'X-SES-Outgoing': 'x', 'Feedback-ID': '::1.eu-west-1.abc=:AmazonSES' }],
    [{ 'Feedback-ID': 'a:b:c:acme' }],
    [{ Precedence: 'bulk' }],
    [{ Precedence: 'first-class' }],
  ])('%j is not', (changes) => {
    expect(listRules(judge(read({ ...person, ...changes })))).toBe('no')
  })

  test('an invoice sent through a marketing service is not, with List-Unsubscribe it is', () => {
    const invoice = multipart(
      'mixed',
      { type: 'text/plain', body: 'Your invoice' },
      {
        type: 'application/pdf; name=invoice.pdf',
        headers: { 'Content-Disposition': 'attachment' },
        body: 'x',
      },
    )
    const sent = (line: string) => listRules(judge(readMessage(bytesOf(`${line}\r\n${invoice}`))))
    expect(sent('X-MC-User: abc')).toBe('no')
    expect(sent('X-MC-User: abc\r\nList-Unsubscribe: <https://example.org/u>')).toBe('yes')
  })
})

describe('the words of a mail', () => {
  const html = (body: string, changes: Lines = {}) =>
    read(
      { From: 'Acme <hello@example.org>', 'Content-Type': 'text/html; charset=utf-8', ...changes },
      Buffer.from(body).toString('latin1'),
    )
  const news = { From: 'Acme <news@example.org>' }
  const shop = '<a href="https://example.org/boots">our shop</a>'
  const judge = (message: ReturnType<typeof read>) => {
    const language = detectLanguage(message.html?.visibleText ?? '')
    return listRules(kindOfMail(message, { esp: null, language }))
  }

  test.each<[string, string, string, string, Lines?]>([
    [
      'yes',
      'a newsletter that says so',
      'Newsletter November: our winter boots',
      `<p>Hello dear subscribers, this is our monthly newsletter. You receive this because you subscribed. Buy now at ${shop}.</p>`,
      news,
    ],
    [
      'yes',
      'a sale to those who signed up',
      'Big winter sale: 30% off all boots this weekend',
      `<p>Our boots are back. See ${shop}.</p><p>You get this mail because you signed up at example.org.</p>`,
      news,
    ],
    ['perhaps', 'a sale', '30% off all boots', `<p>Shop now and save up to 50 euros at ${shop}.</p>`],
    ['perhaps', 'a sale of a list sender', 'Winter sale this weekend', `<p>See ${shop}.</p>`, news],
    [
      'yes',
      'a web version and a way out',
      'What we did in May',
      `<a href="https://example.org/w">View in browser</a><p>We planted trees.</p><a href="https://example.org/u">Unsubscribe</a>`,
    ],
    [
      'yes',
      'German',
      'Newsletter Dezember: neue Stollen',
      `<p>Liebe Kundinnen und Kunden, in dieser Ausgabe stellen wir unsere neuen Stollen vor. Besuchen Sie ${shop}.</p>`,
    ],
    [
      'perhaps',
      'French',
      'Soldes : -30 % sur tout le magasin',
      `<p>Chers clients, venez voir nos bottes dans ${shop}.</p>`,
    ],
    [
      'yes',
      'Spanish',
      'Boletín de mayo',
      `<p>Queridos suscriptores, aquí están las novedades.</p>${shop}`,
      news,
    ],
    ['yes', 'Italian', 'Newsletter di maggio', `<p>Cari iscritti, ecco gli sconti.</p>${shop}`],
    ['yes', 'Portuguese', 'Boletim de maio', `<p>Caros assinantes, veja os descontos.</p>${shop}`],
    ['yes', 'Dutch', 'Nieuwsbrief mei', `<p>Beste abonnees, in dit nummer: korting.</p>${shop}`],
    [
      'no',
      'a letter',
      'Dinner on Friday',
      `<p>I read of a sale and a discount in their newsletter. Come along?</p>`,
    ],
    [
      'no',
      'a letter about a newsletter',
      'Draft',
      `<p>Could you read our newsletter before it goes out? ${shop}</p>`,
    ],
    [
      'no',
      'an order',
      'Your order 4711 is confirmed',
      `<p>Dear customer, thank you. Subscribe to our newsletter for special offers and a discount: ${shop}</p><p>Email preferences</p>`,
    ],
    [
      'no',
      'a new password',
      'Reset your password',
      '<p>You received this email because somebody asked for a new password. <a href="https://example.org/r">Reset</a></p>',
    ],
    [
      'no',
      'a German invoice',
      'Ihre Rechnung 12',
      `<p>Liebe Kundin, lieber Kunde, hier ist die Rechnung. ${shop}</p>`,
    ],
    [
      'no',
      'an answer',
      'Re: Newsletter',
      `<p>Dear subscribers, our newsletter: buy now. ${shop}</p>`,
      { 'In-Reply-To': '<1@example.org>' },
    ],
    [
      'no',
      'a notice',
      'Newsletter',
      `<p>Dear subscribers: ${shop}</p>`,
      { 'Auto-Submitted': 'auto-generated' },
    ],
  ])('%s: %s', (expected, _, subject, body, changes = {}) => {
    expect(judge(html(body, { Subject: Buffer.from(subject).toString('latin1'), ...changes }))).toBe(expected)
  })

  test('says what spoke for it', () => {
    const message = html(`<p>Dear subscribers, buy now at ${shop}.</p>`, {
      ...news,
      Subject: 'Newsletter May',
    })
    expect(kindOfMail(message, { esp: null, language: null }).why.map(sayIn('en'))).toEqual([
      'the subject says “newsletter”',
      'the text says “dear subscribers”',
      'it is sent from news@',
      'the text advertises: “buy now”',
    ])
  })
})
