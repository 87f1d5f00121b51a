import { expect, test } from 'vitest'
import { processorTime } from '../../../tests/processor-time.ts'
import { tagFaults } from './tag-faults.ts'

/** Merge tags that no service can read, and what only looks like one. */

test.each([
  ['Hi {{first_name}, you', ['half {{first_name} 1:4']],
  ['\nHi {first_name}}', ['half {first_name}} 2:4']],
  ['{{#if vip} x {{/if}}', ['half {{#if vip} 1:1', 'stray-end {{/if}} 1:14']],
  ['Hi *|FNAME|, you', ['half *|FNAME| 1:4']],
  ['Hi |FNAME|*', ['half |FNAME|* 1:4']],
  ['<p>Hi <%= name </p><%= url %>', ['half <%= name </p><%= url %> 1:7']],
  ['{% if a %}x{% endif', ['unclosed {% if a %} 1:1', 'half {% endif 1:12']],
  ['{{#if a}}x', ['unclosed {{#if a}} 1:1']],
  ['x{{/each}}', ['stray-end {{/each}} 1:2']],
  ['{{#if a}}{{#each b}}x{{/if}}', ['unclosed {{#each b}} 1:10']],
  ['{% for a in b %}x{% endif %}', ['unclosed {% for a in b %} 1:1', 'stray-end {% endif %} 1:18']],
  ['*|IF:VIP|*x', ['unclosed *|IF:VIP|* 1:1']],
  ['x*|END:IF|*', ['stray-end *|END:IF|* 1:2']],
  ['<a href="{{url}">x</a>', ['half {{url} 1:10']],
])('%s', (source, expected) => {
  expect(tagFaults(source).map((one) => `${one.kind} ${one.text} ${one.line}:${one.column}`)).toEqual(
    expected,
  )
})

test.each([
  '{{name}} {{{body}}} {{ a.b | default: "}" }} {{!-- {{x} --}}',
  '{{#if a}}x{{else}}y{{/if}} {{#each b}}{{this}}{{/each}} {{^c}}z{{/c}} {{~#if d~}}x{{~/if~}}',
  '{{#> layout}}x{{/layout}} {{#*inline "x"}}y{{/inline}} {{> part}} {{#a}}x{{/}}',
  '{{if .A}}x{{end}} {{/* note */}}',
  '{% if a %}x{% elsif b %}y{% else %}z{% endif %} {%- for a in b -%}{{a}}{%- endfor -%}',
  '{% if a %}x{% end %}',
  "{% unsubscribe 'here' %} {% block x %}y{% endblock %}",
  '*|IF:A|*x*|ELSE:|*y*|END:IF|* *|FNAME|*',
  '<% if a %>x<% end %> <%= a > b ? "c" : "d" %>',
  '<style>@media screen{.a{color:red}}</style><script>if (a) {b}}</script><!-- {{x} -->',
  '<mj-style>@media screen{.a{color:red}}</mj-style>',
  'a | b | c, {1}} and \u0024{name}} and #{a}',
  'TABLE |ONE| TWO *| x',
  '{"a": {"b": 1}}',
])('nothing is wrong with %s', (source) => {
  expect(tagFaults(source)).toEqual([])
})

test('conditional comments are mail', () => {
  expect(tagFaults('<!--[if mso]><a href="{{url}">x</a><![endif]-->')).toHaveLength(1)
})

test('time grows with the length alone', () => {
  for (const piece of [
    '{{',
    '{{a}',
    '<%',
    '{% if a %}',
    '<style>',
    '<!--',
    '*|A',
    '{{#a}}',
    '{{/a}}',
    '|A|*',
  ])
    expect(processorTime(() => tagFaults(piece.repeat(20_000)))).toBeLessThan(2000)
})
