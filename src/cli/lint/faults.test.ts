import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dialects, htmlOf, mjmlOf } from './faults.fixture.ts'
import { lintFiles } from './run.ts'

/** Faults planted into clean templates: each is found at its line of the source, and the clean template has none of them. */

const folder = mkdtempSync(join(tmpdir(), 'postproof-faults-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Stands in for the compiler of the project, unless `MJML` names the folder of the real one: the components of these templates, with the classes that a finding is placed by. */
const COMPILER = `
const attributes = (text) => Object.fromEntries([...text.matchAll(/([\\w-]+)="([^"]*)"/g)].map(([, k, v]) => [k, v]))
const row = (cls, inner) => '<tr><td class="' + (cls || '') + '">' + inner + '</td></tr>'
module.exports = (source) => {
  const title = /<mj-title>(.*?)<\\/mj-title>/.exec(source)[1]
  const body = /<mj-body[^>]*>([^]*)<\\/mj-body>/.exec(source)[1]
    .replace(/<\\/?mj-(section|column)[^>]*>/g, '')
    .replace(/<mj-image([^>]*)\\/>/g, (_, text) => {
      const { src, alt = '', width, href, 'css-class': cls } = attributes(text)
      const image = '<img src="' + src + '" alt="' + alt + '" width="' + parseInt(width) + '" height="40">'
      return row(cls, href ? '<a href="' + href + '">' + image + '</a>' : image)
    })
    .replace(/<mj-button([^>]*)>(.*?)<\\/mj-button>/g, (_, text, inner) => {
      const { href, 'css-class': cls } = attributes(text)
      return row(cls, '<a href="' + href + '">' + inner + '</a>')
    })
    .replace(/<mj-text([^>]*)>(.*?)<\\/mj-text>/g, (_, text, inner) => row(attributes(text)['css-class'], '<div>' + inner + '</div>'))
  const head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>' + title + '</title>'
  const errors = [...source.matchAll(/<mj-[a-z]+[^>]*? colour="/g)].map(({ index }) => ({
    line: source.slice(0, index).split('\\n').length, message: 'Attribute colour is illegal',
  }))
  return { html: '<!doctype html><html lang="en"><head>' + head + '</head><body>\\n<table role="presentation">' + body + '</table></body></html>', errors }
}`

beforeAll(() => {
  mkdirSync(join(folder, 'node_modules'))
  const { MJML } = process.env
  if (MJML) symlinkSync(MJML, join(folder, 'node_modules/mjml'))
  else {
    mkdirSync(join(folder, 'node_modules/mjml'))
    writeFileSync(join(folder, 'node_modules/mjml/index.js'), COMPILER)
  }
})

async function found(name: string, source: string): Promise<string[]> {
  const file = join(folder, name)
  writeFileSync(file, source)
  const { files } = await lintFiles([file], {
    ...{ variables: {}, language: 'en', rules: {}, ignore: {}, fix: false },
  })
  return files[0]!.findings.map(({ rule, line }) => `${rule} ${line}`)
}

const lineOf = (source: string, text: string): number =>
  source.slice(0, source.indexOf(text)).split('\n').length

describe.each(Object.values(dialects))('in the merge tags of $name', (dialect) => {
  test('the clean templates have no findings', async () => {
    expect(await found('clean.html', htmlOf(dialect))).toEqual([])
    expect(await found('clean.mjml', mjmlOf(dialect))).toEqual([])
  })

  test.each([
    ['an image without words', 'image_alt', ' alt="The workshop"', '', '<img'],
    ['a link without a target', 'link_empty', `href="${dialect.url}"`, 'href="#"', 'href="#"'],
    ['an unsubscribe link that leads nowhere', 'body_unsubscribe', dialect.unsubscribe, '', 'Unsubscribe'],
    ['no name of the page', 'html_meta', '<title>News of our workshop</title>\n', '', '<!doctype'],
    ['sample text', 'template_residue', 'Hello ', 'Lorem ipsum dolor sit amet, consectetur. Hello ', 'Lorem'],
  ])('%s', async (_, rule, clean, faulty, at) => {
    const source = htmlOf(dialect).replace(clean, faulty)
    expect(await found('faulty.html', source)).toContain(`${rule} ${lineOf(source, at)}`)
  })
})

const { handlebars, liquid, mailchimp, salesforce, erb } = dialects as Record<string, typeof dialects.erb>
const NOTE = '<p class="note">'
const row = (html: string) => `${html}\n${NOTE}`

describe('in HTML', () => {
  const clean = htmlOf(handlebars!)
  test.each<[string, string, string, string, string?]>([
    [
      'a link over plain http',
      'link_https',
      NOTE,
      row('<p><a href="http://www.shop.test/a">Read on</a></p>'),
    ],
    [
      'a link that shows another domain',
      'link_mismatch',
      NOTE,
      row('<a href="https://shop.test/">www.paypal.com</a>'),
    ],
    ['a shortened link', 'link_shortener', NOTE, row('<p><a href="https://bit.ly/3xYz">Read on</a></p>')],
    [
      'a link to a bare address',
      'link_host',
      NOTE,
      row('<p><a href="https://198.51.100.7/a">Read on</a></p>'),
    ],
    [
      'a user name before a host',
      'link_host',
      NOTE,
      row('<p><a href="https://paypal.com@shop.test/">Go</a></p>'),
    ],
    [
      'a link to the own computer',
      'link_host',
      'href="{{url}}"',
      'href="http://localhost:3000/a"',
      'localhost',
    ],
    ['a script link', 'link_empty', 'href="{{url}}"', 'href="javascript:void(0)"', 'javascript'],
    [
      'more than Gmail shows',
      'html_size',
      NOTE,
      row(`<p>${'Words of wood. '.repeat(7000)}</p>`),
      '<!doctype',
    ],
    ['a color that Gmail gives up on', 'gmail_css', '#333333', 'rgb(51 51 51)'],
    [
      'an at-rule in another',
      'gmail_css',
      '.note {',
      '@supports (color: red) { @media screen { .a { color: red } } }\n.note {',
    ],
    [
      'a layout that Word drops',
      'outlook_word',
      NOTE,
      row('<div style="display:flex;gap:8px"><p>One</p><p>Two</p></div>'),
    ],
    ['a form', 'active_content', NOTE, row('<form action="https://a.shop.test/x"><input name="a"></form>')],
    ['a script', 'active_content', NOTE, row('<script>alert(1)</script>')],
    [
      'an external style sheet',
      'client_support',
      '<style>',
      '<link rel="stylesheet" href="https://a.shop.test/a.css">\n<style>',
    ],
    ['an embedded image', 'active_content', '{{logo}}', 'data:image/png;base64,iVBORw0KGgo='],
    ['a missing value', 'template_residue', 'Hello {{first_name}}', 'Hello undefined'],
    ['an object in place of a name', 'template_residue', '{{first_name}}', '[object Object]'],
    ['crossed tags', 'html_nesting', NOTE, row('<p><b><i>Bold</b></i></p>')],
    ['an attribute twice', 'html_nesting', 'class="note"', 'class="note" class="other"'],
    [
      'no viewport',
      'html_meta',
      '<meta name="viewport" content="width=device-width, initial-scale=1">\n',
      '',
      '<!doctype',
    ],
    ['no language', 'html_meta', ' lang="en"', '', '<!doctype'],
    ['the wrong language', 'language', 'lang="en"', 'lang="de"', '<!doctype'],
    [
      'a preview that begins with a link',
      'preheader',
      '<p>Oak, ash',
      '<p>View in browser</p>\n<p>Oak, ash',
      'View in browser',
    ],
    ['no postal address', 'postal_address', 'ACME Ltd, 12 High Street, London N1 1AA.', '', NOTE],
    [
      'hidden words',
      'hidden_text',
      NOTE,
      row('<p style="font-size:0">cheap pills casino free money viagra loans now</p>'),
    ],
    [
      'words broken by invisible signs',
      'hidden_text',
      NOTE,
      row('<p>Ver\u200bify your acc\u200bount pass\u200bword</p>'),
    ],
    [
      'letters of another script',
      'disguised_text',
      NOTE,
      row('<p>Sign in to P\u0430yP\u0430l and v\u0435rify your \u0430ccount</p>'),
    ],
    [
      'words of spam',
      'spam_phrases',
      NOTE,
      row('<p>Act now! 100% free, risk free, no obligation, make money fast, cash bonus</p>'),
    ],
    [
      'a button that is a picture',
      'cta_button',
      '>See the new tables<',
      '><img src="{{b}}" alt="" width="200" height="50"><',
    ],
    [
      'too many links',
      'link_count',
      NOTE,
      row('<a href="https://www.shop.test/a">Table</a>\n'.repeat(70)),
      '<!doctype',
    ],
  ])('%s', async (_, rule, before, after, at = after.split('\n')[0]!) => {
    const source = clean.replace(before, after)
    expect(await found('faulty.html', source)).toContain(`${rule} ${lineOf(source, at)}`)
  })
})

describe('in merge tags', () => {
  test.each<[string, typeof handlebars, string, string, string?]>([
    ['half a tag of Handlebars', handlebars, '{{first_name}}', '{{first_name}'],
    ['half a tag of Mailchimp', mailchimp, '*|FNAME|*', '*|FNAME|'],
    ['half a tag of ERB', erb, '<%= @first_name %>', '<%= @first_name'],
    ['half a tag of Liquid', liquid, '{% endif %}', '{% endif'],
    ['a block of Handlebars without its end', handlebars, '{{/if}}', '', '{{#if'],
    ['a block of Liquid without its end', liquid, '{% endif %}', '', '{% if'],
    ['an end of Mailchimp without its block', mailchimp, '*|IF:VIP|*', '', '*|END:IF'],
  ])('%s', async (_, dialect, before, after, at = after) => {
    const source = htmlOf(dialect!).replace(before, after)
    expect(await found('faulty.html', source)).toContain(`merge_tags ${lineOf(source, at)}`)
  })

  test('half a tag of Salesforce', async () => {
    const source = htmlOf(salesforce!).replace('%%FirstName%%', '%%FirstName%')
    expect(await found('faulty.html', source)).toContain(`template_residue ${lineOf(source, '%%FirstName%')}`)
  })
})

describe('in MJML, at the component', () => {
  const clean = mjmlOf(handlebars!)
  test.each<[string, string, string, string, string]>([
    ['a linked image without words', 'image_alt', 'alt="The workshop"', 'href="{{url}}"', '<mj-image'],
    ['a button without a target', 'link_empty', 'href="{{url}}"', 'href="#"', '<mj-button'],
    ['a link over plain http', 'link_https', 'href="{{url}}"', 'href="http://www.shop.test/a"', '<mj-button'],
    ['sample text', 'template_residue', 'Hello ', 'Lorem ipsum dolor sit amet, consectetur. Hello ', 'Lorem'],
    ['half a tag', 'merge_tags', '{{first_name}}', '{{first_name}', '{{first_name}'],
    ['an attribute that MJML does not know', 'mjml', '<mj-button ', '<mj-button colour="red" ', '<mj-button'],
    ['an unsubscribe link that leads nowhere', 'body_unsubscribe', '{{unsubscribe_url}}', '#', 'Unsubscribe'],
  ])('%s', async (_, rule, before, after, at) => {
    const source = clean.replace(before, after)
    expect(await found('faulty.mjml', source)).toContain(`${rule} ${lineOf(source, at)}`)
  })
})
