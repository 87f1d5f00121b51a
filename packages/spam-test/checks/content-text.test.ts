import { plain } from '@postproof/engine/plain-message'
import type { SpamEngine, SpamScan } from '@postproof/engine/world'
import { expect, test } from 'vitest'
import { describeChecks, find, type Row } from '../content/fixture.ts'
import { contexts, htmlMail, mail, multipart } from '../context/fixture.ts'
import { textsIn } from '../words/texts.ts'
import { check as bodyUnsubscribe } from './body-unsubscribe.ts'
import { check as language } from './language.ts'
import { check as postalAddress } from './postal-address.ts'
import { check as readability } from './readability.ts'
import { check as spamEngine } from './spam-engine.ts'
import { check as spamPhrases } from './spam-phrases.ts'
import { check as templateResidue } from './template-residue.ts'
import { check as viewOnline } from './view-online.ts'

const html = (body: string, attributes = '') => htmlMail(`<html ${attributes}><body>${body}</body></html>`)
const utf8 = (source: string) => Buffer.from(source).toString('latin1')
const bulk = { kind: 'subscribers' } as const
const answers = (engine: string, score: number): SpamEngine => ({
  name: engine,
  scan: async (): Promise<SpamScan> => ({
    ok: true,
    engine,
    version: '4',
    score,
    threshold: 5,
    rules: [{ name: 'HTML_ONLY', points: 1.2, description: 'HTML without text' }],
    ms: 1,
  }),
})
const silent: SpamEngine = {
  name: 'SpamAssassin',
  scan: async () => ({ ok: false, engine: 'SpamAssassin', reason: 'timeout', ms: 1 }),
}
const engines = (...list: SpamEngine[]) => ({ world: { engines: list } })
const link = (text: string, href = 'https://example.org/u', style = '') =>
  html(`<p>News</p><p><a href="${href}" style="${style}">${utf8(text)}</a></p>`)
const unsubscribeWords = [
  'Unsubscribe',
  'Newsletter abbestellen',
  'Se désabonner',
  'Darse de baja',
  'Disiscriviti',
  'Cancelar inscrição',
  'Uitschrijven',
  'Avregistrera',
  'Frameld',
  'Meld deg av',
  'Peruuta tilaus',
  'Wypisz się',
  'Odhlásit odběr',
  'Leiratkozás',
  'Dezabonare',
  'Отписаться',
  'Відписатися',
  'Διαγραφή',
  'Abonelikten çık',
  '配信停止はこちら',
  '退订',
  '수신거부',
  'ยกเลิกการรับข่าวสาร',
  'Hủy đăng ký',
  'Berhenti berlangganan',
  'सदस्यता समाप्त करें',
  'إلغاء الاشتراك',
  'לביטול מנוי',
  'لغو اشتراک',
]
const addresses = [
  'Acme Inc., 1600 Pennsylvania Avenue, Washington, DC 20500',
  'Acme, PO Box 123, Dublin, Ireland',
  'Muster GmbH\nBergstraße 12\n10115 Berlin',
  'Acme SA, 12 rue de la Paix, 75002 Paris',
  'Acme S.r.l., Via Roma 5, 20121 Milano',
  'Acme B.V., Keizersgracht 100, 1015 AA Amsterdam',
  'Acme Ltd, 10 Downing Street, London SW1A 2AA',
  'Acme S.L., Calle Mayor 3, 28013 Madrid',
  'Acme Lda, Rua Augusta 12, 1100-053 Lisboa',
  '〒100-0001 東京都千代田区千代田1-1',
  'Acme AB, Storgatan 5, 111 29 Stockholm',
  'شركة زيتون، شارع الملك حسين ١٢، عمان 11118، الأردن',
]
const goodNews =
  'Free shipping on all orders over 50 euros this weekend. Our new jackets are here, made of wool. Read how we make them, or come to our shop. You can unsubscribe at any time.'

