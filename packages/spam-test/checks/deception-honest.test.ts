import { type Honest, letter, note, testHonest } from './deception-fixture.ts'

/** Honest mails that name brands, of which none may be accused by any check of deception. */

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

testHonest(others)
