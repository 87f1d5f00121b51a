import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { processorTime } from '../../../tests/processor-time.ts'
import { fillHtml, fillText } from './fill.ts'
import { ignoresIn } from './ignores.ts'
import { judgeTemplate } from './judge.ts'
import { sourcePositions } from './places.ts'
import { tagFinder } from './tags.ts'

/** Merge tags of templates, read as unknown values. */

const clock = { now: () => Date.UTC(2026, 10, 20) }
const firstTag = (source: string, context: 'markup' | 'css' | 'url' = 'markup') => {
  const tag = tagFinder(source).within(0, source.length, context)
  return tag && `${tag.kind} ${source.slice(tag.from, tag.to)}`
}

test.each([
  // Handlebars, Mustache, Liquid, Django, Jinja, Twig, HubL, Go, Marketo
  ['Hi {{name}}!', 'value {{name}}'],
  ['{{ user.name | default: "you" }}', 'value {{ user.name | default: "you" }}'],
  ['{{lead.First Name:default=x}}', 'value {{lead.First Name:default=x}}'],
  ['{{ .Subscriber.Name }}', 'value {{ .Subscriber.Name }}'],
  ['{{{body}}}', 'value {{{body}}}'],
  ['@{{ name }}', 'value @{{ name }}'],
  ['{{#if x}}', 'control {{#if x}}'],
  ['{{~#each x}}', 'control {{~#each x}}'],
  ['{{/if}}', 'control {{/if}}'],
  ['{{else}}', 'control {{else}}'],
  ['{{ if .X }}', 'control {{ if .X }}'],
  ['{{- end }}', 'control {{- end }}'],
  ['{{end_date}}', 'value {{end_date}}'],
  ['{{> footer}}', 'control {{> footer}}'],
  ['{{! note }}', 'comment {{! note }}'],
  ['{{!-- {{x}} --}}', 'comment {{!-- {{x}} --}}'],
  ['{% if a > 1 %}', 'control {% if a > 1 %}'],
  ['{# note #}', 'comment {# note #}'],
  ['{!! html !!}', 'value {!! html !!}'],
  // Mailchimp
  ['*|FNAME|*', 'value *|FNAME|*'],
  ['*|IF:VIP|*', 'control *|IF:VIP|*'],
  ['*|END:IF|*', 'control *|END:IF|*'],
  // Salesforce, Acoustic, Lyris, AWeber
  ['%%FirstName%%', 'value %%FirstName%%'],
  ['%%=v(@x)=%%', 'value %%=v(@x)=%%'],
  ['%%[ SET @x = 1 ]%%', 'control %%[ SET @x = 1 ]%%'],
  ['{!Contact.Name}', 'value {!Contact.Name}'],
  // ERB, EJS, PHP, SendGrid
  ['<%= name %>', 'value <%= name %>'],
  ['<% if x %>', 'control <% if x %>'],
  ['<%asm_group_unsubscribe_raw_url%>', 'value <%asm_group_unsubscribe_raw_url%>'],
  ['<?= $x ?>', 'value <?= $x ?>'],
  ['<?php if ($x): ?>', 'control <?php if ($x): ?>'],
  // Others
  ['[[FIRSTNAME OR "x"]]', 'value [[FIRSTNAME OR "x"]]'],
  ['[firstname,fallback=you]', 'value [firstname,fallback=you]'],
  ['[Unsubscribe_Preferences]', 'value [Unsubscribe_Preferences]'],
  ['\u0024{name}', 'value \u0024{name}'],
  ['#{name}', 'value #{name}'],
  ['@{/order/id}', 'value @{/order/id}'],
  ['{$name}', 'value {$name}'],
  ['{name}', 'value {name}'],
  ['##name##', 'value ##name##'],
  ['%FIRSTNAME%', 'value %FIRSTNAME%'],
  ['%recipient.name%', 'value %recipient.name%'],
  // Look-alikes
  ['50% off and 20% more', null],
  ['{{first_name}', null],
  ['{{', null],
  ['[sic] [1] [see page 3]', null],
  ['<!--[if mso | IE]>x<![endif]-->', null],
  ['a { b } and {1}', null],
  ['<b>5 * 3 | 2</b>', null],
  ['$5 and #4 @home', null],
  ['<?xml version="1.0"?>', null],
])('%s', (source, expected) => {
  expect(firstTag(source)).toBe(expected)
})

