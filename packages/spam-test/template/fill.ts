import { scanMarkup } from './markup.ts'
import { Derivation, type Derived } from './places.ts'
import { type Tag, type TagContext, type TagFinder, tagFinder } from './tags.ts'
import { Tokens } from './tokens.ts'
import { lookUp, type Variables } from './variables.ts'

/** A template's source with something neutral in place of each merge tag, so that it can be judged as a mail. */

export type Filled = Derived & {
  /** Puts the tags back into what is quoted from the text. */
  restore(text: string): string
  /** A tag prints an unknown text, so how much text there is cannot be told. */
  hasUnknownText: boolean
}

/**
 * The HTML to judge. A variable that `variables` names has its value. Of the others, one that prints a text has a word in its place,
 * an address that a tag decides is one of unknown target, and a style or another attribute that a tag decides is left out. Conditions
 * and loops print nothing, so all their branches are judged.
 */
export function fillHtml(source: string, variables: Variables): Filled {
  const filler = new Filler(source, variables)
  scanMarkup(source, filler.finder, filler)
  return filler.done()
}

/** The HTML as a reader would see it: with the values that are known, and the other tags as they are written. */
export function shownHtml(source: string, variables: Variables): string {
  const { text, restore } = fillHtml(source, variables)
  return restore(text)
}

/** The same for a text without markup, such as a subject or a text part. */
export function fillText(source: string, variables: Variables): Filled {
  const filler = new Filler(source, variables)
  filler.text(0, source.length, false)
  return filler.done()
}

const addresses = new Set(['href', 'src', 'background', 'action', 'poster', 'srcset', 'formaction', 'cite'])
const names = new Set(['class', 'id', 'name', 'for', 'usemap', 'headers', 'type', 'rel', 'media', 'role'])
const texts = new Set(['alt', 'title', 'content', 'value', 'placeholder', 'summary', 'label', 'aria-label'])
/** A value that no check objects to. */
const neutral: Record<string, string> = {
  dir: 'auto',
  lang: 'und',
  'xml:lang': 'und',
  width: '100',
  height: '100',
}

