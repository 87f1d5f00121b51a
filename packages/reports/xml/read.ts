import { SaxesParser } from 'saxes'
import { MAX_XML_FAULTS, XML_SLICE } from '../bounds.ts'

/**
 * XML that may be broken, as a stream of tags and texts. saxes goes on after a fault but forgets every open element at an end tag
 * without a start; so an end tag is handed on by its name, and the reader knows best what it closes.
 */

/** What is wrong, as a reader can use it. */
export type XmlFault = 'tag' | 'end-tag' | 'entity' | 'character' | 'attribute' | 'cut-short' | 'other'

export type XmlHandlers = {
  open(name: string, attributes: Record<string, string>): void
  text(text: string): void
  /** An end tag, or the end of an empty element. It need not match what is open. */
  close(name: string): void
  fault(fault: XmlFault): void
}

export type XmlPosition = { line: number; index: number }

/** `at()`: where the tokenizer is; for use within handlers. */
export class XmlReader {
  private readonly parser = new SaxesParser({ xmlns: false as const, position: true })
  private readonly handlers: XmlHandlers
  private ended: string | null = null
  private faults = 0
  /** What saxes puts in front of the text after an end tag without a start. */
  private echo = ''
  private skippedLines = 0
  private skipped = 0

  constructor(handlers: XmlHandlers) {
    this.handlers = handlers
    const { parser } = this
    parser.on('doctype', () => {
      throw new StopXml('doctype')
    })
    parser.on('error', (error) => this.fail(error.message))
    parser.on('opentag', ({ name, attributes }) => {
      this.settle()
      handlers.open(local(name), attributes)
    })
    parser.on('closetag', ({ name }) => {
      this.settle()
      this.ended = name
    })
    parser.on('text', (text) => this.text(text))
    parser.on('cdata', (text) => this.text(text, true))
    parser.on('comment', () => this.settle())
  }

  at(): XmlPosition {
    return { line: this.parser.line + this.skippedLines, index: this.parser.position + this.skipped }
  }

  /** Reads the document from `start` to its end. Why it stopped early; null if it did not. Never throws. */
  read(text: string, start: number): StopXml['why'] | null {
    this.skipped = start
    for (let at = text.indexOf('\n'); at >= 0 && at < start; at = text.indexOf('\n', at + 1))
      this.skippedLines++
    const safe = text.replace(bareAmpersands, BARE_AMPERSAND)
    try {
      for (let from = start; from < safe.length; from += XML_SLICE)
        this.parser.write(safe.slice(from, from + XML_SLICE))
      this.parser.close()
      this.settle()
      return null
    } catch (error) {
      if (error instanceof StopXml) return error.why
      throw error
    }
  }

  private text(text: string, isRaw = false): void {
    this.settle()
    const own = this.echo !== '' && text.startsWith(this.echo) ? text.slice(this.echo.length) : text
    this.echo = ''
    const isBare = own.includes(BARE_AMPERSAND)
    if (isBare && !isRaw) this.fail('bare ampersand')
    if (own !== '') this.handlers.text(isBare ? own.replaceAll(BARE_AMPERSAND, '&') : own)
  }

  /** Hands on the end tag that the tokenizer has worked out. */
  private settle(): void {
    const { ended } = this
    this.ended = null
    if (ended !== null) this.handlers.close(local(ended))
  }

  private fail(message: string): void {
    if (++this.faults > MAX_XML_FAULTS) throw new StopXml('faults')
    const said = message.replace(/^\d+:\d+: /, '')
    const unmatched = /^unmatched closing tag: (.*)\.$/s.exec(said)?.[1]
    if (said === 'unexpected close tag.') {
      // The element on top was not closed: the end tag is that of one below.
      this.ended = null
      return
    }
    this.settle()
    if (unmatched !== undefined) {
      this.echo += `</${unmatched}>`
      this.handlers.close(local(unmatched))
      return
    }
    const fault = faultOf(said)
    if (fault !== null) this.handlers.fault(fault)
  }
}

/** saxes would take all up to the next semicolon for the name of an entity. Of one unit, so that places stay where they are. */
const BARE_AMPERSAND = '\ue000'
const bareAmpersands = /&(?!(?:lt|gt|amp|apos|quot|#\d{1,7}|#x[\da-f]{1,6});)/gi

/** Thrown by handlers to stop reading. */
export class StopXml extends Error {
  readonly why: 'doctype' | 'depth' | 'rows' | 'faults'
  constructor(why: StopXml['why']) {
    super(why)
    this.why = why
  }
}

/** Without its prefix: reports are read by element name, whatever namespace they declare. */
const local = (name: string): string => name.slice(name.lastIndexOf(':') + 1)

/** Null: not worth a word, because it changes nothing. */
function faultOf(said: string): XmlFault | null {
  if (/^(?:unclosed tag|unexpected end)/.test(said)) return 'cut-short'
  if (/root|XML declaration|processing instruction|version|expected/.test(said)) return null
  if (/entity|ampersand/.test(said)) return 'entity'
  if (/attribute/.test(said)) return 'attribute'
  if (/closing tag|close tag/.test(said)) return 'end-tag'
  if (/tag/.test(said)) return 'tag'
  if (/character|char /.test(said)) return 'character'
  return 'other'
}