test.each([
  ['?a=%20b%C3%A9', null],
  ['/x#a', null],
  ['%7B%7Burl%7D%7D', 'value %7B%7Burl%7D%7D'],
])('in an address: %s', (source, expected) => {
  expect(firstTag(source, 'url')).toBe(expected)
})

test.each(['.a{color:red}', '@media screen{.a{b:c}}', 'a[class="x"]{b:c}', '[[x]]'])(
  'CSS has no tags: %s',
  (source) => {
    expect(firstTag(source, 'css')).toBe(null)
  },
)

const filled = (source: string, variables = {}) =>
  fillHtml(source, variables).text.replace(/tagvalue[a-y]+z/g, 'T')

test.each([
  ['<p>Hi {{name}}{{#if x}}, you{{/if}}</p>', '<p>Hi T, you</p>'],
  ['<a href="{{url}}">', '<a href="T:url">'],
  ['<a href=\'{{ url "x" }}\'>', "<a href='T:url'>"],
  ['<a href={{url}}>', '<a href=T:url>'],
  ['<a href="https://{{host}}/x">', '<a href="T:host">'],
  ['<a href="https://a.shop.test/{{id}}?x={{y}}">', '<a href="https://a.shop.test/T?x=T">'],
  ['<a href="{% if a %}x{% endif %}">', '<a href="T:if">'],
  ['<a href="mailto:{{mail}}">', '<a href="T:mail">'],
  ['<a href="mailto:a@shop.test?subject={{s}}">', '<a href="mailto:a@shop.test?subject=T">'],
  ['<img src="{{img}}" alt="{{alt}}" width="{{w}}">', '<img src="https://T.invalid/" alt="T" width="100">'],
  ['<td {{#if a}}class="x"{{/if}} bgcolor="{{c}}">', '<td  class="x"  >'],
  ['<td style="color:{{c}};width:10px;{{more}}">', '<td style="width:10px;">'],
  ['<p title=">" style="{{s}}">{{x}}</p>', '<p title=">" style="">T</p>'],
  ['<style>.a{color:red;width:{{w}};x:y}</style>', '<style>.a{color:red;x:y}</style>'],
  ['<style>{{css}}\n.{{c}} b{a:b}</style>', '<style>\n.T b{a:b}</style>'],
  [
    '<style>{% if x %}.q{a:b}{% endif %}/* {{x}} */.r{a:b}</style>',
    '<style>.q{a:b}/* {{x}} */.r{a:b}</style>',
  ],
  [
    '<!-- {{x}} --><!--[if mso]><v:rect href="{{u}}"><![endif]-->',
    '<!-- {{x}} --><!--[if mso]><v:rect href="T:u"><![endif]-->',
  ],
  ['<script>{{x}}</script>{{y}}', '<script>{{x}}</script>T'],
  ['<p>{{first_name}</p>', '<p>{{first_name}</p>'],
])('%s', (source, expected) => {
  expect(filled(source)).toBe(expected)
})

test('variables have their values, escaped where they are text', () => {
  const variables = { url: 'https://a.shop.test/?a=1&b', c: 'red', user: { name: 'A<b' }, n: 3 }
  expect(
    filled(
      '<a href="{{url}}" style="color:{{ c }}">{{ user.name | x }} {{{user.name}}} {{n}} {{o}}</a>',
      variables,
    ),
  ).toBe('<a href="https://a.shop.test/?a=1&amp;b" style="color:red">A&lt;b A<b 3 T</a>')
  expect(fillText('{{user.name}} *|n|*', variables).text).toBe('A<b 3')
  expect(filled('{{constructor}} {{user.__proto__}}', variables)).toBe('T T')
})

test('what is quoted has its tags again, and places are those of the source', () => {
  const source = '<p>{{#if\n a}}Hi {{name}},</p>\n<a href="{{ url }}">x</a> <b>y</b>'
  const result = fillHtml(source, {})
  expect(result.restore(result.text)).toContain('Hi {{name}},</p>\n<a href="{{ url }}">x</a>')
  const find = sourcePositions(source, result)
  const column = result.text.split('\n')[2]!.indexOf('<b>') + 1
  expect(find({ line: 3, column })).toEqual({ line: 3, column: source.split('\n')[2]!.indexOf('<b>') + 1 })
})

