import { describe } from 'vitest'
import { type Honest, letter, note, signedBy, testHonest } from './deception-fixture.ts'

/** Honest mails that name brands, of which none may be accused by any check of deception. */

/** A company writes about itself, with the words that phishing borrowed from it. */
const themselves: [from: string, subject: string, line: string, link: string][] = [
  [
    'PayPal <service@paypal.com>',
    'Your account has been limited',
    'Please verify your identity.',
    'https://www.paypal.com/signin',
  ],
  // GitLab as it writes from the server of a firm.
  [
    'GitLab <gitlab@git.firm.example>',
    'roof | New ridge (!31)',
    'Sign in to confirm your account.',
    'https://git.firm.example/novak/roof/-/merge_requests/31',
  ],
  [
    'PayPal <service@paypal.de>',
    'Ihr Konto wurde eingeschränkt',
    'Bestätigen Sie Ihre Daten.',
    'https://www.paypal.com/de',
  ],
  [
    'Amazon.de <versand@amazon.de>',
    'Ihr Paket ist unterwegs',
    'Ihre Sendung kommt morgen.',
    'https://www.amazon.de/track',
  ],
  [
    'Amazon.co.jp <no-reply@amazon.co.jp>',
    '【Amazon】ご確認',
    'お支払い方法をご確認ください。',
    'https://www.amazon.co.jp/a',
  ],
  ['DHL Paket <noreply@dhl.de>', 'Ihre Sendung', 'Zollgebühr jetzt bezahlen.', 'https://www.dhl.de/zoll'],
  [
    'Netflix <info@mailer.netflix.com>',
    'Update your payment method',
    'Payment declined.',
    'https://www.netflix.com/pay',
  ],
  [
    'Sparkasse Musterstadt <info@sparkasse-musterstadt.de>',
    'Ihr Konto',
    'Bestätigen Sie Ihre Daten in der Filiale.',
    'https://www.sparkasse-musterstadt.de/',
  ],
  [
    'Volksbank Musterland eG <info@volksbank-musterland.de>',
    'pushTAN',
    'Melden Sie sich an und aktualisieren Sie Ihre Daten.',
    'https://www.volksbank-musterland.de/',
  ],
  [
    'BNP Paribas <info@mabanque.bnpparibas>',
    'Sécurité',
    'Connectez-vous à votre espace client.',
    'https://mabanque.bnpparibas/',
  ],
  [
    'Crédit Agricole <info@credit-agricole.fr>',
    'Votre compte',
    'Mettez à jour vos informations.',
    'https://www.credit-agricole.fr/',
  ],
  ['BBVA <info@bbva.es>', 'Su cuenta', 'Verifique su identidad.', 'https://www.bbva.es/'],
  [
    'Intesa Sanpaolo <info@intesasanpaolo.com>',
    'Avviso',
    'Aggiorna i tuoi dati.',
    'https://www.intesasanpaolo.com/',
  ],
  [
    'Rabobank <info@rabobank.nl>',
    'Nieuwe bankpas',
    'Uw bankpas is verlopen; bevestig uw adres.',
    'https://www.rabobank.nl/',
  ],
  [
    'Millennium BCP <info@millenniumbcp.pt>',
    'Aviso',
    'Confirme os seus dados.',
    'https://www.millenniumbcp.pt/',
  ],
  ['mBank <kontakt@mbank.pl>', 'Konto', 'Zaktualizuj dane.', 'https://www.mbank.pl/'],
  [
    '楽天カード株式会社 <info@mail.rakuten-card.co.jp>',
    '【楽天カード】ご利用確認',
    'ご利用確認のお願い。',
    'https://www.rakuten-card.co.jp/',
  ],
  [
    'Apple <no_reply@email.apple.com>',
    'Your Apple ID was locked',
    'Verify your identity.',
    'https://appleid.apple.com/',
  ],
  [
    'Chase <no.reply@alerts.chase.com>',
    'Chase security alert',
    'Verify your account.',
    'https://secure.chase.com/',
  ],
  [
    'Microsoft account team <account-security-noreply@accountprotection.microsoft.com>',
    'Unusual sign-in activity',
    'Review your account.',
    'https://account.live.com/',
  ],
  [
    'Google <no-reply@accounts.google.com>',
    'Security alert',
    'New device signed in. Review your account.',
    'https://accounts.google.com/',
  ],
  ['HSBC <news@mail.hsbc.com.tr>', 'Security', 'Verify your details.', 'https://www.hsbc.com.tr/'],
  ['Vodafone <noreply@vodafone.com.eg>', 'Bill', 'Pay now.', 'https://web.vodafone.com.eg/'],
  [
    'Facebook <security@facebookmail.com>',
    'Login attempt',
    'Reset your password.',
    'https://www.facebook.com/recover',
  ],
  [
    'Instagram <security@mail.instagram.com>',
    'New login',
    'Secure your account: reset your password.',
    'https://www.instagram.com/a',
  ],
  ['GLS Paket <noreply@gls-pakete.de>', 'Ihr Paket', 'Zustellung bestätigen.', 'https://www.gls-pakete.de/'],
  [
    'HMRC <no.reply@advice.hmrc.gov.uk>',
    'Your tax refund',
    'Sign in to your account.',
    'https://www.gov.uk/',
  ],
  [
    'Correos <no-reply@correos.com>',
    'Su paquete',
    'Pago pendiente de tasas de aduana.',
    'https://www.correos.es/',
  ],
  [
    'La Poste <noreply@notif-colissimo-laposte.info>',
    'Votre colis',
    'Livraison prévue.',
    'https://www.laposte.fr/suivi',
  ],
]

