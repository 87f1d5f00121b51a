import { describe } from 'vitest'
import {
  type Honest,
  letter,
  note,
  type Probe,
  signedBy,
  testHonest,
  testProbes,
} from './deception-fixture.ts'

/** Frauds without a false link: by a telephone number, a wallet, gift cards, a fee or an answer elsewhere. */

const wallet = 'bc1qxy2kgdygjrsqtzq2n0yrf2493p83kkfjhx0wlh'

type Fraud = [code: string, from: string, subject: string, lines: string[], replyTo?: string]

const probe = (id: string, [code, from, subject, lines, replyTo]: Fraud): Probe => [
  `${subject}, ${from}`,
  id,
  code,
  '',
  note(from, subject, lines, replyTo ? { 'Reply-To': replyTo } : {}),
]

const callbacks: Fraud[] = [
  [
    'bad unnamed',
    'Billing <b@lumen-post.example>',
    'Your order is confirmed',
    [
      'Dear Customer,',
      'Your card has been charged $399.99.',
      'If you did not place this order, call our help desk within 24 hours to cancel: +1 (808) 555-0142.',
      'Billing Department',
    ],
  ],
  [
    'bad borrowed-name',
    'Dominic M. <dm@kosd-school.example>',
    'Norton alert: overdue charge of $295.70',
    [
      'Dear Customer,',
      'Your Norton Life-Lock subscription renews today and $295.70 will be taken from your account. To block the renewal contact the Customer Help Center: 702 329-7226',
      'Norton',
    ],
  ],
  [
    'bad free-mail',
    'Order Desk <joan.k@gmail.com>',
    'Purchase 8812',
    [
      'Dear user, thank you for your purchase of $549.00.',
      'Questions? Reach our support team at (888) 555-0148.',
    ],
  ],
  [
    'bad borrowed-name',
    'PayPal Team <x@hill-farm.example>',
    'Invoice',
    [
      'Dear client, the payment of 499.00 USD to Coinbase is pending.',
      'Call toll free 1-888-555-0147 if this was not you.',
    ],
  ],
  [
    'bad unnamed',
    'Rechnung <r@blau-haus.example>',
    'Ihre Rechnung',
    [
      'Sehr geehrter Kunde,',
      'es wurden 389,99 € abgebucht. Zum Stornieren rufen Sie unseren Kundenservice an: +49 30 5550 1420.',
    ],
  ],
  [
    'bad unnamed',
    'Service <s@lune-rue.example>',
    'Votre commande',
    [
      'Cher client, 459,90 € ont été débités.',
      'Pour annuler, appelez le service client : +33 1 55 50 14 20.',
    ],
  ],
  [
    'bad unnamed',
    'Pedidos <p@sol-mar.example>',
    'Su pedido',
    [
      'Estimado cliente: se ha cargado 299,00 € en su cuenta.',
      'Para cancelar llame a atención al cliente: +34 915 550 142.',
    ],
  ],
  [
    'bad unnamed',
    'Ordini <o@mare-blu.example>',
    'Il tuo ordine',
    [
      'Gentile cliente, sono stati addebitati 349,00 €.',
      'Per annullare chiami il servizio clienti: +39 06 5550 1420.',
    ],
  ],
  [
    'warning unnamed',
    'Accounts <a@tall-oak.example>',
    'Payment status update for order',
    ['Dear, please find your billing statement.', 'Contact phone number: +1 (983) 555-0147'],
  ],
  [
    'warning unnamed',
    'Evan <evan@red-nation.example>',
    'Order transaction confirmed',
    ['Hello, please find your invoice attached.', 'Customer Help Line: (888) 555-0146'],
  ],
]