test('what a quote cut off is left out', () => {
  const { text, restore } = fillHtml('<p>Hi {{name}}, here</p>', {})
  expect([restore(text.slice(8)), restore(text.slice(0, 14))]).toEqual([', here</p>', '<p>Hi '])
})

test('any source is filled in time that grows with its length', () => {
  const pieces = [
    '{{a}}',
    '{{',
    '}}',
    '<a href="',
    '"',
    "'",
    '>',
    '<style>',
    '</style>',
    '{%',
    '%}',
    '<%',
    '*|A|*',
    ';',
    '{',
    '}',
    '/*',
    '<!--',
    '-->',
    '%%',
    '[[',
    'x ',
  ]
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 60 }), (parts) => {
      const source = parts.join('')
      const { text, restore, sourceOffset } = fillHtml(source, {})
      expect(restore(text)).not.toContain('tagvalue')
      for (let at = 0; at < text.length; at += 7) expect(sourceOffset(at)).toBeLessThanOrEqual(source.length)
    }),
  )
  for (const piece of [
    '{{',
    '<%',
    '<a href="{{',
    '<style>{{a}}',
    '%%a',
    '{{a}};',
    '[[',
    '{#',
    '<a {{a}} x={{',
  ])
    expect(processorTime(() => fillHtml(piece.repeat(20_000), {}))).toBeLessThan(2000)
})

const judged = async (body: string) => {
  const html = `<!doctype html><html lang="en"><head><title>t</title></head><body>${body}</body></html>`
  const { findings } = await judgeTemplate({ kind: 'html', html }, { clock })
  return findings
    .filter(({ status }) => status === 'bad' || status === 'warning')
    .map(({ id, status }) => `${status} ${id}`)
}

describe('merge tags make no findings', () => {
  test.each([
    '<a href="{{url}}">Read on</a>',
    '<a href="*|UNSUB|*">Unsubscribe</a>',
    '<a href="%%url%%">www.shop.test</a>',
    '<a href="[Unsubscribe_Preferences]">Preferences</a>',
    '<a href="http{{s}}://{{host}}">x</a>',
    '<img src="{{src}}" alt="{{alt}}" width="{{w}}" height="{{h}}">',
    '<p style="{{style}}">Hello %FIRSTNAME% and <%= name %></p>',
    '<table><tr>{{#each items}}<td>{{this}}</td>{{/each}}</tr></table>',
  ])('%s', async (body) => {
    const found = await judged(body)
    for (const id of [
      'template_residue',
      'link_empty',
      'link_https',
      'link_mismatch',
      'link_host',
      'image_alt',
      'html_nesting',
    ])
      expect(found.filter((one) => one.endsWith(` ${id}`))).toEqual([])
  })
})

test('what a template leaves to be filled in is a warning', async () => {
  expect(await judged('<a href="#">Read on</a> <p>Lorem ipsum dolor sit amet</p>')).toEqual(
    expect.arrayContaining(['warning link_empty', 'warning template_residue']),
  )
})

test.each([
  ['<!-- postproof-ignore a: because -->', [{ rules: ['a'], reason: 'because', line: 1 }]],
  ['\n<!--postproof-ignore a, b: it: is-->', [{ rules: ['a', 'b'], reason: 'it: is', line: 2 }]],
  ['<!-- postproof-ignore a -->', [{ rules: ['a'], reason: '', line: 1 }]],
  ['<!-- postproof-ignored -->', []],
  ['postproof-ignore a: b', []],
])('%j', (source, expected) => {
  expect(ignoresIn(source)).toEqual(expected)
})

test.each([
  ['<a href="https://shop.test/">https://same-link-as-button.url/xxx</a>', 'warning link_mismatch'],
  ['<a href="https://shop.test/">https://www.paypal.com/xxx</a>', 'bad link_mismatch'],
  ['<a href="#1">Table</a>', 'warning link_empty'],
  ['<a href="#tables">Table</a>', 'bad link_empty'],
])('sample links are a warning, and others are not: %s', async (body, expected) => {
  expect(await judged(body)).toContain(expected)
})
