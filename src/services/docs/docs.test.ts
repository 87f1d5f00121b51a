import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Language, languages } from '@postproof/messages/languages'
import { textsIn } from '@postproof/spam-test/words/texts'
import { describe, expect, test } from 'vitest'
import { settings } from '#settings.ts'
import { contents, guideOf } from './contents.ts'
import { createDocs } from './create.ts'
import { parseMarkdown, plain, textOf } from './markdown.ts'
import { pagesIn } from './pages.ts'
import { readDocs } from './read.ts'
import type { Block, Inline } from './types.ts'

const root = join(import.meta.dirname, '../../..')
const files = await readDocs()
const docs = createDocs(files)
const parse = (text: string, place = 'de/operate/mail') =>
  parseMarkdown(`# Title\n\n${text}`, place, (name) => {
    throw new Error(name)
  })

describe('Markdown', () => {
  test('HTML of a file is never shown', () => {
    const { blocks } = parse(
      'One <b onclick="x()">two</b>\n\n<script>alert(1)</script>\n\n<img src=x onerror=y>\n\nEnd',
    )
    expect(textOf(blocks)).toBe('One two End')
  })

  test.each([
    ['[x](plans.md)', '/docs/operate/plans'],
    ['[x](../guide/spf.md#why-it-matters)', '/docs/guide/spf#why-it-matters'],
    ['[x](../../en/operate/keys.md)', '/docs/operate/keys'],
    ['[x](../../decisions/0001-one.md)', '/docs/decisions/0001-one'],
    ['[x](../../security.md)', null],
    ['[x](#here)', '#here'],
    ['[x](/spf-checker)', '/spf-checker'],
    ['[x](https://example.org/a)', 'https://example.org/a'],
    ['[x](../../../src/config.ts)', null],
    ['[x](javascript:alert(1))', null],
    ['[x](//example.org)', null],
    ['[x](../../../README.md)', null],
  ])('%s leads to %s', (text, href) => {
    const [block] = parse(text).blocks
    const [inline] = block?.kind === 'paragraph' ? block.inlines : []
    expect(inline?.kind === 'link' ? inline.href : null).toBe(href)
  })

  test('headings have addresses of their own, also when two are called the same', () => {
    const { blocks } = parse('## TLS for "pages"\n\n## TLS for pages\n\n### `PORT`\n\n## Prüfung')
    expect(blocks.map((block) => block.kind === 'heading' && [block.level, block.id])).toEqual([
      [2, 'tls-for-pages'],
      [2, 'tls-for-pages-2'],
      [3, 'port'],
      [2, 'prufung'],
    ])
  })

  test('a file without a title, and a part that is not known, stop the start', () => {
    expect(() => parseMarkdown('No title', 'guide/x', () => ({ kind: 'rule' }))).toThrow('guide/x')
    const file = { language: 'en', path: 'guide/x', place: 'en/guide/x' } as const
    expect(() => pagesIn('en', [{ ...file, text: '# X\n\n<!-- nothing: x -->' }])).toThrow('nothing')
  })
})

