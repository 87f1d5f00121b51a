import { posix } from 'node:path'
import { Marked, type Token, type Tokens } from 'marked'
import { contents } from './contents.ts'
import type { Block, Inline } from './types.ts'

/** Markdown -> blocks. Raw HTML is dropped, except for comments that ask for a part made of the engines' words. */

export type Parsed = { title: string; lead: string; blocks: Block[] }

/** Makes the block that a comment `<!-- name: argument -->` asks for. Throws for one that is not known. */
export type Directives = (name: string, argument: string) => Block

const marked = new Marked({ gfm: true })

/** `place`: of the file below docs/, without `.md`, such as `en/guide/spf`; its relative links lead from there. */
export function parseMarkdown(text: string, place: string, directives: Directives): Parsed {
  const ids = new Map<string, number>()
  const context: Context = { place, ids, directives }
  const tokens = marked.lexer(text)
  const first = tokens.findIndex(({ type }) => type !== 'space')
  const head = tokens[first] as Tokens.Heading | undefined
  if (head?.type !== 'heading' || head.depth !== 1)
    throw new Error(`docs/${place}.md has no title in its first line`)
  const blocks = tokens.slice(first + 1).flatMap((token) => blockOf(token, context))
  const lead = blocks.find(({ kind }) => kind === 'paragraph')
  return {
    title: plain(inlinesOf(head.tokens, context)),
    lead: lead ? firstSentence(textOf([lead])) : '',
    blocks,
  }
}

type Context = { place: string; ids: Map<string, number>; directives: Directives }

function blockOf(token: Token, context: Context): Block[] {
  switch (token.type) {
    case 'heading': {
      const { depth, tokens } = token as Tokens.Heading
      const inlines = inlinesOf(tokens, context)
      const level = Math.min(4, Math.max(2, depth)) as 2 | 3 | 4
      return [{ kind: 'heading', level, id: anchor(plain(inlines), context.ids), inlines }]
    }
    case 'paragraph':
    case 'text':
      return [
        { kind: 'paragraph', inlines: inlinesOf((token as Tokens.Paragraph).tokens ?? [token], context) },
      ]
    case 'list': {
      const { ordered, items } = token as Tokens.List
      return [
        {
          kind: 'list',
          ordered,
          items: items.map((item) => item.tokens.flatMap((one) => blockOf(one, context))),
        },
      ]
    }
    case 'code': {
      const { text, lang } = token as Tokens.Code
      return [{ kind: 'code', text, language: lang ?? '' }]
    }
    case 'table': {
      const { header, rows } = token as Tokens.Table
      const cells = (row: Tokens.TableCell[]) => row.map((cell) => inlinesOf(cell.tokens, context))
      return [{ kind: 'table', head: cells(header), rows: rows.map(cells) }]
    }
    case 'blockquote':
      return [
        {
          kind: 'quote',
          blocks: (token as Tokens.Blockquote).tokens.flatMap((one) => blockOf(one, context)),
        },
      ]
    case 'hr':
      return [{ kind: 'rule' }]
    case 'html': {
      const asked = /^<!--\s*([a-z]+):\s*([a-z0-9_,-]+)\s*-->\s*$/.exec(token.raw)
      return asked ? [context.directives(asked[1]!, asked[2]!)] : []
    }
    default:
      return []
  }
}

function inlinesOf(tokens: Token[], context: Context): Inline[] {
  return tokens.flatMap((token): Inline[] => {
    switch (token.type) {
      case 'text':
        return 'tokens' in token && token.tokens ? inlinesOf(token.tokens, context) : [textInline(token.text)]
      case 'escape':
        return [{ kind: 'text', text: token.text }]
      case 'codespan':
        return [{ kind: 'code', text: token.text }]
      case 'strong':
      case 'em':
        return [{ kind: token.type, inlines: inlinesOf(token.tokens ?? [], context) }]
      case 'link': {
        const inlines = inlinesOf(token.tokens ?? [], context)
        const href = hrefOf(token.href, context.place)
        return href ? [{ kind: 'link', href, inlines }] : inlines
      }
      case 'image':
        return [{ kind: 'text', text: token.text }]
      case 'br':
        return [{ kind: 'text', text: ' ' }]
      default:
        return []
    }
  })
}

/** Lines are broken for the file, not for the page. */
const textInline = (text: string): Inline => ({ kind: 'text', text: text.replace(/\s*\n\s*/g, ' ') })

/** Where a link leads on the site; null for what the site does not serve, such as the source. */
function hrefOf(href: string, place: string): string | null {
  if (/^https?:\/\//.test(href) || href.startsWith('#') || /^\/(?!\/)/.test(href)) return href
  if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(href)) return null
  const [file = '', fragment] = href.split('#')
  const target = posix.normalize(posix.join(posix.dirname(place), file))
  const [, path] = served.exec(target) ?? []
  return path ? `/docs/${path}${fragment ? `#${fragment}` : ''}` : null
}

/** A file below docs/ that is a page; its address names no language. */
const served = new RegExp(`^(?:[a-z]{2,3}/)?((?:${Object.keys(contents).join('|')})/[a-z0-9-]+)\\.md$`)

/** The name of a heading in its address: unique in its page. */
function anchor(text: string, seen: Map<string, number>): string {
  const slug = slugOf(text)
  const count = (seen.get(slug) ?? 0) + 1
  seen.set(slug, count)
  return count === 1 ? slug : `${slug}-${count}`
}

const slugOf = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '') || 'section'

export const plain = (inlines: Inline[]): string =>
  inlines.map((inline) => ('text' in inline ? inline.text : plain(inline.inlines))).join('')

/** All that can be read in blocks, as one text. */
export function textOf(blocks: Block[]): string {
  return blocks
    .map((block) => {
      if (block.kind === 'list') return block.items.map(textOf).join(' ')
      if (block.kind === 'quote') return textOf(block.blocks)
      if (block.kind === 'code') return block.text
      if (block.kind === 'table') return [block.head, ...block.rows].flat().map(plain).join(' ')
      return 'inlines' in block ? plain(block.inlines) : ''
    })
    .join(' ')
}

const firstSentence = (text: string) => /^.*?[.:](?=\s|$)/.exec(text)?.[0].replace(/\s*:$/, '.') ?? text