const traps: Fraud[] = [
  [
    'bad extortion',
    'x <x@some.example>',
    'I know you',
    [
      `I recorded you with your webcam. Pay 900 USD in bitcoin to ${wallet} or I send the video to all your contacts.`,
    ],
  ],
  [
    'bad extortion',
    'x <x@some.example>',
    'Ihr Gerät',
    [
      'Ich habe Sie mit der Kamera aufgenommen.',
      `Zahlen Sie 800 Euro in Bitcoin an ${wallet}, sonst geht das Video an Ihre Kontakte.`,
    ],
  ],
  [
    'bad extortion',
    'x <x@some.example>',
    'Votre appareil',
    [
      'Je vous ai filmé par la webcam.',
      `Payez 700 € en bitcoin à ${wallet} ou j’envoie tout à vos contacts.`,
    ],
  ],
  [
    'bad extortion',
    'x <x@some.example>',
    'Tu dispositivo',
    ['He grabado un vídeo con tu cámara.', `Paga 600 € en bitcoin a ${wallet} o lo mando a tus contactos.`],
  ],
  [
    'bad giveaway',
    'Giveaway <x@acc-team.example>',
    'Double your BTC',
    [
      `We are giving away 5,000 BTC. Send 0.1 to 1 BTC to the address below and get double back at once. ${wallet}`,
    ],
  ],
  [
    'bad giveaway',
    'Aktion <x@acc-team.example>',
    'ETH verdoppeln',
    [
      'Senden Sie 1 Ethereum und erhalten Sie das Doppelte zurück:',
      '0x52908400098527886E0F7030069857D2E4169EE7',
    ],
  ],
  [
    'bad gift-cards',
    'Robert Miller CEO <ceo.office77@gmail.example>',
    'Quick task',
    [
      'Are you at your desk? I am in a meeting and need a favour. Please buy five gift cards of 100 dollars each, scratch them and send me photos of the codes.',
    ],
  ],
  [
    'bad gift-cards',
    'Dr. Weber <weber.chef@gmx.de>',
    'Kurze Bitte',
    [
      'Sind Sie im Büro? Bitte besorgen Sie fünf Geschenkkarten, rubbeln sie frei und schicken mir Fotos der Codes.',
    ],
  ],
  [
    'bad gift-cards',
    'Le directeur <d.martin@gmail.com>',
    'Disponible ?',
    ['Je suis en réunion. Achetez cinq cartes cadeaux, grattez-les et envoyez-moi les codes.'],
  ],
  [
    'warning boss',
    'Robert Miller, CEO <office77@gmail.com>',
    'Task',
    ['Are you available? I need a quick favour. Reply as soon as you see this.'],
  ],
  [
    'warning boss',
    'Anna Berg <anna.b77@gmail.com>',
    'Payroll',
    ['Please change my direct deposit before the next payroll.'],
  ],
  [
    'bad boss',
    'Tom Cole <tom.cole@firm.example>',
    'Today',
    ['I am in a meeting. Please process a wire transfer to a new supplier today. Keep this between us.'],
    'tom.cole.private@gmail.com',
  ],
  [
    'bad advance-fee',
    'Mrs. Ruth <ruth@mail.example>',
    'Dear friend',
    [
      'My late husband left 5,500,000 dollars in a bank. You will be the beneficiary. Reply to me for details.',
    ],
    'ruth.w@hotmail.com',
  ],
  [
    'bad advance-fee',
    'Stiftung <info@gironacentre.example>',
    'Spende',
    ['Die Summe von 500.000,00 € wurde Ihnen gespendet. Kontaktieren Sie uns für weitere Informationen.'],
    'spende.x@hotmail.com',
  ],
  [
    'bad advance-fee',
    'Fondation <a@b.example>',
    'Don',
    ['La fondation vous fait don de 850.000 euros. Répondez pour plus d’informations.'],
    'fondation.x@gmail.com',
  ],
  [
    'bad advance-fee',
    'Fundación <a@b.example>',
    'Donación',
    ['Ha sido seleccionado para una donación de 1.700.000 USD. Responda con su nombre completo.'],
    'fundacion.x@gmail.com',
  ],
  [
    'bad advance-fee',
    'Stichting <a@b.example>',
    'Donatie',
    ['U ontvangt een donatie van € 2.000.000. Neem contact op voor meer informatie.'],
    'stichting.x@gmail.com',
  ],
  [
    'bad loan',
    'Zion Finance <user@sib.example>',
    're',
    ['Wij bieden leningen tegen een lage rente van 2%. Antwoord voor meer informatie.'],
    'zion.credit@gmail.com',
  ],
  [
    'bad loan',
    'Bischof <info@centre.example>',
    'Kredit',
    ['Wir bieten Kredite von 8000 bis 900000 Euro mit 3% Zinsen. Kontaktieren Sie uns.'],
    'bischof.kredit@gmail.com',
  ],
  [
    'bad job',
    'HR Team <hr.jobs@gmail.com>',
    'Part-time job',
    ['Work from home, $500 weekly. Send your full name and cell phone number, or text me on WhatsApp.'],
  ],
  [
    'bad job',
    'Personal <personal@gmx.de>',
    'Nebenjob',
    ['Verdienen Sie 450 € pro Woche von zu Hause, keine Erfahrung nötig. Antworten Sie per WhatsApp.'],
  ],
  [
    'warning other-mailbox',
    'Yunxu <elena@etu.example>',
    'Good Day',
    ['There is something I want to discuss. Contact me via my private email.'],
    'yunxu17@gmail.com',
  ],
  [
    'warning other-mailbox',
    'Ms Lucy <nrc90@outlook.com>',
    'Project',
    ['We need a supplier, contact me immediately for more details.'],
    'lucy01@gmail.com',
  ],
]

