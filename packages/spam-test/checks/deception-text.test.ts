import { letter, note, type Probe, testProbes } from './deception-fixture.ts'

const numbers: Probe[] = [
  [
    'a security program, English',
    'callback_number',
    'bad borrowed-name',
    '+1 (805) 555-0123',
    note('Billing <anna.w@gmail.com>', 'Norton 360 renewed', [
      'Amount charged: $399.99',
      'To cancel, call us at +1 (805) 555-0123.',
    ]),
  ],
  [
    'a free address, German',
    'callback_number',
    'warning free-mail',
    '+49 30 5550 1234',
    note('Rechnungsstelle <r.stelle@gmx.de>', 'Ihre Bestellung', [
      'Abgebucht: 499,00 EUR.',
      'Zum Stornieren rufen Sie an: +49 30 5550 1234',
    ]),
  ],
  [
    'a free address, Spanish',
    'callback_number',
    'warning free-mail',
    '900 555 123 44',
    note('Factura <pagos@outlook.es>', 'Factura 88', [
      'Se ha cargado 349,99 €.',
      'Para cancelar, llame al 900 555 123 44.',
    ]),
  ],
  [
    'nobody',
    'callback_number',
    'warning unnamed',
    '1-888-555-0142',
    note('Order Desk <x@qrst.example>', 'Order confirmed', [
      'Total amount USD 612.40',
      'If you did not authorize this, call 1-888-555-0142',
    ]),
  ],
]

const words: Probe[] = [
  [
    'cut by tags',
    'disguised_text',
    'bad tags',
    'V·i·a·g·r·a',
    letter('A <a@a.example>', 'Hi', [
      ...['Viagra', 'Cialis', 'Xanax'].map((word) => `<p>${[...word].join('<!-- x --><span></span>')}</p>`),
    ]),
  ],
  [
    'invisible characters',
    'disguised_text',
    'bad invisible',
    'P·a·y',
    letter('A <a@a.example>', 'Hi', ['P\u034fa\u034fy', 'b\u2062ill', 'a\u2063ccount', 'p\u2064ass']),
  ],
  [
    'soft hyphens at every letter',
    'disguised_text',
    'warning invisible',
    'P·a·y·P·a·l',
    letter('A <a@a.example>', 'P\u00ada\u00ady\u00adP\u00ada\u00adl', ['Hello']),
  ],
  [
    'letters of another alphabet',
    'disguised_text',
    'bad letters',
    'p\u0430ssw\u043erd',
    letter('A <a@a.example>', 'Hi', ['Your p\u0430ssw\u043erd', 'acc\u043eunt', 'is bl\u043ecked']),
  ],
  [
    'mathematical letters in the subject',
    'disguised_text',
    'warning letters',
    '𝗣𝗮𝘆𝗣𝗮𝗹',
    letter('A <a@a.example>', '𝗣𝗮𝘆𝗣𝗮𝗹', ['Hello']),
  ],
]

testProbes([...numbers, ...words])
