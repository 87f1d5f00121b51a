import { decoderOf, isKnownCharset, isRegisteredCharset, looksLikeUtf8, octetsToText } from './charset.ts'
import { decoderName } from './charset-names.ts'
import { hasControls, onOneLine } from './control-characters.ts'
import { decodeBase64, decodeQuotedPrintable } from './transfer-encoding.ts'

export type EncodedWord = { charset: string; encoding: 'b' | 'q'; raw: string }

export type DecodedWords = {
  text: string
  /** The encoded words found, in order. */
  words: EncodedWord[]
  /**
   * `broken-encoded-word`, `unknown-charset`, `charset-misspelled`, `charset-decode-error`, `charset-looks-like-utf-8`,
   * `encoded-word-too-long`, `encoded-word-not-separated`, `control-in-encoded-word`.
   */
  problems: { code: string; detail: string }[]
}

/** RFC 2047 section 2. No class reaches past a `?`, so a scan looks at each character a fixed number of times. */
const WORD = /=\?([^?\s]+)\?([bq])\?([^?\s]*)\?=/gi
/** What was meant to be an encoded word. */
const ATTEMPT = /=\?[^?\s]{1,40}\?[bq]\?/i
const MAX_PROBLEMS = 20

/** RFC 2231 section 5 allows `charset*language`. */
const charsetOf = (name: string): string => name.split('*', 1)[0]!.toLowerCase()

/** RFC 2047 section 4: `_` is a space in the Q encoding. */
function octets(encoding: 'b' | 'q', text: string): Uint8Array {
  if (encoding === 'b') return decodeBase64(Buffer.from(text, 'latin1')).bytes
  const spaces = text.replaceAll('_', '=20')
  return decodeQuotedPrintable(Buffer.from(spaces, 'latin1')).bytes
}

/** Puts the pieces together; words of one charset side by side are one run of octets. */
class Pieces {
  readonly result: DecodedWords = { text: '', words: [], problems: [] }
  private charset = ''
  private chunks: Uint8Array[] = []
  private readonly rawCharset: string | null

  constructor(rawCharset: string | null) {
    this.rawCharset = rawCharset
  }

  problem(code: string, detail: string): void {
    const { problems } = this.result
    if (problems.length < MAX_PROBLEMS) problems.push({ code, detail: detail.slice(0, 120) })
  }

  plain(text: string): void {
    this.endRun()
    if (ATTEMPT.test(text)) this.problem('broken-encoded-word', text)
    this.result.text += octetsToText(text, this.rawCharset)
  }

  word(word: EncodedWord, text: string): void {
    this.result.words.push(word)
    // RFC 2047 section 2 allows 75 characters.
    if (word.raw.length > 75) this.problem('encoded-word-too-long', word.raw)
    if (!isKnownCharset(word.charset)) {
      this.problem('unknown-charset', word.charset)
      this.endRun()
      this.result.text += word.raw
      return
    }
    if (!isRegisteredCharset(word.charset)) this.problem('charset-misspelled', word.charset)
    // A word of UTF-7 begins in ASCII, though the one before may have ended in base64 (RFC 2152, rule 2).
    if (word.charset !== this.charset || decoderName(word.charset) === 'utf-7') this.endRun()
    this.charset = word.charset
    this.chunks.push(octets(word.encoding, text))
  }

  endRun(): void {
    if (this.chunks.length === 0) return
    const bytes = Buffer.concat(this.chunks)
    this.chunks = []
    try {
      const decoder = decoderOf(this.charset, true)
      const text = decoder.decode(bytes)
      if (looksLikeUtf8(bytes, decoder.encoding)) this.problem('charset-looks-like-utf-8', text)
      if (hasControls(text)) this.problem('control-in-encoded-word', onOneLine(text))
      this.result.text += text
    } catch {
      this.problem('charset-decode-error', `octets that are not valid ${this.charset}`)
      this.result.text += decoderOf(this.charset, false).decode(bytes)
    }
  }
}

/**
 * Decodes the RFC 2047 encoded words of a header value; `source` is latin1 octets or text, unfolded.
 * Blanks between adjacent words vanish (section 6.2), and adjacent words of one charset are joined before they
 * are decoded, because senders split characters between words. What cannot be decoded stays as written.
 * `rawCharset`: the charset of octets outside the words that are not UTF-8; default windows-1252.
 */
export function decodeWords(source: string, rawCharset: string | null = null): DecodedWords {
  const pieces = new Pieces(rawCharset)
  let at = 0
  for (const match of source.matchAll(WORD)) {
    const gap = source.slice(at, match.index)
    // RFC 2047 section 5: a word stands alone, or after a bracket or quote in a comment or phrase.
    if (gap !== '' && !/[\s("]/.test(gap.at(-1)!)) pieces.problem('encoded-word-not-separated', match[0])
    if (at === 0 || gap.trim() !== '') pieces.plain(gap)
    const encoding = match[2]!.toLowerCase() as 'b' | 'q'
    pieces.word({ charset: charsetOf(match[1]!), encoding, raw: match[0] }, match[3]!)
    at = match.index + match[0].length
  }
  pieces.endRun()
  pieces.plain(source.slice(at))
  return pieces.result
}
