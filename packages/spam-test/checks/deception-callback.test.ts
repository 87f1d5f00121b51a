import { describe } from 'vitest'
import { type Honest, note, type Probe, testHonest, testProbes } from './deception-fixture.ts'

/** Callback fraud by what it lacks, whatever its words; and the honest mail of small senders that looks like it. */

type Fraud = [expected: string, from: string, subject: string, lines: string[]]

const frauds: Fraud[] = [
  [
    'bad disguised-number',
    'Renewals <r@blue-fern.example>',
    'Plan renewed',
    ['Your plan was renewed for $289.00.', 'Reach us: eight four four, five five five, zero one two two.'],
  ],
  [
    'bad disguised-number',
    'Office <joe@blue-fern.example>',
    'Receipt',
    ['You paid USD 512.40 today.', 'Help is at (8O5) 555 - OI33'],
  ],
  [
    'bad disguised-number',
    'Desk <d@blue-fern.example>',
    'Order on its way',
    ['Total: $710.00', '8.4.4 - 5.5.5 - 0.1.9.1 any time'],
  ],
  [
    'bad disguised-number',
    'Desk <d@blue-fern.example>',
    'Order on its way',
    ['Total: $710.00', 'Ring ８４４-５５５-０１７３'],
  ],
  [
    'bad disguised-number',
    'Desk <d@blue-fern.example>',
    'Order on its way',
    ['Total: $710.00', 'Ring 𝟖𝟒𝟒-𝟓𝟓𝟓-𝟎𝟏𝟕𝟑'],
  ],
  [
    'bad disguised-number',
    'Abo <a@blau-farn.example>',
    'Verlängert',
    ['Es werden 199,00 € abgebucht.', 'Rückfragen: null drei null, fünf fünf fünf, eins vier zwei null.'],
  ],
  [
    'bad disguised-number',
    'Service <s@fougere-bleue.example>',
    'Paiement',
    [
      'Un paiement de 640,00 € part ce soir.',
      'Appelez le zéro un, zéro neuf, cinquante-cinq, vingt, trente.',
    ],
  ],
  [
    'bad disguised-number',
    'Pagos <p@helecho-azul.example>',
    'Cargo',
    ['Se cargan 320,00 €.', 'Llame al nueve uno, cero cinco cinco, uno dos, tres cuatro.'],
  ],
  [
    'warning unnamed',
    'Ticket Office <t@marsh-lamp.example>',
    'Your flight is booked',
    [
      'Two seats, 1,480.00 USD, paid by your card.',
      'Not you? Tell our agents before noon: +1 (646) 555-0188',
    ],
  ],
  [
    'warning unnamed',
    'Reisen <r@sumpf-licht.example>',
    'Buchung bestätigt',
    ['Zwei Flüge, 1.280,00 EUR.', 'Die Buchung ist nicht von Ihnen? 030 5550 1420'],
  ],
  [
    'warning unnamed',
    'Billets <b@lampe-marais.example>',
    'Billets émis',
    ['Deux billets, 980,00 €.', 'Vous ne reconnaissez pas cet achat ? 01 55 50 14 20'],
  ],
  [
    'warning unnamed',
    'Viajes <v@lampara-rio.example>',
    'Billetes emitidos',
    ['Dos billetes, 980,00 €.', '¿No ha comprado estos billetes? 91 555 01 42'],
  ],
  [
    'warning unnamed',
    'Case Desk <c@marsh-lamp.example>',
    'Final notice',
    ['A warrant in your name will be filed on Friday.', 'Call the officer at (202) 555-0149.'],
  ],
  [
    'warning phone-only',
    'Skyfern Tickets <t@skyfern.example>',
    'E-ticket',
    [
      'Fare: USD 1,220.00, paid by your card.',
      'If you did not book this, call +1 (646) 555-0188.',
      'Skyfern',
    ],
  ],
  // Numbers that no program is to read need no sum.
  [
    'bad disguised-number',
    'Customs Cell <c@marsh-lamp.example>',
    'Item held',
    ['Your parcel is held.', 'The officer is at oh two oh, seven nine four six, zero three nine one.'],
  ],
  [
    'bad disguised-number',
    'Zustellung <z@blau-farn.example>',
    'Angehalten',
    [
      'Die Sendung steht beim Zoll.',
      'Erreichbar unter null drei null, dann 231 25, hinten eins sechs sechs.',
    ],
  ],
  [
    'bad disguised-number',
    'Renewals <r@blue-fern.example>',
    'Plan renewed',
    ['Your plan was renewed for $289.00.', 'Ask for Joy on 844, then 555 and finally 0147.'],
  ],
  [
    'bad disguised-number',
    'Renewals <r@blue-fern.example>',
    'Plan renewed',
    ['Your plan was renewed for $289.00.', 'Speak to us: 844 [dot] 555 [dot] 0128'],
  ],
  // On two lines, with dots, with slashes.
  [
    'bad unnamed',
    'Sécurité <o@lampe-marais.example>',
    'Opération en attente',
    ['Cher client, un virement de 940,00 € part avant 17 h.', 'Pour bloquer :', '01', '99 00 41 17'],
  ],
  [
    'warning unnamed',
    'Clearing <a@marsh-lamp.example>',
    'Margin call',
    ["$1,900.00 is owed. If the trade wasn't placed by you: desk line 917/555/0106."],
  ],
  [
    'warning free-mail',
    'Plan Desk <plan.desk77@gmail.com>',
    'Thank you',
    ['Grand Total 373.43', "Somebody else used your card? That wasn't ordered by you? 725 • 555 • 0183"],
  ],
  // Denied in other words.
  [
    'warning phone-only',
    'Skyfern Tickets <t@skyfern.example>',
    'E-ticket',
    [
      'Total fare was 1,220.00. You think a relative booked this by accident?',
      'Ring +1 (646) 555-0188.',
      'Skyfern',
    ],
  ],
  [
    'warning phone-only',
    'Abo Pause <abo.pause@gmail.com>',
    'Merci',
    [
      "Votre abonnement est renouvelé : 64,99 par mois. Vous n'avez rien souscrit ? Avant demain : 01 99 00 41 17",
    ],
  ],
  // Hours to act in, and nothing but a number to act by.
  [
    'warning unnamed',
    'Alerts <a@marsh-lamp.example>',
    'Held',
    ['$1,900.00 is pending to a payee we do not know. Stop it: +1 800 555 0144 within 3 hrs.'],
  ],
  [
    'warning phone-only',
    'Fernhill Depot <p@fernhill-depot.example>',
    'Duty on your parcel',
    ['Duty outstanding: £41.70. In two days it goes back.', 'Pay by card: 020 7946 0391'],
  ],
  [
    'warning phone-only',
    'Farnweg Service GmbH <r@farnweg-service.example>',
    'Rechnung 2041',
    ['Gesamt 288,00 EUR, Ihrem Konto belastet. Widerruf nur heute unter (030) 23125 166.'],
  ],
  [
    'bad unnamed',
    'Opérations <o@lampe-marais.example>',
    'Opération en attente',
    ['Cher client, un virement de 940,00 € part avant 17 h.', 'Pour bloquer : 01.99.00.41.17'],
  ],
]

