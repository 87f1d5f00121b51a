import type { Place } from '@postproof/engine/finding'
import { printColor } from './color.ts'
import { uncut } from './filler.ts'
import type { TextRun } from './types.ts'
import { type Look, whyHidden } from './visible.ts'
import type { TextNode, Visitor } from './walk.ts'

export type Texts = { runs: TextRun[]; visibleText: string; hiddenText: string }

/** Elements that start a line of their own in a mail client. */
const BLOCKS = new Set(
  `address article aside blockquote body br caption center dd details dialog dir div dl dt fieldset figcaption figure
  footer form h1 h2 h3 h4 h5 h6 header hr html legend li main menu nav ol option p pre section select summary table
  tbody td tfoot th thead tr ul`.split(/\s+/),
)

/** HTML's white space; a no-break space is text. */
const BLANKS = /[ \t\n\r\f]+/g

/** White space as a browser shows it: each run of blanks is one space (CSS Text 3, 4.1.1). */
export const fold = (text: string): string => text.replace(BLANKS, ' ')

const isBlank = (char: string | undefined): boolean =>
  char === ' ' || char === '\n' || char === '\t' || char === '\r' || char === '\f'

/** The place of a text's first character that is not white space. */
export function textPlace(node: TextNode, place: Place): Place {
  const { value } = node
  const lastLine = node.sourceCodeLocation?.endLine ?? place.line
  let line = place.line
  let column = place.column ?? 1
  for (let i = 0; i < value.length && isBlank(value[i]); i++) {
    if (value[i] === '\n') {
      line++
      column = 1
    } else column++
  }
  // Text that the parser moved or wrote as references does not count like its source.
  return line <= lastLine ? { in: 'html', line, column } : place
}

/** Joins pieces of text as a browser would: a line feed between blocks, a blank where the source has one. */
class Joined {
  private readonly pieces: string[] = []
  private block = -1

  add(text: string, block: number, blankBefore: boolean): void {
    if (this.pieces.length > 0) {
      if (block !== this.block) this.pieces.push('\n')
      else if (blankBefore) this.pieces.push(' ')
    }
    this.pieces.push(text)
    this.block = block
  }

  get text(): string {
    return this.pieces.join('')
  }
}

/** Collects the runs of text of a document; `result` when the walk is over. */
export class TextCollector implements Visitor {
  private readonly runs: TextRun[] = []
  private readonly visible = new Joined()
  private readonly hidden = new Joined()
  private readonly names: string[] = []
  private block = 0
  private blank = false

  enter(element: { tagName: string }): void {
    const isBlock = BLOCKS.has(element.tagName)
    if (isBlock) this.block++
    if (isBlock || element.tagName === 'a') this.names.push(element.tagName)
  }

  leave(element: { tagName: string }): void {
    const isBlock = BLOCKS.has(element.tagName)
    if (isBlock) this.block++
    if (isBlock || element.tagName === 'a') this.names.pop()
  }

  text(node: TextNode, look: Look, place: Place): void {
    const folded = fold(node.value)
    const text = folded.trim() === '' && !/[^ ]/.test(folded) ? '' : trimBlanks(folded)
    if (text === '') {
      this.blank ||= folded !== ''
      return
    }
    const blankBefore = this.blank || folded.startsWith(' ')
    this.blank = folded.endsWith(' ')
    const why = whyHidden(look)
    const run: TextRun = {
      text,
      hidden: why !== null,
      fontSize: look.fontSize,
      color: look.color && printColor(look.color),
      background:
        look.background === null || look.background === 'unknown' ? null : printColor(look.background),
      element: this.names.at(-1) ?? 'body',
      block: this.block,
      place: textPlace(node, place),
    }
    if (why !== null) run.why = why
    if (!blankBefore && this.runs.at(-1)?.block === this.block) run.glued = true
    this.runs.push(run)
    ;(why === null ? this.visible : this.hidden).add(text, this.block, blankBefore)
  }

  result(): Texts {
    return { runs: this.runs, visibleText: uncut(this.visible.text), hiddenText: this.hidden.text }
  }
}

/** Takes the blank off both ends, but not no-break spaces, which count as filler. */
function trimBlanks(folded: string): string {
  const start = folded.startsWith(' ') ? 1 : 0
  return folded.slice(start, folded.endsWith(' ') && folded.length > start ? -1 : undefined)
}