describe('the pages', () => {
  const linksOf = (blocks: Block[]): string[] =>
    blocks.flatMap((block) => {
      if (block.kind === 'list') return block.items.flatMap(linksOf)
      if (block.kind === 'quote') return linksOf(block.blocks)
      if (block.kind === 'table') return [block.head, ...block.rows].flat().flatMap(hrefsOf)
      return 'inlines' in block ? hrefsOf(block.inlines) : []
    })
  const hrefsOf = (inlines: Inline[]): string[] =>
    inlines.flatMap((inline) =>
      inline.kind === 'link' ? [inline.href] : 'inlines' in inline ? hrefsOf(inline.inlines) : [],
    )
  const routes = readFileSync(join(import.meta.dirname, '../../web/routes.ts'), 'utf8')
  const leads = (href: string, from: string, language: Language): boolean => {
    const [path = '', anchor] = href.startsWith('#') ? [`/docs/${from}`, href.slice(1)] : href.split('#')
    if (path.startsWith('/docs/checks'))
      return path === '/docs/checks' || Boolean(docs.check(path.slice(13), language))
    if (['/docs', '/docs/api', '/docs/glossary'].includes(path)) return true
    const page = path.startsWith('/docs/') ? docs.page(path.slice(6), language) : undefined
    if (page) return !anchor || page.headings.some(({ id }) => id === anchor)
    // Checkers are routes made of a list of names.
    return path.endsWith('-checker') || routes.includes(`'${path.slice(1)}'`)
  }

  test.each(files)('every link of $place leads somewhere', ({ path, language }) => {
    const page = docs.page(path, language)!
    expect(page.language).toBe(language)
    const links = linksOf(page.blocks).filter((href) => !href.startsWith('http'))
    expect(links.filter((href) => !leads(href, path, language))).toEqual([])
  })

  test.each(files)('who reads the file of $place finds what it links to', ({ place, text }) => {
    const targets = [...text.matchAll(/\]\((?![a-z]+:|[/#])([^)#]+)/g)].map(([, target]) => target!)
    const folder = dirname(join(root, 'docs', place))
    expect(targets.filter((target) => !existsSync(join(folder, target)))).toEqual([])
  })

  test('what the contents name is there', () => {
    const named = Object.entries(contents).flatMap(([section, names]) =>
      names.map((name) => `${section}/${name}`),
    )
    const served = files.filter(({ language }) => language === 'en').map(({ path }) => path)
    expect(named.filter((path) => !served.includes(path))).toEqual([])
    expect(Object.values(guideOf).filter((path) => !docs.page(path, 'en'))).toEqual([])
    expect(Object.keys(guideOf).filter((id) => !docs.check(id, 'en'))).toEqual([])
  })

  test('each setting they name exists', () => {
    // What the command line reads, and names of compose file and repository.
    const others = ['POSTGRES_PASSWORD', 'ADDRESS', 'KEY', 'REPOSITORY']
    const ofCommands = ['instance', 'seeds', 'report-collect', 'send'].flatMap((name) =>
      readFileSync(new URL(`../../cli/${name}.ts`, import.meta.url), 'utf8').match(/POSTPROOF_[A-Z_]+/g),
    )
    const ofPipelines = readFileSync(join(root, 'deploy/ci/gitlab.yml'), 'utf8').match(/POSTPROOF_[A-Z_]+/g)
    const known = new Set([...Object.keys(settings), ...others, ...ofCommands, ...(ofPipelines ?? [])])
    const wrong = files.flatMap(({ path, text }) =>
      path.startsWith('decisions/')
        ? []
        : [...text.matchAll(/`([A-Z][A-Z_]*_[A-Z_]+)\b/g)]
            .map(([, name]) => name!)
            .filter((name) => !known.has(name)),
    )
    expect(wrong).toEqual([])
  })
})

describe('the guides of checks', () => {
  const ids = docs.checks('en').flatMap(({ checks }) => checks.map(({ id }) => id))

  test('every check that has words has a guide', () => {
    expect(ids.toSorted()).toEqual(Object.keys(textsIn('en')).toSorted())
  })

  const each = languages.flatMap((language) => ids.map((id) => ({ language, id })))
  test.each(each)('$id says in $language what it may find, in whole sentences', ({ id, language }) => {
    const guide = docs.check(id, language)!
    const said = [
      ...guide.outcomes.flatMap(({ says, steps }) => [says, ...steps]),
      ...guide.services.known.flatMap(({ steps }) => steps),
      ...guide.services.others.steps,
    ]
    expect(guide.what && guide.why).toBeTruthy()
    for (const sentence of said) expect(sentence).not.toMatch(/undefined|NaN|\[object/)
  })

  test('nearly all of them can say something without knowing a mail', () => {
    // What only counts, such as the size of a mail, says nothing in general.
    for (const language of languages)
      expect(ids.filter((id) => docs.check(id, language)!.outcomes.length === 0).length).toBeLessThanOrEqual(
        2,
      )
  })

  test('what a service wants stands under its name, and what all others want once', () => {
    const { known, others } = docs.check('dkim', 'en')!.services
    const mailchimp = known.find(({ name }) => name === 'Mailchimp')!
    expect(mailchimp.steps[0]).toContain('In Mailchimp')
    expect(known.map(({ name }) => name)).not.toContain('Substack')
    expect(others.names).toContain('Substack')
    expect(others.steps.join(' ')).toContain('the service')
  })
})

describe('search', () => {
  test.each([
    ['app password gmail', 'operate/seed-mailboxes'],
    ['pg_dump', 'operate/backup'],
    ['selector', 'guide/dkim'],
    ['hidden text', 'checks/hidden_text'],
    ['retry-after', 'develop/errors-and-limits'],
  ])('%s is found on %s', (query, path) => {
    expect(docs.search(query, 'en').map((hit) => hit.path)).toContain(path)
  })

  test('nothing, everything and signs break nothing', () => {
    expect(docs.search('', 'en')).toEqual([])
    expect(docs.search('  (.*)+$ ', 'en')).toEqual([])
    expect(docs.search('x'.repeat(100_000), 'en')).toEqual([])
    expect(docs.search('a '.repeat(1000), 'en').length).toBeLessThanOrEqual(20)
  })
})

test('titles and first sentences are there for the index', () => {
  for (const { pages } of languages.flatMap(docs.sections))
    for (const { path, title, lead } of pages) {
      expect(title).not.toBe('')
      expect(lead).toMatch(path.startsWith('decisions/') ? /./ : /[^\s][.?]$/)
    }
  expect(plain([{ kind: 'code', text: 'a' }])).toBe('a')
})
