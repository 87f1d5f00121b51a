import { domainToASCII } from 'node:url'
import { letter, type Probe, testProbes } from './deception-fixture.ts'

const evil = 'https://track.evil.example/a'

const domains: Probe[] = [
  [
    'a digit for a letter',
    'lookalike_domain',
    'bad confusable',
    'paypa1.example',
    letter('Support <x@paypa1.example>', 'Hi', ['Hello']),
  ],
  [
    'rn for m',
    'lookalike_domain',
    'bad confusable',
    'arnazon.example',
    letter('Shop <x@shop.example>', 'Hi', ['See -> https://arnazon.example/a']),
  ],
  [
    'a Cyrillic letter in Punycode',
    'lookalike_domain',
    'bad confusable',
    'xn--',
    letter('Shop <x@shop.example>', 'Hi', [`See -> https://${domainToASCII('micr\u043esoft.example')}/a`]),
  ],
  [
    'a dotless letter in Punycode',
    'lookalike_domain',
    'bad confusable',
    'xn--',
    letter('Shop <x@shop.example>', 'Hi', [`See -> https://${domainToASCII('n\u0435tfl\u0131x.example')}/a`]),
  ],
  [
    'the whole domain before another',
    'lookalike_domain',
    'bad domain-in-name',
    'paypal.com.secure.example',
    letter('Shop <x@shop.example>', 'Hi', ['See -> https://www.paypal.com.secure.example/a']),
  ],
  [
    'the whole domain glued to another',
    'lookalike_domain',
    'bad domain-in-name',
    'dhl.de-paket.example',
    letter('Shop <x@shop.example>', 'Hi', ['See -> https://dhl.de-paket.example/a']),
  ],
  [
    'words of the trade glued on',
    'lookalike_domain',
    'bad glued',
    'paypal-secure.example',
    letter('PayPal <x@paypal-secure.example>', 'Hi', ['Verify your account.', `Here -> ${evil}`]),
  ],
  [
    'glued without a hyphen',
    'lookalike_domain',
    'bad glued',
    'netflixsupport.example',
    letter('Netflix <x@netflixsupport.example>', 'Hi', ['Update your payment.', `Here -> ${evil}`]),
  ],
  [
    'several words and a number',
    'lookalike_domain',
    'bad glued',
    'geek-squadservices128.example',
    letter('Geek Squad <x@geek-squadservices128.example>', 'Renewed', ['You will be charged. Your invoice.']),
  ],
  [
    'a letter too many',
    'lookalike_domain',
    'bad misspelled',
    'wetraansfer.example',
    letter('WeTransfer <x@wetraansfer.example>', 'Files', ['Get your files.', `Here -> ${evil}`]),
  ],
  [
    'two letters exchanged, Spanish',
    'lookalike_domain',
    'bad misspelled',
    'satnander.example',
    letter('Santander <x@satnander.example>', 'Aviso', ['Verifique su cuenta.', `Aquí -> ${evil}`]),
  ],
  [
    'a label before another domain, Japanese',
    'lookalike_domain',
    'bad subdomain',
    'amazon.yfvxh.example',
    letter('Amazon <x@shop.example>', '【Amazon】', [
      'ログインしてください。',
      'こちら -> https://amazon.yfvxh.example/',
    ]),
  ],
]

const targets: Probe[] = [
  [
    'through Google',
    'link_deception',
    'bad open-redirect',
    'google.com/url',
    letter('PayPal <x@sender.example>', 'Hi', [
      'Verify your account.',
      'Here -> https://www.google.com/url?q=https%3A%2F%2Fevil.example%2Fa',
    ]),
  ],
  [
    'through YouTube, French',
    'link_deception',
    'bad open-redirect',
    'youtube.com/redirect',
    letter('Netflix <x@sender.example>', 'Avis', [
      'Mettez à jour vos données.',
      'Ici -> https://www.youtube.com/redirect?q=https://evil.example/',
    ]),
  ],
  [
    'through Bing, in base64',
    'link_deception',
    'bad open-redirect',
    'bing.com/ck',
    letter('DocuSign <x@sender.example>', 'Hi', [
      'Review and sign.',
      `Here -> https://www.bing.com/ck/a?u=a1${Buffer.from('https://evil.example/a').toString('base64url')}`,
    ]),
  ],
  [
    'a free page, German',
    'link_deception',
    'bad free-pages',
    'weebly.com',
    letter('Commerzbank <x@sender.example>', 'Hinweis', [
      'Ihr Konto wurde gesperrt.',
      'Hier -> https://commerz-tan.weebly.com/',
    ]),
  ],
  [
    'a form, Italian',
    'link_deception',
    'bad free-forms',
    'docs.google.com/forms',
    letter('Intesa Sanpaolo <x@sender.example>', 'Avviso', [
      'Account sospeso.',
      'Qui -> https://docs.google.com/forms/d/1',
    ]),
  ],
  [
    'raw storage, the mail system',
    'link_deception',
    'bad free-files',
    'amazonaws.com',
    letter('Webmail <x@sender.example>', 'Notice', [
      'Mailbox quota exceeded.',
      'Here -> https://b.s3.amazonaws.com/a.html',
    ]),
  ],
  [
    'a free page and a credential, no known name',
    'link_deception',
    'warning free-pages',
    'pages.dev',
    letter('Staff Portal <x@sender.example>', 'Payroll', [
      'Confirm your identity to see your raise.',
      'Here -> https://payroll.pages.dev/',
    ]),
  ],
]

testProbes([...domains, ...targets])
