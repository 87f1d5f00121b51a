import fc from 'fast-check'
import { expect, test } from 'vitest'
import { processorTime } from '../../../tests/processor-time.ts'
import { describeChecks, type Row } from '../content/fixture.ts'
import { findResidue } from '../content/residue.ts'
import { htmlMail, mail, multipart } from '../context/fixture.ts'
import { check } from './template-residue.ts'

const bytes = (source: string) => Buffer.from(source).toString('latin1')
const text = (body: string, headers = {}) => mail(headers, bytes(body))
const html = (body: string) => htmlMail(bytes(`<html><body>${body}</body></html>`))
const both = (plain: string, rich: string) =>
  multipart(
    'alternative',
    { type: 'text/plain', body: bytes(plain) },
    { type: 'text/html', body: bytes(rich) },
  )
const none = (source: string): Row => ['good none', source]
const tag = (source: string): Row => ['bad merge-tag', source]
const sample = (source: string): Row => ['bad placeholder-text', source]
const talk = { 'List-ID': '<talk.example.org>', 'List-Post': '<mailto:talk@example.org>' }
const shop = 'https://example.org/s'

describeChecks([
  [
    check,
    [
      // How text parts and Markdown write links, pictures and footnotes.
      none(text(`[Unsubscribe] <${shop}>`)),
      none(text(`[Unsubscribe]\n${shop}`)),
      none(text(`[Company](${shop}) and [Phone](tel:+49301234)`)),
      none(text(`[Vorname]: ${shop}`)),
      none(text(`Read on [website][1] and [Address][2].\n\n[1]: ${shop}`)),
      none(text(`[Email] (mailto:hello@example.org)`)),
      none(text(`[Nom] ( www.example.org )`)),
      none(text(`[1] ${shop}\n[https://example.org/logo.png]\n[image: Company]\n[cid:logo@example.org]`)),
      none(both(`Logo: [Company]\n\nNews`, `<img src="${shop}" alt="Company"><p>News</p>`)),
      none(both(`Here [Unsubscribe] or not`, `<p>Here <a href="${shop}">Unsubscribe</a> or not</p>`)),
      none(text('[see page 3], [sic], [Ed.: May]')),
      // Code and sentences about code, in the mail of developers.
      none(html('<pre>{% for x in y %}{{ x }}{% endfor %}</pre>')),
      none(
        html(
          '<p>Write <code>\u0024{user}</code>, then <kbd>%NAME%</kbd> and <samp>[object Object]</samp>.</p>',
        ),
      ),
      none(
        html(
          `<p>${'We print it in many ways. '.repeat(4)}Use <span style="font-family: Menlo, monospace">{{ user }}</span> now.</p>`,
        ),
      ),
      none(text('Vue renders `{{ title }}` and Go prints `%s` or `%NAME%`.')),
      none(html('<p>With `{{ title }}` in it</p>')),
      none(text('The new syntax {{ name | upper }} is shorter.')),
      none(text('Jinja turns {% if user %} into nothing.')),
      none(text('Replace the placeholder [first_name] with your own.')),
      none(text('Der Platzhalter {{vorname}} ist neu.')),
      none(text('Im Beispiel steht „{{ name }}“ für die Variable.')),
      none(text('La balise « {{ prénom }} » est nouvelle.')),
      none(text('La plantilla usa "{{ nombre }}" dos veces.')),
      none(text('テンプレートの「{{ name }}」を置き換えます。')),
      none(text('模板中的“{{ name }}”会被替换。')),
      none(text('В шаблоне «{{ name }}» заменяется.')),
      none(text('JavaScript prints "[object Object]" as a string.')),
      none(text('+  echo "\u0024{HOME}/bin"\n-  test -s conftest\u0024{ac_exeext}; then')),
      none(text('> Hi {{name}}, is what it said.')),
      none(text('18:19:04 Ftoc_PickMsgs {{1 hit}}')),
      none(text('curl example/\u0024{version}/a && make')),
      none(text('Hugs to all: {Ann} and {{2 cats}}')),
      none(text('100% of %s and %d are formats, 20%OFF%')),
      // Mail that people write by hand.
      ['no-data written-by-hand', text('Try {{ item.name }} there.', talk)],
      ['no-data written-by-hand', text('Probier {{ item.name }}.', { 'In-Reply-To': '<1@example.com>' })],
      ['bad merge-tag', text('Hi {{name}}', { References: '<1@example.com>' }), { kind: 'subscribers' }],
      // Sentences on sample text.
      none(text('No more lorem ipsum: our editor writes real copy for every part of the page.')),
      none(text('Schluss mit Blindtext, der im fertigen Newsletter stehen bleibt und alle stört.')),
      none(text('The placeholder text of an input should never replace its label, says the new guide.')),
      sample(html('<p>Lorem ipsum</p>')),
      sample(html('<p>Lorem ipsum dolor sit amet, consectetur adipiscing elit</p>')),
      sample(html('<h1>Your headline here</h1>')),
      sample(html('<td>Hier steht Ihr Text.</td>')),
      sample(text('Votre texte ici')),
      sample(text('Su texto aquí, por favor')),
      // What is left is still found.
      tag(text('Hi {{first_name}},\nour templates are new.')),
      tag(text('Guten Tag [Vorname],\nwillkommen.')),
      tag(text('Bonjour [prénom], voici les nouvelles.')),
      tag(text('Hola [nombre]: aquí estamos.')),
      tag(text('Dear [First Name] [Last Name],')),
      tag(text('Dear [first_name][last_name], see (page 3).')),
      tag(text('"{{ product_name }}" is back in stock.')),
      tag(text('Your code is {{1}}.')),
      tag(text('Danke, {$name}, dass Sie dabei sind.')),
      tag(mail({ Subject: 'Dein Beitrag als {$ membership_type $}' })),
      none(text('PHP puts `{$name}` into a string.')),
      tag(text('Order \u0024{order.id} was sent.')),
      tag(html('<p style="font-family:Courier New">Hi {{name}}, news of our shop.</p>')),
      tag(html('<p>Hi %FNAME%</p>')),
      tag(both('Hi [First Name]', '<p>Hi Ann</p>')),
      tag(mail({ Subject: '{{ subject_line }}' })),
    ],
  ],
])

test('any text is read in time that grows with its length alone', () => {
  const pieces = [
    '{{a}}',
    '[name]',
    '`',
    '"',
    ' lorem ipsum ',
    '\n',
    ';',
    'x',
    ' ',
    '%NAME%',
    '](',
    'syntax',
    '「',
  ]
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 200 }), fc.boolean(), (parts, plain) => {
      const body = parts.join('')
      for (const { text: found, index } of findResidue(body, 20, plain))
        if (!found.startsWith('h')) expect(body.slice(index, index + found.length)).toBe(found)
    }),
  )
  for (const piece of ['{{a}} ', '[name] ', 'lorem ipsum ', '`{{a}}', '"{{a}}'])
    expect(processorTime(() => findResidue(piece.repeat(30_000).slice(0, 200_000), 20, true))).toBeLessThan(
      1000,
    )
})
