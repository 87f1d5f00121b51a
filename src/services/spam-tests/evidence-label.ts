import type { Language } from '#engines/language.ts'
import { failureMessage } from '#engines/links/failure-words.ts'
import { labelIn } from '#engines/spam-test/texts/labels.ts'
import type { Message } from '#messages/message.ts'
import { say } from '#messages/say.ts'

/** Whose evidence is labelled by what a server answered. */
const answered = new Set(['link_health', 'image_health'])

/** The label of a piece of evidence in a language; names, codes and quotes stay as they are. */
export function evidenceLabel(language: Language, checkId: string, label: string): string {
  const worded = labelIn(language, label)
  if (!answered.has(checkId)) return worded
  // A failure or `HTTP 404`, then perhaps redirects, a size and a format.
  const [answer = '', ...rest] = worded.split(', ')
  return [sayMessage(language, failureMessage(answer)), ...rest].join(', ')
}

/** What is no message is said as it is. */
export const sayMessage = (language: Language, said: Message | string): string =>
  typeof said === 'string' ? said : say(language, said)
