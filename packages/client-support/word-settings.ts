import type { Html, HtmlElement } from '@postproof/message/types'
import { attribute, type CommentNode, walk } from '@postproof/message/walk'
import { readConditional, wordMeets } from './conditional.ts'
import { inlineStyle } from './inline-style.ts'
import { linesBefore } from './lines.ts'

/**
 * The settings block for Outlook, `<xml>` in a conditional comment: whether it is well-formed, and whether it asks for 96
 * pixels per inch. Broken XML was once reported to leave the whole mail blank (voidlabs/mosaico#170).
 */

export type WordComment = { node: CommentNode; content: string; line: number }

/** Markup in comments that Word reads, in the order of the source; the line is the content's first. */
export function wordComments(document: Html['document']): WordComment[] {
  const found: WordComment[] = []
  walk(document, null, [
    {
      comment(node, place) {
        const conditional = readConditional(node.data)
        if (conditional?.kind !== 'hidden' || !wordMeets(conditional.condition)) return
        const { content, offset } = conditional
        const line = place.line + linesBefore(node.data, offset)
        found.push({ node, content, line })
      },
    },
  ])
  return found
}

/** `<xml>` blocks that are not well-formed; lines from 1. */
export function brokenSettings(document: Html['document']): WordComment[] {
  return wordComments(document).filter(({ content }) => /<xml\b/i.test(content) && isBroken(content))
}

const tag = /<(\/?)([a-z][\w:.-]*)((?:[^<>"']|"[^"]*"|'[^']*')*?)(\/?)>/gi
/**
 * Settings that Office writes with capitals, and XML tells the two apart. Word itself writes others, such as
 * `o:shapedefaults` and `o:idmap`, in lower case.
 */
const lowered =
  /^(?:o:(?:officedocumentsettings|allowpng|pixelsperinch|targetscreensize)|w:(?:worddocument|donotoptimizeforbrowser|validateagainstschemas|compatibility))$/

function isBroken(content: string): boolean {
  const lower = content.toLowerCase()
  const from = lower.indexOf('<xml')
  const end = lower.lastIndexOf('</xml>')
  if (end < from) return true
  const xml = content.slice(from, end + 6).slice(0, 100_000)
  if (xml.length > 5_000) return false
  const open: string[] = []
  let holds = false
  tag.lastIndex = 0
  for (let match = tag.exec(xml); match; match = tag.exec(xml)) {
    const [, slash, name, , closed] = match
    if (lowered.test(name!)) return true
    holds ||= name!.includes(':')
    if (slash === '/') {
      if (open.pop() !== name) return true
    } else if (closed !== '/') open.push(name!)
  }
  const words = xml.replace(/<[^>]*>/g, ' ').trim()
  // Tags taken out by a service leave the values alone, which are then shown.
  return open.length > 0 || (!holds && words !== '')
}

/** Whether Outlook is asked to draw at 96 pixels per inch, with the namespace that the request needs. */
export function asksForPixels({ document, source }: Pick<Html, 'document' | 'source'>): boolean {
  const asks = wordComments(document).some(({ content }) =>
    /<o:PixelsPerInch>\s*96\s*<\/o:PixelsPerInch>/.test(content.slice(0, 100_000)),
  )
  return asks && /<html\b[^>]{0,2000}\bxmlns:o\s*=/i.test(source.slice(0, 200_000))
}

/** Tables, cells and pictures whose size in px is only an attribute: they do not grow with text at 120 dpi. */
export function fixedByAttribute(document: Html['document']): HtmlElement[] {
  const found: HtmlElement[] = []
  walk(document, null, [
    {
      enter(element) {
        if (found.length < 200 && sizesLacking(element).length > 0) found.push(element)
      },
    },
  ])
  return found
}

/** The attributes of an element in px that its style does not repeat; none for a picture with a fluid width. */
export function sizesLacking(element: HtmlElement): { name: 'width' | 'height'; px: number }[] {
  if (!/^(?:table|t[dh]|img)$/.test(element.tagName)) return []
  const own = inlineStyle(element)
  if (element.tagName === 'img' && /%|auto/.test(own.get('width') ?? '')) return []
  return (['width', 'height'] as const).flatMap((name) => {
    const px = /^\s*(\d{1,5})(?:px)?\s*$/i.exec(attribute(element, name) ?? '')?.[1]
    return px !== undefined && Number(px) > 3 && !own.has(name) ? [{ name, px: Number(px) }] : []
  })
}

/**
 * HTML comments of a style sheet that end without a space before their mark, which was reported once to empty the mail
 * (mjml#2471). `end`: the offset of the mark.
 */
export function closeComments(css: string): { start: number; end: number; text: string }[] {
  const found: { start: number; end: number; text: string }[] = []
  for (
    let start = css.indexOf('<!--');
    start >= 0 && found.length < 100;
    start = css.indexOf('<!--', start + 4)
  ) {
    const end = css.indexOf('-->', start + 4)
    if (end < 0) break
    if (end > start + 4 && !/\s/.test(css[end - 1]!))
      found.push({ start, end, text: css.slice(start, end + 3).slice(0, 200) })
    start = end
  }
  return found
}
