import { describe } from 'vitest'
import { type Honest, letter, note, testHonest } from './deception-fixture.ts'

/** Honest mails that name brands, of which none may be accused by any check of deception. */

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

describe('links and domains', () => testHonest(links))
describe('telephone numbers', () => testHonest(numbers))
describe('ways of writing', () => testHonest(words))