const feeLink = 'https://mud-post.example/pay'
const fees: Probe[] = (
  [
    [
      'Your parcel',
      'Your parcel is held at customs. Pay the fee of $1.99 now, or it will be returned to sender.',
    ],
    [
      'Ihr Paket',
      'Ihr Paket wartet beim Zoll. Bezahlen Sie die Gebühr von 1,99 €, sonst wird es zurückgesendet.',
    ],
    ['Votre colis', 'Votre colis est retenu en douane. Payez les frais de 2,99 € pour le recevoir.'],
    ['Su paquete', 'Su paquete está retenido en la aduana. Pague las tasas de 1,79 € hoy.'],
    ['Il tuo pacco', 'Il tuo pacco è in attesa. Paghi le spese di 2,00 € per la consegna.'],
    ['Uw pakket', 'Uw pakket wacht bij de douane. Betaal de kosten van 1,95 € vandaag.'],
    ['Twoja paczka', 'Paczka oczekuje na dopłatę. Zapłać 1,50 zł, opłata jest wymagana.'],
  ] as const
).map(([subject, line]) => [
  subject,
  'money_trap',
  'bad parcel-fee',
  '',
  letter('Dispatch <x@mud-post.example>', subject, [line, `OK -> ${feeLink}`]),
])

testProbes([
  ...callbacks.map((fraud) => probe('callback_number', fraud)),
  ...traps.map((fraud) => probe('money_trap', fraud)),
  ...fees,
])