testProbes(
  frauds.map(
    ([expected, from, subject, lines]): Probe => [
      `${subject}, ${lines.at(-1)}`,
      'callback_number',
      expected,
      '',
      note(from, subject, lines),
    ],
  ),
)

const honest: Honest[] = [
  [
    'a sweep whose domain spells his name as domains do',
    note('A. R. <termine@kamin-roesch.example>', 'Feuerstättenschau', [
      'Die Gebühr beträgt 58 Euro. Wenn niemand da sein kann, rufen Sie bitte bis zum 4. Oktober an: 030 55501 888.',
      'A. Rösch',
    ]),
  ],
  [
    'a workshop where the car is to be fetched',
    note('Autohaus Rehm <werkstatt@rehm-kfz.example>', 'Ihr Wagen ist fertig', [
      'Inspektion 327,80 €. Er kann ab 15 Uhr abgeholt werden. Heute nicht? 030 55501 044.',
      'Dirk Rehm',
    ]),
  ],
  [
    'a practice with a fee for missed appointments',
    note('Fernhill Dental <desk@fernhill-dental.example>', 'Your appointment on Monday', [
      "A missed visit costs £45. If you can't make it, or the time is not right, ring us on 0117 555 0148.",
      'Fernhill Dental',
    ]),
  ],
  [
    'a caterer who also reads answers',
    note('Maison Pradel <commande@maison-pradel.example>', 'Votre commande', [
      'Buffet pour 35, soit 840 €. Confirmez avant demain par téléphone (01 55 50 20 71) ou par retour de mail.',
    ]),
  ],
  [
    'an answer with the mail that it answers',
    note('Gus Petrakis <gus@petrakis-food.example>', 'Re: party', [
      'The balance is $1,010. Call me tonight, 773-555-0185.',
      '',
      '> what is left to pay?',
      '> and can we add two guests',
    ]),
  ],
  [
    'a column of figures',
    note('Robin <robin@quillstone.example>', 'Counts', [
      'The order of $20.00:',
      '3',
      '14',
      '15',
      '92',
      '65',
      '35',
      '89',
    ]),
  ],
  [
    'years and rooms',
    note('Robin <robin@quillstone.example>', 'Rooms', [
      'The price is $80.00 for rooms 101 and 102 and 103 and 2041, since 1998 and 2004.',
    ]),
  ],
  [
    'a choir that counts itself in',
    note('Robin <robin@quillstone.example>', 'Practice', ['We count two four, two four, and then rest.']),
  ],
  [
    'a painter who is there until four',
    note('Malerei Moos <buero@malerei-moos.example>', 'Rechnung 212', [
      'Rechnungsbetrag: 1.486,40 €, zahlbar bis 14. März.',
      'Bei Fragen erreichen Sie uns werktags von 7 bis 16 Uhr unter 01 890 12 34.',
      'Malerei Moos',
    ]),
  ],
  [
    'a power company that also has a page',
    note('Fernhill Power <accounts@fernhill-power.example>', 'Your balance is overdue', [
      'Your balance of $88.20 is overdue. Pay today to avoid a fee: (844) 555-0131 or online in your account.',
      'Fernhill Power',
    ]),
  ],
  [
    'a roofer at a free mailbox under his name',
    note('Alan Marl Roofing <alanmarlroofing@gmail.com>', 'Second reminder - invoice 41', [
      'Dear Mr Hale, invoice 41 over £780 is 60 days over. If you want to dispute it, ring me on 07700 900142.',
      'Alan',
    ]),
  ],
  [
    'a teacher about fees',
    note('Ellie Brandt <ellie.brandt@outlook.com>', 'Lessons', [
      'Dear parents, the term is $418. To stop lessons please tell me by Friday, my cell is (503) 555-0117.',
    ]),
  ],
  [
    'a lettings agency whose domain runs its words together',
    note('Pineside Property Lettings <deposits@pinesidelettings.example>', 'Your deposit', [
      'Deposit held: £1,350.00. To dispute the deduction call me on 0117 555 0377.',
      'Helen Marsh',
    ]),
  ],
  [
    'a bank that names where to log in',
    note('Harrow Bank <notices@harrowbank.example>', 'Your standing order', [
      'It changes to £635.00. If you did not ask for this, call 020 7946 0142, or log in at harrowbank.example.',
      'Harrow Bank',
    ]),
  ],
  [
    'an order with its number',
    note('Orders <orders@quillstone.example>', 'Order 4471', [
      'Order 4471 9920 1177, total $60.20. Pick it up any time, phone 802-555-0136.',
      'Quillstone Books',
    ]),
  ],
  [
    'a checksum in a report',
    note('Robin <robin@quillstone.example>', 'Build 12', [
      'The order of $20 was built. sha 3b9b869682b43 and 93b7b693bb8.',
    ]),
  ],
  [
    'counted words',
    note('Robin <robin@quillstone.example>', 'Rehearsal', [
      'One two three four, five six seven eight, and the bill is $80.',
    ]),
  ],
  [
    'pages and a countdown',
    note('Robin <robin@quillstone.example>', 'Launch', [
      'The order of $80 starts in 9 8 7 6 5 4 3 2 1. Pages: 1 2 3 4 5 6 7 8 9',
    ]),
  ],
  [
    'a slip of one letter',
    note('Malerei Fiedler <fiedler@malerei-fiedler.example>', 'Rechnung', [
      'Die Rechnung über 240,00 € liegt bei. Bei Fragen: O30 5550 1420.',
      'Fiedler',
    ]),
  ],
  [
    'a French sentence behind a number',
    note('Luc Garnier <plomberie.garnier@orange.fr>', 'Facture', [
      'Total : 124,30 €. Le 01 55 50 14 20 il répond toujours.',
    ]),
  ],
  [
    'full-width digits where they are usual',
    note('山田商店 <yamada@yamada-shoten.example>', 'ご注文', [
      '合計 ４８００ 円、５０ USD。電話 ０３－５５５５－０１４２ まで。',
      'Yamada',
    ]),
  ],
  [
    'a colleague about an invoice',
    note('Marcus Bell <marcus.bell@quillstone.example>', 'supplier invoice', [
      'The invoice (£2,310) is wrong again. If they phone back give them 020 7946 0163.',
    ]),
  ],
]

describe('honest mail with a sum and a number', () => testHonest(honest))
