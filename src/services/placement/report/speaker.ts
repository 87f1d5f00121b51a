import type { Language } from '#contract/language.ts'
import type { Name } from '#engines/placement/names.ts'
import type { Message } from '#messages/message.ts'
import { type Say, sayIn } from '#messages/say.ts'

/** Puts what the placement engine says into the words of one language. */
export type Speaker = {
  say: Say
  /** Sentences one after another. */
  all(said: readonly Message[]): string
  name(name: Name): string
}

export function speakerIn(language: Language = 'en'): Speaker {
  const say = sayIn(language)
  return {
    say,
    all: (said) => said.map(say).join(' '),
    name: (name) => (typeof name === 'string' ? name : say(name)),
  }
}
