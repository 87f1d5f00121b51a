import { expect, test } from 'vitest'
import { textsIn } from '../words/texts.ts'
import { ask, deceptionChecks, letter, note, type Probe, testProbes } from './deception-fixture.ts'

const bank = 'https://kunden-service.example/login'
const evil = 'https://track.evil.example/a'

const claims: Probe[] = [
  [
    'PayPal, English',
    'sender_claim',
    'bad impersonates',
    'PayPal Service',
    letter('PayPal Service <x@mail-ua.example>', 'Action needed', [
      'Your account has been limited.',
      `Verify your account -> ${evil}`,
    ]),
  ],
  [
    'a bank, German',
    'sender_claim',
    'bad impersonates',
    'Ihr Konto wurde',
    letter('DKB - Deutsche Kreditbank <meins@coursmaths.example>', 'Wichtig', [
      'Ihr Konto wurde vorübergehend gesperrt.',
      `Jetzt bestätigen -> ${bank}`,
    ]),
  ],
  [
    'a parcel fee, German',
    'sender_claim',
    'bad impersonates',
    'Zollgebühr',
    letter('DHL Paket <info@nk-bbw.example>', 'Ihre Sendung', [
      'Eine Zollgebühr von 1,99 € ist offen.',
      `Jetzt bezahlen -> ${evil}`,
    ]),
  ],
  [
    'a health insurance, French',
    'sender_claim',
    'bad impersonates',
    'Ameli',
    letter('Ameli <noreply@vitale.example>', 'Carte Vitale', [
      'Veuillez mettre à jour vos informations.',
      `Espace client -> ${evil}`,
    ]),
  ],
  [
    'a bank, Spanish',
    'sender_claim',
    'bad impersonates',
    'cuenta bloqueada',
    letter('BBVA España <aviso@hidroluz.example>', 'Aviso', [
      'Su cuenta bloqueada por seguridad.',
      `Inicie sesión -> ${evil}`,
    ]),
  ],
  [
    'the post, Italian',
    'sender_claim',
    'bad impersonates',
    'pacco in giacenza',
    letter('Poste Italiane <info@poste.example>', 'Avviso', [
      'Il tuo pacco in giacenza: paga le spese di dogana.',
      `Paga ora -> ${evil}`,
    ]),
  ],
  [
    'an authority, Portuguese',
    'sender_claim',
    'bad impersonates',
    'reembolso',
    letter('Autoridade Tributária <at@fisco.example>', 'Aviso', [
      'Tem um reembolso pendente.',
      `Confirme os seus dados -> ${evil}`,
    ]),
  ],
  [
    'a bank, Dutch',
    'sender_claim',
    'bad impersonates',
    'verloopt',
    letter('Rabobank <info@klant.example>', 'Uw bankpas', [
      'Uw bankpas is verlopen; uw wachtwoord verloopt.',
      `Log in op uw rekening -> ${evil}`,
    ]),
  ],
  [
    'parcels, Polish',
    'sender_claim',
    'bad impersonates',
    'InPost',
    letter('InPost <info@paczka.example>', 'Twoja paczka', [
      'Wymagana dopłata 1,50 zł do przesyłki.',
      `Zapłać -> ${evil}`,
    ]),
  ],
  [
    'a shop, Japanese',
    'sender_claim',
    'bad impersonates',
    'Amazon.co.jp',
    letter('Amazon.co.jp <account@sticcdy.example>', '【Amazon】お知らせ', [
      'アカウントの利用状況をご確認ください。',
      `確認する -> ${evil}`,
    ]),
  ],
  [
    'a card with its letters set apart, Japanese',
    'sender_claim',
    'bad impersonates',
    '三 菱 Ｕ Ｆ Ｊ 銀 行',
    letter('三 菱 Ｕ Ｆ Ｊ 銀 行 <x@koudou.example>', 'お取引', [
      'お取引を制限いたしました。',
      `ログイン -> ${evil}`,
    ]),
  ],
  [
    'a bank, Greek',
    'sender_claim',
    'bad impersonates',
    'Attica Bank',
    letter('Attica Bank <noreply@mail.example>', 'Ενημέρωση', [
      'Ενημερώστε τα στοιχεία του λογαριασμού σας.',
      `Σύνδεση -> ${evil}`,
    ]),
  ],
  [
    'real links around one false one',
    'sender_claim',
    'bad impersonates',
    'netflix',
    letter('NetFlix <a@hidroluz.example>', 'Assinatura', [
      'Atualize seus dados: pagamento recusado.',
      `Atualizar -> ${evil}`,
      'Ajuda -> https://help.netflix.com/',
      'Netflix -> https://www.netflix.com/',
    ]),
  ],
  [
    'a prize in the name of a shop',
    'sender_claim',
    'bad impersonates',
    'Costco',
    letter('Costco Rewards <ving@nltg.example>', 'Final notice', [
      'You have been selected. Claim your reward.',
      `Claim now -> ${evil}`,
    ]),
  ],
  [
    'no name, but logo, signature and copyright',
    'sender_claim',
    'bad impersonates',
    'The Netflix Team',
    letter('<noreply@sender.example>', 'Account', [
      '<img src="https://sender.example/l.png" alt="Netflix" width="100" height="30">',
      'Update your payment details to keep watching.',
      `Update -> ${evil}`,
      'The Netflix Team',
      '© 2026 Netflix International B.V.',
    ]),
  ],
  [
    'an address of the brand that fails, with a link elsewhere',
    'sender_claim',
    'warning unproven',
    'support@my.jcb.co.jp',
    letter('MyJCB <support@my.jcb.co.jp>', 'ご利用確認', ['ご利用確認のお願い。', `ログイン -> ${evil}`]),
  ],
  [
    'an attached page in place of a link',
    'sender_claim',
    'bad impersonates',
    'login.html',
    note(
      'Microsoft 365 <scan@agrifos.example>',
      'Document',
      [
        '--edge',
        'Content-Type: text/plain',
        '',
        'Sign the document with your password.',
        '--edge',
        'Content-Type: text/html; name="login.html"',
        'Content-Disposition: attachment; filename="login.html"',
        '',
        '<form></form>',
        '--edge--',
      ],
      { 'Content-Type': 'multipart/mixed; boundary=edge' },
    ),
  ],
  [
    'a name in Cyrillic letters',
    'sender_claim',
    'bad impersonates',
    'РаурaІ',
    letter('РауPаl <x@sender.example>', 'РаурaІ', ['Your account is locked.', `Sign in -> ${evil}`]),
  ],
  [
    'a name with a capital I for an l, and nothing asked',
    'sender_claim',
    'bad disguised',
    'PayPaI',
    letter('PayPaI <x@sender.example>', 'Hello', ['See you soon.']),
  ],
  [
    'a role with a dotless i',
    'sender_claim',
    'bad impersonates',
    'onIıne',
    letter('DHL—onIıne <x@worker.example>', 'Package held', [
      'Please verify your address.',
      `Verify -> ${evil}`,
    ]),
  ],
  [
    'a word for a name, at three places and asking',
    'sender_claim',
    'bad impersonates',
    'Apple Support',
    letter('Apple Support <x@sender.example>', 'Your Apple ID was locked', [
      'Your Apple ID has been locked. Verify your identity.',
      `Unlock -> ${evil}`,
      '© 2026 Apple Inc.',
    ]),
  ],
  [
    'nothing to open',
    'sender_claim',
    'warning asks',
    'Western Union',
    note('Western Union <x@sender.example>', 'Transfer', ['Confirm your information by reply.']),
  ],
  [
    'a name and nothing asked',
    'sender_claim',
    'warning named',
    'Booking.com',
    letter('Booking.com <x@sender.example>', 'Hello', ['A fine day.', `See -> ${evil}`]),
  ],
  ...(
    [
      [
        'English',
        'Undelivered mail was returned. Your mailbox is full.',
        'Sign in to release them',
        'ndelivered mail',
      ],
      ['German', 'Ihr Postfach ist voll.', 'Anmelden und freigeben', 'ndelivered mail'],
      ['French', 'Messages en attente de remise.', 'Connectez-vous pour les recevoir', 'ndelivered mail'],
      ['Spanish', 'Su buzón está lleno.', 'Iniciar sesión', 'ndelivered mail'],
    ] as const
  ).map(
    ([language, line, link, words]): Probe => [
      `a bounce that signs its reader in at the sender’s own site, ${language}`,
      'sender_claim',
      'bad mail-system',
      words,
      letter('Mail Delivery System <noreply@evil.example>', 'Undelivered Mail', [
        line,
        `${link} -> https://evil.example/login`,
      ]),
    ],
  ),
  [
    'the full mailbox',
    'sender_claim',
    'bad mail-system',
    'mailbox is almost full',
    letter('example.com <sales@plexon.example>', 'Notice', [
      'Your mailbox is almost full.',
      `Get more storage -> ${evil}`,
    ]),
  ],
  [
    'the password that ends, from a helpdesk, German',
    'sender_claim',
    'bad mail-system',
    'Passwort läuft',
    letter('IT Helpdesk <info@sender.example>', 'Hinweis', [
      'Ihr Passwort läuft heute ab. Passwort beibehalten?',
      `Weiter -> ${evil}`,
    ]),
  ],
  [
    'messages held back, French',
    'sender_claim',
    'bad mail-system',
    'messages en attente',
    letter('Webmail Support <info@sender.example>', 'Avis', [
      'Vous avez 4 messages en attente.',
      `Voir -> ${evil}`,
    ]),
  ],
  [
    'the new mail system that wants an answer with the password, Chinese',
    'sender_claim',
    'bad mail-system',
    '邮箱系统',
    note('紧急通知：邮箱（系统优化） <hr@hxqcjt.example>', '通知', [
      '开始升级邮箱系统，请统一登记。密码:',
      '统一回复至：admin@gmail.com',
    ]),
  ],
]

