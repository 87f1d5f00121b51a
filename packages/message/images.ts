import type { Place } from '@postproof/engine/finding'
import { MAX_IMAGES, MAX_SRC } from './bounds.ts'
import type { Declarations } from './cascade.ts'
import type { StyleBlock } from './style.ts'
import type { HtmlElement, Image } from './types.ts'
import { isOutOfSight, type Look, parseLength } from './visible.ts'
import { attribute, type CommentNode, type Visitor } from './walk.ts'

const MAX_VML_TAG = 4_000
const MAX_CANDIDATES = 50
/** Properties whose url() is a picture. */
const PICTURES = [
  'background',
  'background-image',
  'list-style',
  'list-style-image',
  'content',
  'border-image',
]

/** The url() targets of a CSS value. */
export function cssUrls(value: string): string[] {
  if (!/url\(/i.test(value)) return []
  const found = value.matchAll(/url\(\s*(?:"([^"]*)"|'([^']*)'|([^)'"\s]*))/gi)
  return [...found]
    .map((match) => (match[1] ?? match[2] ?? match[3] ?? '').trim())
    .filter((url) => url !== '')
}

/** The URLs of a srcset (HTML section "Parse a srcset attribute"): a comma ends a URL only as its last character. */
export function srcsetUrls(value: string): string[] {
  const source = value.slice(0, MAX_SRC)
  const urls: string[] = []
  const next = /[^\s,]\S*/g
  for (let match = next.exec(source); match && urls.length < MAX_CANDIDATES; match = next.exec(source)) {
    const url = match[0]
    urls.push(trimCommas(url))
    if (url.endsWith(',')) continue
    const comma = source.indexOf(',', next.lastIndex)
    if (comma < 0) break
    next.lastIndex = comma + 1
  }
  return urls
}

function trimCommas(url: string): string {
  let end = url.length
  while (url[end - 1] === ',') end--
  return url.slice(0, end)
}

/** Width or height in px: the attribute first, then the style. */
function size(
  element: HtmlElement,
  declarations: Declarations | null,
  name: 'width' | 'height',
): number | null {
  const attributeValue = attribute(element, name)
  const fromAttribute = attributeValue === null ? null : parseLength(attributeValue, null)
  if (fromAttribute !== null && fromAttribute >= 0) return fromAttribute
  const fromStyle = parseLength(declarations?.get(name)?.value ?? '', null)
  return fromStyle !== null && fromStyle >= 0 ? fromStyle : null
}

/** Collects the pictures of an HTML document, those of VML within conditional comments included. */
export class ImageCollector implements Visitor {
  readonly images: Image[] = []

  enter(element: HtmlElement, look: Look, place: Place, declarations: Declarations | null): void {
    const { tagName } = element
    const hidden = isOutOfSight(look)
    const add = (src: string, source: Image['source'], alt: string | null = null): void => {
      const width = size(element, declarations, 'width')
      const height = size(element, declarations, 'height')
      this.add({ src, alt, width, height, source, hidden, place, element })
    }
    const src = attribute(element, 'src')
    if (tagName === 'img') add(src ?? '', 'img', attribute(element, 'alt'))
    else if (tagName === 'input' && attribute(element, 'type')?.trim().toLowerCase() === 'image') {
      add(src ?? '', 'input', attribute(element, 'alt'))
    } else if (isVml(tagName) && src !== null) add(src, 'vml', attribute(element, 'alt'))
    if (tagName === 'img' || tagName === 'source') {
      const srcset = attribute(element, 'srcset')
      for (const url of srcset === null ? [] : srcsetUrls(srcset)) if (url !== src?.trim()) add(url, 'srcset')
    }
    const background = attribute(element, 'background')?.trim()
    if (background) add(background, 'background')
    if (attribute(element, 'style')?.includes('(')) {
      for (const url of declarationUrls([...(declarations?.values() ?? [])])) add(url, 'css')
    }
  }

  comment(node: CommentNode, place: Place): void {
    const { data } = node
    if (!data.trimStart().startsWith('[if') || this.images.length >= MAX_IMAGES) return
    let line = place.line
    let counted = 0
    for (
      let at = data.indexOf('<v:'), tags = 0;
      at >= 0 && tags < MAX_IMAGES;
      at = data.indexOf('<v:', at + 3)
    ) {
      tags++
      const tag = vmlTag(data, at)
      if (!tag) continue
      for (let i = data.indexOf('\n', counted); i >= 0 && i < at; i = data.indexOf('\n', counted)) {
        line++
        counted = i + 1
      }
      this.add({ ...tag, alt: null, source: 'vml', hidden: false, place: { in: 'html', line } })
    }
  }

  /** The pictures of a `<style>` element's rules. */
  sheet(blocks: StyleBlock[], place: Place): void {
    for (const block of blocks) {
      for (const src of declarationUrls(block.declarations)) {
        this.add({ src, alt: null, width: null, height: null, source: 'css', hidden: false, place })
      }
    }
  }

  private add(image: Image): void {
    if (this.images.length < MAX_IMAGES)
      this.images.push({ ...image, src: image.src.trim().slice(0, MAX_SRC) })
  }
}

const isVml = (tagName: string): boolean => /^v:(?:fill|image|imagedata|shape|rect|roundrect)$/.test(tagName)

function declarationUrls(declarations: { property: string; value: string }[]): string[] {
  return declarations.flatMap(({ property, value }) => (PICTURES.includes(property) ? cssUrls(value) : []))
}

const VML_WIDTH = /[;"'\s]width:\s{0,9}([\d.]{1,20}(?:px|pt))/i
const VML_HEIGHT = /[;"'\s]height:\s{0,9}([\d.]{1,20}(?:px|pt))/i

/** The picture of the VML tag that opens at `at`. */
function vmlTag(data: string, at: number): Pick<Image, 'src' | 'width' | 'height'> | null {
  const window = data.slice(at + 1, at + MAX_VML_TAG)
  const end = window.search(/[<>]/)
  const tag = end < 0 ? window : window.slice(0, end)
  if (!/^v:(?:fill|image|imagedata)\b/i.test(tag)) return null
  const src = /\ssrc\s{0,9}=\s{0,9}(?:"([^"]*)"|'([^']*)')/i.exec(tag)
  if (!src) return null
  const dimension = (pattern: RegExp): number | null => {
    const match = pattern.exec(tag)
    return match ? parseLength(match[1]!, null) : null
  }
  const reference = (src[1] ?? src[2] ?? '').replaceAll('&amp;', '&')
  return { src: reference, width: dimension(VML_WIDTH), height: dimension(VML_HEIGHT) }
}