describeChecks([
  [
    spamPhrases,
    [
      ['no-data no-text', mail({ Subject: '' }, '')],
      [
        'good few',
        mail({}, utf8('Soldes : dernière chance. Vous avez gagné 50 points. Satisfait ou remboursé.')),
        { language: 'fra' },
      ],
      ['good none', mail({}, 'Leaves fall in the park today.')],
      ['good none', mail({}, goodNews)],
      ['good few', mail({}, `${goodNews} Click here. Limited time offer.`)],
      ['good few', mail({}, 'Hello, this is our free trial. Order now, while stocks last.')],
      ['warning several', mail({}, 'Make money fast. You have been selected for this.')],
      ['warning several', mail({}, 'Buy viagra in our shop.')],
      ['good few', mail({ Subject: 'You have won' }, 'Hello dear reader.')],
      ['warning several', mail({ Subject: 'Lottery winner' }, 'Hello dear reader.')],
      [
        'bad many',
        mail({}, 'You have won the lottery. Send your bank details to our foreign transfer department.'),
      ],
      [
        'bad many',
        html('<p>Make <b>money fast</b> with our <i>online casino</i>. No credit check, bitcoin profit.</p>'),
      ],
      ['good none', mail({}, utf8('Ihr Konto wurde gesperrt. Sie wurden ausgewählt.'))],
      [
        'warning several',
        mail({}, utf8('Ihr Konto wurde gesperrt. Sie wurden ausgewählt.')),
        { language: 'deu' },
      ],
      [
        'bad many',
        mail({}, utf8('Vous avez gagné à la loterie internationale. Je vous fais don de la somme.')),
        { language: 'fra' },
      ],
      ['good none', html('<p>Make money</p><p>fast cars</p>'.replace('money', 'hay'))],
    ],
  ],
  [
    spamEngine,
    [
      ['no-data not-configured', mail()],
      ['no-data not-answered', mail(), engines(silent)],
      ['good clean', mail(), engines(answers('SpamAssassin', 1.9))],
      ['warning suspicious', mail(), engines(answers('SpamAssassin', 2))],
      ['bad spam', mail(), engines(answers('SpamAssassin', 5))],
      ['good clean', mail(), engines(answers('rspamd', 2.3))],
      ['warning suspicious', mail(), engines(answers('rspamd', 5.9))],
      ['bad spam', mail(), engines(silent, answers('rspamd', 6))],
    ],
  ],
  [
    templateResidue,
    [
      ['no-data no-text', mail({ Subject: null, 'Content-Type': 'application/pdf' })],
      ['good none', mail({}, 'Save 20% OFF and 30% more [see page 3] {braces} a*|b')],
      ['good none', mail({}, 'The value is undefined, or null.')],
      ['good none', html('<pre>{{ user.name }}</pre><p>Write <code>%NAME%</code> there.</p>')],
      [
        'good none',
        multipart(
          'alternative',
          { type: 'text/plain', body: 'The log says {{ title }}.' },
          { type: 'text/html', body: '<p>The log says <code>{{ title }}</code>.</p>' },
        ),
      ],
      ['good none', html('<a href="https://example.org/%20FNAME%20x?a=%7E">a</a>')],
      ['good none', mail({}, 'Hello none, hello null and void.')],
      ['bad merge-tag', mail({}, 'Hi {{ first_name }},')],
      ['bad merge-tag', mail({ Subject: 'Hi *|FNAME|*' })],
      ['bad merge-tag', mail({}, 'Dear %FNAME%, hello')],
      ['bad merge-tag', mail({ Subject: 'Notice [RAND_NUMBER_10_10]' })],
      ['good none', mail({ Subject: 'The RAND report [RAND]' })],
      ['bad merge-tag', mail({}, 'Dear [First_Name], hello')],
      ['bad merge-tag', html('<p>Hi &lt;%= name %&gt;</p>')],
      ['bad merge-tag', html('<a href="{{unsubscribe_url}}">Unsubscribe</a>')],
      ['bad merge-tag', html('<a href="https://example.org/?id=%7B%7Bid%7D%7D">Go</a>')],
      ['bad merge-tag', html('<div style="display:none">%%preview%%</div>Hello')],
      [
        'bad merge-tag',
        multipart(
          'alternative',
          { type: 'text/plain', body: 'Hi <%= name %>' },
          { type: 'text/html', body: '<p>Hi</p>' },
        ),
      ],
      ['bad broken-value', mail({}, 'Hello undefined,\nwelcome back.')],
      ['bad broken-value', html('<h1>Hi null!</h1>')],
      ['bad placeholder-text', html('<p>Lorem ipsum dolor sit amet</p>')],
    ],
  ],
  [
    bodyUnsubscribe,
    [
      ['no-data other-kind', mail()],
      ['warning looks-like-list-mail', mail({ Subject: 'Newsletter May' }, 'Hello, May is here.')],
      ['bad none', html('<p>News <a href="https://example.org">Shop</a></p>'), bulk],
      [
        'bad hidden',
        html('<p>News</p><div style="display:none"><a href="https://example.org/x">Unsubscribe</a></div>'),
        bulk,
      ],
      ['bad word-without-link', html('<p>News</p><p>To unsubscribe write to us.</p>'), bulk],
      ...unsubscribeWords.map((word): Row => ['good found', link(word), bulk]),
      [
        'good found',
        html(
          '<p>News</p><p>If you no longer wish to receive these, <a href="https://example.org/x">click here</a>.</p>',
        ),
        bulk,
      ],
      ['good found', link('this page', 'https://example.org/unsubscribe?id=1'), bulk],
      ['good found', mail({ 'List-Unsubscribe': '<https://example.org/u>' }, 'Bye: https://example.org/u')],
      ['good found', mail({}, 'News\n\nTo unsubscribe open\nhttps://example.org/x'), bulk],
      ['warning tiny', link('Unsubscribe', undefined, 'font-size:8px'), bulk],
      ['warning low-contrast', link('Unsubscribe', undefined, 'color:#ddd;background:#fff'), bulk],
      ['good found', link('Unsubscribe', undefined, 'color:#999;font-size:11px'), bulk],
    ],
  ],
  [
    postalAddress,
    [
      ...addresses.map((address): Row => ['good found', mail({}, `News\n\n${utf8(address)}`), bulk]),
      ['good imprint', link('Impressum'), bulk],
      ['good imprint', link('Mentions légales'), bulk],
      ['warning not-found', mail({}, 'News of 2026 from our store. Drive 20 miles for 5 offers.'), bulk],
      ['no-data other-kind', mail()],
      ['no-data other-kind', mail({ 'List-Post': '<mailto:list@example.org>' })],
      ['warning not-found', mail({ 'List-Post': 'NO' }), bulk],
    ],
  ],
  [
    viewOnline,
    [
      ['no-data no-html', mail()],
      ['good absent', link('Shop')],
      ['good present', link('View this email in your browser')],
      ['good present', link('Im Browser ansehen')],
    ],
  ],
  [
    language,
    [
      ['no-data no-text', html('')],
      ['no-data not-recognized', html('<p>Hi</p>', 'lang="en"')],
      ['no-data not-declared', html('<p>Hello there</p>'), { language: 'eng' }],
      ['good equal', html('<p>Hello there</p>', 'lang="en-GB"'), { language: 'eng' }],
      ['good equal', html('<p>Hej</p>', 'lang="no"'), { language: 'dan' }],
      ['warning differs', html('<p>Guten Tag</p>', 'lang="en"'), { language: 'deu' }],
      ['warning bad-tag', html('<p>Hello there</p>', 'lang="english language"'), { language: 'eng' }],
      ['no-data not-comparable', html('<p>Hello there</p>', 'lang="gd"'), { language: 'eng' }],
      ['warning mixed-scripts', html(utf8('<p>Your аccount at pаypal</p>'))],
    ],
  ],
  [
    readability,
    [
      ['no-data too-little-text', mail({}, 'Hello.')],
      ['good measured', mail({}, goodNews), { language: 'eng' }],
      ['good measured', mail({}, goodNews)],
    ],
  ],
])

