import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Language, languages } from '@postproof/messages/languages'
import { say } from '@postproof/messages/say'
import { ceilings } from '@postproof/spam-test/cap'
import { describe, expect, test } from 'vitest'
import { createDocs } from './create.ts'
import { parseMarkdown, textOf } from './markdown.ts'
import { type DocFile, readDocs } from './read.ts'
import type { Block, Inline } from './types.ts'

/** The same guides in every language: what is there, what is shown where a language lacks a page, and what drifted. */

const root = join(import.meta.dirname, '../../../docs')
const files = await readDocs()
const docs = createDocs(files)
const others = languages.filter((language) => language !== 'en')
const inEnglish = new Map(files.flatMap((file) => (file.language === 'en' ? [[file.path, file]] : [])))

/** Translations by their files, also of languages that are being prepared. */
const translations = globSync('*/*/*.md', { cwd: root })
  .filter((file) => /^[a-z]{2,3}\/(?:guide|operate|develop)\//.test(file) && !file.startsWith('en/'))
  .sort()

describe('a language', () => {
  test('has a folder of its own, and no page that the English does not have', () => {
    const pages = translations.map((file) => file.replace(/^[a-z]+\//, '').replace(/\.md$/, ''))
    expect(pages.filter((path) => !inEnglish.has(path))).toEqual([])
  })

  const begun = [...new Set(translations.map((file) => file.split('/')[0]!))]
  test.each(begun)('%s has every guide, since it has some', (language) => {
    const guides = [...inEnglish.keys()].filter((path) => path.startsWith('guide/'))
    expect(guides.filter((path) => !translations.includes(`${language}/${path}.md`))).toEqual([])
  })
})

/** What a translation keeps of the English: its headings, blocks, links, what stands in code, and its figures. */
function kept(place: string) {
  const text = readFileSync(join(root, place), 'utf8')
  const directive = (name: string, argument: string): Block => ({
    kind: 'code',
    text: `${name}: ${argument}`,
    language: 'asked',
  })
  const { blocks } = parseMarkdown(text, place.replace(/\.md$/, ''), directive)
  const inlines = inlinesOf(blocks)
  return {
    blocks: blocks.filter(({ kind }) => kind !== 'paragraph').map(shapeOf),
    links: inlines.flatMap((each) => (each.kind === 'link' ? [each.href] : [])).sort(),
    code: distinct(inlines.flatMap((each) => (each.kind === 'code' ? [each.text] : []))),
    figures: distinct(figuresIn(textOf(blocks))),
  }
}

function shapeOf(block: Block): string {
  if (block.kind === 'heading') return `heading ${block.level}`
  if (block.kind === 'list')
    return `${block.ordered ? 'steps' : 'list'} ${block.items.map((item) => item.map(shapeOf).join('+')).join(', ')}`
  if (block.kind === 'table') return `table ${block.head.length} x ${block.rows.length}`
  return block.kind === 'code' ? `${block.language} ${block.text}` : block.kind
}

const inlinesOf = (blocks: Block[]): Inline[] =>
  blocks.flatMap((block) => {
    if (block.kind === 'list') return block.items.flatMap(inlinesOf)
    if (block.kind === 'quote') return inlinesOf(block.blocks)
    if (block.kind === 'table') return [block.head, ...block.rows].flat(2).flatMap(allOf)
    return 'inlines' in block ? block.inlines.flatMap(allOf) : []
  })
const allOf = (inline: Inline): Inline[] => [
  inline,
  ...('inlines' in inline ? inline.inlines.flatMap(allOf) : []),
]

/** Languages group and divide digits in their own ways: 1,278 and 1 278; 98.1 and 98,1. */
const figuresIn = (text: string) =>
  (text.match(/\d+(?:[.,\u00a0\u202f]\d+)*/g) ?? []).map((figure) => figure.replace(/\D/g, ''))
const distinct = (texts: string[]) => [...new Set(texts)].sort()

describe.each(translations)('docs/%s', (file) => {
  const english = file.replace(/^[a-z]+\//, 'en/')

  test('has the headings, lists, tables, code, links and figures of the English', () => {
    expect(kept(file)).toEqual(kept(english))
  })

  test('is not English, and is set as its language is', () => {
    const text = readFileSync(join(root, file), 'utf8')
    // Code, addresses and English names of others' pages stay as they are.
    const prose = text.replace(
      /```[\s\S]*?```|<!--.*?-->|`[^`\n]*`|\[[^\]]*\]\(https?:[^)]*\)|\]\([^)]*\)/g,
      'x',
    )
    expect(prose.match(/\b(?:the|and|which|with) [a-z]+/g) ?? []).toEqual([])
    expect(prose.match(file.startsWith('fr/') ? oddInFrench : oddInGerman) ?? []).toEqual([])
  })
})

/** Straight or foreign quotation marks and apostrophes; double signs without their no-break space, wide or narrow. */
const oddInFrench =
  /["'“”„].{0,20}|.{0,10}[^\u202f][;?!](?=[\s|]|$)|.{0,10}[^\u00a0\u202f](?:[:»](?=[\s.,)|]|$)|%)|«(?![\u00a0\u202f]).{0,10}/gm
const oddInGerman = /["'«»].{0,20}|“(?=\w).{0,20}|\d %/g

describe('where a page is lacking in a language', () => {
  const file = (language: Language, path: string, text: string): DocFile => ({
    language,
    path,
    place: `${language}/${path}`,
    text,
  })
  const few = createDocs([
    file(
      'en',
      'guide/spf',
      '# SPF record\n\nFirst sentence. Second.\n\n## Setting it up\n\nPublish a key.\n',
    ),
    file('en', 'guide/dkim', '# Signatures\n\nA lead.\n\n## Changing keys\n\nA new key.\n'),
    file('en', 'operate/mail', '# Mail\n\nFor users.\n'),
    file('de', 'guide/spf', '# SPF-Eintrag\n\nErster Satz. Zweiter.\n\n## Einrichten\n\nSchlüssel hier.\n'),
  ])

  test('it is there in English, and says which language it is in', () => {
    expect(few.page('guide/spf', 'de')).toMatchObject({ language: 'de', title: 'SPF-Eintrag' })
    expect(few.page('guide/dkim', 'de')).toMatchObject({ language: 'en', title: 'Signatures' })
    expect(few.page('guide/none', 'de')).toBeUndefined()
  })

  test('lists, leads and neighbors are each in the language of their page', () => {
    expect(few.sections('de').map(({ id, pages }) => [id, pages])).toEqual([
      [
        'guide',
        [
          { path: 'guide/spf', title: 'SPF-Eintrag', lead: 'Erster Satz.', language: 'de' },
          { path: 'guide/dkim', title: 'Signatures', lead: 'A lead.', language: 'en' },
        ],
      ],
      ['operate', [{ path: 'operate/mail', title: 'Mail', lead: 'For users.', language: 'en' }]],
    ])
    expect(few.page('guide/dkim', 'de')).toMatchObject({
      previous: { title: 'SPF-Eintrag', language: 'de' },
      next: { title: 'Mail', language: 'en' },
    })
  })

  test('headings keep their address in every language, so links to them lead on', () => {
    const headings = few.page('guide/spf', 'de')!.headings
    expect(headings).toEqual([{ id: 'setting-it-up', level: 2, text: 'Einrichten' }])
    expect(few.page('guide/spf', 'de')!.blocks).toContainEqual(
      expect.objectContaining({ kind: 'heading', id: 'setting-it-up' }),
    )
  })

  test('the search finds the page in the language that it is shown in, with accents or without', () => {
    const hits = (query: string) => few.search(query, 'de').map(({ path, language }) => [path, language])
    expect(hits('schlüssel hier')).toEqual([['guide/spf', 'de']])
    expect(hits('SCHLUSSEL hier')).toEqual([['guide/spf', 'de']])
    expect(hits('new key')).toEqual([['guide/dkim', 'en']])
    expect(hits('publish')).toEqual([])
  })

  test('all of it, for a language that has no folder', () => {
    const none = createDocs(files.filter(({ language }) => language === 'en'))
    for (const language of others)
      for (const { pages } of none.sections(language))
        expect(pages.map((page) => page.language)).toEqual(pages.map(() => 'en'))
  })
})

/** A guide tells which button to press: by the name that the page gives it in that language. */
const named: [guide: string, area: string, code: string][] = [
  ['guide/first-test', 'instrument', 'upload'],
  ['guide/reading-a-report', 'report', 'recheck.ask'],
  ['guide/reading-a-report', 'base', 'status.good'],
  ['guide/reading-a-report', 'base', 'status.warning'],
  ['guide/reading-a-report', 'base', 'status.bad'],
  ['guide/reading-a-report', 'base', 'status.no-data'],
  ['guide/pictures', 'report', 'tabs.clients'],
  ['guide/email-verifier', 'verifier', 'verdict.deliverable'],
  ['guide/email-verifier', 'verifier', 'verdict.risky'],
  ['guide/email-verifier', 'verifier', 'verdict.undeliverable'],
  ['guide/email-verifier', 'verifier', 'verdict.unknown'],
  ['guide/inbox-placement', 'placement', 'places.missing'],
]

/** A language without guides shows the English ones, which call things in English. */
const written = languages.filter((language) => docs.page('guide/spf', language)?.language === language)

describe.each(written)('the guides in %s', (language) => {
  test('call what is on a page as the page does', () => {
    const wrong = named.flatMap(([path, area, code]) => {
      const folder = join(root, '../packages/messages', language, 'pages')
      const catalog = JSON.parse(readFileSync(join(folder, `${area}.json`), 'utf8')) as Record<string, string>
      const page = docs.page(path, language)!
      return textOf(page.blocks).includes(catalog[code]!) ? [] : [`${path}: ${catalog[code]}`]
    })
    expect(wrong).toEqual([])
  })

  test('show every ceiling of the score, in its order and in the words of a report', () => {
    const { blocks } = docs.page('guide/who-refuses-what', language)!
    const shown = blocks.flatMap((block) =>
      block.kind === 'table' && block.rows.length === ceilings.length
        ? block.rows.map((row) => row.map(plainOf))
        : [],
    )
    const lower = (text = '') => text.charAt(0).toLowerCase() + text.slice(1)
    expect(shown.map(([score, why]) => `${score} ${lower(why)}`)).toEqual(
      ceilings.map(({ reason, score }) => {
        const words = say(language, { code: `score.cap.${reason}`, facts: {} })
        return `${score} ${lower(words)}.`
      }),
    )
  })

  test('show what was measured in words and figures of that language', () => {
    const { blocks } = docs.page('guide/how-good-is-this', language)!
    const cells = blocks.flatMap((block) =>
      block.kind === 'table' ? [block.head, ...block.rows].flat().map(plainOf) : [],
    )
    expect(cells.length).toBeGreaterThan(100)
    expect(cells.filter((cell) => /undefined|measured\.|NaN/.test(cell))).toEqual([])
    if (language !== 'en')
      expect(cells.filter((cell) => /\b(?:good|mails of|not told)\b/i.test(cell))).toEqual([])
    const [, point] = new Intl.NumberFormat(language).format(0.5)
    const shares = cells.filter((cell) => /^\d+\D\d\s?%$/.test(cell))
    expect(shares.length).toBeGreaterThan(10)
    expect(shares.filter((cell) => !cell.includes(point!))).toEqual([])
  })
})

const plainOf = (inlines: Inline[]): string =>
  inlines.map((inline) => ('text' in inline ? inline.text : plainOf(inline.inlines))).join('')