const brands = themselves.map(
  ([from, subject, line, link]): Honest => [from, letter(from, subject, [line, `Link -> ${link}`, '© 2026'])],
)

const sending: Honest[] = [
  [
    'a brand by a sending service that tracks clicks',
    letter('Zalando <newsletter@mail.zalando.de>', 'Ihre Bestellung', [
      'Bestätigen Sie Ihre Adresse.',
      'Mehr -> https://u123.ct.sendgrid.net/ls/click?a=1',
      'Mehr -> https://u123.ct.sendgrid.net/ls/click?a=2',
    ]),
  ],
  [
    'a brand from an unknown domain that it signs',
    letter('PayPal <news@mail-pp.example>', 'Your account', [
      'Update your information.',
      'Here -> https://click.mail-pp.example/a',
    ]),
    signedBy('paypal.com', false),
  ],
  [
    'a brand from an unknown domain that leads to it',
    letter('Lufthansa <news@mailing.example>', 'Your flight', [
      'Confirm your details.',
      'Here -> https://www.lufthansa.com/a',
      'There -> https://www.lufthansa.com/b',
    ]),
  ],
  [
    'a brand from a domain for its newsletters that no table knows',
    letter('Vodafone <info@vodafone-newsletter.example>', 'Ihr Konto', [
      'Bestätigen Sie Ihre Daten.',
      'Hier -> https://click.vodafone-newsletter.example/a',
    ]),
  ],
  [
    'a brand with many sites of others, unproven',
    letter('eBay <ebay@ebay.com>', 'Deals', [
      'You have won a coupon.',
      'A -> https://a.example/',
      'B -> https://b.example/',
      'C -> https://c.example/',
    ]),
  ],
  [
    'a brand, proven, with its links elsewhere',
    letter('Netflix <info@netflix.com>', 'Survey', [
      'Please verify your address in our short survey.',
      'Start -> https://survey.example/',
    ]),
    signedBy('netflix.com'),
  ],
]

const systems: Honest[] = [
  [
    'a provider about a full mailbox',
    letter('Hostwerk Support <support@hostwerk.example>', 'Your mailbox is almost full', [
      'Your mailbox is almost full.',
      'Manage -> https://my.hostwerk.example/',
    ]),
  ],
  [
    'an administrator of the own company',
    letter('IT Helpdesk <it@example.com>', 'Your password expires', [
      'Your password expires in 3 days.',
      'Change -> https://portal.example.com/',
    ]),
  ],
  [
    'an administrator with a guide elsewhere, proven',
    letter('IT Helpdesk <it@example.com>', 'Your password expires', [
      'Your password expires in 3 days.',
      'Guide -> https://help.vendor.example/',
    ]),
    signedBy('example.com'),
  ],
  [
    'a known provider with two domains',
    letter('Microsoft 365 quarantine <quarantine@messaging.microsoft.com>', 'Quarantine notification', [
      'Messages in quarantine: 3. Release messages.',
      'Review -> https://aka.ms/quarantine',
    ]),
  ],
  [
    'a list that holds a message',
    note('mailman <list-bounces@lists.example>', 'Pending messages', [
      'Messages in quarantine: 2 pending message.',
      'https://lists.example/admin',
    ]),
  ],
  [
    'a bounce',
    note('Mail Delivery System <MAILER-DAEMON@mx.example>', 'Undelivered mail returned', [
      'Undelivered mail to x@y.example.',
    ]),
  ],
]

/** Firms, clubs and people whose names are those of known companies, each asking for something. */
const namesakes: Honest[] = (
  [
    'Apple Support Group Kent <group@apple-growers.example>',
    'Chase <chase@brown-family.example>',
    'Chase Plumbing Support <help@chase-plumbing.example>',
    'Target <club@archery.example>',
    'Gap Consulting <hello@gap-consulting.example>',
    'Orange <hello@orange-bakery.example>',
    'Orange Team <hello@orange-bakery.example>',
    'Shell Collectors <club@shell-collectors.example>',
    'Delta Dental Care <office@delta-dental-care.example>',
    'Visa Support <visa@consulate.example>',
    'Sky Security <office@sky-security.example>',
    'Steam Support <team@steam-cleaning.example>',
    'Target Security <service@target-security.example>',
    'Otto <otto@mueller.example>',
    'WordPress <wordpress@garden-blog.example>',
    'GitLab <gitlab@git.firm.example>',
    'Edeka Team <team@edeka-mueller.example>',
    'Sparkasse Musterstadt <info@sparkasse-musterstadt.example>',
    'Ledger Support <help@ledger-books.example>',
  ] as const
).map((from) => [
  from,
  letter(from, 'A reminder', [
    'Please confirm your account with us, or renew your membership.',
    `Here -> https://www.${from.split('@')[1]!.replace('>', '')}/`,
  ]),
])

describe('a namesake of a company', () => testHonest(namesakes))
describe('a company about itself', () => testHonest(brands))
describe('a company by others', () => testHonest(sending))
describe('who looks after mailboxes', () => testHonest(systems))
