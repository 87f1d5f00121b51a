import { describe, expect, test } from 'vitest'
import type { Setting } from '../context/fixture.ts'
import { ask, deceptionChecks, letter, note, signedBy, unasked } from './deception-fixture.ts'

/** Honest mails that name brands, of which none may be accused by any check of deception. */

type Honest = [what: string, source: string, setting?: Setting]

/** A company writes about itself, with the words that phishing borrowed from it. */
const themselves: [from: string, subject: string, line: string, link: string][] = [
  [
    'PayPal <service@paypal.com>',
    'Your account has been limited',
    'Please verify your identity.',
    'https://www.paypal.com/signin',
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

/** Others that name brands in what they write. */
const others: Honest[] = [
  [
    'a shop that takes PayPal',
    letter('Brotladen <info@brotladen.example>', 'Ihre Bestellung', [
      'Bezahlen Sie jetzt mit PayPal.',
      `Zur Kasse -> https://brotladen.example/pay`,
    ]),
  ],
  [
    'a shop that names four ways to pay',
    letter('Tea House <hello@teahouse.example>', 'Order 88', [
      'Pay now with PayPal, Visa, Mastercard or Klarna.',
      'Pay -> https://teahouse.example/pay',
      '<img src="https://teahouse.example/p.png" alt="PayPal">',
    ]),
  ],
  [
    'a shop whose parcel comes with DHL',
    letter('Brotladen <info@brotladen.example>', 'Ihr DHL-Paket ist unterwegs', [
      'Ihre Sendung kommt mit DHL.',
      'Verfolgen -> https://www.dhl.de/track?1',
    ]),
  ],
  [
    'a shop whose parcel comes with DHL, tracked by itself',
    letter('Brotladen <info@brotladen.example>', 'DHL: Ihr Paket kommt morgen', [
      'Ihre Sendung kommt mit DHL.',
      'Verfolgen -> https://brotladen.example/track',
      '<img src="https://brotladen.example/dhl.png" alt="DHL">',
    ]),
  ],
  [
    'une boutique, Colissimo',
    letter('La Boutique <contact@boutique.example>', 'Votre colis Colissimo', [
      'Votre colis est en route.',
      'Suivre -> https://www.laposte.fr/1',
    ]),
  ],
  [
    'una tienda, SEUR',
    letter('La Tienda <hola@tienda.example>', 'Tu pedido con SEUR', [
      'Tu paquete llega mañana.',
      'Seguir -> https://tienda.example/s',
    ]),
  ],
  [
    'a seller on Amazon',
    letter('Gartenwelt <verkauf@gartenwelt.example>', 'Ihre Amazon-Bestellung', [
      'Danke für Ihren Kauf bei Amazon.',
      'Bewerten -> https://www.amazon.de/review',
    ]),
  ],
  [
    'a newsletter about companies',
    letter('Morning Paper <news@morningpaper.example>', 'Apple, Amazon and Netflix report', [
      'Apple grew, Amazon fell, and Netflix locked accounts that share passwords.',
      `Read -> https://morningpaper.example/1`,
    ]),
  ],
  [
    'a newsletter with a brand as its first word',
    letter('Morning Paper <news@morningpaper.example>', 'PayPal: what changes in December', [
      'PayPal will charge fees.',
      'Read -> https://morningpaper.example/2',
    ]),
  ],
  [
    'a newsletter about phishing',
    letter('Security Weekly <mail@secweekly.example>', 'PayPal phishing: “your account has been suspended”', [
      'Mails ask to verify your account. DHL and Netflix are borrowed too.',
      'Read -> https://secweekly.example/7',
    ]),
  ],
  [
    'a warning of a consumer centre, German',
    letter('Verbraucherzentrale <info@vz.example>', 'Phishing-Radar', [
      '„Ihr Konto wurde gesperrt“: Mails im Namen von Sparkasse, DKB und Amazon.',
      'Lesen -> https://vz.example/radar',
    ]),
  ],
  [
    'a warning that shows a false address',
    letter('Security Weekly <mail@secweekly.example>', 'Look-alikes', [
      'Such as paypa1.com or arnazon.com.',
      'Read -> https://secweekly.example/8',
    ]),
  ],
  [
    'a bank on phishing',
    letter('Commerzbank <info@commerzbank.de>', 'So erkennen Sie Phishing', [
      '„Ihr Konto wurde gesperrt“ schreiben wir nie.',
      'Mehr -> https://www.commerzbank.de/sicherheit',
    ]),
  ],
  [
    'an agency for Google Ads',
    letter('Google Ads Agentur Klein <post@klein-agentur.example>', 'Ihr Konto', [
      'Aktualisieren Sie Ihre Kampagne.',
      'Mehr -> https://klein-agentur.example/',
    ]),
  ],
  [
    'a course on Microsoft 365',
    letter('Microsoft 365 Akademie <kurs@akademie.example>', 'Ihr Zugang', [
      'Melden Sie sich an.',
      'Kurs -> https://akademie.example/',
    ]),
  ],
  [
    'a fan club',
    letter('PlayStation Fan Club <hi@psfans.example>', 'Quiz', [
      'You have won. Claim your prize.',
      'Here -> https://psfans.example/',
    ]),
  ],
  [
    'a person of the name of a telephone company',
    note('Tim <tim@friends.example>', 'Re: Saturday', ['Please confirm your address by mail.', 'Tim']),
  ],
  [
    'an orange grove',
    letter('Orange <farm@orange-grove.example>', 'Your box', [
      'Update your address.',
      'Here -> https://orange-grove.example/',
    ]),
  ],
  [
    'a target for archers',
    letter('Target <club@archery.example>', 'Membership', [
      'Renew your membership.',
      'Here -> https://archery.example/',
    ]),
  ],
  [
    'a chase of the forest',
    letter('Chase <info@chase-woods.example>', 'Guided tour', [
      'Confirm your account with us.',
      'Here -> https://chase-woods.example/',
    ]),
  ],
  [
    'a maker of farm machines',
    letter('AMAZONE <news@amazone.de>', 'New drills', [
      'Log in to your account.',
      'Here -> https://www.amazone.de/login',
    ]),
  ],
  [
    'a magazine',
    letter('Aeon <hello@aeon.co>', 'The weekend', ['Update your details.', 'Here -> https://aeon.co/']),
  ],
  [
    'a maker of scarves',
    letter('Hermes Seide <info@hermes-seide.example>', 'Ihr Paket', [
      'Ihr Paket ist da.',
      'Hier -> https://hermes-seide.example/',
    ]),
  ],
  [
    'a person at a company',
    letter('Anna Weber (PayPal) <anna@weber.example>', 'Talk', [
      'Please confirm your information.',
      'Here -> https://weber.example/',
    ]),
  ],
  [
    'a person by way of a network',
    letter('Anna Weber via LinkedIn <invitations@linkedin.com>', 'Invitation', [
      'Sign in to your account.',
      'Here -> https://www.linkedin.com/a',
    ]),
  ],
  [
    'a signature service',
    letter('Anna Weber via DocuSign <dse@eumail.docusign.net>', 'Review and sign', [
      'Review and sign the document.',
      'Here -> https://eu.docusign.net/a',
    ]),
  ],
  [
    'a shared folder',
    letter('Anna Weber (via Google Drive) <drive-shares-noreply@google.com>', 'Folder', [
      'Anna shared a document.',
      'Open -> https://drive.google.com/a',
    ]),
  ],
  [
    'files by WeTransfer',
    letter('WeTransfer <noreply@wetransfer.com>', 'anna sent you files', [
      'Get your files.',
      'Get -> https://wetransfer.com/downloads/1',
    ]),
  ],
  [
    'a club that names the tax office',
    letter('Sportverein <kasse@verein.example>', 'Spende', [
      'Das Finanzamt verlangt eine Bestätigung. Zahlung bitte überweisen.',
      'Formular -> https://www.elster.de/',
    ]),
  ],
  [
    'a tax adviser',
    letter('Kanzlei Kurz <post@kanzlei-kurz.example>', 'ELSTER', [
      'Bitte bestätigen Sie Ihre Daten.',
      'Portal -> https://portal.kanzlei-kurz.example/',
    ]),
  ],
  [
    'a partner shop',
    letter('Vodafone Shop Musterstadt <info@shop-musterstadt.example>', 'Tarif', [
      'Ihr Vertrag wurde verlängert.',
      'Mehr -> https://shop-musterstadt.example/',
    ]),
  ],
  [
    'a hotel',
    letter('Hotel Seeblick <info@seeblick.example>', 'Ihre Buchung über Booking.com', [
      'Bestätigen Sie Ihre Ankunft.',
      'Hier -> https://seeblick.example/',
    ]),
  ],
  [
    'a hotel by the mailbox of Booking.com',
    letter('Hotel Seeblick über Booking.com <x@guest.booking.com>', 'Nachricht', [
      'Bitte bestätigen Sie.',
      'Hier -> https://secure.booking.com/',
    ]),
  ],
  [
    'a small ad',
    letter('Kleinanzeigen <noreply@mail.kleinanzeigen.de>', 'Neue Nachricht', [
      'Bezahlen Sie sicher.',
      'Hier -> https://www.kleinanzeigen.de/',
    ]),
  ],
  [
    'a job portal',
    letter('JobPortal <mail@jobs.example>', 'Amazon sucht Fahrer', [
      'Jetzt bewerben bei Amazon.',
      'Hier -> https://jobs.example/1',
    ]),
  ],
  [
    'a voucher shop',
    letter('Gutscheinwelt <mail@gutscheine.example>', 'IKEA, Lidl, Zalando', [
      'Gutschein im Wert von 10 €.',
      'Hier -> https://gutscheine.example/',
    ]),
  ],
  [
    'a repair shop',
    letter('Handy-Doktor <mail@handy-doktor.example>', 'Ihr iPhone', [
      'Entsperren Sie Ihr iPhone vor der Abgabe: Apple ID abmelden.',
      'Hier -> https://handy-doktor.example/',
    ]),
  ],
  [
    'a discussion list',
    note('Jo <jo@lists.example>', '[wordpress] login attempt', [
      'My Facebook account was locked.',
      'https://lists.example/1',
    ]),
  ],
  [
    'a question to a shop',
    note('Kim <kim@home.example>', 'Netflix', ['Is the Netflix button on the remote?', 'Thanks, Kim']),
  ],
  [
    'social icons in the footer',
    letter('Tea House <hello@teahouse.example>', 'Spring tea', [
      'New tea.',
      'Shop -> https://teahouse.example/',
      'Facebook -> https://www.facebook.com/teahouse',
      'Instagram -> https://instagram.com/teahouse',
    ]),
  ],
  [
    'a copyright line of a licence',
    letter('Tea House <hello@teahouse.example>', 'Spring tea', [
      'New tea. Confirm your account.',
      'Shop -> https://teahouse.example/',
      'App Store is a mark of Apple Inc. © Google LLC',
    ]),
  ],
]

/** Links and domains that resemble something. */
const links: Honest[] = [
  [
    'a rewritten link of a newsletter',
    letter('Tea House <hello@teahouse.example>', 'Tea', [
      'Spring tea.',
      'Map -> https://www.google.com/url?q=https://blog.example/tea',
      'Shop -> https://teahouse.example/',
    ]),
  ],
  [
    'a form for a survey',
    letter('Sportverein <info@verein.example>', 'Fest', [
      'Wer bringt Kuchen?',
      'Formular -> https://docs.google.com/forms/d/1',
      'Verein -> https://verein.example/',
    ]),
  ],
  [
    'a file at Dropbox',
    letter('Anna <anna@studio.example>', 'Photos', [
      'The photos are ready.',
      'Here -> https://www.dropbox.com/s/abc/photos.zip',
    ]),
  ],
  [
    'a page at GitHub, news',
    letter('Rust Weekly <mail@rustweekly.example>', 'Issue 12', [
      'Login flows in Rust.',
      'Here -> https://someone.github.io/login',
      'More -> https://rustweekly.example/12',
    ]),
  ],
  [
    'a host at a sending service',
    letter('Tea House <hello@teahouse.example>', 'Confirm your email', [
      'Confirm your email address.',
      'Confirm -> https://teahouse.us1.list-manage.com/subscribe/confirm?u=1',
    ]),
  ],
  [
    'accounts confirmed at the own free page',
    letter('Hobby <hi@hobby.netlify.app>', 'Confirm', [
      'Verify your email.',
      'Here -> https://hobby.netlify.app/confirm',
    ]),
  ],
  [
    'a help desk below a service',
    letter('Brotladen <hilfe@brotladen.zendesk.com>', 'Ihre Anfrage', [
      'Melden Sie sich an.',
      'Hier -> https://brotladen.zendesk.com/1',
    ]),
  ],
  [
    'a name with a hyphen that holds a brand',
    letter('Amazon-Watchblog <mail@amazon-watchblog.example>', 'Neues', [
      'Amazon sperrt Konten. Konto gesperrt?',
      'Mehr -> https://amazon-watchblog.example/',
    ]),
  ],
  [
    'a fee calculator',
    letter('Gebührenrechner <mail@paypal-gebuehren-rechner.example>', 'Update', [
      'Neue Gebühren.',
      'Mehr -> https://paypal-gebuehren-rechner.example/',
    ]),
  ],
  [
    'a domain one letter from a brand',
    letter('Amazone Reitsport <mail@amazone-reitsport.example>', 'Sättel', [
      'Bestätigen Sie Ihre Adresse.',
      'Mehr -> https://amazone-reitsport.example/',
    ]),
  ],
  [
    'an international name',
    letter('Café Müller <post@xn--caf-mller-d7a4x.example>', 'Kuchen', [
      'Neuer Kuchen.',
      'Mehr -> https://café-müller.example/',
    ]),
  ],
  [
    'a Cyrillic name',
    letter('Рассылка <mail@пример.example>', 'Новости', [
      'Новый номер.',
      'Читать -> https://пример.example/',
    ]),
  ],
  [
    'a network for delivery',
    letter('Tea House <hello@teahouse.example>', 'Tea', [
      'Tea.',
      'Picture -> https://www.paypal.com.edgekey.net/a.png',
    ]),
  ],
]

const numbers: Honest[] = [
  [
    'a plumber',
    note('Rohr & Co <buero@rohr-co.example>', 'Rechnung 12', [
      'Betrag: 240,00 EUR.',
      'Bei Fragen rufen Sie an: +49 30 5550 1234.',
    ]),
  ],
  [
    'a gym that renews',
    note('Fit Gym <office@fitgym.example>', 'Your membership', [
      'Your membership will be renewed for $49.00.',
      'To cancel, call us at 555-555-0199.',
    ]),
  ],
  [
    'a dentist',
    note('Dr. Weber <praxis@zahnarzt-weber.example>', 'Termin', [
      'Um zu stornieren, rufen Sie an: 030 5550 12345. Ausfallrechnung: 50,00 EUR.',
    ]),
  ],
  [
    'a shop order with links',
    letter('Tea House <hello@teahouse.example>', 'Order confirmation', [
      'Total amount: $20.00',
      'To cancel your order call +1 805 555 0123.',
      'A -> https://teahouse.example/1',
      'B -> https://teahouse.example/2',
      'C -> https://teahouse.example/3',
    ]),
  ],
  [
    'a friend',
    note('Kim <kim@gmail.com>', 'Tickets', ['I paid 40.00 EUR for the tickets. Call me: +49 171 5550 1234.']),
  ],
]

const words: Honest[] = [
  [
    'a bold beginning',
    letter('Tea House <hello@teahouse.example>', 'Tea', [
      '<p><b>S</b>pring <b>t</b>ea <b>f</b>or <b>y</b>ou</p>',
    ]),
  ],
  [
    'a logo of colors',
    letter('Tea House <hello@teahouse.example>', 'Tea', [
      '<p><span style="color:#f00">T</span><span style="color:#0a0">e</span><span style="color:#00f">a</span><span style="color:#a0a">s</span></p>',
    ]),
  ],
  [
    'a word that an editor split',
    letter('Tea House <hello@teahouse.example>', 'Tea', [
      '<p><span>Spr</span><span>ing</span> <span>t</span><span>ea</span></p>',
    ]),
  ],
  [
    'soft hyphens where words break',
    letter('Brotladen <info@brotladen.example>', 'Brot', [
      'Sauer\u00adteig\u00adbrot und Voll\u00adkorn\u00adbröt\u00adchen, Roggen\u00admisch\u00adbrot',
    ]),
  ],
  [
    'Greek letters in formulas',
    letter('Physics <mail@physics.example>', 'αβγ', ['The αβ decay, μm and Δx, β-carotene, π-day.']),
  ],
  [
    'code in running text, Japanese',
    letter('Dev <mail@dev.example>', 'News', [
      '<p><code>createNewBlock</code>と<code>checkBlock</code>に<code>context</code>パラメーターが追加</p>',
    ]),
  ],
  [
    'Russian with Latin marks',
    letter('Рассылка <mail@mail.example>', 'SMSка', ['SMSка и T-shirtы, iPhoneы']),
  ],
  ['emoji and joiners', letter('Tea House <hello@teahouse.example>', '👨‍👩‍👧 Tea ❤️', ['Tea ☕️ for 👩‍🍳'])],
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

const tables = { brands, sending, others, links, numbers, words, systems }

describe.each(Object.entries(tables))('%s', (_, rows) => {
  test.each(rows.map(([what, source, setting]) => ({ what, source, setting: setting ?? unasked })))(
    '$what is not accused',
    async ({ source, setting }) => {
      for (const [id, check] of Object.entries(deceptionChecks)) {
        const { status, code, facts } = await ask(check, source, setting)
        expect({ id, status, code, facts }).toMatchObject({ status: expect.stringMatching(/good|no-data/) })
      }
    },
  )
})

test('there are at least eighty of them', () => {
  expect(Object.values(tables).flat().length).toBeGreaterThanOrEqual(80)
})