/** Names that are words or shared, next to one that makes them a company's, or in a mail that asks for an account. */
const common: Probe[] = (
  [
    ['Chase Bank <a@mud-post.example>', 'impersonates'],
    ['Steam Support <a@mud-post.example>', 'impersonates'],
    ['UPS My Choice <a@mud-post.example>', 'impersonates'],
    ['IRS Refunds <a@mud-post.example>', 'impersonates'],
    ['Walmart Notices Center <a@mud-post.example>', 'impersonates'],
    ['Sparkasse <a@mud-post.example>', 'impersonates'],
    ['Sparkasse Sicherheit <a@sparkasse-sicherheit.com>', 'impersonates'],
    ['Apple ID <a@mud-post.example>', 'impersonates'],
    ['Apple <id@app1e-support.com>', 'impersonates'],
    ['Orange Service Client <a@mud-post.example>', 'impersonates'],
    ['Telegram Notifications <a@mud-post.example>', 'impersonates'],
    ['Halifax Online Banking <a@mud-post.example>', 'impersonates'],
    ['Volksbank Kundenservice <a@mud-post.example>', 'impersonates'],
    ['Apple <a@mud-post.example>', 'impersonates'],
    ['Kraken Support <a@mud-post.example>', 'impersonates'],
    ['Amazon.co.jp@jmmlm.example <Amazon.co.jp@jmmlm.example>', 'impersonates'],
  ] as const
).map(
  ([from, code]): Probe => [
    from,
    'sender_claim',
    `bad ${code}`,
    'confirm your details',
    letter(from, 'Important information', [
      'Dear customer, please confirm your details within 24 hours to keep your account.',
      'Confirm -> https://mud-post.example/confirm',
    ]),
  ],
)

