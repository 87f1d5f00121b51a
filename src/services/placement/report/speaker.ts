import type { Message } from '@postproof/messages/message'
import { type Say, sayIn } from '@postproof/messages/say'
import type { Name } from '@postproof/placement/names'
import type { Language } from '#contract/language.ts'

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
