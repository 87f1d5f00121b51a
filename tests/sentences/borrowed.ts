import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '@postproof/messages/languages'

const messages = join(import.meta.dirname, '../../packages/messages')

/** Sentences that a language says as the English do: names, abbreviations, loan words; `borrowed.json` in its folder. */
export function borrowedOf(language: Language): Set<string> {
  const file = join(messages, language, 'borrowed.json')
  return new Set(existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [])
}
