import type { TranscriptLine } from '@postproof/spam-test/types'

const OPENING_LINES = 60
const MAIL_LINES = 140
const LINE_LENGTH = 500

/**
 * The dialogue of one connection, as the report of each of its messages shows it: how the connection opened
 * (greeting, EHLO, STARTTLS), then what was said about this one message. Bounded in lines and in length.
 */
export class Transcript {
  #opening: TranscriptLine[] = []
  #mail: TranscriptLine[] = []
  #opened = false
  #leftOut = 0

  add(dir: 'in' | 'out', line: string, at: number): void {
    const lines = this.#opened ? this.#mail : this.#opening
    if (lines.length < (this.#opened ? MAIL_LINES : OPENING_LINES)) lines.push({ dir, line: shown(line), at })
    else this.#leftOut += 1
  }

  /** From here on lines belong to a message. */
  mailBegins(): void {
    this.#opened = true
  }

  mailEnds(): void {
    this.#mail = []
    this.#leftOut = 0
  }

  lines(): TranscriptLine[] {
    const all = [...this.#opening, ...this.#mail]
    const last = all.at(-1)
    if (this.#leftOut > 0 && last) {
      all.push({ dir: 'out', line: `<${this.#leftOut} more lines not kept>`, at: last.at })
    }
    return all
  }
}

function shown(line: string): string {
  const cut = line.length > LINE_LENGTH ? `${line.slice(0, LINE_LENGTH)} <cut>` : line
  return cut.replace(/[\u0000-\u001f\u007f-\u009f]/g, '\ufffd')
}

/** `<48,231 octets of message>`: stands where the message went over the line. */
export function octetsLine(octets: number): string {
  return `<${String(octets).replace(/(?<=\d)(?=(?:\d{3})+$)/g, ',')} octets of message>`
}