const hosts: Probe[] = (
  [
    ['id@app1e-support.com', 'confusable'],
    ['id@xn--pple-43d.example', 'confusable'],
    ['a@chase-secure.net', 'glued'],
    ['a@sparkasse-sicherheit.com', 'glued'],
    ['a@vr-bank-login.com', 'glued'],
    ['a@paypal-verify.net', 'glued'],
    ['a@steam-verify.net', 'glued'],
    ['a@0range-login.fr', 'confusable'],
  ] as const
).map(
  ([address, way]): Probe => [
    address,
    'lookalike_domain',
    `bad ${way}`,
    address.split('@')[1]!.startsWith('xn--') ? 'xn--' : address,
    letter(`Service <${address}>`, 'Your account', [
      'Please confirm your details to keep your account.',
      'Confirm -> https://mud-post.example/confirm',
    ]),
  ],
)

testProbes([...claims, ...common, ...hosts])

test('what pretends to be someone else limits the score', async () => {
  const [, , , , source] = claims[0]!
  expect((await ask(deceptionChecks.sender_claim!, source)).facts).toMatchObject({
    fatal: true,
    brand: 'PayPal',
    from: 'mail-ua.example',
    targets: ['track.evil.example'],
  })
})

test.each([
  [
    0,
    'en',
    'The email claims to be from PayPal, but comes from mail-ua.example. Its links lead to track.evil.example. It says: “Your account has been limited”.',
  ],
  [
    2,
    'de',
    'Die Mail behauptet, von DHL zu sein, kommt aber von nk-bbw.example. Ihre Links führen zu track.evil.example. Darin steht: „Eine Zollgebühr von 1,99 € ist offen“.',
  ],
  [
    9,
    'en',
    'The email claims to be from Amazon, but comes from sticcdy.example. Its links lead to track.evil.example. It says: “アカウントの利用状況をご確認ください”.',
  ],
] as const)('what is asked is said in the words of the mail (%s, %s)', async (at, language, sentence) => {
  const [, id, , , source] = claims[at]!
  expect(textsIn(language)[id]!.found(await ask(deceptionChecks[id]!, source))).toBe(sentence)
})