/** What is known before the first tag already says where the address leads, or that it leads nowhere. */
const knownTarget = /^(?:(?:https?:)?\/\/[^/?#]+[/?#]|mailto:[^?]+\?|tel:[^?]+\?|[^:#/][^:]*$|\/(?!\/))/i

/** Makes the pieces; `scanMarkup` says what is where. */
export class Filler {
  readonly out: Derivation
  readonly finder: TagFinder
  readonly tokens = new Tokens()
  hasUnknownText = false
  readonly #source: string
  readonly #variables: Variables

  constructor(source: string, variables: Variables) {
    this.#source = source
    this.#variables = variables
    this.out = new Derivation(source)
    this.finder = tagFinder(source)
  }

  done(): Filled {
    const { tokens, hasUnknownText } = this
    return { ...this.out.done(), hasUnknownText, restore: (text) => tokens.restore(text) }
  }

  copy(from: number, to: number): void {
    this.out.copy(from, to)
  }

  /** A tag between attributes. */
  gap(tag: Tag): void {
    this.#put(tag, ' ')
  }

  /** Text with tags in it. `escaped`: the text is HTML. */
  text(from: number, to: number, escaped = true): void {
    this.#each(from, to, 'markup', (tag) => this.#print(tag, escaped))
  }

  /** A tag in the text of an element. */
  tag(tag: Tag): void {
    if (tag.kind === 'value' && this.#known(tag, true) === null) this.hasUnknownText = true
    this.#print(tag, true)
  }

  #print(tag: Tag, escaped: boolean): void {
    const { kind, from, to } = tag
    const printed = () => this.#known(tag, escaped) ?? this.tokens.word(this.#written(from, to))
    this.#put(tag, kind === 'value' ? printed() : '')
  }

  /** Keeps the line feeds of the tag, so that what follows stays on its line. */
  #put({ from, to }: Tag, text: string): void {
    this.out.replace(from, text + '\n'.repeat(this.#written(from, to).split('\n').length - 1))
  }

  /** An attribute whose value, without its quotes, is at `from` to `to` and holds at least one tag. `start`: where its name begins. */
  attribute(name: string, start: number, from: number, to: number, end: number): void {
    if (name === 'style') {
      this.out.copy(start, from)
      this.css(from, to)
      this.out.copy(to, end)
    } else if (addresses.has(name) || name.endsWith(':href')) {
      this.out.copy(start, from)
      this.#address(name, from, to)
      this.out.copy(to, end)
    } else if (texts.has(name) || names.has(name) || name.startsWith('aria-') || name.startsWith('data-')) {
      this.out.copy(start, from)
      this.text(from, to)
      this.out.copy(to, end)
    } else this.#other(name, start, from, to, end)
  }

  #other(name: string, start: number, from: number, to: number, end: number): void {
    const isKnown = this.#tags(from, to, 'markup').every(
      (tag) => tag.kind === 'value' && this.#known(tag, true),
    )
    if (isKnown) {
      this.out.copy(start, from)
      this.text(from, to)
      this.out.copy(to, end)
    } else if (Object.hasOwn(neutral, name)) {
      this.out.copy(start, from)
      this.out.replace(from, neutral[name]!)
      this.out.copy(to, end)
    }
  }

  #address(name: string, from: number, to: number): void {
    const tags = this.#tags(from, to, 'url')
    const isKnown = tags.every((tag) => tag.kind === 'value' && this.#known(tag, true) !== null)
    const before = this.#written(from, tags[0]?.from ?? to)
    const isDecided = tags.every(({ kind }) => kind === 'value') && knownTarget.test(before)
    if (isKnown || isDecided) this.#each(from, to, 'url', (tag) => this.#print(tag, true))
    else {
      const written = this.#written(from, to)
      this.out.replace(from, name === 'href' ? this.tokens.link(written) : this.tokens.file(written))
    }
  }

  /** CSS of a sheet or an attribute: a declaration that a tag decides is left out. */
  css(from: number, to: number): void {
    let at = from
    let begin = from
    const signs = /\/\*|[;{}%<*[$#@]/g
    const next = (offset: number) => {
      signs.lastIndex = offset
      const match = signs.exec(this.#source)
      return match && match.index < to ? match.index : -1
    }
    for (let index = next(from); index >= 0; index = next(index)) {
      const tag = this.finder.at(index, 'css')
      if (tag && tag.to <= to) {
        const known = tag.kind === 'value' ? this.#known(tag, false) : null
        const isAlone = this.#isAlone(tag, begin, to)
        if (known !== null || isAlone) {
          this.out.copy(at, tag.from)
          this.out.replace(tag.from, known ?? '')
          index = tag.to
          at = index
          if (isAlone) begin = index
          continue
        }
        const end = this.#endOfPiece(tag.to, to)
        if (this.#source[end] === '{') {
          this.out.copy(at, tag.from)
          this.out.replace(tag.from, this.tokens.word(this.#written(tag.from, tag.to)))
          index = tag.to
        } else {
          this.out.copy(at, Math.max(at, begin))
          index = this.#source[end] === ';' && end < to ? end + 1 : end
          begin = index
        }
        at = index
        continue
      }
      if (this.#source.startsWith('/*', index)) {
        const end = this.#source.indexOf('*/', index + 2)
        index = end < 0 || end > to ? to : end + 2
        continue
      }
      const sign = this.#source[index]
      index += 1
      if (sign === ';' || sign === '{' || sign === '}') begin = index
    }
    this.out.copy(at, to)
  }

  /** A tag that is no part of a declaration or selector, such as one that prints rules. */
  #isAlone(tag: Tag, begin: number, to: number): boolean {
    if (this.#written(begin, tag.from).trim() !== '') return false
    if (tag.kind !== 'value') return true
    return tag.to >= to || /[\s}<{]/.test(this.#source[tag.to]!) || this.#source[tag.to] === ';'
  }

  /** Where a declaration or selector ends that goes on at `from`. */
  #endOfPiece(from: number, to: number): number {
    for (let at = from; at < to; at += 1) {
      const tag = this.finder.at(at, 'css')
      if (tag && tag.to <= to) at = tag.to - 1
      else if (/[;{}]/.test(this.#source[at]!)) return at
    }
    return to
  }

  #each(from: number, to: number, context: TagContext, print: (tag: Tag) => void): void {
    let at = from
    for (const tag of this.#tags(from, to, context)) {
      this.out.copy(at, tag.from)
      print(tag)
      at = tag.to
    }
    this.out.copy(at, to)
  }

  #tags(from: number, to: number, context: TagContext): Tag[] {
    const tags: Tag[] = []
    for (let tag = this.finder.within(from, to, context); tag; tag = this.finder.within(tag.to, to, context))
      tags.push(tag)
    return tags
  }

  #known(tag: Tag, escaped: boolean): string | null {
    const value = lookUp(this.#variables, tag.inner)
    if (value === null) return null
    const isRaw = /^(?:\{\{\{|\{!!|<%-)/.test(this.#written(tag.from, tag.from + 3))
    return escaped && !isRaw ? escapeHtml(value) : value
  }

  #written(from: number, to: number): string {
    return this.#source.slice(from, to)
  }
}

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
