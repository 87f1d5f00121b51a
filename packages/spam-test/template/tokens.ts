/** Words that take the place of merge tags, and the way back to the tags. */

const LETTERS = 'abcdefghijklmnopqrstuvwxy'
/** What `word`, `link` and `file` make, in the letter case that a check may have changed. */
const made = /https:\/\/tagvalue([a-y]{1,6})z\.invalid\/|tagvalue([a-y]{1,6})z(?::[\w-]{0,80}\b)?/gi

const cutBefore = /^(?:agvalue|gvalue|value|alue|lue|ue)[a-y]{1,6}z(?![a-z])/
const cutBehind = /tagva(?:l|lu|lue[a-y]{0,6})?$/

export class Tokens {
  readonly #written: string[] = []
  readonly #known = new Map<string, string>()

  /** A word, the same for the same tag. Its letters occur in no word list, and say nothing in any language. */
  word(written: string): string {
    const before = this.#known.get(written)
    if (before) return before
    const word = `tagvalue${lettersOf(this.#written.length)}z`
    this.#written.push(written)
    this.#known.set(written, word)
    return word
  }

  /** The address of a link whose target a tag decides. Its scheme is none of the web's, so no check judges the target. */
  link(written: string): string {
    const hint = /[a-z][\w-]{0,80}/i.exec(written.replace(/^[a-z]+:/i, ''))?.[0] ?? ''
    return `${this.word(written)}:${hint.replace(/-+$/, '')}`
  }

  /** The address of a picture or another file that a tag decides. */
  file(written: string): string {
    return `https://${this.word(written)}.invalid/`
  }

  /** What quotes cut off within a word that was made is left out. */
  restore(text: string): string {
    return text
      .replace(cutBefore, '')
      .replace(cutBehind, '')
      .replace(made, (token, file?: string, word?: string) => {
        const index = numberOf((file ?? word ?? '').toLowerCase())
        return this.#written[index] ?? token
      })
  }
}

function lettersOf(number: number): string {
  let rest = number
  let letters = ''
  do {
    letters = LETTERS[rest % LETTERS.length]! + letters
    rest = Math.floor(rest / LETTERS.length) - 1
  } while (rest >= 0)
  return letters
}

function numberOf(letters: string): number {
  let number = -1
  for (const letter of letters) number = (number + 1) * LETTERS.length + LETTERS.indexOf(letter)
  return number
}