test('a phrase is quoted with its line and column, and the rules of a filter are kept for the report', async () => {
  const phrases = await find(spamPhrases, [
    '',
    htmlMail('<html><body>\n<p>Hello,\n buy <b>Viagra</b> now</p></body></html>'),
  ])
  expect(phrases.evidence[0]).toMatchObject({ label: '“Viagra”', place: { in: 'html', line: 3, column: 9 } })
  const scan = await find(spamEngine, ['', mail(), engines(answers('SpamAssassin', 3))])
  expect(scan.facts.filters).toEqual([
    {
      engine: 'SpamAssassin',
      version: '4',
      score: 3,
      threshold: 5,
      rules: [{ name: 'HTML_ONLY', points: 1.2, description: 'HTML without text' }],
    },
  ])
})

test('an address that was not found is said with the lines where it was sought', async () => {
  const { evidence } = await find(postalAddress, ['', mail({}, 'News\n\nOne\nTwo\nThree\nBye'), bulk])
  expect(evidence).toEqual([
    {
      label: plain('evidence.last-lines'),
      value: 'One\nTwo\nThree\nBye',
      place: { in: 'text', line: 3, column: 1 },
    },
  ])
})

test('each leftover is named once, under its own kind', async () => {
  const finding = await find(templateResidue, [
    '',
    html(
      '<p>Hi {{first_name}} %%name%% %NAME% &lt;%= name %&gt;</p><p>lorem ipsum</p><p>Hello undefined,</p>',
    ),
  ])
  expect(finding.facts).toEqual({
    traces: 6,
    kinds: [
      { kind: 'merge-tag', texts: ['{{first_name}}', '%%name%%', '%NAME%', '<%= name %>'] },
      { kind: 'broken-value', texts: ['hello undefined'] },
      { kind: 'placeholder-text', texts: ['lorem ipsum'] },
    ],
  })
  expect(textsIn('en').template_residue!.found(finding)).toBe(
    'Merge tags were not filled in: {{first_name}}, %%name%%, %NAME%, <%= name %>. A value is missing where a name should be: hello undefined. Sample text from the template is still there: lorem ipsum.',
  )
  expect(textsIn('en').template_residue!.fix(finding, contexts[0]!)).toHaveLength(6)
})

test.each([
  ['Viagra, casino bonus.', ': “'],
  ['Viagra, online casino, lottery winner, make money fast, double your income.', ', including “'],
])('phrases are all listed, or the first ones called so: %s', async (body, joint) => {
  const finding = await find(spamPhrases, ['', mail({}, body)])
  const said = textsIn('en').spam_phrases!.found(finding)
  expect(said).toContain(`found${joint}`)
  expect(said.match(/“/g)?.length).toBe(Math.min(4, Number(finding.facts.found)))
})

test('mild phrases alone never make a mail bad', async () => {
  const mild =
    'Act now, limited time, last chance, order now, buy now, call now, free gift, free trial, half price, bargain, cheap, guaranteed, click here, risk free, act fast, apply now.'
  expect((await find(spamPhrases, ['', mail({}, mild)])).status).toBe('warning')
})
