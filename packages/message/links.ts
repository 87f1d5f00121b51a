import type { Place } from '@postproof/engine/finding'
import { MAX_HREF, MAX_LINKS, MAX_TEXT } from './bounds.ts'
import { isFiller } from './filler.ts'
import { fold } from './text-runs.ts'
import type { HtmlElement, Link } from './types.ts'
import { isOutOfSight, type Look, whyHidden } from './visible.ts'
import { attribute, type TextNode, type Visitor } from './walk.ts'

type OpenLink = {
  link: Link
  visible: string[]
  hidden: string[]
  alts: string[]
  images: number
  gone: boolean
}

const target = (value: string): string => value.trim().slice(0, MAX_HREF)

function webBase(element: HtmlElement): string | null {
  const href = attribute(element, 'href')
  return href !== null && /^\s*https?:/i.test(href) && URL.parse(href) ? href.slice(0, 2_000) : null
}

/** A relative target made absolute where the document says how; a place within the mail stays one. */
function resolve(href: string, base: string | null): string {
  if (base === null || href === '' || href.startsWith('#') || /^[a-z][a-z0-9+.-]*:/i.test(href)) return href
  return URL.parse(href, base)?.href.slice(0, MAX_HREF) ?? href
}

/** Collects the links of an HTML document: `a[href]`, `area[href]` and `form[action]`. */
export class LinkCollector implements Visitor {
  readonly links: Link[] = []
  /** Links whose content is being read, innermost last; the parser keeps `a` from nesting but for odd cases. */
  private readonly open: (OpenLink | null)[] = []
  /** The address of the first `<base>` (HTML section 4.2.3); null when there is none on the web. */
  private base: string | null = null

  enter(element: HtmlElement, look: Look, place: Place): void {
    const { tagName } = element
    if (tagName === 'base') this.base ??= webBase(element)
    else if (tagName === 'a') this.enterAnchor(element, look, place)
    else if (tagName === 'img') this.addImage(element, look)
    else if (tagName === 'area') this.add(element, 'area', 'href', look, place)
    else if (tagName === 'form') this.add(element, 'form', 'action', look, place)
  }

  leave(element: HtmlElement): void {
    if (element.tagName !== 'a') return
    const open = this.open.pop()
    if (open) close(open)
  }

  text(node: TextNode, look: Look): void {
    const open = this.open.at(-1)
    if (!open) return
    ;(whyHidden(look) === null ? open.visible : open.hidden).push(node.value)
  }

  private add(
    element: HtmlElement,
    source: Link['source'],
    name: string,
    look: Look,
    place: Place,
  ): Link | null {
    const value = attribute(element, name)
    if (value === null || this.links.length >= MAX_LINKS) return null
    const text = source === 'area' ? fold(attribute(element, 'alt') ?? '').trim() : ''
    const hidden = isOutOfSight(look)
    const href = resolve(target(value), this.base)
    const link: Link = { href, text, source, imageOnly: false, hidden, place, element }
    this.links.push(link)
    return link
  }

  private enterAnchor(element: HtmlElement, look: Look, place: Place): void {
    const link = this.add(element, 'a', 'href', look, place)
    this.open.push(link && { link, visible: [], hidden: [], alts: [], images: 0, gone: isOutOfSight(look) })
  }

  private addImage(element: HtmlElement, look: Look): void {
    const open = this.open.at(-1)
    if (!open || isOutOfSight(look)) return
    open.images++
    open.alts.push(attribute(element, 'alt') ?? '')
  }
}

function close(open: OpenLink): void {
  const { link } = open
  const visible = fold(open.visible.join('')).trim()
  const hasText = !isFiller(visible)
  link.imageOnly = !hasText && open.images > 0
  link.hidden = open.gone || (!hasText && open.images === 0)
  if (hasText) link.text = visible
  else if (open.images > 0) link.text = fold(open.alts.join(' ')).trim()
  else link.text = fold(open.hidden.join('')).trim()
}

const URL_IN_TEXT = /\b(?:https?:\/\/|www\.|mailto:)[^\s<>"'`\x00-\x1f]+/gi

/** Sentences end in these, URLs seldom do; a closing bracket goes unless the URL opens it. */
function trimEnd(url: string): string {
  let end = url.length
  let opened = 0
  for (const char of url) opened += char === '(' ? 1 : char === ')' ? -1 : 0
  while (end > 0) {
    const char = url[end - 1]!
    if (char === ')' && opened < 0) opened++
    else if (!'.,;:!?]}*_|\\'.includes(char)) break
    end--
  }
  return url.slice(0, end)
}

/** The URLs in a text/plain body; places count its lines. */
export function textLinks(source: string): Link[] {
  const links: Link[] = []
  const text = source.slice(0, MAX_TEXT)
  let line = 1
  let lineStart = 0
  for (const match of text.matchAll(URL_IN_TEXT)) {
    for (
      let at = text.indexOf('\n', lineStart);
      at >= 0 && at < match.index;
      at = text.indexOf('\n', lineStart)
    ) {
      line++
      lineStart = at + 1
    }
    const found = trimEnd(match[0].slice(0, MAX_HREF))
    if (/^(?:https?:\/\/|www\.|mailto:)$/i.test(found) || found === '') continue
    if (links.length >= MAX_LINKS) break
    links.push({
      href: found,
      text: found,
      source: 'text',
      imageOnly: false,
      hidden: false,
      place: { in: 'text', line, column: match.index - lineStart + 1 },
    })
  }
  return links
}