const receipts: Honest[] = [
  [
    'a hotel',
    note('Reception <info@alpenhof.example>', 'Your booking', [
      'Dear Ms Hill, two nights, in total 240 euros. To cancel, call +49 8821 555 0142.',
      'Hotel Alpenhof',
    ]),
  ],
  [
    'a plumber',
    note('Anna Berg <anna@lindenhof.example>', 'Invoice 2026-1184', [
      'Dear customer, our invoice: 868 euros. Questions? Call +49 30 5550 1420.',
      'Lindenhof Gardens',
    ]),
  ],
  [
    'a dentist',
    note('Praxis Dr. Weber <praxis@dr-weber.example>', 'Ihr Termin', [
      'Sehr geehrter Kunde, die Rechnung beträgt 80 €. Absagen unter +49 30 5550 1421.',
    ]),
  ],
  [
    'a garage by its initials',
    note('Office <office@hbg.example>', 'Invoice', [
      'Dear customer, the total amount is $420. Call (808) 555-0142 with questions.',
      'Hill Brothers Garage',
    ]),
  ],
  [
    'a shop with its link',
    letter('Orders <o@tall-oak.example>', 'Order confirmation', [
      'Dear customer, your card has been charged $39.90. To cancel call +1 808 555 0142.',
      'Order -> https://tall-oak.example/orders/7',
    ]),
  ],
  [
    'a friend who sells a sofa',
    note('Kim <kim.h@gmail.com>', 'The sofa', [
      'Hi, the sofa is 200 euros. Call me at +49 30 5550 1420 if you still want it.',
    ]),
  ],
  [
    'a colleague about a price',
    note('Kim <kim@firm.example>', 'Plumber', [
      'Hi Anna, he asks for $300. His number: (808) 555-0143. Shall I call?',
    ]),
  ],
  [
    'an invoice with its account',
    note('Anna Berg <anna@lindenhof.example>', 'Rechnung', [
      'Guten Tag, bitte überweisen Sie 868,00 € auf IBAN DE02 1203 0000 0000 2020 51.',
      'Lindenhof',
    ]),
  ],
  [
    'a donation by coin',
    letter('Open Maps <news@open-maps.example>', 'Newsletter', [
      `You can donate bitcoin to our wallet: ${wallet}. Thank you for your support.`,
      'More -> https://open-maps.example/',
    ]),
  ],
  [
    'a warning of extortion',
    letter('Club <news@chess-club.example>', 'Beware', [
      'Fraudsters claim to have recorded you by webcam and want bitcoin, or they tell your contacts. Send nothing.',
      'More -> https://chess-club.example/fraud',
    ]),
  ],
  [
    'gift cards for a raffle',
    note('Tom <tom@firm.example>', 'Raffle', [
      'Please order five gift cards for the raffle at the summer party. Thanks, Tom',
    ]),
  ],
  [
    'a shop that sells gift cards',
    letter('Tall Oak <news@tall-oak.example>', 'Gift cards', [
      'Give a gift card: scratch the code and enter it at checkout.',
      'Buy -> https://tall-oak.example/cards',
      'More -> https://tall-oak.example/a',
      'Help -> https://tall-oak.example/b',
    ]),
  ],
  [
    'a carrier about a fee',
    letter('Nordpost <info@nordpost.example>', 'Your parcel', [
      'Your parcel is held at customs. Pay the fee of 6.00 € before delivery.',
      'Pay -> https://nordpost.example/p',
      'Nordpost',
    ]),
    signedBy('nordpost.example'),
  ],
  [
    'a shop with shipping fees',
    letter('Lindenhof <shop@lindenhof.example>', 'Order', [
      'Your parcel is awaiting dispatch. You paid 24.90 €, shipping fee 4.90 €.',
      'Order -> https://lindenhof.example/o',
    ]),
  ],
  [
    'a foundation about its grant',
    letter('Oak Foundation <office@oak-foundation.example>', 'Grant', [
      'Your grant of 50,000 euros was approved. Please reply with the signed contract.',
      'Terms -> https://oak-foundation.example/terms',
    ]),
  ],
  [
    'a notary about an estate',
    note('Kanzlei Berg <info@kanzlei-berg.example>', 'Nachlass', [
      'Sehr geehrte Frau Novak, zur Erbschaft von 120.000 € bitten wir um Ihre Antwort.',
      'Kanzlei Berg',
    ]),
  ],
  [
    'a friend about a house',
    note('Kim <kim.h@gmail.com>', 'The house', [
      'They want 450,000 euros for the house. Tell me what you think, I will reply tonight.',
    ]),
  ],
  [
    'a bank about its rate',
    letter('Musterbank <info@musterbank.example>', 'Kredit', [
      'Unser Kredit mit 3,9% Zinsen. Kontaktieren Sie uns.',
      'Mehr -> https://musterbank.example/kredit',
    ]),
  ],
  [
    'an employer',
    letter('Tall Oak Jobs <jobs@tall-oak.example>', 'Interview', [
      'Your job interview: salary $900 per week. Please send your full name.',
      'Posting -> https://tall-oak.example/jobs/3',
    ]),
  ],
  [
    'an answer to a letter',
    note('Kim <kim.h@gmail.com>', 'Re: Saturday', ['Please reply to my other address.'], {
      'Reply-To': 'kim.hill2@gmail.com',
    }),
  ],
  [
    'a garden club',
    note('Anna Berg <anna@lindenhof.example>', 'A question about your garden tour', [
      'Dear Ms Hill, may twenty members visit in May? What would you charge? I look forward to your answer.',
    ]),
  ],
]

describe('an honest mail with a part of a fraud', () => testHonest(receipts))
