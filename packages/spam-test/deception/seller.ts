import { organizationOf } from '@postproof/engine/organization'
import { isRole } from './asks.ts'
import { brandsNamed } from './brands.ts'
import type { Mail } from './mail.ts'
import { plain, tokensOf } from './text.ts'

/** Whether a mail says who sells: a name that is also the sender's domain, as a company has it and a fraudster has not. */

const LAST_LINES = 10
const SHORTEST_WORD = 4

/**
 * Whether display name, subject or the last lines of the text name the organization that the From domain belongs to: its
 * label, a word of it, or its initials. Words of the trade and names of known companies are no name of one's own.
 */
export function namesSeller(mail: Mail): boolean {
  if (!mail.from) return false
  const label = organizationOf(mail.from.domain).split('.')[0]!
  const words = plain(label)
    .split('-')
    .filter((word) => word.length >= SHORTEST_WORD && !isRole(word) && brandsNamed(word).length === 0)
  const joined = plain(label).replaceAll('-', '')
  return placesOfNames(mail).some((place) => {
    const text = plain(place)
    const letters = text.replace(/[^\p{L}\p{N}]/gu, '')
    if (words.length > 0 && joined.length >= SHORTEST_WORD && letters.includes(joined)) return true
    return (
      words.some((word) => tokensOf(text).some((token) => token.word.startsWith(word))) ||
      isShort(place, joined)
    )
  })
}

/** `hbg` for Hotel Bergblick Garmisch. */
function isShort(place: string, label: string): boolean {
  if (label.length < 2 || label.length > 5) return false
  const initials = tokensOf(place).map(({ raw, word }) => (/^\p{Lu}/u.test(raw) ? word[0] : ' '))
  return initials.join('').includes(label) || tokensOf(place).some(({ word }) => word === label)
}

function placesOfNames({ from, subject, text }: Mail): string[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  return [from?.name ?? '', subject, ...lines.slice(-LAST_LINES).map((line) => line.slice(0, 200))]
}
